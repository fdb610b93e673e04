//! One table: plays on until a learner has to choose.

use gantry_bots::{Bot, Profile, Response};
use gantry_catalog::{Dealer, Playable};
use gantry_kernel::{
    Awaiting, Dice, Input, Millis, News, Seat, SeatContext, SeatSet, Seed, Standings,
};

/// Who plays at a seat, and when they look at the table next in real time.
pub(crate) struct Chair<G: Playable> {
    /// Who plays, if not the learner.
    pub bot: Option<Box<dyn Bot<G>>>,
    next_look: Millis,
    /// What the learner has chosen in real time and is about to do.
    intention: Option<G::Action>,
}

/// What the tables of an environment share.
pub(crate) struct TableConfig<G: Playable> {
    /// How every game begins.
    pub start: G::State,
    /// What all chance is derived from.
    pub seed: u64,
    /// How fast the learner acts in real time.
    pub pace: Profile,
}

/// A table that waits for a choice of the learner.
pub(crate) struct EnvTable<G: Playable> {
    state: G::State,
    now: Millis,
    chairs: Vec<Chair<G>>,
    /// Tables with the same number get the same deals.
    group: u64,
    games: u64,
    dealer: Dealer,
    dice: Dice,
    news: News<G::Event>,
    /// Who has to choose.
    pub decider: Seat,
    /// Among what.
    pub legal: Vec<G::Action>,
    /// Whether the choice is carried out only after a reaction time.
    is_real_time: bool,
    /// The result of the last game that has ended.
    pub ended: Option<Standings>,
}

/// What came next at a table.
enum Next {
    Entry,
    Choice,
    Over,
}

impl<G: Playable> EnvTable<G> {
    /// A table of a group, with a bot or the learner at each seat. `index` sets its dice apart.
    pub fn new(
        config: &TableConfig<G>,
        group: u64,
        index: u64,
        bots: Vec<Option<Box<dyn Bot<G>>>>,
    ) -> Self {
        let chair = |bot| Chair { bot, next_look: Millis(0), intention: None };
        let mut table = Self {
            state: config.start.clone(),
            now: Millis(0),
            chairs: bots.into_iter().map(chair).collect(),
            group,
            games: 0,
            dealer: deal(config.seed, group, 0),
            dice: Dice::from_number(mix(mix(config.seed, 1), index)),
            news: News::silent(),
            decider: Seat::new(0),
            legal: Vec::new(),
            is_real_time: false,
            ended: None,
        };
        table.advance(config);
        table.ended = None;
        table
    }

    /// What the seat that has to choose sees.
    pub fn view(&self) -> G::View {
        SeatContext::<G>::new(&self.state, self.decider).view()
    }

    /// Carries out a choice and plays on.
    pub fn choose(&mut self, config: &TableConfig<G>, choice: usize) {
        self.ended = None;
        let action = self.legal.swap_remove(choice);
        if self.is_real_time {
            self.intend(config, self.decider, action);
        } else {
            self.act(self.decider, action);
        }
        self.advance(config);
    }

    fn advance(&mut self, config: &TableConfig<G>) {
        loop {
            match self.next(config) {
                Next::Entry => {}
                Next::Choice => return,
                Next::Over => {
                    self.ended = G::standings(&self.state);
                    self.restart(config);
                }
            }
        }
    }

    fn restart(&mut self, config: &TableConfig<G>) {
        self.games += 1;
        self.state.clone_from(&config.start);
        self.now = Millis(0);
        self.dealer = deal(config.seed, self.group, self.games);
        for chair in &mut self.chairs {
            (chair.next_look, chair.intention) = (Millis(0), None);
        }
    }

    #[inline]
    fn next(&mut self, config: &TableConfig<G>) -> Next {
        let (must, may, until) = match G::awaiting(&self.state) {
            Awaiting::Over => return Next::Over,
            Awaiting::Chance(purpose) => {
                let outcome = G::draw(&self.state, &mut self.dealer.dice(purpose));
                self.apply(&Input::Chance(outcome));
                return Next::Entry;
            }
            Awaiting::Players { must, may, until, .. } => (must, may, until),
        };
        self.is_real_time = must.is_empty();
        let next = if self.is_real_time { self.race(config, may, until) } else { self.turn(must) };
        next.unwrap_or_else(|| {
            let until = until.expect("a game that nobody can move has a deadline");
            self.now = until.max(self.now);
            self.apply(&Input::Timeout);
            Next::Entry
        })
    }

    /// The first seat that must act and can.
    #[inline]
    fn turn(&mut self, must: SeatSet) -> Option<Next> {
        let seat = must.iter().find(|&seat| {
            G::legal(&self.state, seat, &mut self.legal);
            !self.legal.is_empty()
        })?;
        let choice = match &mut self.chairs[seat.index()].bot {
            _ if self.legal.len() == 1 => 0,
            Some(bot) => {
                bot.decide(SeatContext::new(&self.state, seat), &self.legal, &mut self.dice)
            }
            None => {
                self.decider = seat;
                return Some(Next::Choice);
            }
        };
        let action = self.legal.swap_remove(choice);
        self.act(seat, action);
        Some(Next::Entry)
    }

    /// Every seat looks at the table when its time comes. The learner chooses at once and acts
    /// after a reaction time, as the bots with human reaction times do.
    fn race(
        &mut self,
        config: &TableConfig<G>,
        mut may: SeatSet,
        until: Option<Millis>,
    ) -> Option<Next> {
        loop {
            let next_look = |seat: Seat| (self.chairs[seat.index()].next_look.max(self.now), seat);
            let (at, seat) = may.iter().map(next_look).min()?;
            if until.is_some_and(|until| at >= until) {
                return None;
            }
            G::legal(&self.state, seat, &mut self.legal);
            if self.legal.is_empty() {
                may = may.without(seat);
                continue;
            }
            let chair = &mut self.chairs[seat.index()];
            if let Some(bot) = &mut chair.bot {
                let context = SeatContext::new(&self.state, seat);
                match bot.answer(context, &self.legal, &mut self.dice) {
                    Response::Act(choice) => {
                        let pause = bot.pause(&mut self.dice);
                        chair.next_look = Millis(at.0 + u64::from(pause));
                        self.now = at;
                        let action = self.legal.swap_remove(choice);
                        self.act(seat, action);
                        return Some(Next::Entry);
                    }
                    Response::Wait(pause) => {
                        chair.next_look = Millis(at.0 + u64::from(pause.max(1)));
                    }
                }
                continue;
            }
            self.now = at;
            let intended = chair.intention.take();
            if let Some(action) = intended.filter(|action| self.legal.contains(action)) {
                chair.next_look = at;
                self.act(seat, action);
                return Some(Next::Entry);
            }
            if self.legal.len() > 1 {
                self.decider = seat;
                return Some(Next::Choice);
            }
            let only = self.legal.swap_remove(0);
            self.intend(config, seat, only);
        }
    }

    fn intend(&mut self, config: &TableConfig<G>, seat: Seat, action: G::Action) {
        let reaction = config.pace.reaction_ms(&mut self.dice);
        let chair = &mut self.chairs[seat.index()];
        chair.next_look = Millis(self.now.0 + u64::from(reaction));
        chair.intention = Some(action);
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        self.apply(&Input::Act { seat, action });
    }

    fn apply(&mut self, input: &Input<G::Action, G::Chance>) {
        G::apply(&mut self.state, self.now, input, &mut self.news);
    }
}

fn deal(seed: u64, group: u64, game: u64) -> Dealer {
    Dealer::new(Seed::from_number(mix(mix(mix(seed, 0), group), game)))
}

/// Two numbers in one (`SplitMix64`).
const fn mix(seed: u64, number: u64) -> u64 {
    let mut bits = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

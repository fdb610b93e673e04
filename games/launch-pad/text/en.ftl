# Launch Pad, English. Every text is our own.

# What it is about and what its options mean, each on one line, without values.
about = Build rockets card by card, move them to the launch zone, and keep the others from doing so. Half an hour to an hour.
option-length = Length
option-length-about = Normal: corners of the pad travel through the zones. Short: they go straight to the pad. Long: they come in only when the pile is shuffled again.
option-length-normal = normal
option-length-short = short
option-length-long = long
option-negotiations = Negotiations
option-negotiations-about = On your turn you may offer others cards for cards.
option-negotiations-off = off
option-negotiations-on = on
option-super-powers = Super powers
option-super-powers-about = Everybody may have any number of specialties in play instead of one.
option-super-powers-off = off
option-super-powers-on = on
option-turn-limit = Turns per player
option-turn-limit-about = After so many turns each the game is scored, so that it always ends. Few games come near it.
option-play-limit = Cards per turn
option-play-limit-about = After so many played cards a turn goes on to discarding. A guard that is hardly ever met.
option-offer-limit = Offers per turn
option-offer-limit-about = With negotiations: so many offers may be put in a turn.

card-observer = Observer
card-explorer = Explorer
card-intrepid = Intrepid
card-galactic = Galactic
card-metal = Metal
card-fuel = Fuel
card-engineer = Engineer
card-inspector = Inspector
card-mission-controller = Mission Controller
card-jack = Jack of All Trades
card-astronaut = Astronaut
card-oxygen = Oxygen
card-quality-certificate = Quality Certificate
card-maximum-security = Maximum Security
card-abort-mission = Abort Mission
card-big-red-button = Big Red Button
card-budget-cuts = Budget Cuts
card-fast-track = Fast Track
card-parts-supplier = Parts Supplier
card-quality-check = Quality Check
card-recruitment = Recruitment
card-recycle-bin = Recycle Bin
card-sabotage = Sabotage
card-salvage = Salvage
card-surplus = Surplus
card-thief = Thief
card-vacuum = Vacuum
card-employee-contract = Employee Contract
card-overtime = Overtime
card-security-system = Security System
card-warehouse = Warehouse
card-top-left = top left corner
card-top-right = top right corner
card-bottom-left = bottom left corner
card-bottom-right = bottom right corner
card-hidden = a card

text-observer = Rocket worth 6. Takes 1 metal and 1 fuel.
text-explorer = Rocket worth 8. Takes 1 metal and 2 fuel.
text-intrepid = Rocket worth 10. Takes 2 metal and 2 fuel.
text-galactic = Rocket worth 12. Takes 3 metal and 2 fuel.
text-metal = Goes on one of your rockets in Construction that still lacks metal.
text-fuel = Goes on one of your rockets in Construction that still lacks fuel.
text-engineer = Works in Construction. Lets complete rockets go on to Quality Control.
text-inspector = Works in Quality Control. Lets rockets go on to Launch.
text-mission-controller = Works in Launch. Without one you lose 10 points at the end.
text-jack = Works in any zone that has no Expert yet.
text-astronaut = Goes on a rocket in Launch. At the end 4 points with Oxygen beside it, 4 points lost without.
text-oxygen = Goes on a rocket in Launch. Turns its Astronaut from a loss into a gain.
text-quality-certificate = Goes on a rocket in Quality Control. Worth 3 points in Launch, and no Quality Check can touch the rocket.
text-maximum-security = Goes on a rocket in Launch. Nobody can abort, sabotage or vacuum it.
text-abort-mission = Discard any rocket with all that lies on it.
text-big-red-button = Send any pad corner that lies in a zone straight to the pad.
text-budget-cuts = Take a player's Specialty from play into your hand.
text-fast-track = Move one of your complete rockets straight to Launch.
text-parts-supplier = Draw three cards.
text-quality-check = Send a rocket from Launch back to Quality Control; its bonus cards are discarded.
text-recruitment = Take any Expert from play into your hand.
text-recycle-bin = Shuffle the top ten discards into the draw pile.
text-sabotage = Take a component off any rocket; the rocket returns to Construction and loses its bonus cards.
text-salvage = Take any other discard into your hand.
text-surplus = Everybody with a hand discards one card of their choice.
text-thief = Take two random cards: both from one opponent, or one each from two.
text-vacuum = Take an Oxygen off any rocket into your hand.
text-employee-contract = Opponents cannot recruit your Experts.
text-overtime = Two rockets may leave each zone per turn.
text-security-system = Opponents cannot abort, sabotage or vacuum your rockets.
text-warehouse = Your hand limit is eight.
text-top-left = A corner of the pad. Crosses your zones by itself, one per turn; the fourth on the pad begins the Countdown.
text-top-right = A corner of the pad. Crosses your zones by itself, one per turn; the fourth on the pad begins the Countdown.
text-bottom-left = A corner of the pad. Crosses your zones by itself, one per turn; the fourth on the pad begins the Countdown.
text-bottom-right = A corner of the pad. Crosses your zones by itself, one per turn; the fourth on the pad begins the Countdown.

zone-construction = Construction
zone-quality = Quality Control
zone-launch = Launch

text-zone-construction = Where rockets are built. At the end each rocket here costs its points.
text-zone-quality = Where complete rockets wait for Launch. At the end they count nothing.
text-zone-launch = Where rockets score. Without a Mission Controller here 10 points are lost.
word-countdown = Countdown
text-countdown = Begins when the fourth corner is laid: the turn is finished, then everybody has one more, and the game is scored.
nothing = nothing
list-empty = nothing
cards-counted = { $count } × { $card }
cards-hidden = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

rocket-complete = { $rocket } (complete)
rocket-with-bonus = { $rocket } (complete, with { $bonuses })
rocket-incomplete = { $rocket } (lacks { $metal ->
    [0] { $fuel } fuel
   *[other] { $fuel ->
        [0] { $metal } metal
       *[other] { $metal } metal, { $fuel } fuel
    }
})

act-advance = Advance { $rocket } to { $zone }
act-stay = Advance no more rockets
act-draw = Draw from the draw pile
act-draw-rest = Draw all that is due from the draw pile
act-take = Take { $card } from the discard pile
act-play = Play { $card }
act-play-on = Play { $card } on { $rocket } in { $zone }
act-play-track = Play { $card }: { $rocket } goes straight to Launch
act-play-place = Play { $card } in { $zone }
act-play-of = Play { $card } against { $rocket } in { $zone } of { $owner }
act-play-part = Play { $card }: take { $part } from { $rocket } in { $zone } of { $owner }
act-play-expert = Play { $card }: take { $expert } in { $zone } of { $owner }
act-play-seat = Play { $card } against { $owner }
act-play-twice = Play { $card }: two cards from { $owner }
act-play-both = Play { $card }: one card each from { $one } and { $two }
act-play-card = Play { $card }: { $wanted }
act-offer = Prepare an offer for { $to }
act-give = Offer { $card }
act-ask = Ask for { $card }
act-propose = Make the offer: { $give } for { $want }
act-propose-any = Make the offer
act-withdraw = Drop the offer
act-accept = Accept
act-refuse = Refuse
act-choose = Discard { $card } for Surplus
act-lay = Lay { $card } on the discard pile next
act-lay-rest = Lay the rest in the listed order
act-discard = Discard { $card }
act-end = End the turn

prompt-advance = Move rockets on, or let them stay.
prompt-draw = { $due ->
    [one] Draw one more card: from the draw pile, or the top discard.
   *[other] Draw { $due } more cards: from the draw pile, and one of them may be the top discard.
}
prompt-play = Play cards or end your turn; hand limit { $limit }.
prompt-discard = Discard what you like, then end your turn; hand limit { $limit }.
prompt-lay = Which card goes on the discard pile next?
prompt-offering = Your offer to { $seat }: { $give } for { $want }.
prompt-answer = { $seat } offers you { $give } for { $want }. Do you accept?
prompt-gift = { $seat } offers you { $give } as a gift. Do you accept?
prompt-surplus = Surplus: which card do you discard?
prompt-surplus-chosen = You discard { $card }; you may change your mind until all have chosen.
prompt-surplus-wait = Surplus: the others are choosing.
prompt-shuffle = Cards are being shuffled.
prompt-wait = It is the turn of { $seat }.
prompt-wait-answer = { $seat } considers an offer.
prompt-over = The game is over.

panel-piles = Piles
panel-table = Table
panel-own = { $seat } (you): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-turn = Turn
row-pad = Launch Pad
row-draw = Draw pile
row-discard = Discard pile
row-laying = To be laid
row-shown = Surplus
row-specialty = Specialty
row-hand = Hand
row-points = Points
score-launched = { $points } for rockets in Launch
score-unfinished = { $points } for rockets in Construction
score-crew = { $points } for Astronauts
score-certificates = { $points } for Quality Certificates
score-control = { $points } without a Mission Controller
cell-over = the game is over
cell-before-deal = before the deal
cell-round = round { $round }, { $seat }
cell-countdown = Countdown: { $turns ->
    [0] the last turn
    [one] one turn to follow
   *[other] { $turns } turns to follow
}
cell-pile = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $corners ->
    [0] no corner
    [one] 1 corner
   *[other] { $corners } corners
} among them
cell-more = and { $count } more
cell-expert = { $expert } at work
cell-no-expert = no { $expert }
cell-corner = { $corner } passing through
cell-rocket = { $rocket }, worth { $points }
cell-known = known: { $cards }

ev-dealt = The cards are dealt; { $seat } begins.
ev-turn = It is the turn of { $seat }.
ev-corner-zone = The { $corner } of { $seat } moves on to { $zone }.
ev-corner-pad = The { $corner } is laid on the Launch Pad.
ev-corner-drawn = { $seat } draws the { $corner }.
ev-countdown = { $seat } has completed the Launch Pad. The Countdown begins!
ev-advanced = { $seat } advances { $rocket } to { $zone }.
ev-drew = { $seat } draws { $card }.
ev-took = { $seat } takes { $card } from the discard pile.
ev-reshuffled = The discard pile is shuffled and becomes the draw pile.
ev-reshuffled-corners = The discard pile is shuffled with the four corners and becomes the draw pile.
ev-play = { $seat } plays { $card }.
ev-play-on = { $seat } plays { $card } on { $rocket } in { $zone }.
ev-play-track = { $seat } plays { $card }: { $rocket } goes straight to Launch.
ev-play-place = { $seat } plays { $card } in { $zone }.
ev-play-of = { $seat } plays { $card } against { $rocket } in { $zone } of { $owner }.
ev-play-part = { $seat } plays { $card }: { $part } from { $rocket } in { $zone } of { $owner }.
ev-play-expert = { $seat } plays { $card } on the Expert in { $zone } of { $owner }.
ev-play-seat = { $seat } plays { $card } against { $owner }.
ev-play-twice = { $seat } plays { $card } against { $owner }, for two cards.
ev-play-both = { $seat } plays { $card } against { $one } and { $two }.
ev-play-card = { $seat } plays { $card }: { $wanted }.
ev-gained = { $seat } takes { $card } into their hand.
ev-recycled = { $count ->
    [one] One discard is
   *[other] { $count } discards are
} shuffled into the draw pile.
ev-passed = { $card } passes from { $seat } to { $to }.
ev-sealed = { $seat } has chosen.
ev-shown = { $card } ({ $seat })
ev-revealed = Surplus: { $choices }.
ev-laid = { $card } goes on the discard pile.
ev-proposed = { $seat } makes { $to } an offer: { $give } for { $want }.
ev-gift = { $seat } offers { $to } a gift: { $give }.
ev-offer-begun = { $seat } prepares an offer for { $to }.
ev-withdrawn = The offer is dropped.
ev-accepted = { $seat } accepts.
ev-refused = { $seat } refuses.
ev-discarded = { $seat } discards { $card }.
ev-ended = The game is over.

why-no-such-seat = There is no such seat at this table.
why-over = The game is over.
why-shuffling = Cards are being shuffled or dealt; nobody acts now.
why-not-your-turn = It is the turn of { $turn }.
why-draw-first = First the cards that are due are drawn.
why-advance-first = First rockets advance, or stay.
why-advance-over = Rockets advance only at the beginning of a turn, before cards are drawn, and must be ready then.
why-one-due = Only one card is due.
why-draw-over = You have drawn your cards for this turn already.
why-choose-first = Surplus: everybody chooses a card to discard first.
why-chosen-already = This card is your choice already.
why-answer-awaited = { $owner } has to answer the offer first.
why-answer-first = The offer has to be accepted or refused first.
why-lacking = You do not have all the cards that are asked for, so you can only refuse.
why-no-such-rocket = There is no such rocket there.
why-launch-is-last = A rocket in Launch goes no further.
why-advance-incomplete = The rocket was not complete at the beginning of the turn.
why-no-expert = There is no { $expert } and no Jack in { $zone }.
why-zone-used = { $limit ->
    [one] Only one rocket
   *[other] Only { $limit } rockets
} may leave { $zone } in a turn.
why-two-zones = The rocket has advanced in this turn already; none crosses two zones.
why-not-in-hand = You have no { $card } in hand.
why-wrong-target = That is no target for { $card }.
why-name-target = { $card } needs a target: say on what or against whom.
why-no-target = There is nothing on the table that { $card } could be played on.
why-discarding = You have begun to discard; nothing is played any more in this turn.
why-play-limit = { $limit } cards have been played in this turn; now cards are discarded.
why-not-discarded = There is no such card in the discard pile.
why-no-corner = This corner does not lie in a zone.
why-no-expert-there = There is no Expert there.
why-no-such-part = There is no such component on that rocket.
why-no-own-rocket = You have no such rocket; cards are placed in one's own zones only.
why-no-such-seats = Name one opponent twice, or two opponents.
why-no-negotiations = This table plays without Negotiations.
why-no-such-opponent = There is no such opponent.
why-nothing-to-give = You have no card to offer.
why-offer-count = Only { $limit } offers are allowed in a turn.
why-withdrawn-count = { $limit } offers have been withdrawn in this turn; no more are begun.
why-offer-empty = An offer gives at least one card.
why-offer-limit = { $owner } would hold { $cards } cards; the limit is { $limit }.
why-offer-first = First the offer is made or dropped.
why-no-more-to-give = You have no further { $card } to offer.
why-no-more-to-ask = No further { $card } can be asked for: the box holds no more, or the opponent has too few cards.
why-not-to-lay = That card is not waiting to be laid.
why-lay-first = First the discarded cards are laid on the pile.
why-hand-limit = You hold { $cards } cards and may keep { $limit }.
why-not-now = That is not possible in this step.
why-not-in-construction = Components go on rockets in Construction.
why-part-not-needed = The rocket needs no further { $part }.
why-other-zone = This Expert does not work in { $zone }.
why-place-taken = Somebody works in { $zone } already.
why-bonus-zone = This card goes on rockets in { $zone } only.
why-bonus-twice = The rocket has { $bonus } already.
why-maximum-security = The rocket has Maximum Security.
why-security-system = { $owner } has a Security System.
why-no-specialty = { $owner } has no Specialty in play.
why-incomplete = Only a complete rocket can take the Fast Track.
why-already-in-launch = The rocket is in Launch already.
why-too-few-cards = The two piles hold { $cards ->
    [0] no card
    [one] only one card
   *[other] only { $cards } cards
} to draw; three are needed.
why-not-in-launch = Quality Check is for rockets in Launch.
why-certified = The rocket has a Quality Certificate.
why-contract = { $owner } has an Employee Contract.
why-no-discards = The discard pile is empty.
why-no-salvage = Salvage fetches no Salvage.
why-no-hands = Nobody has a card left to discard.
why-own-hand = Thief is played against opponents only.
why-too-few-in-hand = { $owner } has too few cards in hand.
why-no-oxygen = There is no Oxygen on that rocket.

# Where the points come from.
category-launched = Rockets in Launch
category-crew = Astronauts
category-certificates = Quality Certificates
category-unfinished = Rockets in Construction
category-control = No Mission Controller

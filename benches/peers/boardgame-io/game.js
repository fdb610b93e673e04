// A card game of about the size of Launch Pad's state: two seats, sixty cards, a turn per move.
const Cards = {
  name: 'cards',
  setup: () => ({
    deck: Array.from({ length: 60 }, (_, card) => card),
    hands: { 0: [], 1: [] },
    pile: [],
    played: 0,
  }),
  moves: {
    // Draw a card and lay one; cards go round for ever, so that a match does not end.
    play: ({ G, playerID }) => {
      const hand = G.hands[playerID];
      if (G.deck.length === 0) G.deck = G.pile.splice(0);
      hand.push(G.deck.pop());
      if (hand.length > 6) G.pile.push(hand.shift());
      G.played += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

module.exports = { Cards };

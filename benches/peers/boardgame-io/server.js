// The server, in a process of its own, with boardgame.io's default storage: in memory.
const { Server, Origins } = require('boardgame.io/server');
const { Cards } = require('./game');

const server = Server({ games: [Cards], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});

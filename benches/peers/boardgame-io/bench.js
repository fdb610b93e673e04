// node bench.js MATCHES SECONDS: moves per second, the time from sending a move until both clients
// of its match were told, and the server's processor time per move. Prints one JSON object.
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Cards } = require('./game');

const matches = Number(process.argv[2] ?? 50);
const seconds = Number(process.argv[3] ?? 10);

function started() {
  const child = spawn(process.execPath, [path.join(__dirname, 'server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      const found = /listening (\d+)/.exec(text);
      if (found) resolve({ child, port: Number(found[1]) });
    });
  });
}

async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function open(base) {
  const { matchID } = await post(`${base}/games/cards/create`, { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${base}/games/cards/${matchID}/join`, {
      playerID,
      playerName: `P${playerID}`,
    });
    const client = Client({
      game: Cards,
      multiplayer: SocketIO({ server: base }),
      matchID,
      playerID,
      credentials: joined.playerCredentials,
      debug: false,
    });
    client.start();
    clients.push(client);
  }
  return clients;
}

// How long processors have worked for a process, in seconds; Linux counts 100 ticks a second.
function worked(child) {
  const stat = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const latencies = [];
let moves = 0;

// One move after the other, each sent when both clients have the one before from the server.
function play(clients, until) {
  return new Promise((resolve) => {
    let sent = 0;
    let wanted = 0;
    const told = [false, false];
    const next = () => {
      if (Date.now() >= until) return resolve();
      told.fill(false);
      const state = clients[0].getState();
      wanted = state._stateID + 1;
      sent = performance.now();
      clients[Number(state.ctx.currentPlayer)].moves.play();
    };
    clients.forEach((client, index) => {
      // the transport hears the server; the client itself is optimistic
      client.transport.subscribeToConnectionStatus?.(() => {});
      const original = client.transport.transportDataCallback;
      client.transport.transportDataCallback = (data) => {
        original(data);
        if (data.type !== 'update' && data.type !== 'sync') return;
        const state = client.getState();
        if (!state || state._stateID < wanted) return;
        if (told[index]) return;
        told[index] = true;
        if (told.every(Boolean)) {
          latencies.push(performance.now() - sent);
          moves += 1;
          setImmediate(next);
        }
      };
    });
    next();
  });
}

(async () => {
  const { child, port } = await started();
  const base = `http://localhost:${port}`;
  const tables = [];
  for (let match = 0; match < matches; match += 1) tables.push(await open(base));
  const synced = (client) => client.getState() !== null && client.getState()._stateID !== undefined;
  while (!tables.flat().every(synced)) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = worked(child);
  const began = performance.now();
  const until = Date.now() + seconds * 1000;
  const timeout = new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 2000));
  await Promise.race([Promise.all(tables.map((clients) => play(clients, until))), timeout]);
  const work = worked(child) - before;
  const passed = Math.min((performance.now() - began) / 1000, seconds);
  latencies.sort((a, b) => a - b);
  const percentile = (share) => latencies[Math.max(0, Math.ceil(latencies.length * share) - 1)];
  const round = (value) => Math.round((value ?? 0) * 100) / 100;
  console.log(JSON.stringify({
    peer: 'boardgame.io',
    matches,
    moves_per_second: round(moves / passed),
    p50_ms: round(percentile(0.5)),
    p99_ms: round(percentile(0.99)),
    server_us_per_move: round((work * 1e6) / moves),
  }));
  child.kill();
  process.exit(0);
})();

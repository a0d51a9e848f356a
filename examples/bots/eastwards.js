// A bot in JavaScript for the line protocol (docs/bot-protocol.md): lays the path card that lies farthest east, else discards.
// undermine tournament saboteur --entrants "mole,run:node eastwards.js"
const readline = require('node:readline');

let legal = [];

function worth(move) {
  const [verb, ...words] = move.split(' ');
  if (verb === 'place') return Number(words[1].split(',')[0]);
  return verb === 'discard' ? -100 : -200;
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const space = line.indexOf(' ');
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? '' : line.slice(space + 1);
  if (word === 'undermine-bot') console.log('ready eastwards');
  else if (word === 'legal') legal = rest.split('\t');
  else if (word === 'go') console.log('move ' + legal.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
  else if (word === 'quit') process.exit(0);
  // new, state, events and words tell more; a bot may pass over what it does not need
});

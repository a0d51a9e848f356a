// Runs before the page: its chance follows from the name of the deal, `window.line` tells how far the table is, `window.asking` what is under way.
(seed) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  };

  // The last position that came and its number, whether a move is under way, and the kinds of all messages.
  window.line = { number: -1, position: null, asked: false, heard: [] };
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        window.line.heard.push(message.type);
        if (message.type === 'position') Object.assign(window.line, { number: message.number, position: message });
        if (message.type === 'position' || message.type === 'refused') window.line.asked = false;
      });
    }
    send(text) {
      if (JSON.parse(text).type === 'play') window.line.asked = true;
      super.send(text);
    }
  };

  window.asking = 0; // requests whose answer is not yet taken in
  const fetched = window.fetch.bind(window);
  window.fetch = async (...what) => {
    window.asking++;
    try {
      const answer = await fetched(...what);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      setTimeout(() => window.asking--);
    }
  };
}

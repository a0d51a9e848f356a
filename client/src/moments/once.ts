// What was looked at already, as long as this window is open: a card that was turned over is not offered again.
const KEPT = 'undermine-looked';

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[];
  } catch {
    return []; // no storage: then it may be offered once more
  }
}

export function lookedAt(key: string): boolean {
  return kept().includes(key);
}

export function noteLook(key: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...kept(), key].slice(-40)));
  } catch {
    // nothing to remember with
  }
}

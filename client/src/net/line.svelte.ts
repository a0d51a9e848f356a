// Whether this device says that it has a network at all.

export const line = $state({ up: navigator.onLine });
addEventListener('online', () => (line.up = true));
addEventListener('offline', () => (line.up = false));

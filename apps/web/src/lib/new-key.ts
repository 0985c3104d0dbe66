/** A random key; unlike crypto.randomUUID it also works where the app is reached over plain http in a local network. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

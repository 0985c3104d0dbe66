import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Codes and links are stored only as hashes, but a mail that waits for its delivery has to hold them: so its content is
 * encrypted (AES-256-GCM) with a key that the database does not have.
 */
export function seal(key: Buffer, value: unknown): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undoes seal; throws when the key is another or the bytes were changed. */
export function unseal(key: Buffer, sealed: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8'));
}

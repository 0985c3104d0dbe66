import { hkdfSync } from 'node:crypto';

/**
 * A key of its own for each purpose, from the installation's secret, which the database does not have: what is made with
 * one tells nothing about what is made with another.
 */
export type KeyFor = (purpose: string) => Buffer;

export function createKeys(secretKey: Buffer): KeyFor {
  return (purpose) => Buffer.from(hkdfSync('sha256', secretKey, 'taskwell', purpose, 32));
}

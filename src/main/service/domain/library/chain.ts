/** The chain: an append-only list of what was kept, each link hashing the one before. */
import { hash } from 'node:crypto';

/** Before the first link. */
export const CHAIN_START = '';

/** SHA-256 over the link before (empty for the first), the manifest's digest and the instant in ms. */
export function linkOf(before: string, digest: string, at: number): string {
  return hash('sha256', `${before}\n${digest}\n${at}`, 'hex');
}

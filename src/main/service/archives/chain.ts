/**
 * The chain: each kept capture's link hashes the one before, so that none can be put in, taken out or changed later
 * without changing the head.
 */
import { hash } from 'node:crypto';

/** Before the first link. */
export const CHAIN_START = '';

/**
 * SHA-256 (64 hex digits) over the UTF-8 of the previous link, the manifest's digest (`sha256:…`) and the instant
 * (ms since the epoch, decimal), one behind the other with a line feed between.
 */
export function chainLink(previous: string, digest: string, at: number): string {
  return hash('sha256', `${previous}\n${digest}\n${at}`, 'hex');
}

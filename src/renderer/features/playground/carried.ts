/** The address one is working with, for this tab: it goes along from one operation to the next. */
import type { ConsoleOperation, JsonObject } from '../../../contract/console/common.ts';
import { addressOf } from './operations/catalogue.ts';

const KEY = 'hearth.address';

/** Remembers the address of a body that has one. */
export function carryAddress(body: JsonObject): void {
  const address = addressOf(body).trim();
  if (address === '') return;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // storage is off: each form keeps its own
  }
}

/** The draft of an operation with the address of the one before. */
export function withCarried(operation: ConsoleOperation, draft: JsonObject): JsonObject {
  const address = carried();
  if (address === undefined || operation === 'search') return draft;
  if (addressOf(draft).trim() === address) return draft;
  // a list of pages was made with care: it stays
  if (operation === 'scrape' && Array.isArray(draft['urls'])) return draft;
  return operation === 'extract' ? { ...draft, urls: [address] } : { ...draft, url: address };
}

function carried(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

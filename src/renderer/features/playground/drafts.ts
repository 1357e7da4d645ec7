/** The form of each operation as it was left, for this tab. */
import type { ConsoleOperation, Json, JsonObject } from '../../../contract/console/common.ts';
import { carryAddress } from './carried.ts';

const key = (operation: ConsoleOperation): string => `hearth.draft.${operation}`;

/** A list of 10,000 addresses takes a tenth of a second to be written: not at every key. */
const WRITTEN_AFTER_MS = 300;
const unwritten = new Map<ConsoleOperation, JsonObject>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function drafts(operation: ConsoleOperation): Json | undefined {
  const held = unwritten.get(operation);
  if (held !== undefined) return held;
  try {
    const text = sessionStorage.getItem(key(operation));
    return text === null ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

export function saveDraft(operation: ConsoleOperation, body: JsonObject): void {
  carryAddress(body);
  unwritten.set(operation, body);
  clearTimeout(timer);
  timer = setTimeout(write, WRITTEN_AFTER_MS);
}

function write(): void {
  for (const [operation, body] of unwritten) {
    try {
      sessionStorage.setItem(key(operation), JSON.stringify(body));
      unwritten.delete(operation);
    } catch {
      // storage is off or full: the form lives until the tab is closed
    }
  }
}

addEventListener('pagehide', write);

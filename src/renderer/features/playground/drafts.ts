/** The form of each operation as it was left, for this tab. */
import type { ConsoleOperation, Json, JsonObject } from '../../../contract/console/common.ts';
import { carryAddress } from './carried.ts';

const key = (operation: ConsoleOperation): string => `hearth.draft.${operation}`;

export function drafts(operation: ConsoleOperation): Json | undefined {
  try {
    const text = sessionStorage.getItem(key(operation));
    return text === null ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

export function saveDraft(operation: ConsoleOperation, body: JsonObject): void {
  carryAddress(body);
  try {
    sessionStorage.setItem(key(operation), JSON.stringify(body));
  } catch {
    // storage is off or full: the form lives until the tab is closed
  }
}

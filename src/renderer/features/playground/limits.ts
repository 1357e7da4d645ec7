/** How long the GUI waits for a page when nobody says so. Pure. */
import type { JsonObject } from '../../../contract/console/common.ts';
import { isList, isObject, writeAt } from './body.ts';

const DEFAULT_LIMIT_MS = 60_000;

/** What is sent: with a limit. */
export function withLimit(body: JsonObject): JsonObject {
  return typeof body['timeout'] === 'number' ? body : { ...body, timeout: DEFAULT_LIMIT_MS };
}

/** What is shown: the limit that the GUI set itself is no choice of anybody. */
export function withoutLimit(body: JsonObject): JsonObject {
  return body['timeout'] === DEFAULT_LIMIT_MS ? writeAt(body, ['timeout'], undefined) : body;
}

/** The longest an answer can take: the waiting that was asked for comes on top. */
export function longestMs(body: JsonObject): number {
  const { timeout, waitFor, actions } = withLimit(body);
  const waits = (isList(actions) ? actions : []).map((action) =>
    isObject(action) && action['type'] === 'wait' ? numberOf(action['milliseconds']) : 0,
  );
  return numberOf(timeout) + numberOf(waitFor) + waits.reduce((sum, ms) => sum + ms, 0);
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

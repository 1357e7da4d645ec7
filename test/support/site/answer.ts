/** What a route of the fixture site sees and says. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
}

/** `taken`: the route wrote to the response itself. */
export type Route = (asked: Asked) => Answer | 'taken' | Promise<Answer | 'taken'>;

/** An HTML page answer. */
export function html(body: string, status = 200): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}

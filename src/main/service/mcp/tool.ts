/**
 * What a tool of the MCP server is: a name, a schema and a function that asks the service's own API.
 *
 * Every tool goes through the same requests as a script would, with the caller's key: credits, limits,
 * robots.txt and errors are those of the API.
 */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';

export interface ApiReply {
  readonly status: number;
  /** The parsed body; an object for every answer of the service. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** Sends one request to the service as the caller. Resolves for every status. */
export type AskApi = (
  request: {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly path: string;
    readonly body?: unknown;
  },
  signal: AbortSignal,
) => Promise<ApiReply>;

export interface ToolRun {
  /** A JSON body of a 2xx answer; throws `ToolRefusal` with the service's own words for any other. */
  readonly ask: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<ApiReply['json']>;
  /** Tells a client that asked for progress; `total` when it is known. */
  readonly progress: (done: number, total?: number) => Promise<void>;
  readonly signal: AbortSignal;
}

export type Content = CallToolResult['content'];

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the agent: what it is for, what comes back. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** Nothing is fetched for it and nothing changes. */
  readonly isReadOnly: boolean;
  /** `input` was checked against the schema by the server. */
  run(input: unknown, run: ToolRun): Promise<Content | string>;
}

/** The service refused; the message states fact and remedy. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}

/** A tool whose `run` knows the type of its input; what it has no name for is refused, not ignored. */
export function defineTool<Input extends z.ZodObject>(tool: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly isReadOnly?: true;
  run(input: z.output<Input>, run: ToolRun): Promise<Content | string>;
}): Tool {
  return {
    ...tool,
    input: tool.input.strict(),
    isReadOnly: tool.isReadOnly === true,
    run: (input, run) => tool.run(tool.input.parse(input), run),
  };
}

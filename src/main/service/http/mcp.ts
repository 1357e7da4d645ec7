/**
 * `POST /mcp`: the tools for AI agents over streamable HTTP, the API key as bearer. Stateless: each request
 * stands alone, and each call of a tool is a request to the API with the same key.
 */
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '../domain/account.ts';
import type { AskApi } from '../mcp/tool.ts';
import { hangUpSignal, originOf, type HttpServer } from './server.ts';

export interface McpDeps {
  readonly version: string;
  /** Throws `UNAUTHORIZED` with the wire's wording. */
  readonly authenticate: (header: string | undefined, version: 'v1' | 'v2') => Promise<Caller>;
}

/** Serves `/mcp`; the SDK is loaded by its first request. */
export function mcpPlugin(deps: McpDeps): (server: HttpServer) => Promise<void> {
  return (server) => {
    server.route({
      method: ['POST', 'GET', 'DELETE'],
      url: '/mcp',
      onRequest: async ({ headers }) => {
        await deps.authenticate(headers.authorization, 'v2');
      },
      handler: async (request, reply) => {
        const { authorization = '', host = '' } = request.headers;
        const handler = await createHandler(deps.version, askThrough(server, authorization, host));
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (typeof value === 'string') headers.set(name, value);
        }
        const asked = new Request(`${originOf(request)}/mcp`, {
          method: request.method,
          headers,
          signal: hangUpSignal(reply),
        });
        return reply.send(await handler.fetch(asked, { parsedBody: request.body }));
      },
    });
    return Promise.resolve();
  };
}

async function createHandler(version: string, ask: AskApi): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const { createMcpServer } = await import('../mcp/server.ts');
  return createMcpHandler(() => createMcpServer(version, ask));
}

/** The caller's own requests, without a socket between. */
function askThrough(server: HttpServer, authorization: string, host: string): AskApi {
  return async ({ method, path, body }, signal) => {
    const answer = await server.inject({
      method,
      url: path,
      headers: { authorization, host, 'content-type': 'application/json' },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      signal,
    });
    return { status: answer.statusCode, json: answer.json<Record<string, unknown>>() };
  };
}

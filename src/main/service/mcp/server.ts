/**
 * Hearth for AI agents: the tools as a Model Context Protocol server, over stdio (`hearth mcp`) and over
 * streamable HTTP (`POST /mcp`). Loaded when first used: a service that no agent asks never reads the SDK.
 *
 * firecrawl-mcp works with Hearth, too; its schemas drop what Firecrawl does not have.
 */
import { McpServer, type McpServerFactory, type ServerContext } from '@modelcontextprotocol/server';
import { LIBRARY_TOOLS } from './library.ts';
import { MONITOR_TOOLS } from './monitors.ts';
import { RECIPE_TOOLS } from './recipes.ts';
import { fieldsOf } from './text.ts';
import { ToolRefusal, type AskApi, type Content, type Tool, type ToolRun } from './tool.ts';
import { WEB_TOOLS } from './web.ts';

const INSTRUCTIONS =
  'Hearth reads web pages on this machine. Use "map" to find addresses of a site, "scrape" to read one page, ' +
  '"crawl" for many. "library_…" tools keep pages and answer what they said on a day; monitors tell what changed. ' +
  '"recipes_…" take a table from a site, again whenever asked. Errors say what to do.';

/** Makes a server with all tools; each asks the service through `ask`. */
export function createMcpServer(version: string, ask: AskApi): ReturnType<McpServerFactory> {
  const server = new McpServer({ name: 'hearth', version }, { instructions: INSTRUCTIONS });
  const tools = [...WEB_TOOLS, ...LIBRARY_TOOLS, ...RECIPE_TOOLS, ...MONITOR_TOOLS];
  for (const tool of tools) addTool(server, tool, ask);
  return server;
}

function addTool(server: McpServer, tool: Tool, ask: AskApi): void {
  const { name, title, description, input, isReadOnly } = tool;
  const annotations = { readOnlyHint: isReadOnly, openWorldHint: !isReadOnly };
  server.registerTool(
    name,
    { title, description, inputSchema: input, annotations },
    async (given, context) => {
      try {
        return { content: contentOf(await tool.run(given, runOf(ask, context))) };
      } catch (error) {
        if (!(error instanceof ToolRefusal)) throw error;
        return { content: contentOf(error.message), isError: true };
      }
    },
  );
}

function contentOf(result: Content | string): Content {
  return typeof result === 'string' ? [{ type: 'text', text: result }] : result;
}

function runOf(ask: AskApi, { mcpReq }: ServerContext): ToolRun {
  const { signal } = mcpReq;
  const progressToken = mcpReq._meta?.progressToken;
  return {
    signal,
    async ask(method, path, body) {
      const { status, json } = await ask({ method, path, body }, signal);
      if (status < 300 && json['success'] !== false) return json;
      throw new ToolRefusal(refusalOf(json, status));
    },
    async progress(done, total) {
      if (progressToken === undefined) return;
      const params = { progressToken, progress: done, ...(total !== undefined && { total }) };
      await mcpReq.notify({ method: 'notifications/progress', params });
    },
  };
}

/** The service's sentence, with what is wrong with which field where it does not say so itself. */
function refusalOf({ error, details }: Readonly<Record<string, unknown>>, status: number): string {
  const sentence = typeof error === 'string' ? error : `The service answered ${status}.`;
  const isSaid =
    Array.isArray(details) &&
    details.every((detail) => sentence.includes(String(fieldsOf(detail)['message'] ?? detail)));
  return details === undefined || isSaid ? sentence : `${sentence}\n${JSON.stringify(details)}`;
}

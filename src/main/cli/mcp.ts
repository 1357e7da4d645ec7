/**
 * `hearth mcp`: the tools for AI agents over standard input and output. Asks the service that runs on the
 * data folder, or one of its own that ends with the client.
 */
import { once } from 'node:events';
import { readConfig } from '../service/config.ts';
import { version } from '../service/version.ts';
import { parseArgs, takeFlags } from './args.ts';
import { withService } from './client.ts';

/** Runs until the client closes standard input. */
export async function mcpCommand(argv: readonly string[]): Promise<number> {
  const { config } = takeFlags(parseArgs(argv, []), []);
  // standard output belongs to the protocol; the log goes to standard error
  const settings = readConfig({ flags: { 'log-level': 'error', ...config } });
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const { createMcpServer } = await import('../service/mcp/server.ts');
  await withService(settings, async ({ ask }) => {
    const handle = serveStdio(() => createMcpServer(version(), ask));
    await once(process.stdin, 'close');
    await handle.close();
  });
  return 0;
}

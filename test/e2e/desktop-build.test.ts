/**
 * The built app (out/main/index.js) as Electron would load it, with a stand-in for Electron and all else real:
 * its imports resolve, its worker threads are found, the service answers, a signal ends it cleanly.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { serveOnePage } from '../support/serve-page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = join(ROOT, 'out', 'main', 'index.js');
const HOOK = pathToFileURL(join(ROOT, 'test/support/desktop/with-fake-electron.ts')).href;

describe.skipIf(!existsSync(ENTRY))('the built desktop app', () => {
  it('opens its window on the service it hosts, scrapes, and ends at a signal', async () => {
    const site = await serveOnePage();
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-built-'));
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', HOOK, ENTRY, ROOT]
        .concat(['--port', '0', '--data-dir', dataDir, '--json', '--allow-private-network'])
        .concat(['--log-level', 'error']),
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async (): Promise<Record<string, unknown>> => {
      const { value } = await lines.next();
      return JSON.parse(String(value)) as Record<string, unknown>;
    };
    try {
      const { address, pid } = await next();
      expect(pid).toBe(child.pid);
      const origin = String(address);
      expect(await (await fetch(`${origin}/playground`)).text()).toContain('<div id="root"');
      const { token } = (await import(join(dataDir, 'service.json'), {
        with: { type: 'json' },
      }).then((module: { default: unknown }) => module.default)) as { token: string };
      const answer = await fetch(`${origin}/v2/scrape`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${site.origin}/page` }),
      });
      expect(await answer.json()).toMatchObject({
        success: true,
        data: { markdown: expect.stringContaining('the heat of one short fire') as string },
      });
      child.kill('SIGTERM');
      const { loaded } = await next();
      expect(loaded).toEqual([
        expect.stringMatching(/^data:text\/html/),
        expect.stringMatching(new RegExp(`^${origin}/#code=`)),
      ]);
      expect(await ended).toBe(0);
    } finally {
      child.kill('SIGKILL');
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 60_000);
});

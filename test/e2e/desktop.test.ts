/**
 * The smoke test of the desktop window: a real Electron opens the built app. Skips, saying why, where there is
 * no binary or no display; the release workflow runs it on all three systems. The binary's path is read from
 * Electron's package directly: importing `electron` would try to download it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function electronPath(): string | undefined {
  const folder = join(ROOT, 'node_modules', 'electron');
  if (!existsSync(join(folder, 'path.txt'))) return undefined;
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist');
  const path = join(dist, readFileSync(join(folder, 'path.txt'), 'utf8').trim());
  return existsSync(path) ? path : undefined;
}

function whySkipped(): string | undefined {
  if (electronPath() === undefined) {
    return 'no Electron binary is installed (npx install-electron fetches one)';
  }
  const hasDisplay = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
  if (process.platform === 'linux' && hasDisplay === undefined) {
    return 'there is no display (xvfb-run gives one)';
  }
  if (!existsSync(join(ROOT, 'out', 'main', 'index.js'))) return 'the app is not built';
  return undefined;
}

const reason = whySkipped();
if (reason !== undefined) console.log(`The desktop smoke test is skipped: ${reason}.`);

describe.skipIf(reason !== undefined)(
  `the desktop window${reason === undefined ? '' : ` (skipped: ${reason})`}`,
  () => {
    let dataDir: string;
    let app: ElectronApplication;
    let page: Page;
    const complaints: string[] = [];
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'hearth-electron-'));
      app = await _electron.launch({
        executablePath: electronPath() ?? '',
        args: [
          // CI machines forbid the user namespaces that the sandbox needs on Linux
          ...(process.env['CI'] === undefined || process.platform !== 'linux'
            ? []
            : ['--no-sandbox']),
          ROOT,
          ...['--port', '0', '--data-dir', dataDir, '--json'],
        ],
      });
      // the dialog with the first key would wait for a person
      await app.evaluate(({ dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false });
      });
      page = await app.firstWindow();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\//);
    }, 60_000);
    afterAll(async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    it('shows the GUI of the service it hosts', async () => {
      await page.getByLabel('Page address').waitFor();
      expect(await page.title()).toContain('Hearth');
      expect(page.url()).not.toContain('token');
      const status = await page.evaluate(async () => (await fetch('/v0/health/readiness')).status);
      expect(status).toBe(200);
    });

    it('gives the page the bridge and nothing of Node or Electron', async () => {
      const seen = await page.evaluate(() => {
        const names = Object.keys(
          (globalThis as unknown as { hearthDesktop?: object }).hearthDesktop ?? {},
        );
        return {
          bridge: names.sort(),
          node: ['require', 'process', 'module', 'Buffer', 'electron'].filter(
            (name) => name in globalThis,
          ),
        };
      });
      expect(seen).toEqual({
        bridge: ['info', 'notify', 'onCommand', 'openFolder', 'restartService', 'setOpenAtLogin'],
        node: [],
      });
    });

    it('runs its page in the sandbox, on one window', async () => {
      const windows = await app.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows().length,
      );
      expect(windows).toBe(1);
      await page.evaluate(() => window.open('https://example.com/'));
      expect(app.windows()).toHaveLength(1);
    });

    it('lets no request leave and breaks no content policy', async () => {
      const answer = await page.evaluate(() =>
        fetch('https://example.com/').then(
          () => 'left',
          () => 'refused',
        ),
      );
      expect(answer).toBe('refused');
      expect(complaints.filter((text) => !text.includes('https://example.com/'))).toEqual([]);
    });
  },
);

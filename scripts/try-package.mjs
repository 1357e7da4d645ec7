/**
 * `node scripts/try-package.mjs`: starts the unpacked app in dist/ on a free port and a data folder of its own,
 * waits until its service answers and its Chromium renders a page, and ends it. For machines with a display
 * (the release workflow); exit code 0 when all of it worked.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib.mjs';

const START_LIMIT_MS = 90_000;
const dist = join(root, 'dist');

/** The executable inside what electron-builder left unpacked. */
function findApp() {
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const candidates = [
      join(dist, name, 'hearth'),
      join(dist, name, 'Hearth.exe'),
      join(dist, name, 'Hearth.app', 'Contents', 'MacOS', 'Hearth'),
    ];
    const found = candidates.find((path) => existsSync(path));
    if (found !== undefined && /unpacked$|^mac/.test(name)) return found;
  }
  throw new Error('There is no unpacked app in dist/. Run "npm run package" first.');
}

/** A page whose text only a browser sees. */
function serveScriptedPage() {
  const html = `<!doctype html><title>Scripted</title><div id="app"></div><script>
    document.getElementById('app').innerHTML = '<h1>Rendered here</h1><p>' + 'Warm words. '.repeat(40) + '</p>';
  </script>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function waitFor(what, look) {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} did not come within 90 s.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-packed-'));
const site = await serveScriptedPage();
// machines of CI forbid the user namespaces that Chromium's sandbox needs on Linux
const sandbox = process.env.CI && process.platform === 'linux' ? ['--no-sandbox'] : [];
const flags = ['--hidden', '--port', '0', '--data-dir', dataDir, '--allow-private-network'];
const child = spawn(findApp(), [...sandbox, ...flags], { stdio: 'inherit' });
const ended = new Promise((resolve) => child.once('exit', resolve));
try {
  const { address, token } = await waitFor('The service', async () => {
    const file = JSON.parse(readFileSync(join(dataDir, 'service.json'), 'utf8'));
    return (await fetch(`${file.address}/v0/health/readiness`)).ok ? file : undefined;
  });
  const answer = await fetch(`${address}/v2/scrape`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${site.address().port}/`, waitFor: 100 }),
  });
  const body = await answer.json();
  if (!String(body.data?.markdown).includes('Rendered here')) {
    throw new Error(`The packed app did not render a page: ${JSON.stringify(body)}`);
  }
  process.stdout.write('The packed app starts, answers and renders.\n');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  child.kill();
  await ended;
  site.closeAllConnections();
  site.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

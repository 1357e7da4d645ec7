/**
 * `npm start`: builds what is stale, then opens the desktop window where that works, else serves headless and
 * says why (desktop-door.mjs). `npm start -- FLAGS` hands flags to either.
 */
import { join } from 'node:path';
import { serviceEnv, serviceFlags } from '../bin/service-node.mjs';
import { buildIfStale } from './build.mjs';
import { chooseDoor, runWindow } from './desktop-door.mjs';
import { nodePath, root, run, toolEnv } from './lib.mjs';

const flags = process.argv.slice(2);
const say = (sentence) => process.stderr.write(`${sentence}\n`);

const code = await buildIfStale();
if (code !== 0) {
  say('The build failed; see above. Nothing was started.');
  process.exit(code);
}

const door = await chooseDoor({
  root,
  node: nodePath(),
  flags,
  env: process.env,
  platform: process.platform,
  uid: process.getuid?.(),
  say,
});
let reason = door.reason;
if (door.kind === 'desktop') {
  say(
    'Opening the desktop window: Electron and a display are here (--no-desktop serves headless).',
  );
  const outcome = await runWindow(door.path, [root, ...flags], { root, env: toolEnv() });
  if (outcome.kind === 'ended') process.exit(outcome.code);
  reason = outcome.reason;
}
say(`Running headless: ${reason}`);
const entry = join(root, 'out', 'main', 'headless.js');
const env = { ...serviceEnv, ...process.env };
process.exit(await run(nodePath(), [...serviceFlags, entry, 'serve', ...flags], { env }));

/** The attack on a service of its own, with a site on loopback; what its log says unexpectedly counts too. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSearchHost } from '../search-host.ts';
import { serveProcess } from '../serve.ts';
import { html } from '../site/answer.ts';
import { page } from '../site/pages.ts';
import { startSite } from '../site.ts';
import { createTenants, lookerInto } from '../tenants.ts';
import { attack, type AttackOptions, type AttackResult } from './run.ts';

export async function attackService(
  options: Pick<AttackOptions, 'requests' | 'seed' | 'onProgress'>,
): Promise<AttackResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-attack-'));
  const site = await startSite();
  // a page without links: jobs are over soon
  site.files.set('/leaf', html(page({ title: 'Leaf', main: '<p>Nothing leads on.</p>' })));
  const log: string[] = [];
  const search = await startSearchHost(() => `${site.origin}/leaf`);
  const service = await serveProcess(dataDir, 0, {
    onLog: (line) => log.push(line),
    nodeFlags: ['--trace-warnings'],
    flags: ['--search-searxng-url', search.origin],
  });
  try {
    const [tenant] = await lookerInto(dataDir)(({ store }) => createTenants(store, 1));
    if (tenant === undefined) throw new Error('no account was made');
    const result = await attack({
      ...options,
      address: service.address,
      key: tenant.key,
      addresses: {
        live: [`${site.origin}/leaf`, `${site.origin}/data.json`],
        dead: ['http://127.0.0.1:1/', 'http://127.0.0.1:1/a?b=c#d'],
      },
      onProgress: (done, so) => {
        site.requests.length = 0;
        options.onProgress?.(done, so);
      },
      isAlive: () => service.ended() === undefined,
    });
    const unexpected = log.flatMap((line, index) =>
      /unexpected|unhandled|uncaught|warning:/i.test(line)
        ? [log.slice(index, index + (line.includes('Warning:') ? 8 : 1)).join('\n')]
        : [],
    );
    const problems = new Map(result.problems);
    for (const line of unexpected)
      problems.set(`log: ${line.replace(/^\S+ /, '').slice(0, 200)}`, line);
    return { ...result, problems };
  } finally {
    await service.stop();
    await Promise.all([site.close(), search.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * What `hearth doctor` looks at, each as a finding with a sentence. Opens nothing for longer than it
 * looks; the data folder may be in use by a running service.
 */
import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { openStoreBriefly } from './compose-store.ts';
import type { Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import { describeChromium } from './engines/browser/doctor.ts';
import { version } from './version.ts';

export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failure';
  readonly detail: string;
}

const LITTLE_SPACE_BYTES = 1_073_741_824;

/** All findings, in the order to read them. */
export async function examine(config: Config, runningAt: string | undefined): Promise<Finding[]> {
  return [
    {
      name: 'version',
      state: 'ok',
      detail: `Hearth ${version()}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    },
    runningAt === undefined
      ? { name: 'service', state: 'ok', detail: 'not running on this data folder' }
      : { name: 'service', state: 'ok', detail: `running at ${runningAt}` },
    ...(await database(config)),
    disk(config),
    await chromium(config),
    runningAt === undefined
      ? await port(config)
      : { name: 'port', state: 'ok', detail: 'held by the service' },
    search(config),
    model(config),
  ];
}

async function database(config: Config): Promise<Finding[]> {
  try {
    const brief = await openStoreBriefly(config);
    try {
      const health = await brief.store.checkHealth('deep');
      const megabytes = (health.bytes / 1_048_576).toFixed(1);
      const problems = await brief.store.auditLedger();
      return [
        {
          name: 'database',
          state: 'ok',
          detail: `${health.path}, ${megabytes} MB, schema ${health.schema}`,
        },
        problems.length === 0
          ? { name: 'ledger', state: 'ok', detail: 'equals the sum of the jobs' }
          : { name: 'ledger', state: 'failure', detail: problems.slice(0, 3).join(' ') },
      ];
    } finally {
      await brief.close();
    }
  } catch (error) {
    return [{ name: 'database', state: 'failure', detail: toHearthError(error).message }];
  }
}

function disk(config: Config): Finding {
  const { bavail, bsize } = statfsSync(config.dataDir);
  const free = bavail * bsize;
  const detail = `${(free / 1_073_741_824).toFixed(1)} GB free at ${config.dataDir}`;
  return { name: 'disk', state: free < LITTLE_SPACE_BYTES ? 'warning' : 'ok', detail };
}

async function chromium(config: Config): Promise<Finding> {
  const report = await describeChromium({
    dataDir: config.dataDir,
    env: config.env,
    ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
    ...(config.bundledChromiumDir === undefined ? {} : { bundledDir: config.bundledChromiumDir }),
  });
  switch (report.kind) {
    case 'not-found':
      return { name: 'chromium', state: 'failure', detail: report.problem };
    case 'does-not-start':
      return { name: 'chromium', state: 'failure', detail: `${report.path}: ${report.problem}` };
    case 'works': {
      const sandbox = report.isSandboxed
        ? 'sandboxed'
        : `no sandbox: ${report.because ?? 'not available'}`;
      return {
        name: 'chromium',
        state: report.isSandboxed ? 'ok' : 'warning',
        detail: `${report.version} (${report.source}) at ${report.path}, starts in ${report.launchMs} ms, ${sandbox}`,
      };
    }
  }
}

function port(config: Config): Promise<Finding> {
  return new Promise((resolve) => {
    const probe = createServer();
    const name = 'port';
    probe.once('error', () => {
      const detail = `${config.port} is taken; serve moves to the next free one`;
      resolve({ name, state: 'warning', detail });
    });
    probe.listen(config.port, config.host, () => {
      probe.close(() => resolve({ name, state: 'ok', detail: `${config.port} is free` }));
    });
  });
}

function search(config: Config): Finding {
  const { searxngUrl, braveKey, serperKey, tavilyKey, order } = config.search;
  const set: readonly string[] = [
    'duckduckgo',
    'library',
    ...(searxngUrl === undefined ? [] : ['searxng']),
    ...(braveKey === undefined ? [] : ['brave']),
    ...(serperKey === undefined ? [] : ['serper']),
    ...(tavilyKey === undefined ? [] : ['tavily']),
  ];
  const detail = `tried in order: ${order.filter((name) => set.includes(name)).join(', ')}`;
  return { name: 'search', state: 'ok', detail };
}

function model(config: Config): Finding {
  const { url, model: name } = config.llm;
  const detail =
    url === undefined || name === undefined
      ? 'none set; extract, summary and json work without one'
      : `${name} at ${new URL(url).host}`;
  return { name: 'model', state: 'ok', detail };
}

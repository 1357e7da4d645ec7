/**
 * What `hearth doctor` looks at, each as a finding with a sentence. Opens nothing for longer than it
 * looks; the data folder may be in use by a running service.
 */
import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { HealthLine } from '../../contract/console/about.ts';
import { examineBlobs } from './compose-doctor-blobs.ts';
import { reportFleet } from './compose-fleet.ts';
import { openInlineBrowser } from './compose-browser-inline.ts';
import type { Closers } from './compose-parts.ts';
import { examineDatabase } from './compose-doctor-database.ts';
import { openModel, openSearch } from './compose-providers.ts';
import { openStoreBriefly } from './compose-store.ts';
import type { Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import type { Role } from './domain/role.ts';
import { describeChromium } from './engines/browser/doctor.ts';
import { createNet, type Net, type NetOptions } from './net/net.ts';
import { reportNode } from './node-report.ts';
import type { NodeState } from './ports/nodes.ts';
import type { Clock, Log } from './ports/system.ts';
import { checkModel, checkProviders } from './provider-checks.ts';
import { systemClock } from './system.ts';
import { version } from './version.ts';

export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failure';
  readonly detail: string;
}

/** A service that holds the data folder, and what it says of its own health. */
export interface Running {
  readonly address: string;
  readonly health: RunningHealth;
}

type RunningHealth = readonly Pick<HealthLine, 'name' | 'state' | 'text'>[];

interface Outward {
  readonly net: Net;
  readonly clock: Clock;
}

const ignored = (): void => undefined;
/** What is wrong is in the findings. */
const SILENT: Log = { debug: ignored, info: ignored, warn: ignored, error: ignored };
const LITTLE_SPACE_BYTES = 1_073_741_824;

/** All findings, in the order to read them. */
export async function examine(config: Config, running: Running | undefined): Promise<Finding[]> {
  const runningAt = running?.address;
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
    ...(await examineBlobs(config)),
    disk(config),
    ...(config.browserWSEndpoint === undefined
      ? [await chromium(config)]
      : await fleet(config, running)),
    runningAt === undefined
      ? await port(config)
      : { name: 'port', state: 'ok', detail: 'held by the service' },
    ...(await providers(config, running?.health ?? [])),
  ];
}

function outwardOf({
  allowPrivateNetwork,
  proxyUrl,
}: Config): Pick<NetOptions, 'allowPrivateNetwork' | 'clock' | 'proxyUrl'> {
  const through = proxyUrl === undefined ? {} : { proxyUrl };
  return { allowPrivateNetwork, clock: systemClock, ...through };
}

/** Search and model, asked over a net of their own; the running service's memory beside it. */
async function providers(config: Config, health: RunningHealth): Promise<readonly Finding[]> {
  const net = createNet({ ...outwardOf(config), ownPorts: () => new Set() });
  try {
    const outward = { net, clock: systemClock };
    const [found, model] = await Promise.all([
      search(config.search, outward),
      askModel(config.llm, outward),
    ]);
    return [...found, ...searchOfRunning(health), model];
  } finally {
    await net.close();
  }
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
        ...(await examineDatabase(config, () => brief.store.listNodes())),
        ...(config.database === undefined ? [] : nodes(config, await brief.store.listNodes())),
      ];
    } finally {
      await brief.close();
    }
  } catch (error) {
    return [{ name: 'database', state: 'failure', detail: toHearthError(error).message }];
  }
}

/** The services on the database. */
function nodes({ clusterSecret }: Config, all: readonly NodeState[]): readonly Finding[] {
  const isThere = (role: Role): boolean => all.some(({ roles }) => roles.includes(role));
  const lacks = [
    ...(isThere('crawl') ? [] : ['none that crawls: jobs wait until one is started']),
    // without a secret each service renders for itself
    ...(isThere('render') || clusterSecret === undefined
      ? []
      : ['none that renders: pages that need a browser fail until one is started']),
  ];
  const summary: Finding = {
    name: 'services',
    state: lacks.length === 0 ? 'ok' : 'warning',
    detail: [`${all.length} on this database`, ...lacks].join(', '),
  };
  return [summary, ...all.map((node) => nodeFinding(node))];
}

function nodeFinding(node: NodeState): Finding {
  const { name, isSilent, text } = reportNode(node, systemClock.now());
  const detail = `${text}; at ${node.address}`;
  return { name: `  ${name}`, state: isSilent ? 'warning' : 'ok', detail };
}

function disk(config: Config): Finding {
  const { bavail, bsize } = statfsSync(config.dataDir);
  const free = bavail * bsize;
  const detail = `${(free / 1_073_741_824).toFixed(1)} GB free at ${config.dataDir}`;
  return { name: 'disk', state: free < LITTLE_SPACE_BYTES ? 'warning' : 'ok', detail };
}

/** Browsers that others started: as the running service has them, else each is connected and proved. */
async function fleet(config: Config, running: Running | undefined): Promise<readonly Finding[]> {
  const name = 'browsers';
  if (running !== undefined) {
    const line = running.health.find((one) => one.name === 'Chromium');
    const detail = line?.text ?? 'the running service does not say';
    return [{ name, state: line?.state === 'ok' ? 'ok' : 'warning', detail }];
  }
  const closers: Closers = [];
  try {
    const net = createNet({ ...outwardOf(config), ownPorts: () => new Set() });
    closers.push(() => net.close());
    const browser = openInlineBrowser(config, { clock: systemClock, log: SILENT }, net, closers);
    closers.push(() => browser.close());
    return reportFleet(await browser.fleet('check')).map(({ endpoint, isAway, text }) => ({
      name,
      state: isAway ? 'failure' : 'ok',
      detail: isAway ? text : `${endpoint}: ${text}`,
    }));
  } catch (error) {
    return [{ name, state: 'failure', detail: toHearthError(error).message }];
  } finally {
    for (const close of closers.reverse()) await close();
  }
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

/** The order, then how each fared when asked one small thing just now. */
async function search(search: Config['search'], outward: Outward): Promise<readonly Finding[]> {
  const providers = openSearch(search, outward);
  const checks = await checkProviders(providers, outward.clock);
  const order = providers.map(({ name }) => name).join(', ');
  const answers = checks.some(({ ok, name }) => ok && name !== 'library');
  return [
    {
      name: 'search',
      state: answers ? 'ok' : 'warning',
      detail:
        order === ''
          ? 'no provider is set; name one in searchOrder'
          : `tried in order: ${order}${answers ? '' : '; none on the web answers now'}`,
    },
    ...checks.map(({ name, ok, message, elapsedMs }): Finding => ({
      name: `  ${name}`,
      state: ok ? 'ok' : 'warning',
      detail: ok && name !== 'library' ? `${message} (${elapsedMs} ms)` : message,
    })),
  ];
}

/** What the running service met last, from its own health. */
function searchOfRunning(health: RunningHealth): readonly Finding[] {
  const line = health.find(({ name }) => name === 'Search');
  if (line === undefined) return [];
  return [{ name: '  running', state: line.state === 'ok' ? 'ok' : 'warning', detail: line.text }];
}

async function askModel(llm: Config['llm'], outward: Outward): Promise<Finding> {
  const chosen = openModel(llm, outward);
  if (chosen === undefined || llm.url === undefined) {
    const detail = 'none set; extract, summary and json work without one';
    return { name: 'model', state: 'ok', detail };
  }
  const { ok, message, elapsedMs } = await checkModel(chosen, outward.clock);
  const at = `${chosen.name} at ${URL.parse(llm.url)?.host ?? llm.url}`;
  return {
    name: 'model',
    state: ok ? 'ok' : 'warning',
    detail: ok ? `${at} answers (${elapsedMs} ms)` : `${at}: ${message}`,
  };
}

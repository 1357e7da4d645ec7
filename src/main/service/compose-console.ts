/**
 * What the console asks of the app itself: settings, tests of providers, health, diagnostics, quotes.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AboutAnswer, DiagnosticsAnswer, HealthLine } from '../../contract/console/about.ts';
import type { QuoteAnswer, QuoteBody } from '../../contract/console/plan.ts';
import type { Ability } from '../../contract/console/session.ts';
import type { TestAnswer, TestTarget } from '../../contract/console/settings.ts';
import { isBeyondLoopback, type Config } from './config.ts';
import type { Account } from './domain/account.ts';
import { createDataMover } from './data-move.ts';
import { quote, type Program } from './domain/quote.ts';
import { tryFleet } from './compose-fleet.ts';
import { locateChromium } from './engines/browser/locate.ts';
import type { ConsoleApp } from './http/console/deps.ts';
import { createMail } from './mail.ts';
import type { Net } from './net/net.ts';
import { reportNode, servicesAnswer } from './node-report.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { BlobStore } from './ports/library.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { SearchProvider } from './ports/search-provider.ts';
import type { Clock, Log } from './ports/system.ts';
import { CHECK_LIMIT_MS as TEST_LIMIT_MS, checkModel, checkProviders } from './provider-checks.ts';
import type { SettingsFile } from './settings-file.ts';
import { version } from './version.ts';

export interface AppParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly backend: Backend;
  /** Who answers, in the list of services. */
  readonly workerId: string;
  readonly net: Net;
  readonly browser: Engine;
  readonly blobs: Pick<BlobStore, 'stats'>;
  /** As set now. */
  readonly model: () => LanguageModel | undefined;
  readonly address: () => string | undefined;
  /** Web search providers in the order they are tried. */
  readonly providers: () => readonly SearchProvider[];
  readonly settings: SettingsFile;
}

const NO_PROVIDER = 'No web search provider is set; name one under Settings, Search.';

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function consoleApp(parts: AppParts): ConsoleApp {
  const { config, clock, settings, workerId } = parts;
  const startedAt = clock.now();
  const mover = createDataMover(config.dataDir, parts.log);
  return {
    version: version(),
    startedAt,
    address: () => parts.address() ?? `http://${config.host}:${config.port}`,
    billingUrl: config.billingUrl,
    isRemote: isBeyondLoopback(config.host),
    isShared: config.database !== undefined,
    services: async () =>
      servicesAnswer(await parts.backend.store.listNodes(), { workerId, now: clock.now() }),
    abilities: () => abilities(parts),
    settings: () => settings.read(),
    changeSettings: (body) => settings.change(body),
    test: (target, provider) => {
      if (target === 'search') return testSearch(parts, provider);
      if (target === 'model') return testModel(parts);
      return timed(clock, () => runTest(parts, target));
    },
    storage: async () => {
      const { path, bytes, schema } = await parts.backend.store.checkHealth();
      const { stored: libraryBytes } = await parts.blobs.stats();
      const { jobTtlMs, cacheMaxBytes, dataDir: folder } = config;
      const [move, old] = [mover.state(), mover.old()];
      return {
        ...{ folder, path, databaseBytes: bytes, libraryBytes, schema, jobTtlMs, cacheMaxBytes },
        ...(move === undefined ? {} : { move }),
        ...(old === undefined ? {} : { old }),
      };
    },
    mover,
    about: () => aboutAnswer(parts, startedAt),
    diagnostics: () => diagnostics(parts, startedAt),
    quote: quoteAnswer,
  };
}

function abilities(parts: AppParts): {
  readonly search: Ability;
  readonly model: Ability;
  readonly browser: Ability;
} {
  const model = parts.model();
  const providers = parts.providers();
  return {
    browser: { kind: 'ready', by: 'Chromium' },
    search:
      providers.length === 0
        ? { kind: 'missing', reason: NO_PROVIDER }
        : { kind: 'ready', by: providers.map(({ name }) => name).join(', ') },
    model:
      model === undefined
        ? { kind: 'missing', reason: 'No model is set; extraction works from the page alone.' }
        : { kind: 'ready', by: model.name },
  };
}

async function timed(clock: Clock, run: () => Promise<string>): Promise<TestAnswer> {
  const from = clock.now();
  try {
    const message = await run();
    return { ok: true, message, elapsedMs: clock.now() - from };
  } catch (error) {
    return { ok: false, message: sentenceOf(error), elapsedMs: clock.now() - from };
  }
}

/** Resolves a sentence about what answered; rejects with what is wrong and what to do. */
async function runTest(
  parts: AppParts,
  target: Exclude<TestTarget, 'search' | 'model'>,
): Promise<string> {
  const { config, clock, net } = parts;
  switch (target) {
    case 'browser':
      return tryBrowser(parts, 'check');
    case 'proxy':
    case 'stealth-proxy': {
      const url = target === 'proxy' ? config.proxyUrl : config.stealthProxyUrl;
      if (url === undefined) throw new Error('No proxy is set: pages are fetched directly.');
      const answer = await net.fetch(
        { url: 'https://example.com/', maxBodyBytes: 1_048_576, proxyUrl: url },
        { deadlineAt: clock.now() + TEST_LIMIT_MS },
      );
      return `The proxy answered; example.com said ${answer.status}.`;
    }
    case 'smtp':
      return tryMail(config);
  }
}

async function tryMail(config: Config): Promise<string> {
  const mail = createMail(config);
  const to = config.smtp.to ?? config.signInEmails.find((entry) => !entry.startsWith('@'));
  if (mail === undefined) throw new Error('No mail server is set.');
  if (to === undefined) throw new Error('Nobody to write to: set smtpTo.');
  await mail({ to, subject: 'Hearth can send mail', text: 'This was a test; it worked.\n' });
  return `The mail server took a test mail to ${to}.`;
}

/** Each provider by itself; it is well when one of them answers, for a search tries them in turn. */
async function testSearch(
  { providers, clock }: AppParts,
  only: string | undefined,
): Promise<TestAnswer> {
  const from = clock.now();
  const asked = providers().filter(({ name }) => only === undefined || name === only);
  if (asked.length === 0 && only !== undefined) {
    const message =
      'Not in use: it needs an address or a key, a place in the order above, and, after your own SearXNG, leave to be asked.';
    return { ok: false, message, elapsedMs: 0 };
  }
  const parts = await checkProviders(asked, clock);
  const elapsedMs = clock.now() - from;
  const first = parts.find(({ ok, name }) => ok && name !== 'library');
  if (first !== undefined) {
    const message = `${first.name} ${first.message}`;
    return { ok: true, message, elapsedMs, parts };
  }
  const failures = parts.filter(({ ok }) => !ok);
  const reasons = failures.map(({ name, message }) => `${name}: ${message}`).join(' ');
  return { ok: false, message: reasons || NO_PROVIDER, elapsedMs, parts };
}

async function testModel({ model, clock }: AppParts): Promise<TestAnswer> {
  const chosen = model();
  if (chosen === undefined) {
    return {
      ok: false,
      message: 'No model is set. Give an address and a name first.',
      elapsedMs: 0,
    };
  }
  const { name, ok, message, elapsedMs } = await checkModel(chosen, clock);
  return { ok, message: ok ? `${name} ${message}` : message, elapsedMs };
}

function searchHealth(providers: readonly SearchProvider[]): string {
  if (providers.length === 0) throw new Error(NO_PROVIDER);
  const web = providers.filter(({ name }) => name !== 'library');
  const told = providers.map((provider) => {
    const { state, reason, lastFailure } = provider.health();
    // the fact only: what to do about a page's address is no help with a provider's
    const [failed] = lastFailure?.reason.split('. ') ?? [];
    const why = reason ?? (failed === undefined ? '' : `last failure: ${failed}`);
    return `${provider.name} ${state === 'unknown' ? 'not asked yet' : state}${why === '' ? '' : ` (${why})`}`;
  });
  // one that fails is asked first every time; that is worth a look, though the next one answers
  if (web.some((provider) => provider.health().state === 'failing')) {
    throw new Error(told.join('; '));
  }
  return told.join('; ');
}

async function tryBrowser({ config, browser }: AppParts, look?: 'check'): Promise<string> {
  if (config.browserWSEndpoint !== undefined) return tryFleet(browser, look);
  const located = await locateChromium({
    dataDir: config.dataDir,
    env: config.env,
    ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
    ...(config.bundledChromiumDir === undefined ? {} : { bundledDir: config.bundledChromiumDir }),
  });
  const { stdout } = await promisify(execFile)(located.path, ['--version'], {
    timeout: TEST_LIMIT_MS,
    env: { ...config.env, ...located.env },
  });
  return `${stdout.trim()} (${located.source})`;
}

async function aboutAnswer(parts: AppParts, startedAt: number): Promise<AboutAnswer> {
  return {
    version: version(),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    dataDir: parts.config.dataDir,
    startedAt,
    health: await health(parts),
  };
}

async function health(parts: AppParts): Promise<readonly HealthLine[]> {
  const line = async (
    name: string,
    otherwise: HealthLine['state'],
    check: () => Promise<string>,
  ): Promise<HealthLine> => {
    try {
      return { name, state: 'ok', text: await check() };
    } catch (error) {
      return { name, state: otherwise, text: sentenceOf(error) };
    }
  };
  const lines = await Promise.all([
    line('Database', 'bad', async () => {
      const { schema, bytes } = await parts.backend.store.checkHealth();
      return `answers; schema ${schema}, ${(bytes / 1_048_576).toFixed(1)} MB`;
    }),
    line('Ledger', 'bad', async () => {
      const problems = await parts.backend.store.auditLedger();
      if (problems.length > 0) throw new Error(problems.slice(0, 3).join('; '));
      return 'agrees with the jobs';
    }),
    line('Chromium', 'warn', () => tryBrowser(parts)),
    line('Search', 'warn', () => Promise.resolve(searchHealth(parts.providers()))),
    line('Language model', 'ok', () =>
      Promise.resolve(parts.model()?.name ?? 'none set; extraction works from the page alone'),
    ),
  ]);
  return [...lines, ...(await nodeLines(parts))];
}

/** The services that share the database, one line each. */
async function nodeLines({ config, backend, clock }: AppParts): Promise<readonly HealthLine[]> {
  if (config.database === undefined) return [];
  // that the database does not answer is a line of its own
  const nodes = await backend.store.listNodes().catch(() => []);
  return nodes.map((node) => {
    const { name, isSilent, text } = reportNode(node, clock.now());
    return { name: `Service ${name}`, state: isSilent ? 'warn' : 'ok', text };
  });
}

async function diagnostics(parts: AppParts, startedAt: number): Promise<DiagnosticsAnswer> {
  const { entries } = parts.settings.read();
  const secrets = entries.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const about = await aboutAnswer(parts, startedAt);
  const stats = parts.browser.stats();
  return {
    bundle: {
      version: about.version,
      node: about.node,
      platform: about.platform,
      upMs: parts.clock.now() - startedAt,
      health: about.health.map(({ name, state, text }) => ({
        name,
        state,
        text: redactHome(text),
      })),
      browser: { active: stats.active, contexts: stats.contexts },
      settings: Object.fromEntries(
        entries.map((entry) => [
          entry.name,
          entry.isSecret || isAddress(entry.value)
            ? { isSet: entry.isSet }
            : { value: redactHome(JSON.stringify(entry.value ?? null)), from: entry.source },
        ]),
      ),
    },
    redacted: [...secrets, 'addresses', 'home folder', 'pages and jobs', 'API keys'],
  };
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.includes('://');
}

function redactHome(text: string): string {
  return text.replaceAll(/(\/home\/|\/Users\/|[A-Z]:\\+Users\\+)[^/\\"\s]+/g, '$1…');
}

function quoteAnswer(body: QuoteBody, account: Account, now: number): QuoteAnswer {
  const request = {
    planId: body.planId,
    signedUpAt: account.createdAt,
    continuous: true,
    addOns: body.addOns,
    now,
    ...programOf(body, account),
  };
  const wanted = body.discounts.includes('annual') || body.discounts.includes('nonprofit');
  const monthly = quote({ ...request, billing: 'monthly' });
  const annual = quote({ ...request, billing: 'annual' });
  const chosen = wanted ? annual : monthly;
  if (chosen.kind === 'refused') return { lines: [], notes: [chosen.reason] };
  return {
    monthlyCents: chosen.centsPerMonth,
    ...(annual.kind === 'quote' ? { yearlyCents: wanted ? annual.cents : chosen.cents * 12 } : {}),
    lines: chosen.lines,
    notes: chosen.isLeast ? ['At least this; the rest is agreed.'] : [],
  };
}

/** The program as the page knows it: what must be proved is taken as given for a quote. */
function programOf(
  { discounts }: QuoteBody,
  { createdAt: joinedAt }: Account,
): { readonly program?: Program } {
  if (discounts.includes('open-source')) {
    return { program: { kind: 'open-source', stars: 500, joinedAt } };
  }
  if (discounts.includes('student')) {
    return { program: { kind: 'student', email: 'student@university.edu', joinedAt } };
  }
  return discounts.includes('nonprofit') ? { program: { kind: 'nonprofit' } } : {};
}

/** A real browser engine for tests, with its own egress proxy, and a log that can be read. */
import { createBrowserEngine } from '../../src/main/service/engines/browser/engine.ts';
import type {
  BrowserEngine,
  BrowserEngineOptions,
} from '../../src/main/service/engines/browser/engine.ts';
import { createEgressProxy } from '../../src/main/service/net/egress-proxy.ts';
import type { EgressOptions, EgressProxy } from '../../src/main/service/net/egress-proxy.ts';
import type { Log, LogFields } from '../../src/main/service/ports/system.ts';
import { TEST_DATA_DIR } from './shared-chromium.ts';

export interface TestLog extends Log {
  readonly lines: { level: string; sentence: string; fields: LogFields }[];
}

export function aLog(): TestLog {
  const lines: TestLog['lines'] = [];
  const at =
    (level: string) =>
    (sentence: string, fields: LogFields = {}): void => {
      lines.push({ level, sentence, fields });
    };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export interface TestBrowser {
  readonly engine: BrowserEngine;
  readonly egress: EgressProxy;
  readonly log: TestLog;
  close(): Promise<void>;
}

/** An engine that dials what `resolve` gives. */
export function aBrowser(
  resolve: EgressOptions['resolve'],
  extra: Partial<BrowserEngineOptions> & Pick<EgressOptions, 'upstreamUrl' | 'advertise'> = {},
): TestBrowser {
  const { upstreamUrl, advertise, ...options } = extra;
  const egress = createEgressProxy({
    resolve,
    ...(upstreamUrl === undefined ? {} : { upstreamUrl }),
    ...(advertise === undefined ? {} : { advertise }),
  });
  const log = aLog();
  const engine = createBrowserEngine({
    dataDir: TEST_DATA_DIR,
    env: process.env,
    egress,
    clock: { now: () => Date.now() },
    log,
    ...options,
  });
  return {
    engine,
    egress,
    log,
    close: async () => {
      await engine.close();
      await egress.close();
    },
  };
}

/** A resolver that lets everything be dialled, literals and `localhost` only. */
export const dialAnything: EgressOptions['resolve'] = (host) =>
  Promise.resolve([
    host.includes(':') ? { address: host, family: 6 } : { address: '127.0.0.1', family: 4 },
  ]);

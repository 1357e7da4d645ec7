/** The browser in its thread, as the service has it, for tests. */
import type { BrowserEngineOptions } from '../../src/main/service/engines/browser/engine.ts';
import {
  createThreadBrowser,
  type ThreadBrowser,
  type ThreadBrowserOptions,
} from '../../src/main/service/engines/browser/thread/engine.ts';
import type { EgressOptions } from '../../src/main/service/net/egress-proxy.ts';
import { aLog, type TestLog } from './browser.ts';
import { TEST_DATA_DIR } from './shared-chromium.ts';

interface TestThreadBrowser {
  readonly engine: ThreadBrowser;
  readonly log: TestLog;
}

/** An engine that dials what `resolve` gives. */
export function aThreadBrowser(
  resolve: EgressOptions['resolve'],
  settings: Partial<Pick<BrowserEngineOptions, 'idleMs' | 'maxPages' | 'endpoints'>> = {},
  extra: Partial<Omit<ThreadBrowserOptions, 'settings' | 'resolve' | 'log'>> = {},
): TestThreadBrowser {
  const log = aLog();
  const engine = createThreadBrowser({
    settings: { dataDir: TEST_DATA_DIR, env: process.env, ...settings },
    egress: {},
    clock: { now: () => Date.now() },
    workerUrl: new URL('../../src/main/service/compose-browser-thread.ts', import.meta.url),
    ...extra,
    resolve,
    log,
  });
  return { engine, log };
}

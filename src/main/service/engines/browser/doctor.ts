/** What `hearth doctor` says of the browser: which one, found how, does it start, in a sandbox or not. */
import { createEgressProxy } from '../../net/egress-proxy.ts';
import { launchChromium } from './launch.ts';
import { locateChromium } from './locate.ts';
import type { ChromiumSource, LocateOptions } from './locate.ts';

export type ChromiumReport =
  | {
      readonly kind: 'works';
      readonly path: string;
      readonly source: ChromiumSource;
      /** `153.0.8010.0` */
      readonly version: string;
      readonly launchMs: number;
      readonly isSandboxed: boolean;
      /** Why it is not sandboxed. */
      readonly because?: string;
    }
  | {
      readonly kind: 'does-not-start';
      readonly path: string;
      readonly source: ChromiumSource;
      readonly problem: string;
    }
  | { readonly kind: 'not-found'; readonly problem: string };

/** Finds, starts and ends Chromium. Never throws: what is wrong is in the report. */
export async function describeChromium(options: LocateOptions): Promise<ChromiumReport> {
  const found = await attempt(() => locateChromium(options));
  if ('problem' in found) return { kind: 'not-found', problem: found.problem };
  const { path, source } = found.value;
  const egress = createEgressProxy({ resolve: () => Promise.resolve([]) });
  const startedAt = performance.now();
  const launched = await attempt(async () => {
    const chromium = await launchChromium({
      located: found.value,
      proxy: await egress.start(),
      env: options.env,
    });
    const launchMs = Math.round(performance.now() - startedAt);
    await chromium.browser.close();
    return { ...chromium, launchMs };
  });
  await egress.close();
  if ('problem' in launched)
    return { kind: 'does-not-start', path, source, problem: launched.problem };
  const { version, launchMs, sandbox } = launched.value;
  return {
    kind: 'works',
    path,
    source,
    version,
    launchMs,
    isSandboxed: sandbox.kind === 'on',
    ...(sandbox.kind === 'off' ? { because: sandbox.because } : {}),
  };
}

async function attempt<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly problem: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

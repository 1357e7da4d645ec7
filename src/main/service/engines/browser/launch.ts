/**
 * Starts one Chromium and says what came of it: version, process id, sandboxed or why not.
 *
 * Everything leaves through the egress proxy: loopback is not exempt, and the ways around a proxy
 * (QUIC, WebRTC over UDP, DNS prefetch, background requests) are off. The sandbox is on, except for
 * root (Chromium refuses) and where the system forbids it (then it is tried without, and said).
 * The debugging channel is a pipe, not a port. Sources: Chromium `content/public/common/content_switches.cc`,
 * `net/docs/proxy.md` (implicit bypass rules); docs/adr/0004-browser-and-egress-proxy.md.
 */
import type { Browser } from 'playwright-core';
import { HearthError } from '../../domain/errors.ts';
import { within } from './in-time.ts';
import type { LocatedChromium } from './locate.ts';

export interface LaunchOptions {
  readonly located: LocatedChromium;
  readonly proxy: { readonly host: string; readonly port: number };
  /** The process's environment, handed on to Chromium. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs?: number;
  /** File into which Chromium writes all that its network does. */
  readonly netLog?: string;
}

type Sandbox =
  { readonly kind: 'on' | 'theirs' } | { readonly kind: 'off'; readonly because: string };

export interface LaunchedChromium {
  readonly browser: Browser;
  /** `153.0.8010.0` */
  readonly version: string;
  /** Of the browser process; absent when Chromium does not say. */
  readonly pid: number | undefined;
  readonly sandbox: Sandbox;
  /** It was started by others, without our flags: its contexts are given this proxy and held by other means. */
  readonly foreignProxy?: string;
}

const LAUNCH_TIMEOUT_MS = 30_000;
const ASK_MS = 5_000;

// no --disable-features here: Chromium heeds only the last such flag, and Playwright sets one
const FLAGS = [
  '--proxy-bypass-list=<-loopback>',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-component-update',
  '--no-pings',
  '--no-default-browser-check',
  '--disable-print-preview',
] as const;

/** Throws `BROWSER_UNAVAILABLE` when it does not start, with Chromium's own words. */
export async function launchChromium(options: LaunchOptions): Promise<LaunchedChromium> {
  if (process.getuid?.() === 0) {
    const browser = await launch(options, { isSandboxed: false });
    return await describe(browser, {
      kind: 'off',
      because: 'Hearth runs as root, for whom Chromium has no sandbox; run it as a normal user',
    });
  }
  try {
    return await describe(await launch(options, { isSandboxed: true }), { kind: 'on' });
  } catch (error) {
    if (!isSandboxFailure(error)) throw error;
    const browser = await launch(options, { isSandboxed: false });
    return await describe(browser, {
      kind: 'off',
      because: 'this system forbids unprivileged user namespaces, which the sandbox needs',
    });
  }
}

async function launch(
  { located, proxy, env, timeoutMs, netLog }: LaunchOptions,
  { isSandboxed }: { readonly isSandboxed: boolean },
): Promise<Browser> {
  // only now: the library takes some 50 MB, and many a service never renders a page
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath: located.path,
      headless: true,
      chromiumSandbox: isSandboxed,
      args: [
        ...FLAGS,
        `--proxy-server=http://${proxy.host}:${proxy.port}`,
        ...(netLog === undefined ? [] : [`--log-net-log=${netLog}`]),
      ],
      env: definedOnly({ ...env, ...located.env }),
      timeout: timeoutMs ?? LAUNCH_TIMEOUT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    throw new HearthError(
      'BROWSER_UNAVAILABLE',
      `Chromium at ${located.path} did not start: ${firstWords(error)}. Run "hearth doctor", or name another browser with --chromium-path.`,
      { cause: error },
    );
  }
}

async function describe(browser: Browser, sandbox: Sandbox): Promise<LaunchedChromium> {
  return { browser, version: browser.version(), pid: (await processIds(browser))[0], sandbox };
}

/** Ids of Chromium's processes, the browser process first; empty when it does not answer. */
export async function processIds(browser: Browser): Promise<readonly number[]> {
  let ids: readonly number[] = [];
  const asked = askIds(browser).then((answer) => {
    ids = answer;
  });
  // one of its processes may have died under the question
  await within(ASK_MS, asked);
  return ids;
}

async function askIds(browser: Browser): Promise<readonly number[]> {
  try {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    const rank = (type: string): number => (type === 'browser' ? 0 : 1);
    return [...processInfo].sort((a, b) => rank(a.type) - rank(b.type)).map((info) => info.id);
  } catch {
    // it is dying: the caller learns that from the `disconnected` event
    return [];
  }
}

function isSandboxFailure(error: unknown): boolean {
  const cause = error instanceof HearthError ? error.cause : error;
  return cause instanceof Error && /no usable sandbox|setuid sandbox|userns/i.test(cause.message);
}

/** The line of Chromium's output that says why, without the launch protocol around it. */
function firstWords(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.find((line) =>
    /error while loading|FATAL|No usable sandbox|ENOENT|EACCES/.test(line),
  );
  return (said ?? lines[0] ?? '').slice(0, 300);
}

function definedOnly(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

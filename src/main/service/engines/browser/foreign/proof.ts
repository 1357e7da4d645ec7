/**
 * The proof that contexts of a browser keep to our egress proxy, before the first page and at each connection.
 *
 * A context is opened exactly as captures open them, with a session at the proxy that dials nothing and remembers
 * all it is asked. Then, each a step that can fail:
 * 1. a page at a name that resolves nowhere and with an address used once: only our proxy knows its answer;
 * 2. the same at a name of loopback, which browsers keep from proxies unless told otherwise;
 * 3. addresses that must not be reached, each opened as a page: loopback of the browser's machine by three names,
 *    the port at which it is driven, a private network, cloud metadata, the proxy itself. Each must be refused by us;
 * 4. from a page, all the ways to ask (trials.ts): each must be seen by us, and none may come to the proxy's port
 *    directly, where we listen as any site would, for datagrams of WebRTC too;
 * 5. `file:` from a page, by script and as a move.
 * Who drives a browser can be lied to by it: this finds wrong settings and relays that drop options, not malice.
 */
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { HearthError } from '../../../domain/errors.ts';
import type { DirectWatch } from '../../../net/egress-direct.ts';
import type { EgressPlace, EgressProxy, EgressSession } from '../../../net/egress-proxy.ts';
import { proveCredentials } from '../contexts.ts';
import { netErrorOf } from '../failures.ts';
import type { BrowserEndpoint } from './endpoint.ts';
import { foreignContext, holdPage } from './hold.ts';
import { answersOf, mustBeSeen, trialAddress } from './trials.ts';

export interface Proof {
  /** Who keeps WebRTC from dialling: the browser by its own settings, or our script in each page; unknown where no datagram can be heard. */
  readonly webrtc: 'browser' | 'script' | 'unknown';
  /** Requests that were tried and refused. */
  readonly refused: number;
}

/** It is there, and is not used. */
export class BrowserRefused extends HearthError {}

export interface ProofParts {
  readonly browser: Browser;
  readonly endpoint: BrowserEndpoint;
  readonly egress: EgressProxy;
  readonly place: EgressPlace;
}

const GO_MS = 10_000;
const TRIALS_MS = 6_000;
/** Within this time a browser that may send datagrams has sent the first. */
const DATAGRAM_MS = 700;
const GRACE_MS = 300;

/** Throws `BROWSER_UNAVAILABLE` with what was seen and what to do. */
export async function proveBrowser(parts: ProofParts): Promise<Proof> {
  const watch = await parts.egress.watchDirect();
  try {
    const refused = await inContext(parts, 'held', (stage) => proveHeld(stage, parts, watch));
    if (!watch.hearsDatagrams) return { webrtc: 'unknown', refused };
    // what the browser does without our script tells whether others must be told to mend it
    const sends = await inContext(parts, 'open', async ({ page, secret }) => {
      await goTo(page, trialAddress(secret));
      await page.evaluate(trySending, stunOf(parts.place));
      const hasSent = await within(DATAGRAM_MS, () => watch.datagrams() > 0);
      await page.evaluate(() =>
        (globalThis as unknown as { sending?: RTCPeerConnection }).sending?.close(),
      );
      return hasSent;
    });
    // what is still on its way belongs to this proof and not to the next
    await pause(GRACE_MS);
    return { webrtc: sends ? 'script' : 'browser', refused };
  } finally {
    watch.close();
  }
}

interface ProofStage {
  readonly page: Page;
  readonly secret: string;
  readonly session: EgressSession;
  readonly refuse: (seen: string, remedy: string) => BrowserRefused;
}

/** Runs `work` in a context of its own, with a secret and a session of its own. */
async function inContext<T>(
  { browser, endpoint, egress, place }: ProofParts,
  kind: 'held' | 'open',
  work: (stage: ProofStage) => Promise<T>,
): Promise<T> {
  const secret = randomBytes(12).toString('hex');
  const session = egress.openSession({ dials: 'none', answers: answersOf(secret) });
  const refuse = (seen: string, remedy: string): BrowserRefused =>
    new BrowserRefused(
      'BROWSER_UNAVAILABLE',
      `The browser at ${endpoint.label} is not used: ${seen}. ${remedy}`,
    );
  const options = { serviceWorkers: 'block', acceptDownloads: false } as const;
  const proxy = { server: place.url, bypass: '<-loopback>' };
  const context =
    kind === 'held'
      ? await foreignContext(browser, options, place.url)
      : await browser.newContext({ ...options, proxy });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await holdPage(cdp);
    const timesAsked = await proveCredentials({ page, cdp }, session);
    if (timesAsked > 1 && !session.isProved()) {
      throw refuse(
        'the password of the egress proxy did not arrive there as it was given',
        'Something between changes Fetch.continueWithAuth; connect to the browser itself.',
      );
    }
    return await work({ page, secret, session, refuse });
  } catch (error) {
    if (error instanceof HearthError) throw error;
    throw refuse(
      `the proof that its pages keep to the egress proxy could not be made (${netErrorOf(error) ?? firstLine(error)})`,
      'Use a current Chromium that lets contexts be made over the DevTools Protocol.',
    );
  } finally {
    await context.close().catch(() => undefined);
    session.close();
  }
}

/** Steps 1 to 5; resolves how many requests were refused. */
async function proveHeld(
  stage: ProofStage,
  parts: ProofParts,
  watch: DirectWatch,
): Promise<number> {
  const { page, secret, session, refuse } = stage;
  await proveCheckAddress(stage, parts.place);
  const local = await goTo(page, trialAddress(secret));
  if (!local.text.includes(secret)) {
    throw refuse(
      `its contexts do not send loopback names through the proxy (${saidOf(local)})`,
      'Something between takes the bypass rule <-loopback> out of Target.createBrowserContext; connect to the browser itself.',
    );
  }
  for (const host of forbiddenHosts(parts)) {
    const answer = await goTo(page, `http://${host}/${secret}/page`);
    if (!session.refused().includes(host) || answer.status !== 403) {
      throw refuse(
        `the request for ${host} did not come to the proxy to be refused (${saidOf(answer)})`,
        'Its contexts must send every address through the proxy they are given: take away bypass lists, PAC files and policies for proxies.',
      );
    }
  }
  await proveTrials(stage, parts, watch);
  await proveFiles(stage);
  return session.refused().length;
}

async function proveCheckAddress(
  { page, secret, session, refuse }: ProofStage,
  place: EgressPlace,
): Promise<void> {
  const check = await goTo(page, `http://check-${secret}.hearth.invalid/${secret}`);
  if (session.isProved() && check.text.includes(secret)) return;
  const isCutOff = /ERR_(PROXY|TUNNEL|TIMED_OUT|CONNECTION|ADDRESS_UNREACHABLE)/.test(
    check.failure,
  );
  throw isCutOff
    ? refuse(
        `it does not reach the egress proxy at ${place.url} (${saidOf(check)})`,
        'Give egressHost and egressPort that it can reach, and egressAdvertise where the address differs from there.',
      )
    : refuse(
        `its contexts do not go through the proxy they are given (${saidOf(check)} for a name that the proxy alone answers)`,
        'Connect to a browser that honours proxyServer of Target.createBrowserContext, without a relay that drops it.',
      );
}

/** What a page may not reach, as `host:port`. */
function forbiddenHosts({ place, endpoint }: ProofParts): readonly string[] {
  const proxy = new URL(place.url);
  const port = proxy.port || (proxy.protocol === 'https:' ? '443' : '80');
  const hosts = [
    ...['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${port}`),
    `${proxy.hostname}:${port}`,
    `127.0.0.1:${endpoint.port}`,
    '10.255.255.1:80',
    '169.254.169.254:80',
  ];
  return [...new Set(hosts)];
}

async function proveTrials(
  { page, secret, session, refuse }: ProofStage,
  { place }: ProofParts,
  watch: DirectWatch,
): Promise<void> {
  await goTo(page, trialAddress(secret));
  const proxy = new URL(place.url);
  const direct = [`127.0.0.1:${proxy.port}`, `localhost:${proxy.port}`, proxy.host];
  const isRun = page.evaluate((given) => (globalThis as unknown as TrialWindow).runTrials(given), {
    direct,
    stun: stunOf(place),
    datagramMs: DATAGRAM_MS,
  });
  await Promise.race([isRun, pause(TRIALS_MS)]);
  const missing = (): readonly string[] => mustBeSeen(secret, session.asked());
  await within(TRIALS_MS, () => missing().length === 0);
  const came = watch.requests().find((path) => path.includes(secret));
  if (came !== undefined) {
    throw refuse(
      `a request of a page (${came.split('/').at(-1) ?? ''}) went around the proxy and reached it directly`,
      'Take away bypass lists, PAC files, policies and extensions that change proxies in that browser.',
    );
  }
  if (watch.datagrams() > 0) {
    throw refuse(
      'WebRTC of its pages sends datagrams around the proxy',
      'Start it with --force-webrtc-ip-handling-policy=disable_non_proxied_udp.',
    );
  }
  const [kind] = missing();
  if (kind !== undefined) {
    throw refuse(
      `requests of pages by ${kind} did not come to the proxy`,
      'Use a Chromium without extensions or policies that answer requests of pages themselves.',
    );
  }
}

async function proveFiles({ page, secret, refuse }: ProofStage): Promise<void> {
  await goTo(page, trialAddress(secret));
  const hasRead = await page.evaluate(async () => {
    try {
      await fetch('file:///', { mode: 'no-cors' });
      return true;
    } catch {
      location.href = 'file:///';
      return false;
    }
  });
  const hasMoved = await within(300, () => page.url().startsWith('file:'));
  if (!hasRead && !hasMoved) return;
  throw refuse(
    'its pages may open files of its machine',
    'Start it without --disable-web-security and --allow-file-access.',
  );
}

interface TrialWindow {
  runTrials(given: {
    readonly direct: readonly string[];
    readonly stun: readonly string[];
    readonly datagramMs: number;
  }): Promise<void>;
}

/** Runs in the page: WebRTC as any page may use it. */
function trySending(urls: readonly string[]): void {
  const connection = new RTCPeerConnection({ iceServers: [{ urls: [...urls] }] });
  Object.assign(globalThis, { sending: connection });
  connection.createDataChannel('x');
  void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
}

/** The proxy's own port, as a STUN server that the browser reaches if it reaches the proxy. */
function stunOf({ url }: EgressPlace): readonly string[] {
  const { host } = new URL(url);
  return [`stun:${host}`];
}

interface Gone {
  readonly status: number;
  readonly text: string;
  /** Chromium's name of the failure; empty where there was an answer. */
  readonly failure: string;
}

async function goTo(page: Page, url: string): Promise<Gone> {
  try {
    const response = await page.goto(url, { timeout: GO_MS, waitUntil: 'domcontentloaded' });
    const text = await page.content();
    return { status: response?.status() ?? 0, text, failure: '' };
  } catch (error) {
    return { status: 0, text: '', failure: netErrorOf(error) ?? firstLine(error) };
  }
}

const saidOf = ({ status, failure }: Gone): string =>
  failure === '' ? `it got an answer ${status}` : failure;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until it is so, at most for `ms`; resolves whether it is. */
async function within(ms: number, isSo: () => boolean): Promise<boolean> {
  const until = performance.now() + ms;
  while (!isSo() && performance.now() < until) await pause(20);
  return isSo();
}

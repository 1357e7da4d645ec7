/**
 * The page of the proof: asks in every way a page can, each way for a name of its own that resolves nowhere (so that
 * what comes to the proxy can only have come through it), and each for the proxy's own port as if it were a site.
 */
import type { EgressPage } from '../../../net/egress-proxy.ts';

/** Ways to ask whose request must come to the proxy. */
const KINDS = [
  'fetch',
  'image',
  'script',
  'style',
  'frame',
  'beacon',
  'events',
  'worker',
  'redirect',
  'websocket',
] as const;

/** Address of the page; a name of loopback, which makes it a secure context as well. */
export const trialAddress = (secret: string): string =>
  `http://hearth-${secret}.localhost/${secret}/trials`;

const nameOf = (secret: string, kind: string): string => `${kind}-${secret}.hearth.invalid`;

/** What the proxy answers by itself for `secret`. */
export function answersOf(secret: string): (url: string) => EgressPage | undefined {
  const own = new Set([new URL(trialAddress(secret)).host, nameOf(secret, 'check')]);
  return (url) => {
    const asked = URL.parse(url);
    if (asked === null || !own.has(asked.host) || !asked.pathname.startsWith(`/${secret}`))
      return undefined;
    const to = asked.searchParams.get('to');
    if (to !== null) return { status: 302, headers: { location: to }, body: '' };
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: `<!doctype html><title>Hearth</title><p>${secret}</p><script>${scriptOf(secret)}</script>`,
    };
  };
}

/** Kinds of which nothing has come to the proxy. */
export function mustBeSeen(secret: string, asked: readonly string[]): readonly string[] {
  return KINDS.filter((kind) => {
    const name = nameOf(secret, kind);
    return !asked.some((one) => one.startsWith(`http://${name}/`) || one.startsWith(`${name}:`));
  });
}

/** `http` asks in each way; `windows` and service workers may be shut off, and so need not be seen. */
function scriptOf(secret: string): string {
  return `
const ask = (kind, base) => {
  const http = 'http://' + base + '/${secret}/' + kind;
  const add = (tag, set) => document.body.append(Object.assign(document.createElement(tag), set));
  switch (kind) {
    case 'fetch': return fetch(http, { mode: 'no-cors' });
    case 'image': return void (new Image().src = http);
    case 'script': return add('script', { src: http });
    case 'style': return add('link', { rel: 'stylesheet', href: http });
    case 'frame': return add('iframe', { src: http });
    case 'beacon': return navigator.sendBeacon(http, 'x');
    case 'events': return void new EventSource(http);
    case 'worker': return void new Worker(URL.createObjectURL(new Blob(['fetch("' + http + '", { mode: "no-cors" })'])));
    case 'redirect': return fetch('/${secret}/?to=' + encodeURIComponent(http), { mode: 'no-cors' });
    case 'websocket': return void new WebSocket(http.replace('http:', 'ws:'));
    case 'prefetch': return add('link', { rel: 'prefetch', href: http });
    case 'preconnect': return add('link', { rel: 'preconnect', href: http });
    case 'window': return void window.open(http)?.close();
    case 'service-worker': return navigator.serviceWorker?.register('/${secret}/?worker').catch(() => undefined);
  }
};
const tryTo = async (work) => { try { await work(); } catch { /* refused */ } };
const send = async (scope, urls) => {
  const connection = new scope.RTCPeerConnection({ iceServers: [{ urls }] });
  connection.createDataChannel('x');
  await connection.setLocalDescription(await connection.createOffer());
  return true;
};
const MUST = ${JSON.stringify(KINDS)};
const MAY = [...MUST, 'prefetch', 'preconnect', 'window', 'service-worker'];
window.runTrials = async ({ direct, stun, datagramMs }) => {
  for (const kind of MUST) void tryTo(() => ask(kind, kind + '-${secret}.hearth.invalid'));
  for (const base of direct) for (const kind of MAY) void tryTo(() => ask(kind, base));
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const scopes = [window, frame.contentWindow, window.open('about:blank')];
  const sent = await Promise.all(scopes.map((scope) => send(scope, stun).catch(() => false)));
  if (sent.some(Boolean)) await new Promise((resolve) => setTimeout(resolve, datagramMs));
};`;
}

/**
 * What pages in the desktop window may do: show the service's own GUI, and nothing else.
 *
 * No navigation away (the GUI's own reloads aside), no new windows (web and mail addresses go to the
 * system's browser), no webviews, no permissions but writing to the clipboard from the GUI, no request to
 * anything but the service and the place where it shows kept pages (frames only), no download but the GUI's own, and the content policy on every page.
 * Source: Electron docs, "Security", checklist items 4, 5, 7, 11–15, 17.
 */
import type { BrowserWindowConstructorOptions, Session, WebContents } from 'electron';
import { contentPolicy } from '../../contract/content-policy.ts';
import type { ElectronApi } from './electron-api.ts';
import { readStatusAction, STATUS_PAGE, type StatusAction } from './status-page.ts';

export interface GuardDeps {
  readonly shell: Pick<ElectronApi['shell'], 'openExternal'>;
  /** The service's `http://127.0.0.1:3002`, while it has one. */
  readonly origin: () => string | undefined;
  /** Where it shows kept pages, `http://127.0.0.1:3003`. */
  readonly replay: () => string | undefined;
  readonly onStatusAction: (action: StatusAction) => void;
}

/** Preferences of every window; the preload is the only script of ours with more rights than the page. */
export function safePreferences(
  preload: string,
): NonNullable<BrowserWindowConstructorOptions['webPreferences']> {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  };
}

/** Guards one page; to be called for every `web-contents-created`. */
export function guardContents(contents: WebContents, deps: GuardDeps): void {
  contents.on('will-navigate', (details) => {
    if (isOwn(details.url, deps.origin())) return;
    details.preventDefault();
    const action = readStatusAction(details.url);
    if (action !== undefined && contents.getURL().startsWith(STATUS_PAGE)) {
      deps.onStatusAction(action);
    } else openOutside(details.url, deps);
  });
  contents.on('will-frame-navigate', (details) => {
    if (details.isMainFrame || isOwn(details.url, deps.origin())) return;
    // previews live in `srcdoc`, kept pages in their place; whatever either wants to load besides is refused
    if (details.url === 'about:srcdoc' || isReplay(details.url, deps.replay())) return;
    details.preventDefault();
  });
  contents.on('will-redirect', (details) => {
    if (isOwn(details.url, deps.origin())) return;
    const mayShow = !details.isMainFrame && isReplay(details.url, deps.replay());
    if (!mayShow) details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url, deps);
    return { action: 'deny' };
  });
}

/** Guards what every page of the session asks the browser for. */
export function guardSession(
  session: Session,
  { origin, replay }: Pick<GuardDeps, 'origin' | 'replay'>,
): void {
  session.setPermissionRequestHandler((contents, permission, callback, details) => {
    callback(
      permission === 'clipboard-sanitized-write' &&
        details.isMainFrame &&
        isOwn(contents.getURL(), origin()),
    );
  });
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) =>
      permission === 'clipboard-sanitized-write' && isOwn(requestingOrigin, origin()),
  );
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((details, callback) => {
    const isFree = mayLoad(details.url, origin()) || isReplay(details.url, replay());
    callback({ cancel: !isFree });
  });
  session.webRequest.onHeadersReceived((details, callback) => {
    const isPage = details.resourceType === 'mainFrame' || details.resourceType === 'subFrame';
    // a kept page has a stricter policy of its own, and ours would forbid its frame
    if (!isPage || isReplay(details.url, replay())) {
      callback({});
      return;
    }
    const sent = details.responseHeaders ?? {};
    const name = Object.keys(sent).find((one) => one.toLowerCase() === POLICY_HEADER);
    const place = replay();
    const policy = contentPolicy(place === undefined ? undefined : new URL(place).origin);
    // a page's own policy stays: several hold together
    const policies = [...(name === undefined ? [] : (sent[name] ?? [])), policy];
    callback({ responseHeaders: { ...sent, [name ?? POLICY_HEADER]: policies } });
  });
}

const POLICY_HEADER = 'content-security-policy';

/** True for addresses of the service itself. */
export function isOwn(url: string, origin: string | undefined): boolean {
  return origin !== undefined && URL.parse(url)?.origin === origin;
}

/** True for kept pages and their parts. */
function isReplay(url: string, place: string | undefined): boolean {
  return place !== undefined && (URL.parse(url)?.href.startsWith(`${place}/`) ?? false);
}

const INNER = new Set(['data:', 'blob:', 'devtools:', 'about:']);

function mayLoad(url: string, origin: string | undefined): boolean {
  const parsed = URL.parse(url);
  if (parsed === null) return false;
  return INNER.has(parsed.protocol) || parsed.origin === webOrigin(origin, parsed.protocol);
}

/** The service's origin as sockets spell it, for `ws:` and `wss:` requests. */
function webOrigin(origin: string | undefined, protocol: string): string | undefined {
  return /^wss?:$/.test(protocol) ? origin?.replace(/^http/, 'ws') : origin;
}

const OUTSIDE = new Set(['http:', 'https:', 'mailto:']);

/** Hands a web or mail address to the system; anything else could start a program and is dropped. */
function openOutside(url: string, { shell }: GuardDeps): void {
  const parsed = URL.parse(url);
  if (parsed !== null && OUTSIDE.has(parsed.protocol)) void shell.openExternal(parsed.href);
}

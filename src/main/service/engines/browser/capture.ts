/**
 * One capture in one page: go there, wait for the content, act, read.
 *
 * Answers a snapshot, or that the http engine must serve the address (downloads, files that a browser
 * does not show as a page). Text that is not HTML (JSON, XML, plain) keeps its bytes as received.
 * Deadline and abort are the engine's: it closes the page under this code, and every step rejects.
 */
import type { Page, Response } from 'playwright-core';
import { HearthError } from '../../domain/errors.ts';
import type { ScreenshotShot, Snapshot } from '../../domain/snapshot.ts';
import type { Net } from '../../net/net.ts';
import type { CaptureOutcome, CaptureRequest, CapturedSnapshot } from '../../ports/engine.ts';
import type { RecordedResource, Recording } from '../../ports/recording.ts';
import type { Clock } from '../../ports/system.ts';
import { stateOf } from './browser-state.ts';
import { openArchiveNetwork } from './archive-network.ts';
import type { ArchiveNetwork } from './archive-network.ts';
import { collectAnswers } from './answers.ts';
import { performActions } from './actions.ts';
import type { Performed, Stage } from './actions.ts';
import { gatherBatches } from './gather.ts';
import type { LentPage } from './contexts.ts';
import type { EncodingOf } from './declare-encoding.ts';
import { netErrorOf, readNavigationFailure } from './failures.ts';
import { startRecorder } from './recorder.ts';
import type { Recorder } from './recorder.ts';
import { takeScreenshot } from './screenshots.ts';
import { settle } from './settle.ts';
import type { Settled } from './settle.ts';
import type { Patience } from './patience.ts';
import { gateRequests } from './request-gate.ts';
import type { RequestGate } from './request-gate.ts';
import { listThere } from './wait-for-list.ts';

export interface CaptureTools {
  readonly clock: Clock;
  /** ms since the epoch. */
  readonly deadlineAt: number;
  /** Rejects when the capture is stopped. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Asked before the main frame goes to another address than the asked one. */
  readonly admit: ((url: string) => Promise<void>) | undefined;
  /** Selectors of consent boxes and advertisements on a host. */
  readonly removalsFor: (host: string) => readonly string[];
  readonly patience: Patience;
  /** Fetches again what a recording lacks. */
  readonly refetch: Net['fetch'] | undefined;
  /** Tells the encoding of pages that do not say it; absent: Chromium guesses. */
  readonly encodingOf: EncodingOf | undefined;
}

/** Longest wait for content after the document came; pages that never rest are read then. */
const SETTLE_MS = 10_000;
const IMAGES_MS = 5_000;
const FINAL_SETTLE_MS = 3_000;

/** Throws the HearthError that says why the page did not come, or Playwright's own when stopped. */
export async function capturePage(
  lent: LentPage,
  request: CaptureRequest,
  tools: CaptureTools,
): Promise<CaptureOutcome> {
  const startedAt = tools.clock.now();
  const { watch } = lent;
  lent.allow(new URL(request.url).hostname);
  const { archive, headers } = request;
  const url = archive?.recording.main.url ?? request.url;
  const replay =
    archive === undefined
      ? undefined
      : await openArchiveNetwork(lent.context, { ...archive, encodingOf: tools.encodingOf });
  const { admit, encodingOf } = tools;
  const collector = await collectAnswers(lent.page, url, request.gather);
  const gate = await gateRequests(lent, {
    url,
    // what is kept was judged when it was fetched, and is sent nowhere
    ...(archive === undefined
      ? { headers, admit, encodingOf }
      : { headers: {}, admit: undefined, encodingOf: undefined }),
    onDenied: () => void lent.release('close'),
  });
  let recorder: Recorder | undefined;
  try {
    if (request.record !== undefined) {
      recorder = await startRecorder(lent, { request, limits: request.record, tools });
    }
    const refusal = await navigate(lent, url);
    throwIfDenied(gate);
    if (refusal !== undefined) return refusal;
    const response = watch.mainResponse();
    if (response !== undefined) throwIfRefused(lent, response);
    const kind = kindOf(response, request);
    if (kind.kind === 'escalate') return kind;
    const shown = await look(lent, request, tools);
    // a page that moved on by itself has a newer answer
    throwIfDenied(gate);
    const last = watch.mainResponse();
    if (last !== undefined) throwIfRefused(lent, last);
    throwIfUnread(lent, gate);
    if (isFile(shown.settled.html)) return escalate('the address is a file');
    const snapshot = await snapshotOf(lent, { request, tools, startedAt, shown, gate });
    const kept = await recorded(lent, { recorder, gate }, snapshot);
    return {
      kind: 'snapshot',
      snapshot: {
        ...snapshot,
        ...kept,
        ...(await collector.taken()),
        ...(request.state === undefined ? {} : { state: await stateOf(lent.context) }),
        ...replayedBy(replay, lent),
      },
    };
  } catch (error) {
    throwIfDenied(gate);
    if (watch.hasDownload()) return escalate('the address is a download');
    throw error;
  } finally {
    recorder?.end();
    collector.end();
    gate.end();
  }
}

function replayedBy(
  replay: ArchiveNetwork | undefined,
  { egress }: LentPage,
): Pick<CapturedSnapshot, 'replayed'> {
  if (replay === undefined) return {};
  const { requested, served, missed } = replay;
  return { replayed: { requested, served, missed, dials: egress.dials() } };
}

/** A recording that fails is said, and the page is answered without it. */
async function recorded(
  { page, watch }: LentPage,
  { recorder, gate }: { readonly recorder: Recorder | undefined; readonly gate: RequestGate },
  { warnings }: Snapshot,
): Promise<Pick<CapturedSnapshot, 'warnings' | 'recording'>> {
  if (recorder === undefined) return { warnings };
  let recording: Recording | undefined;
  let why = 'it came in no answer of its own';
  try {
    recording = await recorder.finish();
  } catch (error) {
    if (page.isClosed() || watch.isCrashed()) throw error;
    why = messageOf(error).split('\n')[0] ?? '';
  }
  if (recording !== undefined) return { warnings, recording: asSaid(recording, gate) };
  return { warnings: [...warnings, `The page was read, but not recorded: ${why}.`] };
}

/** What is kept says of its encoding what the site said. */
function asSaid(recording: Recording, gate: RequestGate): Recording {
  const restore = (one: RecordedResource): RecordedResource => {
    const said = one.mimeType === 'text/html' ? gate.saidType(one.url) : undefined;
    if (said === undefined) return one;
    const isType = ([name]: readonly [string, string]): boolean => name === 'content-type';
    return {
      ...one,
      headers: [...one.headers.filter((field) => !isType(field)), ['content-type', said]],
    };
  };
  return {
    ...recording,
    main: restore(recording.main),
    resources: recording.resources.map(restore),
  };
}

function throwIfDenied(gate: RequestGate): void {
  const denial = gate.denial();
  if (denial !== undefined) throw denial;
}

/** Goes to `url`. Resolves an outcome when there will be no page, nothing when there is one. */
async function navigate(lent: LentPage, url: string): Promise<CaptureOutcome | undefined> {
  const { page, watch } = lent;
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 0 });
    return undefined;
  } catch (error) {
    if (page.isClosed() || watch.isCrashed()) throw error;
    if (watch.hasDownload() || /download is starting/i.test(messageOf(error)))
      return escalate('the address is a download');
    const response = watch.mainResponse();
    if (netErrorOf(error) === 'ERR_ABORTED' && response !== undefined) {
      if (isWithoutDocument(response)) return undefined;
      return escalate('the browser does not show this kind of file');
    }
    const failedUrl = watch.navigationUrl() ?? url;
    throw proxyFailure(lent, failedUrl) ?? readNavigationFailure(error, failedUrl);
  }
}

/** The egress proxy answers 403 or 502 itself when a plain http address may or can not be reached. */
export function throwIfRefused(lent: LentPage, response: Response): void {
  if (response.status() !== 403 && response.status() !== 502) return;
  const failure = proxyFailure(lent, response.url());
  if (failure !== undefined) throw failure;
}

const UNREADABLE = 'net::ERR_CONTENT_DECODING_FAILED';

/** Of an answer that is coded otherwise than it says nothing can be read. */
function throwIfUnread({ page, watch }: LentPage, gate: RequestGate): void {
  if (watch.mainFailure() === UNREADABLE || gate.isUnread(watch.mainResponse()?.url() ?? ''))
    throw readNavigationFailure(new Error(UNREADABLE), page.url());
}

/** What is to be said of the answer itself. */
function warningsOf({ watch }: LentPage, gate: RequestGate): readonly string[] {
  const isCut = watch.mainFailure() !== undefined || gate.isCut(watch.mainResponse()?.url() ?? '');
  return isCut ? ['The site’s answer ended early; what had arrived was kept.'] : [];
}

/** What the egress proxy says of an address; a blocked advertiser is, for a page, a site that fails. */
function proxyFailure(lent: LentPage, url: string): HearthError | undefined {
  const failure = lent.egress.failureOf(url);
  return failure?.code === 'FORBIDDEN'
    ? new HearthError('SCRAPE_SITE_ERROR', failure.message, { cause: failure })
    : failure;
}

const HTML = /^(text\/html|application\/xhtml\+xml)\b/i;
const TEXT =
  /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml)|javascript|x-ndjson)|image\/svg)/i;

type Shown = { readonly kind: 'page' } | Extract<CaptureOutcome, { kind: 'escalate' }>;

/** Whether the browser shows the answer as a page that can be read or pictured. */
function kindOf(response: Response | undefined, request: CaptureRequest): Shown {
  if (response === undefined) return { kind: 'page' };
  const headers = response.headers();
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes > request.maxBodyBytes) {
    throw new HearthError(
      'SCRAPE_TOO_LARGE',
      `The page has ${bytes} bytes, more than the limit of ${request.maxBodyBytes}. Raise the limit in the settings, or fetch a smaller page.`,
    );
  }
  const type = headers['content-type'] ?? '';
  if (type === '' || HTML.test(type) || TEXT.test(type)) return { kind: 'page' };
  const isPicture =
    /^image\//i.test(type) && (request.screenshot ?? request.actions[0]) !== undefined;
  return isPicture ? { kind: 'page' } : escalate(`the address is of type ${type}`);
}

/** What files begin with, as a browser shows it: PDF, ZIP, gzip, PNG, GIF. */
const MARKS =
  '%PDF-|PK\u0003\u0004|\u001f\u2039\b|\u001f\ufffd\b|\u2030PNG|\ufffdPNG|GIF87a|GIF89a'.split('|');

/** A file that was shown as text because the site called it a page. */
function isFile(html: string): boolean {
  const text = html.slice(0, 500).replace(/^.*?<body>\s*/s, '');
  return MARKS.some((mark) => text.startsWith(mark));
}

interface Looked {
  readonly settled: Settled;
  readonly performed?: Performed;
  readonly shot?: ScreenshotShot;
  readonly warnings: readonly string[];
}

const stillWaiting = ({ isWaiting }: Settled): readonly string[] =>
  isWaiting
    ? [
        'The page still says that it loads, after it was waited for: it may lack its content. Give it longer with waitFor, or wait for a part of it with an action.',
      ]
    : [];

/** Waits, acts and takes the final picture. */
async function look(lent: LentPage, request: CaptureRequest, tools: CaptureTools): Promise<Looked> {
  const leftMs = (): number => Math.max(1, tools.deadlineAt - tools.clock.now());
  const hasMore = request.waitForMs > 0 || request.actions.length > 0;
  const come = (wants: 'html' | 'nothing', maxMs: number): Promise<Settled> =>
    settle(lent, {
      pace: request.fastMode ? 'fast' : 'stable',
      leftMs: leftMs(),
      // the rest of the time is left for reading a page that never rests
      maxMs: Math.max(1, Math.min(maxMs, leftMs() * 0.7)),
      maxChars: request.maxBodyBytes,
      removals: request.blockAds ? tools.removalsFor(hostOf(lent.page)) : [],
      wants,
      ...(request.gather?.marks === undefined ? {} : { marks: request.gather.marks }),
      expectsMore: request.expectsMore ?? 'no',
      // whoever says how long to wait, or what for, has it so
      waitingMs: hasMore ? 0 : tools.patience.waitingMs(hostOf(lent.page)),
    });
  let settled = await come(hasMore ? 'nothing' : 'html', SETTLE_MS);
  if (!hasMore) tools.patience.learn(hostOf(lent.page), settled.isWaiting);
  if (request.waitForMs > 0) {
    await tools.sleep(request.waitForMs);
    settled = await come(request.actions.length > 0 ? 'nothing' : 'html', FINAL_SETTLE_MS);
  }
  const stage = { ...lent, settle: come, leftMs, sleep: tools.sleep };
  if (request.actions.length === 0) {
    settled = await withList(stage, request, settled);
    const gathered = await gatherFor(stage, request, settled);
    const { warnings, ...rest } = await picture(lent, request, leftMs);
    return { settled, ...gathered, ...rest, warnings: [...stillWaiting(settled), ...warnings] };
  }
  const performed = await performActions(stage, request.actions);
  settled = await withList(stage, request, await come('html', FINAL_SETTLE_MS));
  const gathered = await gatherFor(stage, request, settled);
  const { warnings, ...rest } = await picture(lent, request, leftMs);
  return {
    settled,
    performed,
    ...gathered,
    ...rest,
    warnings: [...performed.warnings, ...warnings],
  };
}

/** The page with what is waited for. */
async function withList(
  stage: Stage,
  { gather }: CaptureRequest,
  settled: Settled,
): Promise<Settled> {
  if (gather?.until === undefined) return settled;
  await listThere(stage, gather.until);
  return stage.settle('html', FINAL_SETTLE_MS);
}

/** What a recipe asks for beyond the first batch. */
async function gatherFor(
  stage: Stage,
  { gather }: CaptureRequest,
  { html }: Settled,
): Promise<Pick<Looked, 'performed'>> {
  if (gather?.more === undefined) return {};
  const scrapes = await gatherBatches(stage, gather.more, html);
  const results = { screenshots: [], scrapes, javascriptReturns: [], pdfs: [] };
  return { performed: { results, warnings: [] } };
}

async function picture(
  lent: LentPage,
  { screenshot, fastMode }: CaptureRequest,
  leftMs: () => number,
): Promise<Pick<Looked, 'shot' | 'warnings'>> {
  if (screenshot === undefined) return { warnings: [] };
  const imagesMs = fastMode ? 0 : Math.min(IMAGES_MS, leftMs() * 0.5);
  const { shot, warning } = await takeScreenshot(lent, screenshot, { imagesMs });
  return { shot, warnings: warning === undefined ? [] : [warning] };
}

interface Taken {
  readonly request: CaptureRequest;
  readonly tools: CaptureTools;
  readonly startedAt: number;
  readonly shown: Looked;
  readonly gate: RequestGate;
}

async function snapshotOf(
  lent: LentPage,
  { request, tools, startedAt, shown, gate }: Taken,
): Promise<Snapshot> {
  const { page, watch } = lent;
  const response = watch.mainResponse();
  const capturedAt = tools.clock.now();
  return {
    requestedUrl: request.url,
    ...(await answerOf(response, shown.settled, gate)),
    finalUrl: isWithoutDocument(response) ? response.url() : page.url(),
    redirects: watch.redirects(),
    engine: 'browser',
    proxyUsed: request.proxy,
    capturedAt,
    elapsedMs: Math.max(0, capturedAt - startedAt),
    ...(shown.shot === undefined ? {} : { screenshot: shown.shot }),
    ...(shown.performed === undefined ? {} : { actions: shown.performed.results }),
    warnings: [...warningsOf(lent, gate), ...shown.warnings],
  };
}

type Answered = Pick<
  Snapshot,
  'status' | 'statusText' | 'headers' | 'contentType' | 'body' | 'html'
>;

/** Status, headers and content: the rendered HTML, or the bytes as received when it is not HTML. */
async function answerOf(
  response: Response | undefined,
  settled: Settled,
  gate: RequestGate,
): Promise<Answered> {
  if (response === undefined) {
    const body = new TextEncoder().encode(settled.html);
    return { status: 200, statusText: '', headers: {}, contentType: '', body, html: settled.html };
  }
  const said = gate.saidType(response.url());
  const headers = {
    ...joined(response.headers()),
    ...(said === undefined ? {} : { 'content-type': said }),
  };
  const contentType = headers['content-type'] ?? '';
  const answer = {
    status: response.status(),
    statusText: response.statusText(),
    headers,
    contentType,
  };
  if (isWithoutDocument(response)) return { ...answer, body: new Uint8Array(), html: '' };
  const isHtml = HTML.test(contentType === '' ? settled.contentType : contentType);
  const raw = isHtml ? undefined : await bodyOf(response);
  return raw === undefined
    ? { ...answer, body: new TextEncoder().encode(settled.html), html: settled.html }
    : { ...answer, body: raw };
}

/** 204 and 205 leave the page where it was. */
function isWithoutDocument(response: Response | undefined): response is Response {
  return response?.status() === 204 || response?.status() === 205;
}

/** The bytes as received; undefined when Chromium no longer has them, and its HTML stands in. */
async function bodyOf(response: Response): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await response.body());
  } catch {
    return undefined;
  }
}

/** Playwright joins repeated headers with a line break. */
function joined(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll('\n', ', ')]),
  );
}

function escalate(reason: string): Extract<CaptureOutcome, { kind: 'escalate' }> {
  return { kind: 'escalate', to: 'http', reason };
}

function hostOf(page: Page): string {
  return URL.parse(page.url())?.hostname ?? '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

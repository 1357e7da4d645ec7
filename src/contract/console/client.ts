/**
 * A typed client of the control surface over `fetch`.
 *
 * Every call carries the session token as a header (never a cookie: a cookie of one loopback port is
 * sent to every other). Failures are one class: `status` 0 means that the service did not answer.
 */
import { libraryCalls } from '../library/client.ts';
import type { AboutAnswer, DiagnosticsAnswer } from './about.ts';
import type { ConsoleOperation, Json, Rows } from './common.ts';
import type { ExportBody, ExportTicket, RecordsAnswer, RecordsQuery } from './exports.ts';
import type {
  ExcludeAnswer,
  ExcludeBody,
  PagePreviewsAnswer,
  JobDetail,
  JobQuery,
  JobRow,
  Outcomes,
  PageQuery,
  PageRow,
  StoredDocumentAnswer,
} from './jobs.ts';
import type { CreateKeyBody, CreatedKey, KeyRow, RevokeAnswer, UpdateKeyBody } from './keys.ts';
import { monitorCalls } from '../monitor-client.ts';
import { searchOf, type CallOptions, type Calls } from './calls.ts';
import { liveCalls } from './live-client.ts';
import { PATHS } from './paths.ts';
import { recipeCalls } from './recipe-client.ts';
import type { ChangePlanBody, PlanAnswer, PlanId, QuoteAnswer, QuoteBody } from './plan.ts';
import type { RehearsalAnswer } from './rehearsal.ts';
import type { ServicesAnswer } from './services.ts';
import type { ConsoleState } from './session.ts';
import type {
  CodeBody,
  EmailCodeAnswer,
  EmailCodeBody,
  LinkCode,
  OpenIdAnswer,
  SessionAnswer,
  SessionTokenAnswer,
  SignInAnswer,
} from './sign-in.ts';
import type {
  ChangeSettingsAnswer,
  ChangeSettingsBody,
  ClearAnswer,
  ClearBody,
  MoveAnswer,
  SettingsAnswer,
  StorageAnswer,
  TestAnswer,
  TestTarget,
} from './settings.ts';
import type { UsageAnswer, UsageExportFormat } from './usage.ts';

export interface ConsoleErrorOptions extends ErrorOptions {
  readonly status: number;
  readonly code?: string | undefined;
  readonly details?: Json | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A refusal or failure. `status` 0: no answer at all; `code` as in the service's error list. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly status: number;
  readonly code: string | undefined;
  readonly details: Json | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: ConsoleErrorOptions) {
    super(message, options);
    this.status = options.status;
    this.code = options.code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export interface ClientOptions {
  /** Origin of the service; empty for the page's own. */
  readonly origin: string;
  readonly token: string;
  readonly fetch?: typeof fetch;
}

export type ConsoleClient = ReturnType<typeof createConsoleClient>;

export function createConsoleClient(options: ClientOptions) {
  const call = <Answer>(path: string, how: CallOptions = {}): Promise<Answer> =>
    request<Answer>(options, path, how);
  const post = <Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> =>
    call<Answer>(path, { method: 'POST', body, signal });

  return {
    library: libraryCalls({
      call,
      bytes: async (path, signal) => (await answerOf(options, path, { signal })).blob(),
      stream: (path) => answerOf(options, path, {}),
    }),

    ...signInCalls({ call, post }),

    monitors: monitorCalls(call),
    /** The plain text of a capture. */
    keptText: async (captureId: string) =>
      (await download(options, `/library/captures/${encodeURIComponent(captureId)}/text`)).text(),

    state: (signal?: AbortSignal) => call<ConsoleState>(PATHS.state, { signal }),

    ...keyCalls({ call, post }),
    ...jobCalls({ call, post }),

    /** Runs an operation as the console; the body and the answer are those of `/v2`. */
    run: (operation: ConsoleOperation | 'batch', body: Json, signal?: AbortSignal) =>
      post<Json>(PATHS.run(operation), body, signal),
    /** A scrape whose job has this id, and which goes on when the connection ends. */
    runAs: (id: string, body: Json, signal?: AbortSignal) =>
      post<Json>(PATHS.run('scrape') + searchOf({ run: id }), body, signal),

    ...liveCalls({ call, post }),
    ...recipeCalls({ call, post }),

    /** Reads a file as the console; the options and the answer are those of `/v2/parse`. */
    parse: (file: File, body: Json, signal?: AbortSignal) => {
      const form = new FormData();
      form.append('options', JSON.stringify(body));
      form.append('file', file, file.name);
      return post<Json>(PATHS.parse, form, signal);
    },

    usage: (range: { readonly fromAt: number; readonly toAt: number }, signal?: AbortSignal) =>
      call<UsageAnswer>(`${PATHS.usage}?fromAt=${range.fromAt}&toAt=${range.toAt}`, { signal }),
    exportUsage: (
      range: { readonly fromAt: number; readonly toAt: number },
      format: UsageExportFormat,
    ) => download(options, PATHS.usageExport + searchOf({ ...range, format })),
    plan: () => call<PlanAnswer>(PATHS.plan),
    changePlan: (body: ChangePlanBody) => call<PlanAnswer>(PATHS.plan, { method: 'PATCH', body }),
    quote: (body: QuoteBody) => post<QuoteAnswer>(PATHS.quote, body),

    ...settingsCalls({ call, post }),

    about: () => call<AboutAnswer>(PATHS.about),
    services: (signal?: AbortSignal) => call<ServicesAnswer>(PATHS.services, { signal }),
    diagnostics: () => call<DiagnosticsAnswer>(PATHS.diagnostics),
  };
}

/** Signing in and out; only the last needs a session. */
function signInCalls({ call, post }: Calls) {
  return {
    /** How to sign in here; the four below need no token. */
    signInWays: (signal?: AbortSignal) => call<SignInAnswer>(PATHS.signIn, { signal }),
    askCode: (body: EmailCodeBody) => post<EmailCodeAnswer>(PATHS.signInStep('email'), body),
    takeCode: (body: CodeBody) => post<SessionAnswer>(PATHS.signInStep('code'), body),
    openId: () => post<OpenIdAnswer>(PATHS.signInStep('openid'), {}),
    /** The session of this machine, for a link's code or the token of an earlier start. */
    session: (body: LinkCode | { readonly earlier: string }) =>
      post<SessionTokenAnswer>(PATHS.session, body),
    signOut: () => post<unknown>(PATHS.signOut, {}),
  };
}

/** API keys. */
function keyCalls({ call, post }: Calls) {
  return {
    keys: () => call<Rows<KeyRow>>(PATHS.keys),
    createKey: (body: CreateKeyBody) => post<CreatedKey>(PATHS.keys, body),
    updateKey: (id: string, body: UpdateKeyBody) =>
      call<KeyRow>(PATHS.key(id), { method: 'PATCH', body }),
    revokeKey: (id: string) => call<RevokeAnswer>(PATHS.key(id), { method: 'DELETE' }),
  };
}

/** Jobs, their pages and documents. */
function jobCalls({ call, post }: Calls) {
  return {
    jobs: (query: JobQuery, signal?: AbortSignal) =>
      call<Rows<JobRow>>(PATHS.jobs + jobSearch(query), { signal }),
    job: (id: string, signal?: AbortSignal) => call<JobDetail>(PATHS.job(id), { signal }),
    deleteJob: (id: string) =>
      call<{ readonly deleted: boolean }>(PATHS.job(id), { method: 'DELETE' }),
    stopJob: (id: string) => post<{ readonly stopped: boolean }>(PATHS.stop(id), {}),
    resumeJob: (id: string) => post<{ readonly resumed: boolean }>(PATHS.resume(id), {}),
    outcomes: (id: string, signal?: AbortSignal) => call<Outcomes>(PATHS.outcomes(id), { signal }),
    exclude: (id: string, body: ExcludeBody) => post<ExcludeAnswer>(PATHS.exclude(id), body),
    pages: (id: string, query: PageQuery, signal?: AbortSignal) =>
      call<Rows<PageRow>>(PATHS.pages(id) + pageSearch(query), { signal }),
    pagePreviews: (id: string, signal?: AbortSignal) =>
      call<PagePreviewsAnswer>(PATHS.pagePreviews(id), { signal }),
    /** An address that gives the file once. */
    exportFile: (body: ExportBody, signal?: AbortSignal) =>
      post<ExportTicket>(PATHS.exports, body, signal),
    records: (id: string, { skip, rowsBy }: RecordsQuery, signal?: AbortSignal) =>
      call<RecordsAnswer>(PATHS.records(id) + searchOf({ skip, rowsBy }), { signal }),
    /** Without plans: every plan. */
    rehearse: (id: string, plans: readonly PlanId[] = []) =>
      call<RehearsalAnswer>(PATHS.rehearsal(id) + searchOf({ plan: plans.join(',') })),
    document: (pageId: string, signal?: AbortSignal) =>
      call<StoredDocumentAnswer>(PATHS.document(pageId), { signal }),
  };
}

/** Settings and what is on disk. */
function settingsCalls({ call, post }: Calls) {
  return {
    settings: () => call<SettingsAnswer>(PATHS.settings),
    changeSettings: (body: ChangeSettingsBody) =>
      call<ChangeSettingsAnswer>(PATHS.settings, { method: 'PATCH', body }),
    /** `provider`: one search provider instead of all. */
    test: (target: TestTarget, provider?: string) =>
      post<TestAnswer>(PATHS.test(target) + searchOf({ provider }), {}),
    storage: () => call<StorageAnswer>(PATHS.storage),
    moveData: (to: string) => post<MoveAnswer>(`${PATHS.storage}/move`, { to }),
    forgetMove: () => call<StorageAnswer>(`${PATHS.storage}/move`, { method: 'DELETE' }),
    removeOldData: () => call<StorageAnswer>(`${PATHS.storage}/old`, { method: 'DELETE' }),
    clear: (body: ClearBody) => post<ClearAnswer>(`${PATHS.storage}/clear`, body),
  };
}

function jobSearch(query: JobQuery): string {
  return searchOf({
    kind: query.kinds?.join(','),
    status: query.statuses?.join(','),
    text: query.text,
    key: query.keyId,
    fromAt: query.fromAt,
    toAt: query.toAt,
    after: query.after,
    limit: query.limit,
  });
}

function pageSearch(query: PageQuery): string {
  return searchOf({
    state: query.states?.join(','),
    text: query.text,
    outcome: query.outcome,
    http: query.http?.join(','),
    sort: query.sort,
    down: query.isDown === true ? 1 : undefined,
    after: query.after,
    skip: query.skip,
    limit: query.limit,
  });
}

async function request<Answer>(
  options: ClientOptions,
  path: string,
  how: CallOptions,
): Promise<Answer> {
  const response = await send(options, path, how);
  const text = await response.text();
  const body = parseBody(text);
  if (!response.ok || isRefusal(body)) throw errorOf(response, body);
  // The one trust boundary of the client: the service's answers have the shapes of this folder.
  return body as Answer;
}

async function download(options: ClientOptions, path: string): Promise<Blob> {
  return (await answerOf(options, path, {})).blob();
}

async function answerOf(options: ClientOptions, path: string, how: CallOptions): Promise<Response> {
  const response = await send(options, path, how);
  if (response.ok) return response;
  throw errorOf(response, parseBody(await response.text()));
}

async function send(options: ClientOptions, path: string, how: CallOptions): Promise<Response> {
  const doFetch = options.fetch ?? fetch;
  const { body } = how;
  // of a form the browser says itself where its parts begin; a file goes as it is
  const isPlain = body instanceof FormData || body instanceof Blob;
  const isJson = body !== undefined && !isPlain;
  try {
    return await doFetch(options.origin + path, {
      method: how.method ?? 'GET',
      headers: {
        authorization: `Bearer ${options.token}`,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(body instanceof Blob ? { 'content-type': 'application/octet-stream' } : {}),
      },
      ...(isJson ? { body: JSON.stringify(body) } : {}),
      ...(isPlain ? { body } : {}),
      ...(how.signal === undefined ? {} : { signal: how.signal }),
      ...(how.isLast === true ? { keepalive: true } : {}),
      cache: 'no-store',
      credentials: 'omit',
    });
  } catch (cause) {
    if (how.signal?.aborted === true) throw cause;
    throw new ConsoleError('The service does not answer.', { status: 0, cause });
  }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return { success: false, error: text.slice(0, 500) };
  }
}

function isObject(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRefusal(body: unknown): boolean {
  return isObject(body) && body['success'] === false && typeof body['error'] === 'string';
}

function errorOf(response: Response, body: unknown): ConsoleError {
  const fields = isObject(body) ? body : {};
  const { error, code, details } = fields;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ConsoleError(
    typeof error === 'string' ? error : `The service answered ${response.status}.`,
    {
      status: response.status,
      code: typeof code === 'string' ? code : undefined,
      details,
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    },
  );
}

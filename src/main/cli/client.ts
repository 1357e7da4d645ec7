/**
 * How commands reach a service: the one running on the data folder, or one of their own, started on a
 * free port for the length of the command. Either way they speak HTTP, as any client does; but what is one request
 * needs no whole service (service/compose-brief.ts).
 *
 * A running service leaves `service.json` (0600) in its data folder: address, pid and a token that
 * holds for its life. Throws HearthErrors made from the service's own error bodies.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../service/config.ts';
import type { ApiReply, AskApi } from '../service/mcp/tool.ts';
import { asRecord } from './reply.ts';
import { ERROR_CODES, HearthError, type ErrorCode } from '../service/domain/errors.ts';

export interface ServiceClient {
  readonly address: string;
  /** True when the service was started for this command and ends with it. */
  readonly isOwn: boolean;
  request(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<ServiceReply>;
  /** A file the service writes, as it comes. */
  download(path: string): Promise<{
    readonly name: string;
    readonly body: Readable;
  }>;
  /** The file as the body itself. */
  upload(path: string, file: Blob): Promise<ServiceReply>;
  /** As `request`, but every status is an answer. */
  readonly ask: AskApi;
}

export type ServiceReply = Readonly<Record<string, unknown>>;

/** Runs `work` against the folder's service; an own one is stopped afterwards, whatever happened. */
export async function withService<T>(
  config: Config,
  work: (client: ServiceClient) => Promise<T>,
): Promise<T> {
  const running = await findRunning(config.dataDir);
  if (running !== undefined) return work(clientOf(running.address, running.token, false));
  const { createHearth } = await import('../service/compose.ts');
  const hearth = await createHearth({ ...config, port: 0, host: '127.0.0.1' });
  const { address } = await hearth.start();
  try {
    return await work(clientOf(address, hearth.localToken, true));
  } finally {
    await hearth.stop();
  }
}

/** Who holds the folder may be about to listen, or to give it back: so long it is waited for. */
const START_MS = 3_000;
const LOOK_EVERY_MS = 250;

/**
 * What `POST path` answers, of scrape, map and search: by the folder's service, else by a brief one. While another
 * command's brief service holds the folder, which it soon gives back, it is waited for.
 */
export async function askOnce(config: Config, path: string, body: unknown): Promise<ServiceReply> {
  let patientUntil = performance.now() + START_MS;
  for (;;) {
    const running = await findRunning(config.dataDir);
    // services that share a database take over what others do not go on with: that needs a whole one
    if (running !== undefined || config.database !== undefined)
      return withService(config, (client) => client.request('POST', path, body));
    try {
      return readReply(await askBriefly(config, path, body));
    } catch (error) {
      const isHeld = error instanceof HearthError && error.code === 'DATA_DIR_IN_USE';
      const isBrief = readServiceFile(config.dataDir)['isBrief'] === true;
      if (isBrief) patientUntil = performance.now() + START_MS;
      if (!isHeld || performance.now() >= patientUntil) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function askBriefly(config: Config, path: string, body: unknown): Promise<ApiReply> {
  const { openBriefHearth } = await import('../service/compose-brief.ts');
  const hearth = await openBriefHearth(config, path === '/v2/scrape');
  try {
    const { status, json } = await hearth.ask(path, body, new AbortController().signal);
    return { status, json: asRecord(json) };
  } finally {
    await hearth.close();
  }
}

/** The service that holds the folder, if one answers. */
export async function findRunning(
  dataDir: string,
): Promise<{ readonly address: string; readonly token: string } | undefined> {
  const { address, token } = readServiceFile(dataDir);
  if (typeof address !== 'string' || typeof token !== 'string') return undefined;
  try {
    const answer = await fetch(`${address}/v0/health/liveness`, {
      signal: AbortSignal.timeout(3_000),
    });
    await answer.text();
    return answer.ok ? { address, token } : undefined;
  } catch {
    return undefined; // the file outlived its service
  }
}

/** Empty where there is none, or it is just being written. */
function readServiceFile(dataDir: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(readFileSync(join(dataDir, 'service.json'), 'utf8')));
  } catch {
    return {};
  }
}

/** Speaks to a service with its token. */
export function clientOf(address: string, token: string, isOwn: boolean): ServiceClient {
  const authorized = { authorization: `Bearer ${token}` };
  /** Throws a sentence when it goes away before all of the answer is there. */
  const reach = async <T>(
    path: string,
    init: RequestInit,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> => {
    try {
      return await read(await fetch(path.startsWith('http') ? path : `${address}${path}`, init));
    } catch (cause) {
      if (cause instanceof HearthError) throw cause;
      throw new HearthError('INTERNAL', `The service at ${address} stopped answering.`, { cause });
    }
  };
  const readJson = async (answer: Response): Promise<ApiReply> => ({
    status: answer.status,
    json: asRecord(await answer.json()),
  });
  const ask: AskApi = ({ method, path, body }, signal) =>
    reach(
      path,
      {
        method,
        headers: { ...authorized, 'content-type': 'application/json' },
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      readJson,
    );
  return {
    address,
    isOwn,
    ask,
    async download(path) {
      return reach(path, { headers: authorized }, async (answer) => {
        if (!answer.ok || answer.body === null) {
          readReply(await readJson(answer));
          throw new HearthError('INTERNAL', `The service answered ${path} with nothing.`);
        }
        const said = answer.headers.get('content-disposition') ?? '';
        return {
          name: /filename="([\w.-]+)"/.exec(said)?.[1] ?? 'export',
          body: Readable.from(chunksOf(answer.body)),
        };
      });
    },
    async upload(path, file) {
      const headers = { ...authorized, 'content-type': 'application/octet-stream' };
      return readReply(await reach(path, { method: 'POST', headers, body: file }, readJson));
    },
    request: async (method, path, body) =>
      readReply(await ask({ method, path, body }, new AbortController().signal)),
  };
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

function readReply({ status, json }: ApiReply): ServiceReply {
  if (status < 300 && json['success'] !== false) return json;
  const message = typeof json['error'] === 'string' ? json['error'] : `Status ${status}`;
  // what is wrong stands behind the words of the wire
  throw new HearthError(codeOf(json['code'], status), message.replace(/^Bad Request: /, ''), {
    details: json['details'],
  });
}

function codeOf(code: unknown, status: number): ErrorCode {
  const named = ERROR_CODES.find((known) => known === code);
  return named ?? (status === 404 ? 'NOT_FOUND' : 'INTERNAL');
}

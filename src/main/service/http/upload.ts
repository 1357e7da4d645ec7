/**
 * A file sent as multipart/form-data: a part `file` and, before or after it, a part `options` (JSON).
 *
 * Read when the key, the rate and the credits have been looked at (server.ts), into memory and never onto
 * disk: at most 50 MB of one request and `ROOM_BYTES` of all together; who finds no room waits unread.
 * Throws `BAD_REQUEST`, `BAD_REQUEST_INVALID_JSON`, `BODY_TOO_LARGE`, and the signal's reason.
 * Source: wire/v2.md section 1 (`/v2/parse`).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Upload } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import { startDeadline } from '../operations/deadline.ts';
import type { Clock } from '../ports/system.ts';

/** 50 MB, as the wire says. */
const FILE_LIMIT_BYTES = 52_428_800;
const OPTIONS_LIMIT_BYTES = 1_048_576;
/** What boundaries and headers of the parts may add. */
const FRAME_BYTES = 65_536;
const FORM_LIMIT_BYTES = FILE_LIMIT_BYTES + OPTIONS_LIMIT_BYTES + FRAME_BYTES;
/** Files held at once, all callers together. */
const ROOM_BYTES = 5 * FILE_LIMIT_BYTES;
const ARRIVAL_MS = 300_000;
const LONGEST_NAME = 200;

const HOW = 'Send multipart/form-data with a part "file" and, if you like, a part "options" (JSON)';

interface Received {
  readonly upload: Upload;
  /** The options, parsed, not validated. */
  readonly body: unknown;
}

/** Reads the form. What it holds is counted until the response is over. */
export type ReceiveUpload = (
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
) => Promise<Received>;

/** Builds the reader; all requests share its room. */
export function createReceiveUpload(clock: Clock): ReceiveUpload {
  const enter = createRoom(ROOM_BYTES);
  return async (request, response, signal) => {
    response.once('close', await enter(announcedBytes(request), signal));
    using deadline = startDeadline(clock, ARRIVAL_MS, signal, {
      code: 'SCRAPE_TIMEOUT',
      message: `The file did not arrive within ${ARRIVAL_MS / 1000} s.`,
    });
    return toReceived(await readForm(request, deadline.signal));
  };
}

/**
 * Bytes the request says it has; the most there may be where it says nothing. Throws what can be said before
 * any of it is read: `BAD_REQUEST` for what is no form, `BODY_TOO_LARGE`.
 */
export function announcedBytes({ headers }: IncomingMessage): number {
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  if (!isForm) throw new HearthError('BAD_REQUEST', HOW);
  const length = Number(headers['content-length'] ?? FORM_LIMIT_BYTES);
  if (length > FORM_LIMIT_BYTES) throw tooLarge();
  return length;
}

interface Form {
  readonly file: Upload | undefined;
  readonly options: string | undefined;
}

function readForm(request: IncomingMessage, signal: AbortSignal): Promise<Form> {
  return new Promise<Form>((resolve, reject) => {
    let file: Upload | undefined;
    let options: string | undefined;
    signal.throwIfAborted();
    const parser = openParser(request);
    const fail = (error: unknown): void => {
      request.unpipe(parser);
      signal.removeEventListener('abort', onAbort);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onAbort = (): void => fail(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    parser.on('file', (_part, stream, name, _encoding, contentType) => {
      collect(stream, fail, (bytes) => (file = { name: labelOf(name), contentType, bytes }));
    });
    parser.on('field', (name, value, _nameIsCut, isCut) => {
      if (name === 'options' && isCut) fail(tooLarge());
      if (name === 'options') options = value;
    });
    parser.on('filesLimit', () => fail(new HearthError('BAD_REQUEST', 'Send one file at a time.')));
    parser.on('error', (cause) => fail(new HearthError('BAD_REQUEST', HOW, { cause })));
    parser.on('finish', () => {
      signal.removeEventListener('abort', onAbort);
      resolve({ file, options });
    });
    request.pipe(parser);
  });
}

/** Throws `BAD_REQUEST` for a header without a boundary. */
function openParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (name) => name === 'file',
      limits: {
        fileSize: FILE_LIMIT_BYTES,
        fieldSize: OPTIONS_LIMIT_BYTES,
        files: 1,
        fields: 10,
        parts: 12,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
  } catch (cause) {
    throw new HearthError('BAD_REQUEST', HOW, { cause });
  }
}

function collect(
  stream: BusboyFileStream,
  fail: (error: unknown) => void,
  done: (bytes: Uint8Array) => void,
): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('limit', () => {
    chunks.length = 0;
    fail(tooLarge());
  });
  stream.on('error', (cause: unknown) => fail(new HearthError('BAD_REQUEST', HOW, { cause })));
  stream.on('end', () => done(Buffer.concat(chunks)));
}

function toReceived({ file, options }: Form): Received {
  if (file === undefined) throw new HearthError('BAD_REQUEST', `There is no file. ${HOW}`);
  if (options === undefined || options.trim() === '') return { upload: file, body: {} };
  try {
    return { upload: file, body: JSON.parse(options) as unknown };
  } catch (cause) {
    throw new HearthError(
      'BAD_REQUEST_INVALID_JSON',
      'Bad request, malformed JSON in the part "options"',
      { cause },
    );
  }
}

/** What the client calls the file, as a label: no folders (the parser cuts them), no control characters. */
function labelOf(name: string | undefined): string {
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  const label = (name ?? '').replace(/[\u0000-\u001f\u007f/\\]/g, '').trim();
  return label === '' || /^\.+$/.test(label) ? 'file' : label.slice(-LONGEST_NAME);
}

function tooLarge(): HearthError {
  return new HearthError(
    'BODY_TOO_LARGE',
    `The file or its options are too large: a file may have ${FILE_LIMIT_BYTES} bytes (50 MB).`,
  );
}

/**
 * First come, first served: a place for so many bytes, and the way to give it back. Who waits for one leaves
 * with the signal's reason when it aborts.
 */
export function createRoom(
  totalBytes: number,
): (bytes: number, signal: AbortSignal) => Promise<() => void> {
  let freeBytes = totalBytes;
  const waiting: { readonly bytes: number; readonly admit: () => void }[] = [];
  const letIn = (): void => {
    for (let next = waiting[0]; next !== undefined && next.bytes <= freeBytes; next = waiting[0]) {
      waiting.shift();
      freeBytes -= next.bytes;
      next.admit();
    }
  };
  return (bytes, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = (): void => {
        freeBytes += bytes;
        letIn();
      };
      const waiter = {
        bytes,
        admit: () => {
          signal.removeEventListener('abort', onAbort);
          resolve(leave);
        },
      };
      const onAbort = (): void => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
        letIn();
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(waiter);
      letIn();
    });
}

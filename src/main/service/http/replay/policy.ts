/**
 * What an answer of replay may do in a browser: nothing but show itself and what lies in the archive.
 *
 * The policy holds without the rewriting: no script, no request to anybody but the replay origin, no form, an
 * opaque origin (`sandbox`). Types are those of an allow-list, because what a site called a picture may be a page.
 * Sources: CSP Level 3; Fetch, section 3.6 (nosniff); fonts of an opaque origin are fetched with CORS.
 */
import type { ReplayResource } from '../../ports/replay-source.ts';

export interface Origins {
  /** The replay listener's own, `http://127.0.0.1:3003`. */
  readonly replay: string;
  /** Whose pages may frame it; undefined for what is framed by a still, whose origin is opaque and has no name. */
  readonly framers: readonly string[] | undefined;
}

/** Header fields of every answer. */
export function guardFields({ replay, framers }: Origins): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `img-src ${replay} data:`,
    `style-src ${replay} 'unsafe-inline' data:`,
    `font-src ${replay} data:`,
    `media-src ${replay}`,
    `frame-src ${replay}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(framers === undefined ? [] : [`frame-ancestors ${[replay, ...framers].join(' ')}`]),
    'sandbox',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-dns-prefetch-control': 'off',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  };
}

const SHOWN = /^(image|font|audio|video)\/[\w.+-]+$|^application\/(x-)?font-[\w.-]+$/;

/** Types of sheets as servers send them by mistake, or that say nothing. */
const NO_SHEET = /html|xml|json|script|^(image|font|audio|video)\//;

/**
 * The type a part is answered with; what is not on the list is a file. `isStyle`: asked for as a style sheet. Those
 * that the page itself refused are switched off in its still.
 */
export function shownType({ mimeType }: ReplayResource, isStyle: boolean): string {
  const type = mimeType.trim().toLowerCase();
  if (type === 'text/css' || (isStyle && !NO_SHEET.test(type))) return 'text/css; charset=utf-8';
  if (type === 'text/plain') return 'text/plain; charset=utf-8';
  return SHOWN.test(type) ? type : 'application/octet-stream';
}

/**
 * A sheet's text: by its byte order mark, its header or its own word; else UTF-8, and where it is none, as the page is
 * written (CSS Syntax Level 3, section 3.2).
 */
export async function sheetText(
  { headers }: ReplayResource,
  body: Uint8Array,
  pageOf: () => Promise<ReplayResource | null>,
): Promise<string> {
  const own = /^@charset "([\w-]+)"/.exec(startOf(body, 64))?.[1];
  const said = hasMark(body) ? 'utf-8' : (charsetIn(contentType(headers)) ?? own);
  if (said !== undefined) return decoderOf(said).decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    const page = await pageOf();
    return decoderOf(page === null ? 'utf-8' : charsetOfPage(page)).decode(body);
  }
}

const hasMark = ([a, b, c]: Uint8Array): boolean => a === 0xef && b === 0xbb && c === 0xbf;

const contentType = (headers: ReplayResource['headers']): string =>
  headers.find(([name]) => name === 'content-type')?.[1] ?? '';

const charsetIn = (text: string): string | undefined =>
  /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];

/** Where a page says nothing, browsers take the encoding of the old web. */
function charsetOfPage({ headers, body }: ReplayResource): string {
  const head = startOf(body ?? new Uint8Array(), 1024);
  return charsetIn(contentType(headers)) ?? charsetIn(head) ?? 'windows-1252';
}

const startOf = (body: Uint8Array, length: number): string =>
  Buffer.from(body.subarray(0, length)).toString('latin1');

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // no encoding has that name
    return new TextDecoder();
  }
}

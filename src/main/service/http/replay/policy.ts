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

/** The type a part is answered with; what is not on the list is a file. */
export function shownType({ mimeType }: ReplayResource): string {
  const type = mimeType.trim().toLowerCase();
  if (type === 'text/css') return 'text/css; charset=utf-8';
  if (type === 'text/plain') return 'text/plain; charset=utf-8';
  return SHOWN.test(type) ? type : 'application/octet-stream';
}

/** A sheet's text: by its byte order mark, its header or its own word; UTF-8 otherwise. */
export function sheetText({ headers }: ReplayResource, body: Uint8Array): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const said = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
  const own = /^@charset "([\w-]+)"/.exec(
    Buffer.from(body.subarray(0, 64)).toString('latin1'),
  )?.[1];
  return decoderOf(said ?? own ?? 'utf-8').decode(body);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // no encoding has that name
    return new TextDecoder();
  }
}

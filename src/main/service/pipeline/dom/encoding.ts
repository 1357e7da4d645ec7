/**
 * Bytes of a page → text: which encoding, and its decoding.
 *
 * Order of trust (WHATWG HTML "encoding sniffing algorithm"): byte-order mark, `charset` of the
 * Content-Type, `<meta>` in the first 1024 bytes, then two heuristics the standard allows: bytes that
 * are valid UTF-8 beyond ASCII are UTF-8 (also where Latin-1 is declared), and a late `<meta>` counts. What is left is
 * guessed (guess-encoding.ts).
 * Never throws: a page with a wrong label is decoded with replacement characters.
 */
import { isUtf8 } from 'node:buffer';
import { TextDecoder as StandardDecoder, labelToName } from '@exodus/bytes/encoding.js';
import sniff from 'html-encoding-sniffer';
import { guessEncoding } from './guess-encoding.ts';

const utf8 = new TextDecoder();

const CHARSET = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;,]+))/i;

/** The `charset` parameter of a Content-Type, if any. */
function charsetOf(contentType: string): string | undefined {
  const match = CHARSET.exec(contentType);
  const label = match?.[1] ?? match?.[2] ?? match?.[3];
  return label === undefined || label === '' ? undefined : label.trim();
}

/** Name of the encoding (WHATWG Encoding standard) the bytes of an HTML page are in. */
export function sniffEncoding(bytes: Uint8Array, contentType = ''): string {
  const label = charsetOf(contentType);
  const declared = readable(
    sniff(bytes, {
      ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
      defaultEncoding: '',
    }),
  );
  // the label of old servers' defaults is believed least: text in it is hardly ever valid UTF-8 by chance
  const isDoubtful = declared === '' || declared === 'windows-1252';
  if (isDoubtful && isUtf8(bytes) && bytes.some((byte) => byte > 0x7f)) return 'UTF-8';
  if (declared !== '') return declared;
  const late = readable(sniff(bytes, { maxPrescanBytes: 65_536, defaultEncoding: '' }));
  return late === '' ? guessed(bytes) : late;
}

/** Labels such as iso-2022-kr mean an encoding that has no decoder (Encoding standard, "replacement"). */
function readable(encoding: string): string {
  return encoding === 'replacement' ? '' : encoding;
}

function guessed(bytes: Uint8Array): string {
  return labelToName(guessEncoding(bytes)) ?? 'windows-1252';
}

/** Text that names no encoding and is no UTF-8. */
export function decodeUndeclared(bytes: Uint8Array): string {
  return new StandardDecoder(guessed(bytes)).decode(bytes);
}

/** The page as text, byte-order mark removed. */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const encoding = sniffEncoding(bytes, contentType);
  if (encoding === 'UTF-8') return utf8.decode(bytes);
  return new StandardDecoder(encoding).decode(bytes);
}

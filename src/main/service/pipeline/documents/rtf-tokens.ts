/**
 * RTF as tokens, one pass over the bytes: groups, control words with their number, symbols, text.
 *
 * Control words have at most 32 letters and ten digits; one space behind a word belongs to it. Line ends in
 * the file mean nothing. `\bin` hands over so many raw bytes, which are skipped here.
 * Source: Rich Text Format Specification 1.9.1, "RTF Syntax".
 */
export interface RtfHandler {
  open(): void;
  close(): void;
  /** `value` is undefined without a number. */
  word(name: string, value: number | undefined): void;
  /** A control symbol: one character after the backslash. */
  symbol(code: number): void;
  /** One byte of text, plain or written as `\'xx`. */
  byte(code: number): void;
}

const BACKSLASH = 0x5c;
const MOST_LETTERS = 32;
const MOST_DIGITS = 10;

export function readTokens(bytes: Uint8Array, handler: RtfHandler): void {
  let at = 0;
  while (at < bytes.length) {
    const code = bytes[at] ?? 0;
    at += 1;
    if (code === 0x7b) handler.open();
    else if (code === 0x7d) handler.close();
    else if (code === BACKSLASH) at = readControl(bytes, at, handler);
    else if (code !== 0x0d && code !== 0x0a && code !== 0) handler.byte(code);
  }
}

/** What follows a backslash at `at`; answers where it ends. */
function readControl(bytes: Uint8Array, at: number, handler: RtfHandler): number {
  const code = bytes[at];
  if (code === undefined) return at;
  if (isLetter(code)) return readWord(bytes, at, handler);
  if (code !== 0x27) {
    handler.symbol(code);
    return at + 1;
  }
  const high = hexOf(bytes[at + 1]);
  const low = hexOf(bytes[at + 2]);
  if (high === undefined || low === undefined) return at + 1;
  handler.byte(high * 16 + low);
  return at + 3;
}

function readWord(bytes: Uint8Array, from: number, handler: RtfHandler): number {
  let at = from;
  let name = '';
  for (; isLetter(bytes[at]) && name.length < MOST_LETTERS; at += 1)
    name += String.fromCharCode(bytes[at] ?? 0);
  const isNegative = bytes[at] === 0x2d && isDigit(bytes[at + 1]);
  if (isNegative) at += 1;
  const { value, end } = readDigits(bytes, at);
  at = bytes[end] === 0x20 ? end + 1 : end;
  if (name === 'bin') return at + (isNegative ? 0 : (value ?? 0));
  handler.word(name, isNegative ? -(value ?? 0) : value);
  return at;
}

function readDigits(bytes: Uint8Array, from: number) {
  let at = from;
  let value: number | undefined;
  for (; isDigit(bytes[at]) && at - from < MOST_DIGITS; at += 1)
    value = (value ?? 0) * 10 + (bytes[at] ?? 0) - 0x30;
  return { value, end: at };
}

function isLetter(code: number | undefined): boolean {
  return code !== undefined && ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a));
}

function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 0x30 && code <= 0x39;
}

function hexOf(code: number | undefined): number | undefined {
  const value = Number.parseInt(String.fromCharCode(code ?? 0), 16);
  return Number.isNaN(value) ? undefined : value;
}

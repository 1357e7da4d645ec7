/** A JSON reader that forgives what real pages get wrong in their scripts. */

/** Longest script that is read, in characters. */
export const MAX_SCRIPT_LENGTH = 3_000_000;

/**
 * JSON, or JSON with the usual faults: comment or CDATA wrappers, raw control characters inside strings, trailing
 * commas, a trailing semicolon, several values one after another (they become an array). Undefined when it is none.
 */
export function parseLooseJson(source: string): unknown {
  if (source.length > MAX_SCRIPT_LENGTH) return undefined;
  const text = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  if (text === '') return undefined;
  return tryParse(text) ?? tryParse(repair(text));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** One pass over the text: fixes control characters and bad escapes in strings, drops commas before closers. */
function repair(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let isMany = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char === '"') {
      i = repairString(text, i, out);
      continue;
    }
    if (char === '{' || char === '[') {
      if (depth === 0 && out.some((piece) => piece.trim() !== '')) {
        isMany = true;
        if (!/,\s*$/.test(out.slice(-3).join(''))) out.push(',');
      }
      depth += 1;
    }
    if (char === '}' || char === ']') {
      depth -= 1;
      dropTrailingComma(out);
    }
    out.push(char);
  }
  const body = out.join('');
  return isMany ? `[${body}]` : body;
}

/** The string that starts at `from`; gives the place of its closing quote, or the end of the text. */
function repairString(text: string, from: number, out: string[]): number {
  out.push('"');
  for (let i = from + 1; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char === '\\') {
      const next = text[i + 1] ?? '';
      out.push(/["\\/bfnrtu]/.test(next) ? char + next : `\\\\${next}`);
      i += 1;
    } else out.push(char < ' ' ? escapeControl(char) : char);
    if (char === '"') return i;
  }
  return text.length;
}

function escapeControl(char: string): string {
  return char === '\n' ? '\\n' : char === '\t' ? '\\t' : char === '\r' ? '\\r' : ' ';
}

function dropTrailingComma(out: string[]): void {
  let at = out.length - 1;
  while (at >= 0 && out[at]?.trim() === '') at -= 1;
  if (out[at] === ',') out[at] = '';
}

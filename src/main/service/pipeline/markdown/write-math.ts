/** Writes formulas: `$…$` within a line, `$$…$$` on lines of their own, on one line where there is only one. */
import type { Context } from './context.ts';

/** Writes one formula; `display` sets it on lines of its own. */
export function writeMath(context: Context, tex: string, display: boolean): void {
  if (!/[^\s{}^_&]/.test(tex) || BOUNDS.test(tex)) return;
  const { writer } = context;
  if (display && !writer.isOneLine) writer.lines(`$$\n${tex}\n$$`);
  else {
    const line = inOneLine(tex);
    const sign = display ? '$$' : '$';
    writer.formula(`${sign}${writer.mode === 'cell' ? line.replaceAll('|', '\\|') : line}${sign}`);
  }
  context.lastMath = { tex, writtenTo: writer.length };
}

/** The same formula was just written: the other form of it is left out. */
export function isMathWritten(context: Context, tex: string): boolean {
  const { lastMath, writer } = context;
  return lastMath?.tex === tex && lastMath.writtenTo === writer.length;
}

/** Begin and end of a scope for a script's macros: nothing is seen of them. */
const BOUNDS = /^\\(?:begingroup|endgroup)$/;

function inOneLine(tex: string): string {
  return tex
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

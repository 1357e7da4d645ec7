/**
 * Markdown as our own readers of files write it → HTML, so that what reads pages reads PDFs too. Headings, lists, tables,
 * code, paragraphs, links; inline marks are dropped. Linear; never throws.
 */
const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;
const ORDERED = /^\s*\d/;
const RULE = /^\|?\s*:?-{3,}/;

/** The document's body, without `<html>`. */
export function htmlOfMarkdown(markdown: string): string {
  const lines = markdown.split('\n');
  const out: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    if (line.trim() === '') at += 1;
    else if (heading !== null) {
      const rank = heading[1]?.length ?? 1;
      out.push(`<h${rank}>${inline(heading[2] ?? '')}</h${rank}>`);
      at += 1;
    } else if (line.startsWith('```')) at = takeCode(lines, at, out);
    else if (line.startsWith('|')) at = takeTable(lines, at, out);
    else if (ITEM.test(line)) at = takeList(lines, at, out);
    else at = takeParagraph(lines, at, out);
  }
  return out.join('\n');
}

function takeCode(lines: readonly string[], from: number, out: string[]): number {
  let at = from + 1;
  while (at < lines.length && !(lines[at] ?? '').startsWith('```')) at += 1;
  out.push(`<pre>${escaped(lines.slice(from + 1, at).join('\n'))}</pre>`);
  return at + 1;
}

function takeTable(lines: readonly string[], from: number, out: string[]): number {
  let at = from;
  const rows: string[] = [];
  const hasHead = RULE.test(lines[from + 1] ?? '');
  while (at < lines.length && (lines[at] ?? '').startsWith('|')) {
    const line = lines[at] ?? '';
    if (!RULE.test(line)) {
      const tag = hasHead && at === from ? 'th' : 'td';
      const cells = cellsOf(line).map((cell) => `<${tag}>${inline(cell)}</${tag}>`);
      rows.push(`<tr>${cells.join('')}</tr>`);
    }
    at += 1;
  }
  out.push(`<table>${rows.join('')}</table>`);
  return at;
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function takeList(lines: readonly string[], from: number, out: string[]): number {
  const tag = ORDERED.test(lines[from] ?? '') ? 'ol' : 'ul';
  const items: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const item = ITEM.exec(lines[at] ?? '');
    if (item === null) break;
    items.push(`<li>${inline(item[1] ?? '')}</li>`);
  }
  out.push(`<${tag}>${items.join('')}</${tag}>`);
  return at;
}

function takeParagraph(lines: readonly string[], from: number, out: string[]): number {
  const texts: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || line.startsWith('|') || HEADING.test(line)) break;
    texts.push(inline(line.trim()));
  }
  out.push(`<p>${texts.join('<br>')}</p>`);
  return Math.max(at, from + 1);
}

function inline(text: string): string {
  return escaped(text)
    .replace(/!\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, '<a href="$2">$1</a>')
    .replace(/(?<!\\)(?:\*\*|__|`)/g, '')
    .replace(/(?<![\\\w])[*_](\S[^*_]{0,500}?)[*_](?!\w)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

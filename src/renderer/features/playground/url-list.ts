/** A list of addresses as people have it: lines of a text, a column of a table, a sitemap. Pure but for reading a file. */

export interface UrlList {
  /** Each once, in order. */
  readonly urls: readonly string[];
  readonly duplicates: number;
  /** Lines in which no address stands. */
  readonly bad: readonly { readonly line: number; readonly text: string }[];
}

let last: { readonly text: string; readonly list: UrlList } | undefined;

/** The first address of each line; a bare host counts, other words do not. The last text is read once. */
export function readUrlList(text: string): UrlList {
  if (last?.text !== text) last = { text, list: readLines(text) };
  return last.list;
}

function readLines(text: string): UrlList {
  const urls = new Set<string>();
  const bad: { line: number; text: string }[] = [];
  let duplicates = 0;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const url = addressIn(line);
    if (url === undefined) bad.push({ line: index + 1, text: line.slice(0, 80) });
    else if (urls.has(url)) duplicates += 1;
    else urls.add(url);
  }
  return { urls: [...urls], duplicates, bad };
}

/** Addresses that were put where one belongs, each a word; none where they are not several, or other words too. */
export function severalIn(text: string): readonly string[] {
  const { urls, bad } = readUrlList(text.replaceAll(/\s+/g, '\n'));
  return bad.length === 0 && urls.length > 1 ? urls : [];
}

/** The addresses of a dropped or chosen file. */
export async function listOfFile(file: File): Promise<readonly string[]> {
  return readUrlList(await file.text()).urls;
}

/** Without the sign that ends a link of markdown or a sentence; brackets of the address's own stay. */
function withoutMarks(found: string): string {
  const text = found.replace(/[.!?]+$/, '');
  const isOpen = text.includes('(') || text.includes('[');
  return isOpen ? text : text.replace(/[)\]]+[.!?]*$/, '');
}

const WHOLE = /https?:\/\/[^\s"'<>,;]+/i;
const BARE = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?$/i;

function addressIn(line: string): string | undefined {
  const found =
    WHOLE.exec(line)?.[0] ?? line.split(/[\t,;]/).find((cell) => BARE.test(cell.trim()));
  if (found === undefined) return undefined;
  const text = withoutMarks(found.trim());
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url === null || url.hostname === '' ? undefined : text;
}

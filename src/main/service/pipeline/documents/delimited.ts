/** CSV and TSV → one table. The first row is the header, as in RFC 4180's usual reading. */
import type Papaparse from 'papaparse';
import { load, onFirstUse } from '../on-first-use.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { decodeText, htmlToMarkdown, tableHtml } from './read.ts';

const papaparse = onFirstUse(() => load('papaparse') as typeof Papaparse);

const MAX_ROWS = 50_000;

export function readDelimited(input: DocumentInput, delimiter: ',' | '\t'): ReadDocument {
  const sent = decodeText(input.bytes, input.contentType);
  // Excel's own first line, which names the delimiter
  const named = /^sep=([^\r\n\w"])\r?\n/i.exec(sent);
  const text = named === null ? sent : sent.slice(named[0].length);
  const known = delimiter === '\t' ? delimiter : named?.[1];
  const { data } = papaparse().parse<string[]>(text, {
    // many "CSV" files use semicolons: let the parser look
    ...(known === undefined ? {} : { delimiter: known }),
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS + 1,
  });
  const rows = data.slice(0, MAX_ROWS);
  const html = tableHtml(rows);
  const isCut = data.length > MAX_ROWS;
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: { numRows: Math.max(0, rows.length - 1) },
    warnings: isCut
      ? [`The table has more than ${MAX_ROWS} rows; the first ${MAX_ROWS} are given.`]
      : [],
  };
}

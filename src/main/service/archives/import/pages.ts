/** The pages an archive of others says it holds: `pages/*.jsonl`, without keeping their texts. */
import type { Budget } from '../limits.ts';
import { linesIn, objectOf, readAt, textOf, type ByteRange } from '../range.ts';
import { shown } from '../zip/read.ts';
import type { Findings } from './catalogue.ts';

export interface PageLine {
  readonly id: string;
  readonly url: string;
  /** ms since the epoch; undefined where it is not said. */
  readonly at: number | undefined;
  /** Title and text, read when they are needed. */
  readonly words: () => Promise<{ readonly title: string; readonly text: string }>;
}

export async function readPages(
  files: readonly ByteRange[],
  budget: Budget,
  findings: Findings,
): Promise<readonly PageLine[]> {
  const pages: PageLine[] = [];
  for (const file of files) {
    for await (const { offset, bytes } of linesIn(file, budget)) {
      if (bytes?.length === 0) continue;
      const json = bytes === undefined ? undefined : objectOf(bytes);
      if (bytes === undefined || json === undefined) {
        const what = bytes === undefined ? 'is longer than a page may be' : 'is no JSON in UTF-8';
        findings.refused.push({ where: `${shown(file.name)}, line at byte ${offset}`, what });
        continue;
      }
      const url = textOf(json['url']);
      if (url === '') continue; // the head of the file
      const at = Date.parse(textOf(json['ts']));
      const length = bytes.length;
      pages.push({
        id: textOf(json['id']),
        url,
        at: Number.isFinite(at) ? at : undefined,
        async words() {
          const line = objectOf(await readAt(file, offset, length)) ?? {};
          return { title: textOf(line['title']), text: textOf(line['text']) };
        },
      });
    }
  }
  return pages;
}

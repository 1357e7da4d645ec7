/** A table whose rows count is a list. */
import { describe, expect, it } from 'vitest';
import { isNumbered } from '../../../../src/main/service/pipeline/content/numbered.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

function counts(rows: readonly string[], chance = 0.3): boolean {
  const table = `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const { boxes, leaves } = outlinePage(parseHtml(`<body><h1>Songs</h1>${table}</body>`));
  const box = boxes.find(({ tag }) => tag === 'table');
  const chances = new Float32Array(leaves.length).fill(chance);
  return box !== undefined && isNumbered(box, { leaves, chances });
}

const songs = ['Rain', 'The long way home', 'Seven doors', 'Ash'];
const row = (song: string, nth: string): string =>
  `<td></td><td>${nth}</td><td><a href="/t">${song}</a></td>`;

describe('a table whose rows count from one', () => {
  it('is a list where the scorer half believes it', () => {
    expect(counts(songs.map((song, i) => row(song, `${i + 1}.`)))).toBe(true);
    expect(counts(songs.map((song, i) => row(song, String(i + 1))))).toBe(true);
    expect(
      counts(
        songs.map((song, i) => row(song, `${i + 1}.`)),
        0.1,
      ),
    ).toBe(false);
  });

  it('is none with other numbers, or with hardly any', () => {
    expect(counts(songs.map((song, i) => row(song, `${7 * i + 3}`)))).toBe(false);
    expect(counts(songs.slice(0, 2).map((song, i) => row(song, `${i + 1}.`)))).toBe(false);
  });
});

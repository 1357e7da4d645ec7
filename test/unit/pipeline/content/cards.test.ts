import { describe, expect, it } from 'vitest';
import { dropCards } from '../../../../src/main/service/pipeline/content/cards.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const TEXT = 'Heat of one short fire stays in the stones of a heater all day long.';

const outlineOf = (body: string): ReturnType<typeof outlinePage> =>
  outlinePage(parseHtml(`<body><main>${body}</main></body>`));

function left(body: string, chance?: number): readonly string[] {
  const outline = outlineOf(body);
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  const chances = new Float32Array(keep.length).fill(chance ?? 0);
  dropCards(outline, keep, chance === undefined ? undefined : chances);
  return outline.leaves.filter((_, at) => keep[at] === 1).map(leafText);
}

const card = (name: string): string =>
  `<div class="card"><img src="/${name}.jpg"><h3><a href="/${name}">The ${name} stove</a></h3></div>`;
const row = ['tall', 'wide', 'low'].map(card).join('');

describe('rows of cards', () => {
  it('go beside a text, and are what a page without one is about', () => {
    expect(left(`<p>${TEXT}</p><div>${row}</div>`)).toEqual([TEXT]);
    expect(left(`<div>${row}</div>`)).toContain('The tall stove');
  });

  it('stay where the scorer takes their lines for text: things that a list goes through', () => {
    const lines = row.replaceAll('</h3>', '</h3><p>It is warm.</p>');
    const page = `<p>${TEXT}</p><p>${TEXT}</p><div>${lines}</div>`;
    expect(left(page, 0.8)).toContain('It is warm.');
    expect(left(page, 0.4)).not.toContain('It is warm.');
  });

  it('are looked for once in each row, however many thousands stand in it', () => {
    const reads = (count: number): number => {
      let sum = 0;
      const lines = Array.from(
        { length: count },
        (_, n) => `<p>${TEXT}<a href="/${n}">Lamp ${n}</a></p>`,
      );
      const { boxes, ...outline } = outlineOf(lines.join(''));
      const counted = new Proxy(boxes, {
        get(target, name, receiver) {
          sum += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      });
      const keep = new Uint8Array(outline.leaves.length).fill(1);
      dropCards({ ...outline, boxes: counted }, keep);
      return sum;
    };
    expect(reads(400) / reads(100)).toBeLessThan(5);
  });
});

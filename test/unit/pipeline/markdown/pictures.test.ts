/** The address of a picture is the best one that the page offers. */
import { describe, expect, it } from 'vitest';
import { formatTitle } from '../../../../src/main/service/pipeline/markdown/escape.ts';
import { findBelow } from '../../../../src/main/service/pipeline/markdown/dom.ts';
import { imageSource } from '../../../../src/main/service/pipeline/markdown/media.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

function sourceOf(html: string): string | undefined {
  const root = parseHtml(`<body><div>${html}</div></body>`);
  const image = root.children.flatMap((child) =>
    'attribs' in child ? (findBelow(child, ({ name }) => name === 'img', 20) ?? []) : [],
  )[0];
  return image && imageSource(image);
}

describe('the address of a picture', () => {
  it('is its own where what stands beside it for narrow screens is narrower', () => {
    const picture = (set: string, own: string): string =>
      sourceOf(`<picture><source srcset="${set}"><img ${own}></picture>`) ?? '';
    expect(picture('s.webp 640w', 'src="own.jpg" width="700"')).toBe('own.jpg');
    expect(picture('s.webp 640w, l.webp 1280w', 'src="own.jpg" width="700"')).toBe('l.webp');
    expect(picture('s.webp 640w', 'src="own.jpg"')).toBe('s.webp');
    expect(picture('s.webp 2x', 'src="own.jpg" width="700"')).toBe('s.webp');
    expect(picture('s.webp 640w', 'src="blank.gif" width="700"')).toBe('s.webp');
    expect(picture('s.webp 640w', 'src="tiny.jpg" data-src="big.jpg" width="700"')).toBe('s.webp');
  });
});

describe('the title of a picture or a link', () => {
  it('is left out where it is markup for a script', () => {
    expect(formatTitle('<p>Both  wheels</p>')).toBe('');
    expect(formatTitle('Wheels<br>of oak')).toBe('');
    expect(formatTitle('a < b and "c" > d')).toBe(String.raw` "a < b and \"c\" > d"`);
  });
});

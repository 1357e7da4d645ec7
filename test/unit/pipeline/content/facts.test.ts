/** Short lines full of numbers in the flow of a text: times, seats, years, what something costs; and what only looks like them. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const SEEN = Date.UTC(2026, 10, 30);
const TEXT = [
  'The quiet harbour was repaired by Anna Berg in 1907, and the workshop beside the old bridge followed a few weeks later.',
  'Since then the boats of the valley are painted there each winter, and whoever wants to see it may come on any day.',
  'The museum keeps the tools of that time in two rooms, most of them given by the families who had used them.',
].map((text) => `<p>${text}</p>`);
const LISTS =
  '<h2>Ingredients</h2><ul><li>400 g of flour</li><li>2 eggs of the village</li><li>1 l of cold milk</li></ul>';

const LINKS = ['Home', 'News', 'Archive', 'Contact']
  .map((name) => `<li><a href="/${name}">${name}</a></li>`)
  .join('');
const FRAMES: Readonly<Record<string, (body: string) => string>> = {
  'of a grid': (body) =>
    `<div class="navbar"><ul>${LINKS}</ul></div><div class="row"><div class="col-md-8"><h1>The harbour of Lund</h1>${body}</div><div class="col-md-4"><h3>Most read</h3><ul>${LINKS}</ul></div></div><div class="footer"><p>© 2026 Lantern</p></div>`,
  'that a table lays out': (body) =>
    `<table><tr><td><ul>${LINKS}</ul></td><td><h1>The harbour of Lund</h1>${body}</td></tr><tr><td colspan="2">© 2026 Lantern</td></tr></table>`,
  'with a main part': (body) =>
    `<nav><ul>${LINKS}</ul></nav><main><article><h1>The harbour of Lund</h1>${body}</article></main><footer>© 2026 Lantern</footer>`,
};

function markdownOf(html: string): string {
  const input = pipelineInput(
    `<html lang="en"><head><title>The harbour of Lund</title></head><body>${html}</body></html>`,
    { snapshot: { capturedAt: SEEN } },
  );
  return renderDocument(input).document.markdown ?? '';
}

describe.each(Object.entries(FRAMES))('on a page %s', (_, frame) => {
  it.each([
    [
      'how long it takes',
      `${TEXT[0]}<div class="times"><span>Prep 15 min</span> <span>Cook 40 min</span></div>${LISTS}${TEXT[1]}`,
      ['Prep 15 min', 'Cook 40 min'],
    ],
    [
      'from when to when',
      `<h2>Places</h2><div><h3>Curator of Lund</h3><span>2002 – 2019</span>${TEXT[0]}</div><div><h3>Head of Ystad</h3><span>2019 – 2024</span>${TEXT[1]}</div>${TEXT[2]}`,
      ['2002 – 2019', '2019 – 2024'],
    ],
    [
      'the day of what is still to come',
      `<div class="when"><time>Saturday, 8 May 2027, 19:30</time></div>${TEXT.join('')}`,
      ['Saturday, 8 May 2027, 19:30'],
    ],
    [
      'what tickets cost, without the link that sells them',
      `${TEXT.join('')}<h2>Tickets</h2><ul><li>Adults € 13.50</li><li>Children € 4.20</li></ul><a href="/buy">Buy tickets</a>`,
      ['Tickets', 'Adults € 13.50', 'Children € 4.20'],
    ],
    [
      'all of a small table with a long caption',
      `${TEXT.join('')}<table><caption>Table 1. Depth of the harbour at each of the bridges in metres, as it was measured in the summer of 1998.</caption><tr><th>Bridge</th><th>Mean</th></tr><tr><td>Old</td><td>8.317</td></tr><tr><td>New</td><td>6.204</td></tr></table>${TEXT[0]}`,
      ['Table 1.', 'Bridge', '8.317', '6.204'],
    ],
  ])('%s stays', (_name, body, facts) => {
    const markdown = markdownOf(frame(body));
    expect(facts.filter((fact) => !markdown.includes(fact))).toEqual([]);
    expect(markdown).not.toMatch(/Most read|Lantern|Buy tickets/);
  });

  it.each([
    ['how long it is read', '<div>5 min read</div>'],
    ['how often it was seen', '<div>1,204 views</div>'],
    ['a bare count', '<div>57</div>'],
    ['who took a picture', '<div>Foto: Karl Berg, 2019</div>'],
  ])('%s is no fact of it', (_name, line) => {
    const markdown = markdownOf(frame(`${TEXT[0]}${line}${TEXT[1]}${TEXT[2]}`));
    expect(markdown).toContain('Since then the boats');
    expect(markdown).not.toContain(line.replaceAll(/<[^>]+>/g, ''));
  });
});

it('a day that has been, below the headline, is that of its publication', () => {
  const line = '<div class="when"><time>Saturday, 7 November 2026, 19:30</time></div>';
  const markdown = markdownOf(FRAMES['of a grid']?.(`${line}${TEXT.join('')}`) ?? '');
  expect(markdown).toContain('Since then the boats');
  expect(markdown).not.toContain('7 November');
});

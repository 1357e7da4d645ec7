/** A page that hides its text until a script shows it. */
import { describe, expect, it } from 'vitest';
import { showText } from '../../../../src/main/service/pipeline/content/hidden-text.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const P = `<p>${'A long paragraph that says a good deal about the old bridge. '.repeat(2)}</p>`;
const TEXT = `<h2>The bridge</h2>${P}${P}<table><tr><td>Oak</td><td hidden>Elm</td></tr></table>`;

/** Tags of the boxes that count as hidden. */
const hiddenIn = (body: string): readonly string[] =>
  showText(outlinePage(parseHtml(`<body>${body}</body>`)))
    .boxes.filter(({ isHidden }) => isHidden)
    .map(({ tag }) => tag);

describe('hidden text', () => {
  it('counts as shown where it is nearly all that the page says, but for what is hidden in it', () => {
    expect(hiddenIn(`<div style="visibility: hidden">${TEXT}</div>`)).toEqual(['td']);
    expect(hiddenIn(`<nav>Home</nav><div hidden><section>${TEXT}</section></div>`)).toEqual(['td']);
  });

  it('stays hidden beside as much that is shown, and where it says little', () => {
    expect(hiddenIn(`<div>${P}${P}</div><div hidden>${P}${P}</div>`)).toEqual(['div', 'p', 'p']);
    expect(hiddenIn(`<p>Closed.</p><div hidden><b>Menu of the day</b></div>`)).toEqual(['div']);
  });

  it('stays hidden where it waits beside the main part', () => {
    const main = '<main><h1>The bridge</h1><p>Loading</p></main>';
    expect(hiddenIn(`${main}<div hidden>${P}${P}</div>`)).toEqual(['div', 'p', 'p']);
  });
});

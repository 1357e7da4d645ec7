/** Which element is the page's headline, and what beside it goes. */
import { isText } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { settleHeadline } from '../../../../src/main/service/pipeline/content/headline.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import type { PageKind } from '../../../../src/main/service/pipeline/content/page-kind.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const TEXT = '<p>A paragraph of the article that was chosen.</p>';

/** Name of the headline's element, and the texts beside it that go. */
function headline(
  body: string,
  title: string,
  kind: PageKind = 'article',
): readonly string[] | undefined {
  const { leaves } = outlinePage(parseHtml(`<body>${body}${TEXT}</body>`));
  const keep = Uint8Array.from(leaves, ({ box }) => (box.tag === 'p' ? 1 : 0));
  const h1s = body.split('<h1').length - 1;
  const found = settleHeadline(leaves, keep, { title, others: [], h1s }, kind);
  return (
    found && [found.element.name, ...found.besides.map((node) => (isText(node) ? node.data : '*'))]
  );
}

describe('the headline', () => {
  it('is the piece of a heading that the title says; the section before it goes', () => {
    const body = '<h1><span>Politics</span> <b>A bridge returns to town</b></h1>';
    expect(headline(body, 'A bridge returns to town | Site')).toEqual(['b', 'Politics']);
    expect(headline(body, 'Site')).toEqual(['h1']);
  });

  it('is the piece of a run of text that the title says, or that is called a title', () => {
    const body = '<div><b>A bridge returns to town</b><br>by Ann, 3 May 2024</div>';
    expect(headline(body, 'A bridge returns to town')).toEqual(['b', 'by Ann, 3 May 2024']);
    const named = '<div><span class="story-title">A bridge returns to town</span><br>3 May</div>';
    expect(headline(named, 'Site')).toEqual(['span', '3 May']);
    expect(headline('<p class="MsoTitle">A bridge returns to town</p>', 'Site')).toEqual(['p']);
  });

  it('is no name in a sentence, which would lose the word, and no code', () => {
    const sentence = (name: string) => `<p>To run ${name}, give it one of these options:</p>`;
    for (const name of ['<i>load_pages</i>', '<code>load_pages</code>']) {
      expect(headline(sentence(name), 'load_pages')).toBeUndefined();
    }
    expect(headline('<p><code>load_pages</code> [<i>option</i>] folder</p>', 'load_pages')).toBe(
      undefined,
    );
  });

  it('is one word in a manual: the title, the part of it behind its name, what it begins with', () => {
    expect(headline('<h2>load_pages</h2>', 'load_pages', 'documentation')).toEqual(['h2']);
    expect(headline('<h2>Loader</h2>', 'Loader: Manual of 3', 'documentation')).toEqual(['h2']);
    const twice = '<h1>loader</h1><h1>loader</h1>';
    expect(headline(twice, 'Manual -- loader', 'documentation')).toEqual(['h1']);
    expect(headline('<h2>Site</h2>', 'Site')).toBeUndefined();
  });

  it('is a run in larger letters that breaks part from the text in its box', () => {
    const line = '<font size="5"><b>A bridge returns to town</b></font>';
    const cell = `<table><tr><td>${line}<br><br>It was away for a year.</td></tr></table>`;
    expect(headline(cell, 'A bridge returns to town | Site')).toEqual(['font']);
    expect(headline(cell, 'Site')).toBeUndefined();
  });

  it('is what stands right in a heading; the date in its small letters goes', () => {
    const body = '<h1>A bridge returns to town <small>3 May 2024</small></h1>';
    expect(headline(body, 'A bridge returns to town | Site')).toEqual(['h1', '3 May 2024']);
    expect(headline(body, 'Site')).toEqual(['h1']);
  });

  it('may have the sign that parts a title from the name of the site', () => {
    const body = '<h1><span>§ 5</span> <span>The bridge : it returns</span></h1>';
    expect(headline(body, 'The bridge : it returns | Site')).toEqual(['span', '§ 5']);
  });

  it('is no name of the site that leads home, where another heading stands above the text', () => {
    const site = '<h1><a href="/">Site</a></h1>';
    expect(headline(`${site}<h2>A bridge returns</h2>`, 'Site')).toEqual(['h2']);
    expect(headline(site, 'Site')).toEqual(['h1']);
  });

  it('is a link that is called a title and says the name, as boards of links have it, no other link', () => {
    const line = (name: string): string =>
      `<table><tr><td class="${name}"><span><a href="https://b.example/">A bridge returns to town</a> <span>(<a href="/from">b.example</a>)</span></span></td></tr></table>`;
    expect(headline(line('title'), 'A bridge returns to town | Board')).toEqual([
      'a',
      '(',
      'b.example',
      ')',
    ]);
    expect(headline(line('row'), 'A bridge returns to town | Board')).toBeUndefined();
    expect(headline(line('title'), 'Board')).toBeUndefined();
  });
});

/** What posts say, and the remarks below them. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { keepBody, keepRemarks } from '../../../../src/main/service/pipeline/content/posts.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const LONG = 'The heater stores the heat of one short fire in its stones for the whole day.';

/** Lines of a body that are kept. */
function said(html: string): readonly string[] {
  const outline = outlinePage(
    parseHtml(`<body><div id="body">${html}</div><p>Elsewhere</p></body>`),
  );
  const keep = new Uint8Array(outline.leaves.length);
  const body = outline.boxes.find(
    ({ element }) => 'attribs' in element && element.attribs['id'] === 'body',
  );
  if (body !== undefined) keepBody(body, outline.leaves, keep);
  return outline.leaves.filter((_, at) => keep[at] === 1).map((leaf) => leafText(leaf).trim());
}

describe('what a post says', () => {
  it('is kept though it is short, and nothing of what stands around it', () => {
    expect(said('<p>+1</p>')).toEqual(['+1']);
  });

  it('is no quote, no button, nothing that is folded away', () => {
    const parts = '<blockquote>Quoted</blockquote><p>+1</p><p hidden>Folded</p>';
    expect(said(`${parts}<button>Reply</button>`)).toEqual(['+1']);
  });
});

describe('the small comments below a question and its answers', () => {
  const remarks = (list: string): readonly string[] => {
    const html = `<div id="q"><div class="said">${LONG}</div>${list}</div><div id="a"><div class="box"><div class="said">${LONG}</div></div></div><p class="comment">Nobody said that here.</p>`;
    const outline = outlinePage(parseHtml(`<body>${html}</body>`));
    const texts = outline.leaves.map((leaf) => leafText(leaf).trim());
    const keep = Uint8Array.from(texts, (text) => (text === LONG ? 1 : 0));
    const bodies = outline.boxes.filter(
      ({ element }) => 'attribs' in element && element.attribs['class'] === 'said',
    );
    keepRemarks(bodies, outline.leaves, keep);
    return texts.filter((text, at) => keep[at] === 1 && text !== LONG);
  };
  const comment = (text: string): string =>
    `<ul class="comments"><li>${text} – <a href="/u/1">anna</a> <i>May 4</i></li></ul>`;

  it('are kept with who said them: sentences in boxes called comments, before the last post ends', () => {
    expect(remarks(comment('That was in the cold winter.'))).toEqual([
      'That was in the cold winter. – anna May 4',
    ]);
    expect(remarks(comment('寒い冬のことだったのですよ、たしか。'))).toHaveLength(1);
  });

  it('are no buttons, no words without a sentence, nothing that is called otherwise', () => {
    expect(remarks(comment('add a comment here'))).toEqual([]);
    expect(remarks(comment('That was in the cold winter.').replace('comments', 'list'))).toEqual(
      [],
    );
  });
});

/** Short posts stay where the long ones of their thread are kept. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import {
  keepOpening,
  keepPosts,
  keepRemarks,
} from '../../../../src/main/service/pipeline/content/posts.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const LONG = 'The heater stores the heat of one short fire in its stones for the whole day.';

/** Lines kept, of those that were not kept before: at first all that say LONG are. */
function added(html: string): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const texts = outline.leaves.map((leaf) => leafText(leaf).trim());
  const before = Uint8Array.from(texts, (text) => (text === LONG ? 1 : 0));
  const keep = before.slice();
  keepPosts(outline, keep);
  return texts.filter((_, at) => keep[at] === 1 && before[at] === 0);
}

const post = (said: string, head = '<b>Anna</b> <i>May 4</i>') =>
  `<div class="turn t1"><div class="who">${head}</div><div class="said">${said}</div><div class="do"><button>Reply</button></div></div>`;

describe('posts of a thread', () => {
  it('are kept though they are short, and nothing of what stands around them', () => {
    const thread = [LONG, '+1', LONG, 'Thanks!', LONG].map((said) => post(said)).join('');
    expect(added(`<main><h1>Stoves</h1>${thread}</main><p>Elsewhere</p>`)).toEqual([
      '+1',
      'Thanks!',
    ]);
  });

  it('are rows of a table, and boxes that have numbers in their classes', () => {
    const row = (said: string) => `<tr><td>Anna</td><td>${said}</td></tr>`;
    expect(added(`<table>${row(LONG)}${row('+1')}${row(LONG)}</table>`)).toEqual(['+1']);
    const box = (said: string, i: number) =>
      `<div class="post-${i} reply"><p>Anna</p><div class="text-${i}"><p>${said}</p></div></div>`;
    expect(added([LONG, '+1', LONG].map(box).join(''))).toEqual(['+1']);
  });

  it('do not bring quotes and what is folded away', () => {
    const said = '<blockquote>Quoted</blockquote><p>+1</p><p hidden>Folded</p>';
    expect(added(post(LONG) + post(said) + post(LONG))).toEqual(['+1']);
  });

  it('are no sections: what has no line of its own above, or is long', () => {
    const bare = (said: string) => `<div class="turn"><div class="said">${said}</div></div>`;
    expect(added([LONG, 'Short', LONG].map(bare).join(''))).toEqual([]);
    const longer = 'Something else was said here. '.repeat(24).trim();
    expect(
      added([LONG, longer, LONG, LONG, LONG, LONG].map((said) => post(said)).join('')),
    ).toEqual([]);
  });

  it('are not believed where most of them were left out', () => {
    const thread = [LONG, ...Array.from({ length: 9 }, (_, i) => `No ${i}`)].map((said) =>
      post(said),
    );
    expect(added(thread.join(''))).toEqual([]);
  });
});

describe('what a thread begins with', () => {
  const opening = (top: string): readonly string[] => {
    const outline = outlinePage(parseHtml(`<body>${top}<div id="r"><p>First.</p></div></body>`));
    const keep = new Uint8Array(outline.leaves.length);
    const first = outline.boxes.find(
      ({ element }) => 'attribs' in element && element.attribs['id'] === 'r',
    );
    if (first !== undefined) keepOpening(first, outline.leaves, keep);
    return outline.leaves.filter((_, at) => keep[at] === 1).map((leaf) => leafText(leaf).trim());
  };

  it('is kept: sentences between the headline and the first reply, no line that says who or shares', () => {
    const text = 'My stove goes out at night.';
    expect(
      opening(`<p>Above it all here.</p><h1>Stoves</h1><i>Anna, May 4</i><div>${text}</div>`),
    ).toEqual([text]);
    expect(opening(`<h1>Stoves</h1><p>Share this with friends.</p><p>Anna</p>`)).toEqual([]);
    expect(opening(`<h1><a href="/">Board</a></h1><p>${text}</p>`)).toEqual([]);
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

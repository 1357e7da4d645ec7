/** Threads are known by their build: the first post and its replies hold what was said in boxes of one make. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import {
  facesOf,
  postsOfThread,
  writersOf,
} from '../../../../src/main/service/pipeline/content/thread.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const QUESTION = 'The heater stores the heat of one short fire in its stones all day. '.repeat(8);

/** Posts where the question alone was kept before. */
function read(html: string, isForum = 0) {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const texts = outline.leaves.map((leaf) => leafText(leaf).trim());
  const keep = Uint8Array.from(texts, (text) => (text === QUESTION.trim() ? 1 : 0));
  return { outline, texts, keep, posts: postsOfThread(outline, keep, isForum) };
}

function said(html: string, isForum = 0): readonly string[] {
  const { texts, posts } = read(html, isForum);
  return posts.flatMap(({ body }) => texts.slice(body.firstLeaf, body.endLeaf));
}

const opening = `<div class="brief"><div class="qx z9">${QUESTION}</div></div>`;
const reply = (text: string, i: number, more = ''): string =>
  `<div class="k"><div class="by"><img src="/f${i}.png"><i>anna${i}</i></div><section class="z9">${text}</section>${more}</div>`;

describe('a thread', () => {
  it('is a text and its replies in boxes of one make, though the first post is built otherwise', () => {
    const page = `<h1>Stoves</h1>${opening}${['No.', 'Yes.', 'So do I.'].map((text, i) => reply(text, i)).join('')}`;
    expect(said(page)).toEqual([QUESTION.trim(), 'No.', 'Yes.', 'So do I.']);
  });

  it('has headings that say who wrote a post: a name in its box, a line with the author, a link to the post', () => {
    const page = (head: string): string =>
      `<h1>Stoves</h1>${opening}${['No.', 'Yes.', 'So do I.'].map((text, i) => reply(text, i).replace('<i>', `${head.replaceAll('$', String(i))}<i>`)).join('')}`;
    expect(said(page('<h4><a href="/u/$">Ann $</a></h4>'))).toEqual([]);
    expect(said(page('<div class="author"><h4><a href="/u/$">Ann $</a></h4></div>'))).toHaveLength(
      4,
    );
    expect(said(page('<h2><a class="author" href="/u/$">Ann $</a> said</h2>'))).toHaveLength(4);
    expect(said(page('<h4><a href="#c$">Re: the stones of the stove $</a></h4>'))).toHaveLength(4);
  });

  it('is what was said of a story, where a forum is likely: by the words chosen, by its build where it is short', () => {
    const story = `<h1>Stoves</h1><div class="story">${QUESTION}</div>`;
    const replies = ['No.', QUESTION, 'Yes.'].map((text, i) => reply(text, i)).join('');
    expect(said(`${story}${replies}`)).toEqual([]);
    expect(said(`${story}${replies}`, 0.3)).toEqual(['No.', QUESTION.trim(), 'Yes.']);
    const many = Array.from({ length: 40 }, (_, i) => reply(QUESTION.replace('one', 'a'), i)).join(
      '',
    );
    expect(said(`${story}${many}`, 0.5)).toEqual([]);
  });

  it('is what was said below a line where the page calls itself a thread, and says it in sentences', () => {
    const page = (name: string, text = QUESTION): string =>
      `<div class="${name}"><h1>Stoves</h1><div class="op">${QUESTION}</div>${[text, text, text].map((one, i) => reply(one.replace('one', 'a'), i)).join('')}</div>`;
    expect(said(page('topic-page'))).toHaveLength(3);
    expect(said(page('ticket'))).toHaveLength(3);
    expect(said(page('story'))).toEqual([]);
    expect(said(page('topic-page', 'Anna wrote '.repeat(40)))).toEqual([]);
  });

  it('has posts with one title for all, and a line below it that tells who wrote them', () => {
    const page = (who: (i: number) => string): string => {
      const replies = ['No.', 'Yes.', 'So do I.'].map((text, i) =>
        reply(text, i).replace(/<img.*?<\/i>/, `<b>Re:</b><div class="who">${who(i)}</div>`),
      );
      return `<h1>Stoves</h1>${opening}${replies.join('')}`;
    };
    expect(said(page((i) => `anna${i}`))).toHaveLength(4);
    expect(said(page(() => 'Reply'))).toEqual([]);
  });

  it('has posts in tables, and replies to replies', () => {
    const row = (text: string, i: number): string =>
      `<tr><td class="w">anna${i}</td><td class="z9">${text}</td></tr>`;
    expect(said(`<table>${[QUESTION, 'No.', 'Yes.'].map(row).join('')}</table>`)).toHaveLength(3);
    const inner = `<div class="deep"><section class="z9">Deeper.</section></div>`;
    const replies = `${reply('No.', 1)}${reply('Why?', 2, inner)}${reply('So.', 3)}${reply('Ah.', 4)}`;
    const all = [QUESTION.trim(), 'No.', 'Why?', 'Deeper.', 'So.', 'Ah.'];
    // the replies to replies are of a plainer make than what they answer
    const page = `${opening}${replies}`.replaceAll(/z9(?=">(?!Deeper))/g, 'z9 upper');
    expect(said(page)).toEqual(all);
  });

  it('holds nothing of the make that stands elsewhere on the page', () => {
    const column = `<aside><div class="z9">About this board</div></aside>`;
    const replies = ['No.', 'Yes.', 'So.'].map((text, i) => reply(text, i)).join('');
    const page = `<main>${opening}<div>${replies}</div></main>${column}`;
    expect(said(page)).toEqual([QUESTION.trim(), 'No.', 'Yes.', 'So.']);
  });

  it('is no article with comments, no list of teasers, no row of stories, no page of sections', () => {
    const article = `<div class="story">${QUESTION}</div>`;
    expect(said(`${article}${reply('No.', 1)}${reply('Yes.', 2)}`)).toEqual([]);
    const teaser = (i: number): string =>
      `<div><h3><a href="/${i}">Title ${i}</a></h3><i>${i} May</i><div class="z9">Short.</div></div>`;
    expect(said(`${opening}${teaser(1)}${teaser(2)}`)).toEqual([]);
    expect(said(`${opening}${teaser(1)}${teaser(2)}`.replace(/<\/?a\b[^>]*>/g, ''))).not.toEqual(
      [],
    );
    const story = (i: number): string =>
      `<div><h2>Title ${i}</h2><i>${i} May</i><div class="z9">Short.</div></div>`;
    expect(said(`${opening}${story(1)}${story(2)}`)).toEqual([]);
    const section = (i: number): string =>
      `<div><h3>Of stoves</h3><div class="z9">Short ${i}.</div><button>Share ${i}</button></div>`;
    expect(said(`${opening}${section(1)}${section(2)}`)).toEqual([]);
    // how a box is laid out says nothing of what it holds
    const laidOut = `${opening}${reply('No.', 1)}${reply('Yes.', 2)}`.replaceAll('z9', 'content');
    expect(said(laidOut)).toEqual([]);
  });

  it('has faces of who wrote the posts beside them, and pictures of its own in them', () => {
    const picture = '<p><img src="/stove.jpg"></p>';
    const { outline, posts } = read(
      opening + reply('No.', 1) + reply(`Yes.${picture}`, 2) + reply('So.', 3),
    );
    const faces = facesOf(posts, outline.leaves).flatMap(({ atoms }) =>
      atoms.flatMap((atom) => ('attribs' in atom ? [atom.attribs['src']] : [])),
    );
    expect(faces).toEqual(['/f1.png', '/f2.png', '/f3.png']);
  });

  it('has a last post that is built as the one before it, though a line stands below what it says', () => {
    const opinion = (text: string, i: number): string =>
      `<div class="op"><div class="in"><i>anna${i}, ${i} May</i><div class="what"><div class="w7">${text}</div><div>Did it help?</div></div></div></div>`;
    const page = `<h1>Stoves</h1><div>${opinion(QUESTION, 1)}${opinion('No.', 2)}</div><ul><li>More</li></ul>`;
    expect(said(page)).toEqual([QUESTION.trim(), 'No.']);
  });
});

describe('who wrote a post', () => {
  const names = (heads: readonly string[]): readonly string[] => {
    const posts = heads.map(
      (head, nth) =>
        `<div class="k"><div class="by">${head}</div><section class="z9">${nth === 0 ? QUESTION : `Answer ${nth}.`}</section></div>`,
    );
    const { outline, texts, posts: found } = read(`<h1>Stoves</h1>${posts.join('')}`);
    expect(found).toHaveLength(heads.length);
    return writersOf(found, outline.leaves).map((at) => texts[at] ?? '');
  };
  const link = (name: string): string => `<a href="/u/${name}">${name}</a>`;

  it('is the line that leads to them, or is called an author', () => {
    expect(names(['anna', 'Tom Reeve', 'karl77', 'mia'].map(link))).toEqual([
      'anna',
      'Tom Reeve',
      'karl77',
      'mia',
    ]);
    const called = ['anna', 'tom', 'karl'].map((name) => `<p class="author">${name}</p>`);
    expect(names(called)).toEqual(['anna', 'tom', 'karl']);
  });

  it('is the line below a letter that stands for their face', () => {
    const faces = ['anna', 'tom', 'karl'].map(
      (name) => `<p><a href="/u/${name}">${name.charAt(0)}</a></p><p>${link(name)}</p>`,
    );
    expect(names(faces)).toEqual(['anna', 'tom', 'karl']);
  });

  it.each([
    ['a rank', ['Member a', 'Guest b', 'Member c'].map((rank) => `<p>${rank}</p>`)],
    ['a count', ['1 reply', '2 replies', '33 replies'].map((count) => link(count))],
    [
      'when it was written',
      ['3 May 2026', '4 May 2026', '5 May 2026'].map((day) => `<p>${day}</p>`),
    ],
  ])('is not %s', (_, heads) => {
    expect(names(heads)).toEqual([]);
  });
});

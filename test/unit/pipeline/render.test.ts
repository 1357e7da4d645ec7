import { describe, expect, it } from 'vitest';
import { TRANSFORMS } from '../../../src/main/service/pipeline/index.ts';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import type { PipelineOutput } from '../../../src/main/service/ports/pipeline.ts';
import { pipelineInput, snapshotOf } from '../../support/pipeline/inputs.ts';

const SENTENCE =
  'The harbour was rebuilt after the storm, and the fishermen, who had waited for years, came back with their boats.';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${SENTENCE} Part ${at + 1}.</p>`).join('');
const FRAME_TOP =
  '<header class="site-header"><nav class="menu"><ul><li><a href="/a">Home</a></li><li><a href="/b">News</a></li></ul></nav></header>';
const FRAME_END =
  '<footer class="site-footer"><p>Copyright 2024 Example Ltd. All rights reserved. <a href="/p">Privacy</a></p></footer>';
const article = (inside: string): string =>
  `<html lang="en"><head><title>The harbour | Example</title></head><body>${FRAME_TOP}<main><article><h1>The harbour</h1>${inside}</article></main>${FRAME_END}</body></html>`;

type Options = Parameters<typeof pipelineInput>[1];
const render = (html: string, more: Options = {}): PipelineOutput =>
  renderDocument(pipelineInput(html, more));
const metadataOf = (html: string, url = 'https://example.com/x'): Record<string, unknown> => ({
  ...render(html, { snapshot: { finalUrl: url } }).document.metadata,
});

describe('the list of transforms', () => {
  it('gives every part before it is needed', () => {
    const given = new Set<string>();
    for (const { name, needs, gives } of TRANSFORMS) {
      for (const part of needs) expect(given, `${name} needs ${part}`).toContain(part);
      for (const part of gives) given.add(part);
    }
  });
});

describe('a page that only says that it loads', () => {
  const waiting = (text: string): string =>
    `<title>Shop</title><body>${FRAME_TOP}<div id="app"><p>${text}</p></div>${FRAME_END}</body>`;

  it.each(['Please wait…', 'Bitte warten', 'Loading... Please wait.', '加载中。请稍候。'])(
    'is given with a warning: %s',
    (text) => {
      expect(render(waiting(text)).document.warning).toMatch(/no more than that it loads/);
    },
  );

  it.each([
    ['text besides', waiting(`Please wait… ${SENTENCE}`), {}],
    ['a sentence before it', waiting('You are number 17. Please wait...'), {}],
    ['one without spaces', waiting('受付番号は17です。お待ちください。'), {}],
    ['a page in a form', `<body><form>${paragraphs(4)}</form><div>Please wait…</div>`, {}],
    ['a page in a header', `<body><header>${paragraphs(4)}</header><p>Loading…</p>`, {}],
    ['an error of the site', waiting('Please wait…'), { status: 503 }],
    ['the browser, which says it itself', waiting('Please wait…'), { engine: 'browser' }],
  ] as const)('is not warned of for %s', (_name, html, snapshot) => {
    expect(render(html, { snapshot }).document.warning).toBeUndefined();
  });
});

describe('the main content', () => {
  it('holds the article without the frame of the site', () => {
    const { markdown = '' } = render(article(paragraphs(8))).document;
    expect(markdown).toContain('Part 1.');
    expect(markdown).toContain('Part 8.');
    expect(markdown).not.toContain('Copyright');
    expect(markdown).not.toContain('News');
  });

  it('gives the whole page when it is asked for, without scripts and hidden parts', () => {
    const html = article(`${paragraphs(2)}<p hidden>secret</p><script>let code;</script>`);
    const { markdown = '' } = render(html, { options: { onlyMainContent: false } }).document;
    expect(markdown).toContain('Copyright');
    expect(markdown).not.toContain('secret');
    expect(markdown).not.toContain('let code');
  });

  it('yields to includeTags and excludeTags', () => {
    const html = article(`${paragraphs(3)}<p class="x">left out</p>`);
    const only = render(html, { options: { includeTags: ['footer'] } }).document.markdown;
    expect(only).toContain('Copyright');
    expect(only).not.toContain('Part 1.');
    expect(render(html, { options: { excludeTags: ['.x'] } }).document.markdown).not.toContain(
      'left out',
    );
  });

  it('leaves out what is excluded, though nothing is left', () => {
    const options = { excludeTags: ['main'] };
    const { markdown = '' } = render(article(paragraphs(3)), { options }).document;
    expect(markdown).not.toContain('Part 1.');
  });

  it('holds a hidden part that is named, without what is hidden inside of it', () => {
    const html = '<p>other</p><div id="x" hidden>named <b hidden>not this</b></div>';
    const options = { includeTags: ['#x'] };
    expect(render(html, { options }).document.markdown).toBe('named');
  });

  it.each(['data-lazyload', 'data-echo', 'data-big-file', 'zoomfile', 'lazysrc'])(
    'shows a picture whose address stands in %s',
    (name) => {
      const lazy = `<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" ${name}="/a.jpg"></p>`;
      const { markdown } = render(article(paragraphs(2) + lazy + paragraphs(2))).document;
      expect(markdown).toContain('![](https://example.com/a.jpg)');
    },
  );

  it('shows the pictures of pages for phones', () => {
    const picture = '<amp-img src="/a.jpg" width="600" height="400"></amp-img>';
    const { markdown } = render(article(paragraphs(2) + picture + paragraphs(2))).document;
    expect(markdown).toContain('![](https://example.com/a.jpg)');
  });

  it.each([true, false])('shows the picture a lazy loader hides, once (%s)', (onlyMainContent) => {
    const lazy = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="lazy">';
    const pictures = `<p>${lazy}<noscript><img src="/a.jpg" alt="a"></noscript></p><p><img src="/b.jpg" alt="b"><noscript><img src="/b.jpg" alt="b"></noscript></p>`;
    const html = article(paragraphs(4) + pictures + paragraphs(4));
    const { markdown = '' } = render(html, { options: { onlyMainContent } }).document;
    expect(markdown.match(/!\[.*?\]\(.*?\)/g)).toEqual([
      '![a](https://example.com/a.jpg)',
      '![b](https://example.com/b.jpg)',
    ]);
  });

  it('shows an open dialog on the whole page, no closed one', () => {
    const html = '<p>page</p><dialog open>open</dialog><dialog>closed</dialog>';
    const options = { onlyMainContent: false };
    expect(render(html, { options }).document.markdown).toBe('page\n\nopen');
  });

  it('says which selector it could not read', () => {
    const { warning } = render(article(paragraphs(2)), {
      options: { excludeTags: ['p[['] },
    }).document;
    expect(warning).toContain('p[[');
  });

  it('never answers nothing for a page that has words', () => {
    const html = `<body>${FRAME_TOP}${FRAME_END}</body>`;
    expect(render(html).document.markdown).not.toBe('');
  });

  it('keeps all but the frame where hardly anything would be left, and says so', () => {
    const menu = '<a href="/x">Sign in now</a>'.repeat(20);
    const notice = '<a href="/y">Accept all cookies</a>'.repeat(20);
    const html = `<body><nav class="nav menu">${menu}</nav><p>Short text here.</p><div class="cookie-consent" style="display:none">${notice}</div></body>`;
    const { markdown, metadata } = render(html).document;
    expect(markdown).toBe('Short text here.');
    expect(metadata['contentFallback']).toBe('frame-stripped');
  });

  it('reads noscript where the body is thin, and says so', () => {
    const html = `<body><div id="app"></div><noscript><article>${paragraphs(8)}</article></noscript></body>`;
    const { markdown, metadata } = render(html).document;
    expect(markdown).toContain('Part 8.');
    expect(metadata['contentFallback']).toBe('noscript');
  });

  it('reads a noscript that has much more than the rest', () => {
    const links = Array.from(
      { length: 80 },
      (_, at) => `<li><a href="/${at}">Archive ${at}</a></li>`,
    );
    const html = `<body><nav><ul>${links.join('')}</ul></nav><main><h1>Boats</h1><noscript>${paragraphs(20)}</noscript></main></body>`;
    expect(render(html).document.markdown).toContain('Part 18.');
  });

  it('begins and ends with no rule, which would be read as front matter', () => {
    const { markdown = '' } = render(
      article(`<hr>${paragraphs(4)}<hr>${paragraphs(4)}<hr>`),
    ).document;
    expect(markdown).not.toMatch(/^---|---$/);
    expect(markdown).toContain('\n\n---\n\n');
  });

  it('resolves links and pictures against the base href', () => {
    const inside = `${paragraphs(3)}<p>${SENTENCE} <a href="b">Boats</a> <img src="c.png" alt="Crane"></p>${paragraphs(3)}`;
    const html = article(inside).replace(
      '<head>',
      '<head><base href="https://cdn.example.net/a/">',
    );
    const { markdown } = render(html).document;
    expect(markdown).toContain('[Boats](https://cdn.example.net/a/b)');
    expect(markdown).toContain('![Crane](https://cdn.example.net/a/c.png)');
  });

  it('gives the same bytes for the same page', () => {
    const html = article(paragraphs(5));
    expect(render(html)).toEqual(render(html));
  });

  it('skips U+0000, as browsers do', () => {
    const options = { formats: [{ type: 'markdown' }, { type: 'rawHtml' }] } as const;
    const { markdown, rawHtml } = render('<p>a\0b</p>\0', { options }).document;
    expect([markdown, rawHtml]).toEqual(['ab', '<p>a\0b</p>\0']);
  });

  it('survives an empty body and a page of nothing but open tags', () => {
    expect(render('').document.markdown).toBe('');
    expect(render('<div>'.repeat(20_000)).document.markdown).toBe('');
  });
});

describe('what goes with the main content', () => {
  const markdownOf = (html: string): string => render(html).document.markdown ?? '';

  it('keeps headings above the text that they announce', () => {
    const html = article(
      `${paragraphs(4)}<h2>The new pier</h2>${paragraphs(3)}<h3>Boats</h3>${paragraphs(3)}`,
    );
    expect(markdownOf(html)).toContain('## The new pier');
    expect(markdownOf(html)).toContain('### Boats');
  });

  it('keeps the heading of the first section', () => {
    const html = article(`<h2>How it began</h2>${paragraphs(6)}`);
    expect(markdownOf(html)).toContain('## How it began');
  });

  it('keeps a list of plain items as one', () => {
    const items = ['Moss', 'Tweezers', 'A glass jar with a wide neck', 'Gravel for the ground'];
    const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const markdown = markdownOf(article(`${paragraphs(4)}${list}${paragraphs(4)}`));
    for (const item of items) expect(markdown).toContain(`- ${item}`);
  });

  it('keeps footnotes with the text that points at them', () => {
    const note = '<li id="n1">Annals of the port, vol. 3, p. 12. <a href="#r1">↩</a></li>';
    const html = article(`${paragraphs(6)}<section class="footnotes"><ol>${note}</ol></section>`);
    expect(markdownOf(html)).toContain('Annals of the port');
  });

  it('keeps the fact box of an encyclopaedia', () => {
    const facts =
      '<table class="infobox vcard"><tr><th>Founded</th><td>1703</td></tr><tr><th>Berths</th><td>48</td></tr></table>';
    expect(markdownOf(article(`${facts}${paragraphs(8)}`))).toContain('| Founded | 1703 |');
  });

  it('leaves out a frame that merely calls itself an info box', () => {
    const frame =
      '<div class="infobox related"><a href="/a">More news</a> <a href="/b">Subscribe</a></div>';
    expect(markdownOf(article(`${paragraphs(8)}${frame}`))).not.toContain('Subscribe');
  });
});

describe('what is left out of an article', () => {
  const markdownOf = (inside: string): string => render(article(inside)).document.markdown ?? '';

  it.each([
    [
      'a line that leads elsewhere',
      '<p>READ MORE: <a href="/x">The pier that nobody wanted</a></p>',
    ],
    ['the credit of a picture', '<p>The old pier in winter (Image: Press Agency)</p>'],
  ])('%s between paragraphs', (_, line) => {
    const markdown = markdownOf(`${paragraphs(4)}${line}${paragraphs(4)}`);
    expect(markdown).toContain('Part 4.');
    expect(markdown).not.toMatch(/pier/);
  });

  it('keeps the links of an article about links', () => {
    const one = (at: number): string =>
      `<p><a href="/${at}">The long read ${at}</a></p><p>${SENTENCE} ${SENTENCE} Word ${at}.</p>`;
    const links = [1, 2, 3, 4, 5, 6].map(one).join('');
    expect(markdownOf(`${paragraphs(1)}${links}`)).toContain('[The long read 3]');
  });

  it('crumbs after the last paragraph', () => {
    const markdown = markdownOf(`${paragraphs(8)}<div>Sharing is caring!</div><div>6</div>`);
    expect(markdown).toContain('Part 8.');
    expect(markdown).not.toContain('caring');
  });

  it('keeps a line of links where it ends a list, and the article short as it is', () => {
    const links = '<ul><li>Tools: <a href="/a">the long chisel</a></li></ul>';
    expect(markdownOf(`${paragraphs(4)}${links}${paragraphs(4)}`)).toContain('long chisel');
  });

  it('a line said before in another place', () => {
    const slide = `<div class="slide"><div>${SENTENCE} The slide.</div></div>`;
    const markdown = markdownOf(`${paragraphs(5)}${slide}<div>${slide}</div>${paragraphs(5)}`);
    expect(markdown.split('The slide.').length).toBeLessThan(3);
  });
});

describe('clean metadata', () => {
  it('takes the heading that agrees with the title, without the name of the site', () => {
    expect(metadataOf(article(paragraphs(3)))).toMatchObject({
      title: 'The harbour | Example',
      articleTitle: 'The harbour',
      language: 'en',
    });
  });

  it('reads author and date from JSON-LD, nodes of a graph included', () => {
    const data = {
      '@graph': [
        { '@type': 'WebSite', name: 'Example' },
        {
          '@type': 'NewsArticle',
          headline: 'H',
          datePublished: '2024-02-03',
          author: { '@id': '#p' },
        },
        { '@type': 'Person', '@id': '#p', name: 'Ada Lovelace' },
      ],
    };
    const html = `<head><script type="application/ld+json">${JSON.stringify(data)}</script></head><p>x</p>`;
    expect(metadataOf(html)).toMatchObject({
      articleAuthor: 'Ada Lovelace',
      publishedTime: '2024-02-03',
      siteName: 'Example',
    });
  });

  it('reads a byline and a date in words', () => {
    const html =
      '<h1>A title of some words</h1><div class="byline">By Grace Hopper | March 5, 2021</div><p>x</p>';
    expect(metadataOf(html)).toMatchObject({
      articleAuthor: 'Grace Hopper',
      publishedTime: '2021-03-05',
    });
  });

  it('falls back to the day in the address', () => {
    expect(metadataOf('<p>x</p>', 'https://example.com/2019/11/18/story.html')).toMatchObject({
      publishedTime: '2019-11-18',
    });
  });

  it('names nobody when the page names nobody', () => {
    expect(metadataOf('<h1>Title</h1><p>x</p>')).not.toHaveProperty('articleAuthor');
  });

  it('takes a meta tag’s name for a name, whatever objects inherit', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const head = names.map((name) => `<meta name="${name}" content="x">`).join('');
    const metadata = metadataOf(`<html><head>${head}</head><body><p>Text.</p></body></html>`);
    expect(Object.keys(metadata).join()).not.toMatch(/native code|object Object/);
    expect(metadata).toMatchObject({ constructor: 'x', toString: 'x' });
  });

  it('takes the first canonical address that can be one', () => {
    const html =
      '<link rel=canonical href="http://[x"><link rel=canonical href="/good"><p>Text.</p>';
    expect(metadataOf(html)['canonical']).toBe('https://example.com/good');
  });

  it.each([
    ['de', '<html xml:lang="de"><body><p>x'],
    ['ja', '<p>これは日本語の文章です。検出の確認です。</p>'],
    ['zh', '<p>这是一个中文文本，用来测试语言检测功能。</p>'],
    ['ko', '<p>이것은 한국어 문장입니다. 언어를 감지합니다.</p>'],
    ['he', '<p>זהו טקסט בעברית לבדיקה</p>'],
  ])('knows that a page is in %s', (language, html) => {
    expect(metadataOf(html)['language']).toBe(language);
  });

  it.each([
    ['JSON', `\`\`\`json\n{"the": "${SENTENCE.repeat(4)}"}\n\`\`\``],
    ['the bytes of a file', Buffer.from('the of and in '.repeat(40)).toString('base64')],
  ])('guesses no language of %s', (_name, markdown) => {
    const told = (text: string): unknown =>
      renderDocument(pipelineInput(''), { markdown: text, metadata: {}, warnings: [] }).document
        .metadata['language'];
    expect(told(markdown)).toBeUndefined();
    expect(told(`${SENTENCE} `.repeat(3))).toBe('en');
  });

  it('takes no meta tag for what is said of the answer', () => {
    const tags = ['error', 'statusCode', 'numPages', 'cachedAt', 'captureId', 'url']
      .map((name) => `<meta name="${name}" content="of the page">`)
      .join('');
    const told = metadataOf(`<head>${tags}<meta name="shop" content="of the page"></head>`);
    expect(Object.values(told).filter((value) => value === 'of the page')).toHaveLength(1);
    expect(told['shop']).toBe('of the page');
  });

  const imagesOf = (html: string) =>
    render(html, { options: { formats: [{ type: 'images' }] } }).document.images?.map((url) =>
      url.replace('https://example.com/', ''),
    );

  it('lists every address of a picture, once', () => {
    const body = [
      '<picture><source srcset="s.webp 1x, l.webp 2x"><img src="p.png" srcset="p.png, q.png 2x"></picture>',
      '<img src=""><img srcset="a,1.png 1x, b.png 2x"><img src="javascript:x">',
      '<img src="/blank.gif" data-src="lazy.png" data-srcset="lazy-2.png 2x">',
      '<noscript><img src="plain.png"></noscript>',
      '<video poster="poster.jpg" src="film.mp4"><source src="film.webm"></video>',
      `<div style="color: red; background: URL( 'bg.png' ), url(&quot;bg 2.png&quot;) url(bg-3.png)"></div>`,
      '<a itemprop="image" href="marked.png">a picture</a>',
    ].join('');
    const head = [
      '<meta property="og:image" content="og.png"><meta name="twitter:image:src" content="tw.png">',
      '<meta itemprop="image" content="item.png"><meta property="og:image:width" content="600">',
      '<link rel="shortcut icon" href="icon.png"><link rel="stylesheet" href="style.css">',
    ].join('');
    const html = `<html><head>${head}</head><body>${body}<p>Text.</p></body></html>`;
    expect(imagesOf(html)).toEqual([
      's.webp',
      'l.webp',
      'p.png',
      'q.png',
      'a,1.png',
      'b.png',
      'lazy.png',
      'lazy-2.png',
      'plain.png',
      'poster.jpg',
      'bg.png',
      'bg%202.png',
      'bg-3.png',
      'og.png',
      'tw.png',
      'item.png',
      'marked.png',
      'icon.png',
    ]);
  });

  it('lists a picture that has only a placeholder as that', () => {
    expect(imagesOf('<img src="/blank.gif"><p>Text.</p>')).toEqual(['blank.gif']);
  });

  it('does not stumble over JSON-LD a hundred thousand deep', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const html = `<title>Tea</title><script type="application/ld+json">${deep}</script><p>Text.</p>`;
    const options = { formats: [{ type: 'json', prompt: 'the title' }] } as const;
    expect(render(html, { options }).document.metadata).toMatchObject({ title: 'Tea' });
  });

  it('does not stumble over broken JSON-LD', () => {
    const html = '<script type="application/ld+json">{"@type": "Article", </script><p>x</p>';
    expect(metadataOf(html)).not.toHaveProperty('articleAuthor');
  });
});

describe('the verdict', () => {
  const verdictOf = (html: string, status = 200): string =>
    renderDocument({ ...pipelineInput(html), snapshot: snapshotOf(html, { status }) }).verdict.kind;

  it.each([
    ['an empty mount node', '<div id="root"></div><script src="/app.js"></script>', 200, 'shell'],
    [
      'a plea for JavaScript',
      '<noscript>You need to enable JavaScript to run this app.</noscript><script src="/a.js"></script>',
      200,
      'shell',
    ],
    [
      'a script that writes beside next to no text',
      `<p>Hi</p><script>${'document.body.append(x());'.repeat(200)}</script>`,
      200,
      'shell',
    ],
    [
      'a bot check',
      '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
      403,
      'challenge',
    ],
    ['a short page without scripts', '<p>It works!</p>', 200, 'content'],
    [
      'an article with scripts',
      `${article(paragraphs(4))}<script src="/a.js"></script>`,
      200,
      'content',
    ],
  ])('of %s', (_, html, status, kind) => {
    expect(verdictOf(html, status)).toBe(kind);
  });
});

it('what the reader of a file has to say is told, and with it what else there is to say', () => {
  const read = {
    html: '<p>Tea</p>',
    metadata: {},
    warnings: ['The table was cut.', 'So was this.'],
  };
  const input = pipelineInput('', { options: { excludeTags: ['['] } });
  expect(renderDocument(input, read).document.warning).toBe(
    'The table was cut. So was this. Not CSS selectors, so they selected nothing: "[".',
  );
  const plain = renderDocument(pipelineInput(''), { ...read, warnings: [] });
  expect(plain.document).not.toHaveProperty('warning');
});

it('a prompt that the page does not answer is told, unless a model reads it next', () => {
  const formats = [{ type: 'json', prompt: 'Extract the opening hours' }] as const;
  const input = pipelineInput('<title>Tea</title><p>Tea</p>', { options: { formats } });
  const { document } = renderDocument(input);
  expect(document.json).toEqual({ title: 'Tea' });
  expect(document.warning).toContain('Nothing on the page answers the prompt');
  const asked = renderDocument({ ...input, wantsModelView: true });
  expect(asked.document).not.toHaveProperty('warning');
});

it('an attribute asked of what is no selector is named, not silently empty', () => {
  const selectors = [
    { selector: 'a', attribute: 'href' },
    { selector: 'a[[', attribute: 'href' },
  ];
  const formats = [{ type: 'attributes', selectors }] as const;
  const { document } = renderDocument(
    pipelineInput('<a href="/x">x</a>', { options: { formats } }),
  );
  expect(document.attributes?.map(({ values }) => values)).toEqual([['/x'], []]);
  expect(document.warning).toBe('Not CSS selectors, so they selected nothing: "a[[".');
});

/** Which served pages may need a browser: short pages of both kinds, each with what would mislead a quick look. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { judgeWithCode } from '../../../src/main/service/pipeline/verdict/judge.ts';
import type { Judgement, PageVerdict } from '../../../src/main/service/ports/pipeline.ts';
import { pipelineInput, snapshotOf } from '../../support/pipeline/inputs.ts';

const MENU = `<header><a href="/">Kiln House</a><nav>${Array.from({ length: 30 }, (_, n) => `<a href="/c${n}">Section number ${n}</a>`).join('')}</nav></header>`;
const FOOTER =
  '<footer><p>© 2026 Kiln House. All rights reserved. Prices include tax. Our terms, privacy notice and returns policy apply to every order that you place with us.</p></footer>';
const SENTENCES =
  '<p>The kiln was fired for the first time in the spring of 1911, and it has been warm ever since.</p>'.repeat(
    3,
  );
const ARTICLE = SENTENCES.repeat(4);
const APP = '<script src="/assets/app.3f9a1c.js" defer></script>';
const LIBRARIES =
  '<script src="/vendor/jquery-3.7.1.min.js"></script><script src="/js/bootstrap.bundle.min.js"></script>';
const THEME = `${LIBRARIES}<script src="/wp-content/themes/kiln/js/theme.js"></script>`;

const page = (main: string, scripts: string): string =>
  `<!doctype html><html><head><title>Kiln House</title></head><body>${MENU}${main}${FOOTER}${scripts}</body></html>`;

function judge(html: string, status = 200): PageVerdict {
  const input = pipelineInput(html);
  return renderDocument({ ...input, snapshot: snapshotOf(html, { status }) }).verdict;
}

const inline = (code: string): string => `<script>${code}</script>`;

describe('a served page that is whole is content', () => {
  const whole: Readonly<Record<string, string>> = {
    'an article with a comment form, advertisements and empty roots of dialogs': page(
      `<article><h1>Warm</h1>${ARTICLE}<div id="ad-1" class="ad-slot"></div><div id="disqus_thread"></div></article><div id="modal-root"></div><div id="portal"></div><div class="Toastify"></div>`,
      APP,
    ),
    'a short contact page with a map': page(
      '<main><h1>Contact</h1><address>Kiln House, 3 Mill Lane, Whitby</address><p>post@kiln.example</p><div id="map" data-lat="1"></div></main>',
      '<script src="/js/map.js"></script>',
    ),
    'an imprint with a theme script': page(
      '<main><h1>Imprint</h1><p>Kiln House Ltd, 3 Mill Lane, Whitby. Registered under number 48213.</p></main>',
      THEME,
    ),
    'a thank-you page with analytics': page(
      '<main><h1>Thank you</h1><p>We have your message and shall answer within two working days.</p></main>',
      `${THEME}${inline("window.dataLayer=window.dataLayer||[];dataLayer.push({event:'lead'});")}`,
    ),
    'a log-in form': page(
      '<main><h1>Sign in</h1><form><div id="login-error" role="alert"></div><label>Mail <input name="a"></label><label>Password <input type="password" name="b"></label><label><input type="checkbox"> Remember me</label><button>Sign in</button><a href="/lost">Lost your password?</a></form></main>',
      APP,
    ),
    'a search form with an empty list of suggestions': page(
      '<main><h1>Search the archive</h1><form role="search"><input name="q"><button>Search</button></form><ul id="suggestions" class="autocomplete"></ul><p>Search in all volumes since 1911, by word, by name or by place.</p></main>',
      APP,
    ),
    'a calculator with an empty result': page(
      '<main><h1>Glaze calculator</h1><p>How much glaze a pot needs, by its size and by the thickness of the coat.</p><form><input><input><button>=</button></form><div class="calculator-result"></div><output></output></main>',
      APP,
    ),
    'a page of components that its server drew': page(
      `<app-root><app-banner _nghost-ng-c1></app-banner><router-outlet></router-outlet><app-page _nghost-ng-c2><h1>Firings</h1>${SENTENCES}</app-page></app-root>`,
      APP,
    ),
    'goods with regions that a shop binds to its models': page(
      `<main><div data-bind="scope: 'messages'"><div class="messages" data-bind="foreach: messages"><div data-bind="html: text"></div></div></div><h1>Bowl</h1><div id="product-addtocart-wrapper" data-bind="scope: 'cart'"></div>${SENTENCES}</main>`,
      APP,
    ),
    'a frame for dialogs and a stream': page(
      `<turbo-frame id="modal"></turbo-frame><turbo-cable-stream-source></turbo-cable-stream-source><h1>Firings</h1>${SENTENCES}`,
      APP,
    ),
    'a photograph with its caption': page(
      '<main><h1>Evening at the kiln</h1><figure><img src="/p.jpg" alt=""><figcaption>The yard at dusk, seen from the loft above the drying racks.</figcaption></figure><div class="pswp" id="lightbox"></div></main>',
      '<script src="/js/photoswipe.min.js"></script>',
    ),
    'a sorted table with hidden rows': page(
      `<main><h1>Firings</h1><table><thead><tr><th>Year</th><th>Pots</th></tr></thead><tbody><tr><td>1911</td><td>420</td></tr><tr><td>1912</td><td>388</td></tr></tbody></table><table hidden><thead><tr><th>Compare</th></tr></thead><tbody></tbody></table>${SENTENCES}</main>`,
      '<script src="/js/tablesorter.js"></script>',
    ),
    'tabs and accordions whose text was served': page(
      `<main><h1>Care</h1><div class="tabs"><button>Bowls</button><button>Plates</button></div><div role="tabpanel">${SENTENCES}</div><div role="tabpanel" hidden>${SENTENCES}</div></main>`,
      THEME,
    ),
    'a hydrated application': page(
      `<div id="__next"><main><h1>Warm</h1>${SENTENCES}</main></div><next-route-announcer></next-route-announcer><div id="teleports"></div>`,
      `<script id="__NEXT_DATA__" type="application/json">{"props":{"a":"${'b'.repeat(4000)}"}}</script><script src="/_next/static/chunks/main.js"></script>`,
    ),
    'islands that were rendered on the server': page(
      `<main><h1>Warm</h1>${SENTENCES}<astro-island client="load"><div class="counter"><button>−</button><span>1</span><button>+</button></div></astro-island></main>`,
      '<script type="module" src="/_astro/hoisted.js"></script>',
    ),
    'the year in the footer and a switch for dark colours': page(
      `<main><h1>Warm</h1><p>The kiln was fired for the first time in 1911, and it has been warm ever since.</p><button id="theme">Dark</button></main>`,
      inline(
        "document.write(new Date().getFullYear()); document.getElementById('theme').addEventListener('click', () => { document.body.innerHTML += '<p>This is a text that only comes after a click on it.</p>'; });",
      ),
    ),
    'documentation that shows templates': page(
      '<main><h1>Bindings</h1><p>Write <code>{{ title }}</code> where the title goes.</p><pre>&lt;p v-text="title"&gt;{{ title }}&lt;/p&gt; el.innerHTML = x;</pre><p>It is filled in when the component mounts, and again when the title changes.</p></main>',
      '<script src="/js/prism.js"></script>',
    ),
    'declarative shadow roots': `<!doctype html><title>K</title><body><k-page><template shadowrootmode="open"><main><h1>Warm</h1>${SENTENCES}</main></template></k-page>${APP}</body>`,
    'a slider with served slides and empty dots': page(
      `<main><h1>New pots</h1><div class="swiper">${SENTENCES}</div><div class="swiper-pagination"></div><div class="slick-dots"></div></main>`,
      '<script src="/js/swiper-bundle.min.js"></script>',
    ),
    'a noscript that holds a pixel, and one about some features': page(
      `<noscript><img src="/p.gif"></noscript><noscript>Some features of this site need JavaScript.</noscript><main><h1>Warm</h1><p>The kiln was fired for the first time in 1911, and it has been warm ever since then.</p></main>`,
      APP,
    ),
    'cards of Tailwind classes with an empty spacer': page(
      `<main class="mx-auto"><h1>Pots</h1><div class="flex gap-6">${SENTENCES}</div><div class="h-16"></div><div class="flex-1"></div></main>`,
      APP,
    ),
    'two words': '<!doctype html><title>It works!</title><h1>It works!</h1>',
    'a function that only a button calls': page(
      '<main><h1>Bowl</h1><p id="more">A bowl with a blue rim, thrown on the wheel and fired once.</p><button onclick="show()">More</button></main>',
      inline(
        "function show() { document.getElementById('more').textContent = 'A long text about the bowl that is shown after a click.'; }",
      ),
    ),
  };

  it.each(Object.entries(whole))('%s', (_name, html) => {
    expect(judge(html)).toMatchObject({ kind: 'content' });
  });

  it('a page that was not found, with a theme', () => {
    const html = page(
      '<main><h1>Not found</h1><p>There is nothing here. <a href="/">Back to the front page</a></p></main>',
      THEME,
    );
    expect(judge(html, 404)).toMatchObject({ kind: 'content' });
  });
});

describe('a served page that a script is to write is a shell', () => {
  const written: Readonly<Record<string, string>> = {
    'a component with its properties below an article': page(
      `<h1>Firings</h1>${ARTICLE}<div data-react-class="Firings" data-react-props="{}"></div>`,
      APP,
    ),
    'a frame with a source below an article': page(
      `<h1>Firings</h1>${ARTICLE}<turbo-frame id="list" src="/firings/list"></turbo-frame>`,
      APP,
    ),
    'a part that its server left to the browser': page(
      `<h1>Firings</h1>${ARTICLE}<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>`,
      APP,
    ),
    'a component that asks when it is there, with a spinner': page(
      `<h1>Firings</h1>${ARTICLE}<div wire:id="a1" wire:init="load"><svg class="animate-spin"></svg></div>`,
      APP,
    ),
    'a list in the main part, with much text beside it': page(
      `<main><h1>Firings</h1>${SENTENCES}<ul class="js-list"></ul></main><div class="about">${ARTICLE}</div>`,
      APP,
    ),
    'an empty mount between menu and footer': page('<div id="root"></div>', APP),
    'a mount of another name': page('<div id="kiln-app"></div>', APP),
    'a container of utility classes': page(
      '<main><h1>Pots</h1><p>All that we make.</p><div class="grid grid-cols-3 gap-6"></div></main>',
      APP,
    ),
    'a list below a long introduction': page(
      `<main><h1>Stations</h1>${SENTENCES}<ul class="grid gap-6"></ul></main>`,
      APP,
    ),
    skeletons: page(
      '<main><div class="skeleton"><div class="line"></div></div><div class="skeleton"></div></main>',
      APP,
    ),
    'a spinner with a word': page(
      '<main><div class="spinner"><svg></svg><span>Wird geladen…</span></div></main>',
      APP,
    ),
    'a frame with a source, and what it says meanwhile': page(
      '<main><h1>窯</h1><turbo-frame id="list" src="/firings/list" busy>読み込んでいます</turbo-frame></main>',
      APP,
    ),
    'words that say what is loaded, without dots': page(
      `<main><h1>Brände</h1>${SENTENCES}<div class="rest">Inhalt wird geladen</div></main>`,
      APP,
    ),
    'the end of a list that a script goes on with': page(
      `<div class="feed"><h1>Firings</h1>${SENTENCES}<div class="feed-sentinel"><span class="spinner"></span>Loading...</div></div>`,
      inline(
        "var s = document.querySelector('.feed-sentinel'); fetch('/more').then((r) => r.json()).then((l) => l.forEach((i) => { var d = document.createElement('div'); d.innerHTML = '<p>' + i.note + '</p>'; s.before(d); }));",
      ),
    ),
    'a headline over the end of a list whose first part a script brings': page(
      '<main class="feed"><h1>All that was fired in the kiln of the village between the two last winters</h1><div class="sentinel"><i class="loader"></i></div></main>',
      APP,
    ),
    'a word of another script': page('<div id="app"><p>加载中…</p></div>', APP),
    'a busy region': page('<main><h1>Orders</h1><div aria-busy="true"></div></main>', APP),
    'a table with a head': page(
      `<main><h1>Prices</h1>${SENTENCES}<table><thead><tr><th>Pot</th></tr></thead><tbody></tbody></table></main>`,
      APP,
    ),
    'values that are dashes': page(
      `<main><h1>Today</h1><dl>${'<dt>Pots</dt><dd class="value">–</dd>'.repeat(4)}</dl></main>`,
      APP,
    ),
    'a price that is missing': page(
      `<main><h1>Bowl</h1>${SENTENCES}<table><tr><th>Price</th><td class="offer-price"></td></tr></table></main>`,
      APP,
    ),
    'templates nobody filled in': page(
      '<main><h1>{{ title }}</h1><p>{{ text }}</p><li v-for="pot in pots">{{ pot.name }}</li></main>',
      APP,
    ),
    'bound elements': page(
      '<main><h1 data-bind="text: title"></h1><div data-bind="foreach: pots"></div></main>',
      APP,
    ),
    'a fragment that htmx loads': page(
      '<main><h1>Pots</h1><div hx-get="/pots" hx-trigger="load"></div></main>',
      '<script src="/js/htmx.min.js"></script><script src="/app.js"></script>',
    ),
    'a custom element': page('<kiln-catalogue></kiln-catalogue>', APP),
    'inline code with its data': page(
      '<main><h1>Pots</h1><div id="pots"></div></main>',
      inline(
        "const pots = ['A bowl with a blue rim, thrown on the wheel']; document.getElementById('pots').innerHTML = pots.join('');",
      ),
    ),
    'a document that writes itself': page(
      '',
      inline("document.write('<main><p>' + decodeURIComponent('A%20bowl') + '</p></main>');"),
    ),
    'a page that leads elsewhere': `<!doctype html><title>Moved</title><p>One moment</p>${inline("location.replace('/new');")}`,
    'nothing but scripts': `<!doctype html><title>K</title><body>${APP}</body>`,
    'an answer that a script replaces': page(
      '<main><h1>Question</h1><p id="answer">None yet</p></main>',
      inline(
        "fetch('/answer').then((r) => r.text()).then((t) => { document.getElementById('answer').textContent = t; });",
      ),
    ),
    'a frame around the page':
      '<!doctype html><title>K</title><body><iframe src="/inner.html" width="100%" height="900"></iframe></body>',
  };

  it.each(Object.entries(written))('%s', (_name, html) => {
    expect(judge(html)).toMatchObject({ kind: 'shell' });
  });

  it('says why in words', () => {
    expect(judge(page('<div id="root"></div>', APP))).toMatchObject({
      reason: 'little text, and an empty <div id="root">',
      isSure: true,
    });
  });
});

it('says of a whole page whether a script could change it', () => {
  expect(judge(page(`<main>${ARTICLE}</main>`, LIBRARIES))).toEqual({
    kind: 'content',
    mayChange: false,
  });
  expect(judge(page(`<main>${ARTICLE}</main>`, APP))).toEqual({ kind: 'content', mayChange: true });
});

it('leaves large inline code of a page with plenty of text alone, and reads it where little text is', () => {
  const code = `${"settings.push(['kiln', 1911, true]);".repeat(400)}fetch('/more').then((r) => r.text()).then((t) => { document.getElementById('glazes').innerHTML = t; });`;
  const of = (text: string): string =>
    page(`<main><h1>Kilns</h1>${text}<div id="glazes"></div></main>`, inline(code));
  expect(judge(of(ARTICLE.repeat(3)))).toEqual({ kind: 'content', mayChange: true });
  expect(judge(of(SENTENCES))).toMatchObject({
    kind: 'shell',
    reason: 'a script writes into <div id="glazes">',
  });
});

it('reads what follows a large state of a page with plenty of text', () => {
  const state = `window.state = ${JSON.stringify(Array.from({ length: 1_000 }, (_, n) => ({ kiln: n })))};`;
  const code = `${state}document.getElementById('lines').innerHTML = state.map((one) => one.line).join('');`;
  const html = page(
    `<main><h1>Kilns</h1><div id="lines"></div>${ARTICLE.repeat(3)}</main>`,
    inline(code),
  );
  expect(judge(html)).toMatchObject({
    kind: 'shell',
    reason: 'a script writes into <div id="lines">',
  });
});

it('asks for the linked scripts of a page with plenty of text at once only where something says that it waits', () => {
  const judged = (main: string) => {
    const html = page(`<main><h1>Kilns</h1>${main}</main>`, APP);
    const { unread, isOpen }: Judgement = renderDocument(pipelineInput(html));
    return { unread, isOpen };
  };
  const box = '<div id="glazes-list"></div>';
  const unread = ['/assets/app.3f9a1c.js'];
  expect(judged(`${box}${SENTENCES.repeat(2)}`)).toEqual({ unread, isOpen: true });
  expect(judged(`${box}${ARTICLE.repeat(3)}`)).toEqual({ unread });
  const waiting = `<div class="skeleton-loader"></div>${ARTICLE.repeat(3)}`;
  expect(judged(waiting)).toEqual({ unread, isOpen: true });
});

/** The verdict where the script that the page links was read. */
function judgeRead(html: string, code: string): PageVerdict {
  const { options } = pipelineInput(html);
  const scripts = { '/assets/app.3f9a1c.js': code };
  return judgeWithCode({ snapshot: snapshotOf(html), options, scripts }).verdict;
}

it('renders a hole in little text though the linked script seems to do nothing', () => {
  const code = 'window.settings = { lists: true };';
  const hole = page(
    '<main><h1>Kilns</h1><div id="results" class="results-list"></div></main>',
    APP,
  );
  expect(judgeRead(hole, code)).toMatchObject({ kind: 'shell', isSure: false });
  const whole = page(`<main><h1>Kilns</h1>${SENTENCES}</main>`, APP);
  expect(judgeRead(whole, code)).toMatchObject({ kind: 'content' });
});

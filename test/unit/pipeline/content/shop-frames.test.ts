/** Pages as shops, forums and old sites frame them: menus that unfold, quotations, posts in plain boxes, layout tables. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const NAMES = ['Anna Berg', 'Tom Reeve', 'Mira Okafor', 'Luis Ortega', 'Hanna Koch', 'Ravi Menon'];
const TEXTS = NAMES.map(
  (name, nth) =>
    `The harbour number ${String(nth)} was repaired by ${name} in 19${String(20 + nth)}, and the workshop beside the bridge followed ${String(nth + 3)} weeks later.`,
);
const MENU = ['Women', 'Men', 'Kids', 'Home', 'Sale']
  .map(
    (name) =>
      `<li><a href="/${name}">${name}</a><div class="drop"><ul>${['shoes', 'coats', 'hats', 'bags', 'belts'].map((thing) => `<li><a href="/${name}/${thing}">${name} and ${thing}</a></li>`).join('')}</ul></div></li>`,
  )
  .join('');
const SHARE =
  '<div class="share"><span>Share this page</span><a href="https://facebook.com/sharer">Share on Facebook</a><a href="https://x.com/intent/tweet">Share on X</a><a href="mailto:?subject=x">Send by e-mail</a></div>';

const inShop = (body: string): string =>
  `<div class="promo-bar">Free delivery on orders over € 50 this week</div><div class="site-header"><ul>${MENU}</ul></div><div class="page-width"><div class="grid"><div class="info"><h1>On the harbour</h1>${body}</div></div></div><div class="site-footer"><p>© 2026 Northfield. All rights reserved.</p></div>`;
const inColumn = (body: string): string =>
  `<header><a href="/">Start</a></header><main><article><h1>On the harbour</h1>${body}</article></main><footer><p>© 2026 Northfield</p></footer>`;

function markdownOf(html: string): string {
  const input = pipelineInput(
    `<html lang="en"><head><title>On the harbour</title></head><body>${html}</body></html>`,
  );
  return (renderDocument(input).document.markdown ?? '').replaceAll('\\', '');
}

describe('a menu that unfolds, in a header that is a plain box', () => {
  it.each([
    [
      'above posts with their first lines',
      TEXTS.map(
        (text, nth) =>
          `<div class="post"><h2><a href="/b/${String(nth)}">Post of ${NAMES[nth] ?? ''}</a></h2><div class="meta">${String(nth + 3)} March 2019 by the editors</div><p>${text}</p></div>`,
      ).join(''),
      ['Post of Anna Berg', '3 March 2019', TEXTS[5] ?? ''],
    ],
    [
      'above an address',
      `<p>${TEXTS[0] ?? ''}</p><h2>Visit us</h2><address>Northfield Works<br>Mill Road 12<br>04109 Leipzig</address>${SHARE}`,
      ['Mill Road 12', '04109 Leipzig'],
    ],
  ])('%s is left out', (_, body, kept) => {
    const markdown = markdownOf(inShop(body));
    for (const text of kept) expect(markdown).toContain(text);
    expect(markdown).not.toContain('Women and shoes');
    expect(markdown).not.toContain('Sale and belts');
    expect(markdown).not.toContain('Share on Facebook');
  });
});

describe('a quotation', () => {
  it('keeps who said it, in a foot or in a caption', () => {
    const parts = TEXTS.slice(0, 4).map(
      (text, nth) =>
        `<section class="feature"><h2>Part ${String(nth)}</h2><p>${text}</p></section>`,
    );
    const markdown = markdownOf(
      inShop(
        `${parts.join('')}<section><blockquote><p>${TEXTS[4] ?? ''}</p><footer>Ines Duarte, head of a garden</footer></blockquote><figure><blockquote><p>${TEXTS[5] ?? ''}</p></blockquote><figcaption>Pavel Novak, keeper of the bridge</figcaption></figure></section>`,
      ),
    );
    expect(markdown).toContain('Ines Duarte, head of a garden');
    expect(markdown).toContain('Pavel Novak, keeper of the bridge');
  });

  it('keeps nothing that only unfolds it', () => {
    const markdown = markdownOf(
      inColumn(
        `${TEXTS.slice(0, 4)
          .map((text) => `<p>${text}</p>`)
          .join(
            '',
          )}<blockquote><div class="head">Ines Duarte wrote:</div><p>${TEXTS[4] ?? ''}</p><div class="more"><a role="button">Click to expand...</a></div></blockquote><p>${TEXTS[5] ?? ''}</p>`,
      ),
    );
    expect(markdown).toContain('Ines Duarte wrote:');
    expect(markdown).not.toContain('Click to expand');
  });
});

describe('short facts', () => {
  const german = [
    'Der alte Hafen wurde 1907 von Anna Berg eröffnet, und nach drei Wochen kamen viele Leute aus der Stadt.',
    'Seither werden dort im Winter die Boote des Tals gestrichen, und wer das sehen will, kommt an einem der Tage.',
    'Das Haus zeigt in zwei Räumen die Werkzeuge jener Zeit, die meisten davon gaben die Familien der Handwerker.',
    'Die Brücke daneben ist jünger als der Hafen und wurde erst nach dem großen Brand aus Stein gebaut.',
  ];

  it('at the end of an article belong to it', () => {
    const markdown = markdownOf(
      inColumn(
        `${german.map((text) => `<p>${text}</p>`).join('')}<p>Öffnungszeiten: 8 bis 16 Uhr</p><p>Eintritt 9,50 Euro, ermäßigt 3 Euro</p>`,
      ),
    );
    expect(markdown).toContain('Öffnungszeiten: 8 bis 16 Uhr');
    expect(markdown).toContain('Eintritt 9,50 Euro, ermäßigt 3 Euro');
  });

  it.each([
    ['what a form costs, beside the link that begins it', '£82.50 by card'],
    ['from when to when somebody lived', '10 May 1936 – 23 June 2026'],
    ['what a thing costs in a box whose name is that of advertising', '€ 3915 VB'],
  ])('that say %s are kept', (_, fact) => {
    const forms = `<h2>What you need</h2><ul>${NAMES.map((name) => `<li>your card of ${name}</li>`).join('')}</ul><h2>What it costs</h2><p>£82.50 by card</p><p><a class="button" href="/start">Start now</a></p><h2>Forms to download</h2><ul><li><a href="/f.pdf">Form of the harbour (PDF, 300 KB)</a></li><li><a href="/g.pdf">Form of the bridge (PDF, 200 KB)</a></li></ul>`;
    const life = `<p class="dates">10 May 1936 – 23 June 2026</p>${TEXTS.map((text) => `<p>${text}</p>`).join('')}`;
    const ads = NAMES.map(
      (name, nth) =>
        `<article class="ad"><a href="/ad/${String(nth)}"><h2>Lamp of ${name}</h2></a><p class="p">€ ${String(3915 + nth)} VB</p><p class="l">0675${String(nth)} Leipzig</p><p class="x">Used for ${String(nth + 4)} years, well kept</p></article>`,
    ).join('');
    const body = fact.startsWith('£') ? forms : fact.startsWith('€') ? ads : life;
    const lead = body !== forms ? '' : `<p>${TEXTS[0] ?? ''}</p>`;
    expect(markdownOf(inColumn(lead + body))).toContain(fact);
  });

  it('right below the headline are kept', () => {
    const parts = NAMES.slice(0, 5).map(
      (name) =>
        `<div class="component"><span>Service of ${name}</span><span>Operational 99.17 %</span></div>`,
    );
    const past = TEXTS.slice(0, 3).map(
      (text) => `<div class="incident"><h3>Slow mail</h3><p>Resolved 14:20 – ${text}</p></div>`,
    );
    const markdown = markdownOf(
      inColumn(
        `<p class="overall">All 12 systems run</p>${parts.join('')}<h2>Past incidents</h2>${past.join('')}`,
      ),
    );
    expect(markdown).toContain('All 12 systems run');
  });
});

describe('a page that a table lays out', () => {
  it('keeps its goods, and no menu', () => {
    const cards = Array.from(
      { length: 12 },
      (_, nth) =>
        `<div class="product-card"><a href="/p/${String(nth)}"><img src="/p.jpg" alt=""><h3>Copper lamp ${String(nth)}</h3></a><span class="price">€ ${String(20 + nth)}.50</span></div>`,
    ).join('');
    const rooms = Array.from(
      { length: 7 },
      (_, nth) => `<a href="/${String(nth)}">Room ${String(nth)} of the site</a><br>`,
    ).join('');
    const markdown = markdownOf(
      `<center><font size="1">[<a href="s.htm">Start page</a>] [<a href="c.htm">Catalogue page</a>] [<a href="g.htm">Guestbook page</a>]</font></center><table width="100%"><tr><td width="150">${rooms}</td><td valign="top"><font size="5"><b>On the harbour</b></font><br><br><p>${TEXTS[0] ?? ''}</p><div class="products">${cards}</div></td></tr></table>`,
    );
    for (const text of ['Copper lamp 0', '€ 20.50', 'Copper lamp 11', '€ 31.50'])
      expect(markdown).toContain(text);
    expect(markdown).not.toContain('Guestbook page');
    expect(markdown).not.toContain('Room 3 of the site');
  });
});

describe('a thread', () => {
  it('whose posts have a body called no more than that names who wrote each', () => {
    const posts = TEXTS.map(
      (text, nth) =>
        `<div class="post"><div class="author"><a href="/u/${String(nth)}">reader_${String(nth)}x</a></div><div class="body"><p>${text}</p></div><div class="tools"><a href="#">Report this post</a></div></div>`,
    ).join('');
    const markdown = markdownOf(
      `<div class="navbar"><ul>${MENU}</ul></div><div class="row"><div class="col-md-8"><h1>On the harbour</h1>${posts}</div></div>`,
    );
    for (const nth of TEXTS.keys()) expect(markdown).toContain(`reader_${String(nth)}x`);
    expect(markdown).not.toContain('Report this post');
  });
});

describe('a heading', () => {
  it('above the headings of its parts is kept with them', () => {
    const plans = ['Solo', 'Team', 'Firm'].map(
      (name, nth) =>
        `<div class="plan"><h3>${name} plan</h3><p class="amount">$${String(9 + 10 * nth)} / month</p><ul>${TEXTS.slice(
          0,
          3,
        )
          .map((_, at) => `<li>${String(at + 2)} harbours of the valley included</li>`)
          .join('')}</ul><a href="/buy">Choose</a></div>`,
    );
    const questions = TEXTS.slice(0, 3).map(
      (text, nth) => `<h3>Can I change the harbour ${String(nth)}?</h3><p>${text}</p>`,
    );
    const markdown = markdownOf(
      `<div class="min-h-screen"><div class="sticky"><a href="/a">Menu entry</a></div><div class="mx-auto flex"><div class="flex-1"><h1 class="text-3xl">On the harbour</h1><div class="mt-6"><div class="plans">${plans.join('')}</div><h2>Questions about plans</h2>${questions.join('')}</div></div></div></div>`,
    );
    expect(markdown).toContain('Questions about plans');
    expect(markdown).toContain('$9 / month');
  });
});

describe('what a page says of itself to its reader', () => {
  it.each([
    ['Edit this page on GitHub', 'Was this page helpful?'],
    ['Seite drucken', 'War dieser Artikel hilfreich?'],
    ['Modifier cette page', 'Cette page vous a-t-elle été utile ?'],
    ['Editar esta página', '¿Te resultó útil este artículo?'],
    ['このページを編集', 'このページは役に立ちましたか'],
  ])('as %s and %s is left out', (above, below) => {
    const markdown = markdownOf(
      inColumn(
        `<a class="edit" href="/edit">${above}</a><p>${TEXTS[0] ?? ''}</p><h2>Install the lamp</h2><p>Edit this page to change the time it waits.</p><p>Run this in your shell, version 9:</p><pre><code>npm i lamp</code></pre><h2>Options for the lamp</h2><table><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead><tbody><tr><td><code>wait</code></td><td>40ms</td><td>the time it waits</td></tr><tr><td><code>most</code></td><td>9</td><td>the lamps at once</td></tr></tbody></table><div class="helpful"><p>${below}</p><button>Yes</button><button>No</button></div>`,
      ),
    );
    expect(markdown).toContain('npm i lamp');
    expect(markdown).toContain('Edit this page to change the time it waits.');
    expect(markdown).not.toContain(`[${above}]`);
    expect(markdown).not.toContain(below);
  });
});

it('a short line that a site leaves out on paper is left out', () => {
  const texts = TEXTS.map((text) => `<p>${text}</p>`);
  const markdown = markdownOf(
    inColumn(
      `${texts.slice(0, 3).join('')}<p class="no-print">A large print of this story lies at the desk.</p>${texts.slice(3).join('')}`,
    ),
  );
  expect(markdown).toContain(TEXTS[3] ?? '');
  expect(markdown).not.toContain('lies at the desk');
});

describe('an index of links', () => {
  const letters = ['A', 'B', 'C'].map(
    (letter) =>
      `<h2>${letter}</h2><ul>${NAMES.map((name, nth) => `<li><a href="/w/${letter}${String(nth)}">${letter} word of ${name}</a></li>`).join('')}</ul>`,
  );

  it('is kept without the menu above its headline and the pages that are announced beside it', () => {
    const related = [0, 1, 2, 3]
      .map((nth) => `<li><a href="/g/${String(nth)}">Related guide ${String(nth)}</a></li>`)
      .join('');
    const words = letters.map((letter) => letter.replaceAll(/ word of [^<]*/g, ' bridge'));
    const shop = markdownOf(inShop(words.join('')));
    const columns = markdownOf(
      `<div class="wrapper"><main><div class="row"><div class="two-thirds"><h1>On the harbour</h1>${letters.join('')}</div><div class="one-third"><h2>Related content</h2><ul>${related}</ul></div></div></main></div>`,
    );
    expect(shop).toContain('C bridge');
    expect(columns).toContain('C word of Ravi Menon');
    expect(shop).not.toContain('Women and shoes');
    expect(columns).not.toContain('Related guide');
  });
});

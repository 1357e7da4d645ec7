/** Pictures stay where kept text stands around them. */
import { Element } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import {
  PICTURES_ALONE,
  settlePictures,
} from '../../../../src/main/service/pipeline/content/pictures.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** What stays, pictures as `*`; `<p>`s are kept unless they say `No`. */
function kept(html: string, headlineTag?: string): string {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const { leaves } = outline;
  const says = leaves.map(({ atoms }) => atoms.map((atom) => ('data' in atom ? atom.data : '*')));
  const keep = Uint8Array.from(leaves, ({ box }, at) =>
    box.tag === 'p' && says[at]?.join('') !== 'No' ? 1 : 0,
  );
  const headline = leaves.find(({ box }) => box.tag === headlineTag)?.box.element;
  settlePictures(outline, keep, {
    kind: 'article',
    headline: headline instanceof Element ? headline : undefined,
    host: 'a.example',
  });
  return says
    .map((parts) => parts.join(''))
    .map((text, at) => (keep[at] === PICTURES_ALONE ? '*' : keep[at] === 1 ? text : ''))
    .join('');
}
const picture = '<div><img src="x.png"></div>';
const figure = `<figure>${picture}<figcaption>Two words</figcaption></figure>`;

describe('pictures', () => {
  it('stay between kept texts, whatever captions say', () => {
    expect(kept(`<p>a</p>${picture}<p>b</p>`)).toBe('a*b');
    expect(kept(`<p>a</p>${figure}${figure}<p>b</p>`)).toBe('a**b');
  });

  it('stay as the poster of a film in a figure, and go as the face of who posted', () => {
    const page = (tag: string): string =>
      `<article><h1>Head</h1><${tag} class="poster"><img src="x.png"></${tag}><p>a</p><p>b</p></article>`;
    expect(kept(page('figure'), 'h1')).toBe('*ab');
    expect(kept(page('div'), 'h1')).toBe('ab');
    expect(kept(page('figure').replace('"poster"', '"poster author"'), 'h1')).toBe('ab');
  });

  it('stay in a wordless box named for what it shows, between lines that were left out', () => {
    const page = (name: string, more = ''): string =>
      `<main><h1>Head</h1><button>Put it in the basket</button><div class="${name}"><img src="x.png">${more}</div><b>All that it can do</b><p>a</p><p>b</p></main>`;
    expect(kept(page('media'), 'h1')).toBe('*ab');
    expect(kept(page('box'), 'h1')).toBe('ab');
    expect(kept(page('media ad'), 'h1')).toBe('ab');
    expect(kept(page('media', 'These are some words'), 'h1')).toBe('ab');
  });

  it('stay over the text with a line that is called a caption and was left out', () => {
    const page = (name: string): string =>
      `<main><h1>Head</h1><b>These are words of a byline</b><article><div class="lede"><div>${picture}<div class="x"><div class="${name}">A long line of the picture here.</div></div></div></div><div><p>a</p><p>b</p></div></article></main>`;
    expect(kept(page('image__caption'), 'h1')).toBe('*ab');
    expect(kept(page('image__line'), 'h1')).toBe('ab');
  });

  it('stay next to kept text in its own column: galleries, what opens an article', () => {
    expect(kept(`<main>${picture}<p>a</p><p>b</p>${picture}${figure}</main>`)).toBe('*ab**');
    expect(kept(`<div><div>${picture}</div><div><p>a</p><p>b</p></div></div>`)).toBe('*ab');
  });

  it('stay in a column beside the text where their box is called a cover, the only one of its class', () => {
    const cover = '<div class="book-cover"><img src="x.png"></div>';
    const page = (side: string): string =>
      kept(
        `<div><div>${side}<div><span>${'Other books by others. '.repeat(20)}</span></div></div><div><h1>Head</h1><p>a</p><p>b</p></div></div>`,
        'h1',
      ).slice(0, 1);
    expect(page(cover)).toBe('*');
    expect(page(cover.replace('book-cover', 'box'))).not.toBe('*');
  });

  it('stay in boxes alike, each with a line that was left out', () => {
    const one = '<div><img src="x.png"><div>No more than a line of the picture</div></div>';
    expect(kept(`<main><section><p>a</p><p>b</p></section><div>${one}${one}</div></main>`)).toBe(
      'ab**',
    );
  });

  it('stay over the headline, also where their box is called a teaser', () => {
    const hero = `<div class="teaser-image">${picture}</div>`;
    expect(kept(`<main>${hero}<div>3 May</div><h1>H</h1><p>a</p></main>`, 'h1')).toBe('*a');
    expect(kept(`<main><h1>H</h1>${hero}<p>a</p></main>`, 'h1')).toBe('*a');
    const linked = `<div class="teaser-image"><a href="/other">${picture}</a></div>`;
    expect(kept(`<main><h1>H</h1>${linked}<p>a</p></main>`, 'h1')).toBe('a');
  });

  it('stay in rows of small squares that lead to places of the page or to pages of the site', () => {
    const thumb = (href: string) =>
      `<li><a href="${href}"><img src="x.png" width="80" height="80"></a></li>`;
    const row = (href: string) => `<ul class="slider-nav">${thumb(href).repeat(3)}</ul>`;
    const page = (href: string) => `<main><h1>H</h1>${row(href)}<p>a</p><p>b</p></main>`;
    expect(kept(page('#'), 'h1')).toBe('***ab');
    expect(kept(page('/photo/7'), 'h1')).toBe('***ab');
    // signs of partners
    expect(kept(page('https://www.partner.example/'), 'h1')).toBe('ab');
    // one alone is a face
    const face = '<div><img src="x.png" width="80" height="80"></div>';
    expect(kept(`<main><h1>H</h1>${face}<p>a</p></main>`, 'h1')).toBe('a');
  });

  it('of an album stay with titles that lead on, those of other pages below a text do not', () => {
    const item =
      '<div><a href="/o"><img src="x.png"></a><div><a href="/o">The title of another story</a></div></div>';
    const items = `<div>${item.repeat(4)}</div>`;
    expect(kept(`<main><h1>H</h1><p>a</p>${items}</main>`, 'h1')).toBe('a****');
    const text = `<p>${'word '.repeat(30)}</p>`.repeat(3);
    expect(kept(`<main><h1>H</h1>${text}${items}</main>`, 'h1')).not.toContain('*');
    const label = '<h3>Related articles</h3>';
    expect(kept(`<main><h1>H</h1><p>a</p>${label}${items}</main>`, 'h1')).toBe('a');
  });

  it('keep the heading that stands over nothing else', () => {
    const gallery = `<section><h2>Pictures</h2>${picture}${picture}</section>`;
    expect(kept(`<main><p>a</p><p>b</p>${gallery}</main>`)).toBe('abPictures**');
  });

  it('go with what was left out around them: cards, frames, advertisements', () => {
    const card = '<div><img src="x.png"><p>No</p></div>';
    expect(
      kept(
        `<main><p>a</p><p>b</p><div><div>${picture}</div><div><p>No</p>more words of a card that leads elsewhere</div></div></main>`,
      ),
    ).toBe('ab');
    expect(kept(`<main><p>a</p>${card}</main>`)).toBe('a*');
    expect(kept(`<main><p>a</p></main><footer>${picture}</footer>`)).toBe('a');
    expect(kept(`<main><p>a</p><div class="ad-slot">${picture}</div></main>`)).toBe('a');
    expect(kept(`<main><p>a</p><div class="author-box">${picture}</div></main>`)).toBe('a');
  });

  it('stay in figures between headline and end, though their caption goes', () => {
    const share = '<div>Share this story with all of your friends</div>';
    const media = '<figure><img src="x.png">A caption that was left out here</figure>';
    expect(kept(`<main><p>a</p>${share}${media}${share}<p>b</p></main>`, 'p')).toBe('a*b');
  });

  it('go where they are sold, lead home or stand among logos, between kept texts too', () => {
    const between = (html: string): string => kept(`<main><p>a</p>${html}<p>b</p></main>`);
    const sold = '<img src="x.png" width="300" height="250">';
    expect(between(`<div><a href="https://shop.example/">${sold}</a></div>`)).toBe('ab');
    expect(between(`<div><a href="/large.jpg">${sold}</a></div>`)).toBe('a*b');
    expect(between('<div><a href="/"><img src="x.png"></a></div>')).toBe('ab');
    expect(between('<ul class="logos"><li><img src="x.png"></li></ul>')).toBe('ab');
    expect(between('<div class="author"><img src="x.png"></div>')).toBe('ab');
  });

  it('stay above their captions, long or in paragraphs, not above what leads elsewhere', () => {
    const below = (caption: string): string =>
      kept(`<main><p>a</p><div>${picture}${caption}</div><p>b</p></main>`);
    const words = 'the harbour as it stood before the storm';
    expect(below(`<div class="caption">${words}</div>`)).toBe('a*b');
    expect(below(`<figure>${picture}<figcaption><div>${words}</div></figcaption></figure>`)).toBe(
      'a**b',
    );
    expect(below(`<div class="caption"><a href="/x">${words}</a></div>`)).toBe('ab');
  });

  it('stay where they open large, with their names and sizes in the link', () => {
    const opener =
      '<div class="lightbox-wrapper"><a class="lightbox" href="/a.jpeg"><img src="x.png"><div class="meta"><span>a.jpeg</span><span>1920×1280 210 KB</span></div></a></div>';
    expect(kept(`<main><p>a</p>${opener}<p>b</p></main>`)).toBe('a*b');
  });

  it('stay whatever classes of two letters seem to say', () => {
    const made = '<div class="ab ad ae"><div class="jp al"><img src="x.png"></div></div>';
    expect(kept(`<main><p>a</p>${made}<p>b</p></main>`)).toBe('a*b');
    expect(kept(`<main class="ci dn yy"><p>a</p>${picture}<p>b</p></main>`)).toBe('a*b');
  });

  it('stay in the table of facts of who the page is about', () => {
    const facts =
      '<table class="infobox vcard"><tr><td><a href="/wiki/File:a.jpg"><img src="x.png"></a><p>c</p></td></tr></table>';
    expect(kept(`<main>${facts}<p>a</p><p>b</p></main>`)).toBe('*cab');
  });

  it('stay behind the last text where all parts of the page are called by one name', () => {
    const widget = (inner: string): string =>
      `<section><div class="elementor-widget"><div>${inner}</div></div></section>`;
    const text = widget('<p>a</p>') + widget('<p>b</p>');
    expect(kept(`<div><h1>T</h1>${text}${widget(picture)}</div>`, 'h1')).toBe('ab*');
  });

  it('are no faces, lines, signs of other services and hidden ones', () => {
    const trifles = [
      '<img src="a.jpg" width="96" height="96" alt="Ann Name">',
      '<img src="a.jpg" width="600" height="8">',
      '<img src="a.jpg" style="width: 20px; height: 1em">',
      '<img src="a.jpg" style="display: none">',
      '<img src="a.jpg" alt="😀">',
      '<a href="https://play.google.com/store/apps/details?id=1"><img src="a.jpg"></a>',
      '<a href="mailto:?subject=x"><img src="a.jpg"></a>',
      '<a rel="author" href="/ann"><img src="a.jpg"></a>',
    ];
    for (const one of trifles) {
      expect(kept(`<main><p>a</p><div>${one}</div><p>b</p></main>`), one).toBe('ab');
    }
    const thumb = '<a href="/big.jpg"><img src="a.jpg" width="96" height="96"></a>';
    const named = '<img src="arrow-1.jpg" width="640" height="480">';
    for (const one of [thumb, named, '<img src="a.jpg" style="width:600px" width="1">']) {
      expect(kept(`<main><p>a</p><div>${one}</div><p>b</p></main>`), one).toBe('a*b');
    }
  });

  it('are no faces beside the name of who wrote, by their address or by what holds both', () => {
    const between = (html: string): string => kept(`<p>a</p>${html}<p>b</p>`);
    expect(between('<div><img src="/avatars/k3.png"> Ann</div>')).toBe('ab');
    expect(between('<div class="user-card"><img src="k3.png"><b>Ann</b></div>')).toBe('ab');
    expect(between('<div><img src="k3.png"><a class="username">Ann</a></div>')).toBe('ab');
    expect(between('<div><img src="/img/stars-5.svg"></div>')).toBe('ab');
    expect(between('<div><img src="/img/stars-at-night.jpg"></div>')).toBe('a*b');
    expect(between('<div><img src="/img/best-5-star-hotels.jpg"></div>')).toBe('a*b');
  });

  it('are no icons, logos or counting pixels', () => {
    const trifles = [
      '<img src="/i/logo.svg">',
      '<img src="a.png" width=16 height=16>',
      '<img src="b.gif" width=1>',
    ];
    for (const one of trifles) expect(kept(`<main><p>a</p><div>${one}</div></main>`)).toBe('a');
  });

  it('are settled in one way there and back, however many', () => {
    expect(kept(`<p>a</p>${figure.repeat(50_000)}<p>b</p>`).length).toBe(50_002);
  });

  it('keep the heading over a row of the page alone, though each opens a page of its own', () => {
    const row = '<a href="/p/1"><img src="1.jpg"></a><a href="/p/2"><img src="2.jpg"></a>';
    const box = `<div><h2>The stoves in pictures</h2>${row}</div>`;
    expect(kept(`<main><h1>H</h1><p>a</p>${box}</main>`, 'h1')).toContain(
      'The stoves in pictures**',
    );
  });

  it('stay beside what sells the thing they show, above its text', () => {
    const page = (name: string, more = ''): string =>
      `<main><h1>Head</h1><div class="top"><div class="${name}"><div><img src="x.png"></div></div><div><i>12 euros each</i><i>There in a few days</i><button class="btn-buy">Into the basket</button>${more}</div></div><div class="text"><p>a</p><p>b</p></div></main>`;
    expect(kept(page('image-gallery'), 'h1')).toBe('*ab');
    expect(kept(page('box'), 'h1')).toBe('ab');
    expect(kept(page('image-gallery').replace('btn-buy', 'btn-join'), 'h1')).toBe('ab');
    expect(kept(page('image-gallery', '<a href="/o">Another</a>'), 'h1')).toBe('ab');
    expect(kept(page('image-gallery ad'), 'h1')).toBe('ab');
  });

  it('go in links that are called the way to the next one or back', () => {
    const between = (name: string): string =>
      kept(`<main><p>a</p><a href="/p/7" ${name}><img src="x.png"></a><p>b</p></main>`);
    expect(between('id="linkNext"')).toBe('ab');
    expect(between('class="nav-previous"')).toBe('ab');
    expect(between('id="linked"')).toBe('a*b');
  });
});

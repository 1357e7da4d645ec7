/** Where addresses of kept pages lead when they are shown, and that nothing of them runs. */
import { expect, it } from 'vitest';
import { rewriteCss } from '../../../src/main/service/pipeline/replay/css.ts';
import { rewriteStill, spritesOf } from '../../../src/main/service/pipeline/replay/html.ts';
import { escapePage } from '../../support/escapes.ts';
import { hostilePage } from '../../support/hostile-page.ts';

const PATHS = { resource: '/t/c/-/', frame: '/t/c/n/', link: '/t/web/20261101000000/' };
const PAGE = 'http://site.test/dir/page';
const css = (text: string): string => rewriteCss(text, 'http://site.test/css/a.css', '/-/');
const whole = (text: string): string => rewriteStill(text, PAGE, PATHS);
/** Without what was written beside it. */
const html = (text: string): string =>
  whole(text).replaceAll(/ data-hearth-(?:href|src|target|download)="[^"]*"/g, '');

it.each([
  ['url(a.png)', 'url("/-/http://site.test/css/a.png")'],
  ['url( "a.png" )', 'url("/-/http://site.test/css/a.png")'],
  ["URL('/a.png')", 'url("/-/http://site.test/a.png")'],
  ['u\\72l(a.png)', 'url("/-/http://site.test/css/a.png")'],
  ['url(a\\29 b)', 'url("/-/http://site.test/css/a)b")'],
  ['url(//other.test/a?b=1#c)', 'url("/-/http://other.test/a?b=1#c")'],
  ['url(#local)', 'url("#local")'],
  ['url(data:image/png;base64,AA==)', 'url("data:image/png;base64,AA==")'],
  ['url(ftp://a/b)', 'url("about:invalid")'],
  ['url(javascript:alert(1))', 'url("about:invalid"))'],
  ['@import "b.css" screen;', '@import "/-/http://site.test/css/b.css" screen;'],
  ['@import url(b.css) layer(x);', '@import url("/-/http://site.test/css/b.css") layer(x);'],
  ["@\\69mport 'b.css';", '@import "/-/http://site.test/css/b.css";'],
  ['@import "data:text/css,a{}";', '@import "about:invalid";'],
  [
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@namespace svg url(http://www.w3.org/2000/svg);',
  ],
  [
    'image-set("a.png" 1x, url(b.png) 2x)',
    'image-set("/-/http://site.test/css/a.png" 1x, url("/-/http://site.test/css/b.png") 2x)',
  ],
  [
    'image-set("a.avif" type("image/avif"), "b.png" type("image/png") 2x)',
    'image-set("/-/http://site.test/css/a.avif" type("image/avif"), "/-/http://site.test/css/b.png" type("image/png") 2x)',
  ],
  ['a[href^="/"]{}', 'a[data-hearth-href^="/"]{}'],
  ['iframe[ SRC*="x" i],[srcset]{}', 'iframe[ data-hearth-src*="x" i],[srcset]{}'],
  ['content:attr( href) attr(title)', 'content:attr( data-hearth-href) attr(title)'],
  ['content: "url(a.png)"', 'content: "url(a.png)"'],
  ['a/* url(x) */b', 'a/**/b'],
  ['x-a:not(:defined){}', 'x-a:not(:not(.hearth-never)){}'],
  ['content:"</style><script>"', 'content:"\\3c /style>\\3c script>"'],
  ['a</style', 'a< /style'],
])('leads %s to %s', (written, shown) => {
  expect(css(written).replace(/^@\\69mport/, '@import')).toBe(shown);
});

it('leads pictures, sheets, frames and links of a page, each to its own place', () => {
  expect(html('<img src="a.png" srcset="b.png 2x, /c,d.png 3x" alt="a &amp; &quot;b&quot;">')).toBe(
    '<img src="/t/c/-/http://site.test/dir/a.png" srcset="/t/c/-/http://site.test/dir/b.png 2x, /t/c/-/http://site.test/c,d.png 3x" alt="a &amp; &quot;b&quot;">',
  );
  expect(html('<link rel="stylesheet" href="/s.css"><a href="../x?y=1#z">go</a>')).toBe(
    '<link rel="stylesheet" href="/t/c/-/http://site.test/s.css"><a href="/t/web/20261101000000/http://site.test/x?y=1#z">go</a>',
  );
  expect(html('<a href="#here">a</a><a href="/dir/page#there">b</a>')).toBe(
    '<a href="#here">a</a><a href="#there">b</a>',
  );
  expect(
    html('<iframe src="http://a.test/" data-hearth-frame="3"></iframe><iframe src="/x"></iframe>'),
  ).toBe('<iframe src="/t/c/n/3"></iframe><iframe></iframe>');
  expect(
    html('<style>p{fill:url(page#a)}</style><svg><rect fill="url(/dir/page#a)" mask="url(x#a)"/>'),
  ).toBe(
    '<style>p{fill:url("#a")}</style><svg><rect fill="url(&quot;#a&quot;)" mask="url(&quot;/t/c/-/http://site.test/dir/x#a&quot;)"/>',
  );
  expect(html('<svg><use href="#a"/><image xlink:href="i.png"/></svg>')).toBe(
    '<svg><use href="#a"/><image xlink:href="/t/c/-/http://site.test/dir/i.png"/></svg>',
  );
  expect(html('<p style="background:url(&quot;a.png&quot;)">x</p>')).toBe(
    '<p style="background:url(&quot;/t/c/-/http://site.test/dir/a.png&quot;)">x</p>',
  );
});

it('keeps what was written of addresses beside them, which sheets ask for', () => {
  expect(whole('<a href="../x" target="_blank">go</a><img src="a.png">')).toBe(
    '<a href="/t/web/20261101000000/http://site.test/x" data-hearth-href="../x" data-hearth-target="_blank">go</a><img src="/t/c/-/http://site.test/dir/a.png" data-hearth-src="a.png">',
  );
  // stills have absolute addresses
  expect(whole('<a href="http://site.test/x" data-hearth-href="/x">go</a>')).toBe(
    '<a href="/t/web/20261101000000/http://site.test/x" data-hearth-href="/x">go</a>',
  );
  expect(whole('<a href="javascript:go()">go</a>')).toBe('<a href="#hearth-nowhere">go</a>');
});

it('shows the picture of an object or an embed, in place of what stands in for it', () => {
  expect(
    html(
      '<object data="a.svg" width="9" onload="x()"><object data="b.png"></object>none</object><p>b</p>',
    ),
  ).toBe('<img width="9" src="/t/c/-/http://site.test/dir/a.svg"><p>b</p>');
  expect(html('<embed src="/chart?id=1" type="image/svg+xml">')).toBe(
    '<img src="/t/c/-/http://site.test/chart?id=1" type="image/svg+xml">',
  );
  expect(html('<object data="film.swf">Film</object><object data="javascript:1.png">')).toBe(
    'Film<img src="about:invalid">',
  );
});

it('takes the base a page names, and leaves its tag out', () => {
  expect(
    html('<head><base href="http://b.test/deep/"><style>a{background:url(x.png)}</style>'),
  ).toBe('<head><style>a{background:url("/t/c/-/http://b.test/deep/x.png")}</style>');
});

it('keeps text, doctype, shadow roots and state as they were', () => {
  const page =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><div><template shadowrootmode="open"><slot></slot></template>a &lt; b &amp; c</div><input value="x" checked=""><textarea>a\n</textarea>';
  expect(html(page)).toBe(page);
});

it('shows nothing that runs, orders or asks', () => {
  for (const page of [escapePage('http://evil.test'), hostilePage('http://evil.test', 1)]) {
    // a namespace is a name, and a picture that holds its own bytes is shown as it is, without what it names
    const shown = whole(page)
      .replaceAll(/@namespace[^;]*;/g, '')
      .replaceAll(/"data:image[^"]*"/g, '""');
    expect(shown).not.toMatch(/<(script|base|object|embed|noscript|portal|applet|bgsound)/i);
    const tags = shown.match(/<[a-z](?:[^"<>]|"[^"]*")*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(30);
    const names = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '')).join('\n');
    expect(names).not.toMatch(/\s(on\w+|ping|formaction|action|srcdoc|nonce|target|http-equiv)=/i);
    expect(shown).not.toMatch(/(href|src|to)="\s*(javascript|data:text|vbscript)/i);
    const addresses = tags.flatMap((tag) => [
      ...tag.matchAll(/(?<!-)(?:src|href|poster|background|srcset)="([^"]*)"/g),
    ]);
    const out = addresses
      .map(([, url]) => url)
      .filter((url) => !/^(\/t\/(c|web)\/|#|$)/.test(url ?? ''));
    expect(out.filter((url) => url !== '')).toEqual([]);
    expect(shown).not.toMatch(/url\((&quot;|")?http/);
    expect(shown).toContain(page.includes('The end') ? 'The end' : 'The last paragraph');
  }
});

it('says nothing of what a browser would read otherwise', () => {
  expect(html('<xmp><img src=x onerror=alert(1)></xmp>')).toBe(
    '<pre>&lt;img src=x onerror=alert(1)&gt;</pre>',
  );
  expect(html('<svg><style><img src=x onerror=alert(1)></style></svg>')).toBe(
    '<svg><style></style></svg>',
  );
  expect(html('<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>')).toBe('');
  expect(html('<!--><img src=x>--><a"b c=d>')).not.toContain('onerror');
});

it.each([
  ['10 MB of sheet', `<style>${'.a{background:url(x.png)}'.repeat(400_000)}</style>`],
  ['50,000 attributes', `<p ${Array.from({ length: 50_000 }, (_, n) => `a${n}="x"`).join(' ')}>`],
  ['a million tags deep', '<div>'.repeat(1_000_000)],
  ['styles without end', '<style>'.repeat(500_000)],
  ['bases without end', '<base href=x>'.repeat(200_000)],
  ['open brackets', `<p style="${'url('.repeat(1_000_000)}">`],
  ['backslashes', `<style>${'\\'.repeat(5_000_000)}</style>`],
  ['a long srcset', `<img srcset="${'a 1x,'.repeat(200_000)}">`],
])('takes %s in one go', (_what, page) => {
  expect(html(`<p>first</p>${page}`).startsWith('<p>first</p>')).toBe(true);
});

it.each([
  ['<p>Free <b>returns</b> for all</p>', 'free  RETURNS', 'Free |returns'],
  ['<p>Ein Caf&eacute; &amp; mehr</p>', 'cafe & mehr', 'Caf|é|&| mehr'],
  ['<p>Cafe\u0301 noir</p>', 'café', 'Cafe\u0301'],
  ['<h1>One</h1>\n<p>two</p>', 'one two', 'One|two'],
  ['<p>category cat</p>', 'cat', 'cat'],
  ['<p>砌体炉的效率</p>', '效率', '效率'],
  ['<title>cat</title><textarea>cat</textarea><select><option>cat</select><p>a cat', 'cat', 'cat'],
  ['<svg><text>cat</text></svg><p>dog</p>', 'cat', ''],
  ['<table><tr><td>a</td>\n<td>b</td></tr></table>', 'a b', 'a|b'],
  ['<p>1 &lt; 2 <script>cat</script></p>', '<', '&lt;'],
])('marks in %s what was sought as %s', (text, sought, marked) => {
  const shown = rewriteStill(text, PAGE, PATHS, [sought]);
  const found = [...shown.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, inner]) => inner);
  expect(found.join('|').replaceAll('&amp;', '&')).toBe(marked);
  expect(shown.match(/id="hit"/g)?.length ?? 0).toBe(marked === '' ? 0 : 1);
  // nothing but marks was added
  expect(shown.replaceAll(/<\/?mark[^>]*>/g, '')).toBe(html(text));
});

it('writes what is used of another file into the page: under new ids, without scripts, and bounded', () => {
  const file = 'http://site.test/icons.svg';
  const shown = (sprite: string, page: string): string =>
    rewriteStill(page, PAGE, PATHS, [], new Map([[file, sprite]]));
  const use = '<svg><use class="i" xlink:href="/icons.svg#a"></use></svg>';
  expect(spritesOf(`${use}<svg><use href="#own"/></svg>${use}`, PAGE)).toEqual([file]);
  const own =
    '<g id="a" onclick="x()"><use href="#b"/><image href="p.png"/><script>x()</script></g>';
  expect(shown(`<svg>${own}<path id="b" d="M0 0"/><style>a{}</style></svg>`, use)).toBe(
    '<svg><defs><g id="hearth-use-1-a"><use href="#hearth-use-1-b"></use><image href="/t/c/-/http://site.test/p.png"></image></g>' +
      '<path id="hearth-use-1-b" d="M0 0"></path></defs><use class="i" href="#hearth-use-1-a"></use></svg>',
  );
  // in a circle, through the file itself, and more than a page may hold
  const circle = '<svg><g id="a"><use href="#a"/><use href="/icons.svg#a"/></g></svg>';
  expect(shown(circle, use).match(/<g /g)).toHaveLength(1);
  const heavy = `<svg><path id="a" d="${'M0 0'.repeat(500_000)}"/></svg>`;
  const shadows = `<p><template shadowrootmode="open">${use}</template></p>`.repeat(20);
  expect(shown(heavy, shadows).length).toBeLessThan(8_000_000);
});

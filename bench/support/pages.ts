/**
 * Synthetic pages that are built like real ones: head with metadata and scripts, navigation, an article
 * with headings, paragraphs, links, lists, code, tables and pictures, comments, sidebar, footer.
 * The same seed and size give the same bytes.
 */

/** mulberry32: a small seeded generator of numbers in 0..1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will more no if out so said what up its about into than them can only other time new some could these two may first then do any like my now over such our man even most made after also did many off before must well back through years where much your way down should because long each just state those people too mr how little good world make very year still see own work men day get here old life both between being under three never know same last another while us might great go come since against right came take used himself few house american use place during high without again home around small however found mrs thought went say part once general upon school every don does got united left number course war until always away something fact water public though less put thing almost hand enough took head yet government system set better told nothing night end why called didn eyes find going look asked later point knew city next program business give group toward young days let room president side social given present several order national rate second possible face per often things large early form big white case'.split(
    ' ',
  );

/** An article page of about `bytes` bytes. */
export function makePage(bytes: number, seed = 1): string {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const words = (count: number): string =>
    Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const sentence = (): string => {
    const text = words(6 + Math.floor(random() * 16));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const link = (): string =>
    `<a href="/${pick(WORDS)}/${pick(WORDS)}-${Math.floor(random() * 1e4)}" class="link link--inline">${words(2)}</a>`;
  const inline = (): string => {
    const roll = random();
    if (roll < 0.12) return ` ${link()} `;
    if (roll < 0.18) return ` <strong>${words(2)}</strong> `;
    if (roll < 0.23) return ` <em>${words(1)}</em> `;
    return roll < 0.25 ? ` <code>${pick(WORDS)}_${pick(WORDS)}()</code> ` : ' ';
  };
  const paragraph = (): string =>
    `<p class="article__paragraph">${Array.from({ length: 3 + Math.floor(random() * 4) }, () => sentence() + inline()).join('')}</p>\n`;
  const list = (): string =>
    `<ul class="list">\n${Array.from({ length: 5 }, () => `  <li class="list__item">${sentence()}${inline()}</li>\n`).join('')}</ul>\n`;
  const code = (): string =>
    `<div class="highlight"><pre><code class="language-js">${Array.from({ length: 8 }, () => `<span class="hljs-keyword">const</span> ${pick(WORDS)} = <span class="hljs-title">${pick(WORDS)}</span>(<span class="hljs-string">&#39;${pick(WORDS)}&#39;</span>);\n`).join('')}</code></pre></div>\n`;
  const table = (): string =>
    `<table class="data"><thead><tr><th>${words(1)}</th><th>${words(1)}</th><th>${words(1)}</th></tr></thead><tbody>${Array.from({ length: 6 }, () => `<tr><td>${words(2)}</td><td>${Math.floor(random() * 1000)}</td><td>${link()}</td></tr>`).join('')}</tbody></table>\n`;
  const figure = (): string =>
    `<figure class="media"><img src="/img/${pick(WORDS)}.jpg" srcset="/img/${pick(WORDS)}-640.jpg 640w, /img/${pick(WORDS)}-1280.jpg 1280w" alt="${words(4)}" loading="lazy" width="640" height="400"><figcaption>${sentence()}</figcaption></figure>\n`;
  const comment = (): string =>
    `<div class="comment" id="c${Math.floor(random() * 1e6)}"><div class="comment__meta"><span class="author">${pick(WORDS)}</span> <time datetime="2026-01-0${1 + Math.floor(random() * 9)}">today</time></div><p>${sentence()} ${sentence()}</p></div>\n`;
  const block = (): string => {
    const roll = random();
    if (roll < 0.08)
      return `<h2 id="s${Math.floor(random() * 1e6)}">${words(4)}</h2>\n${paragraph()}`;
    if (roll < 0.14) return list();
    if (roll < 0.18) return code();
    if (roll < 0.21) return table();
    return roll < 0.25 ? figure() : paragraph();
  };
  const menu = (count: number): string =>
    Array.from(
      { length: count },
      () =>
        `<li class="menu__item"><a class="menu__link" href="/${pick(WORDS)}">${words(1)}</a></li>`,
    ).join('\n');
  const scale = Math.max(1, Math.min(8, bytes / 25_000));
  const head = `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${words(6)} | Example</title>\n<meta name="description" content="${sentence()}">\n<meta property="og:title" content="${words(6)}">\n<meta property="og:image" content="https://example.com/og.png">\n<link rel="canonical" href="https://example.com/article">\n<style>.a{color:red}${'.b{margin:0}'.repeat(Math.round(20 * scale))}</style>\n<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"${words(6)}","datePublished":"2026-01-02T03:04:05Z","author":{"@type":"Person","name":"Ada"}}</script>\n<script>${'window.dataLayer=window.dataLayer||[];'.repeat(Math.round(12 * scale))}</script>\n</head>\n`;
  const top = `<body class="page">\n<header class="header"><a class="logo" href="/"><img src="/logo.svg" alt="Example"></a><nav class="nav" aria-label="Main"><ul class="menu">\n${menu(Math.round(6 * scale))}\n</ul></nav></header>\n<div class="layout"><main class="main"><article class="article">\n<h1>${words(7)}</h1>\n<div class="byline">By <a rel="author" href="/ada">Ada</a> <time datetime="2026-01-02">2 January 2026</time></div>\n`;
  const end = `</article>\n<section class="comments"><h2>Comments</h2>\n${Array.from({ length: Math.round(2 * scale) }, comment).join('')}</section></main>\n<aside class="sidebar"><h3>Related</h3><ul>\n${menu(Math.round(5 * scale))}\n</ul></aside></div>\n<footer class="footer"><ul>\n${menu(Math.round(6 * scale))}\n</ul><p>Copyright Example</p></footer>\n<script src="/app.js" defer></script>\n</body>\n</html>\n`;
  let body = '';
  while (head.length + top.length + body.length + end.length < bytes) body += block();
  return head + top + body + end;
}

/** A small site about masonry heaters, pleasant to look at in screenshots, big enough to crawl. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeaterSite {
  readonly origin: string;
  /** The price list changes. */
  advance(): void;
  /** Every answer of the archive waits this long. */
  slowDown(ms: number): void;
  close(): Promise<void>;
}

interface Article {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

const ARTICLES: readonly Article[] = [
  {
    path: '/',
    title: 'Why a hearth keeps a house warm long after the fire',
    text: `<p>A masonry heater stores the heat of one short, hot fire in several tonnes of brick, then gives it back over eighteen hours. The fire itself burns for barely two.</p>
<p>It is an old answer to an old problem: wood burns best when it burns fast, but a house wants its warmth slowly. The mass between the two does the waiting.</p>
<h2>What the numbers say</h2>
<ul><li>Surface temperature 38–45 °C, the whole day</li><li>One firing a day, 12 kg of dry birch</li><li>Efficiency measured at 87 %</li></ul>
<h2>Where the heat goes</h2>
<p>Gases leave the firebox at 900 °C and enter the chimney at 140 °C. What lies between is a path of eight metres through <a href="/brick">soapstone and brick</a>, folded into a block no larger than a wardrobe.</p>
<table><tr><th>Part</th><th>Mass</th><th>Peak</th></tr><tr><td>Firebox</td><td>420 kg</td><td>610 °C</td></tr><tr><td>Bell</td><td>1,150 kg</td><td>240 °C</td></tr><tr><td>Facing</td><td>980 kg</td><td>62 °C</td></tr></table>
<blockquote><p>You do not heat the room. You heat the stone, and the stone remembers.</p></blockquote>
<p>The same idea, smaller, is why bread ovens bake after the fire is out, and why a <a href="/stoves">tiled stove</a> warms the bench beside it until morning.</p>`,
  },
  {
    path: '/stoves',
    title: 'Tiled stoves, room by room',
    text: '<p>A tiled stove is a masonry heater in its Sunday clothes. The tiles are hollow; the air behind them slows the heat a little more.</p>',
  },
  {
    path: '/brick',
    title: 'Brick, soapstone, clay: what to build with',
    text: '<p>Soapstone holds more heat than brick and gives it back sooner. Brick is cheaper, mends easily and forgives mistakes.</p>',
  },
  {
    path: '/firing',
    title: 'How to lay a fire that needs no tending',
    text: '<p>Large pieces below, kindling on top, lit from above. The flame works downward and the smoke burns on its way.</p>',
  },
  {
    path: '/chimney',
    title: 'Chimneys and draught',
    text: '<p>Height, warmth and a straight path. A cold chimney is the usual reason for a smoking room.</p>',
  },
];

export async function openHeaterSite(): Promise<HeaterSite> {
  let version = 1;
  let waitMs = 0;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const answer = answerFor(path, version);
    const delay = path.startsWith('/archive') ? waitMs : 0;
    setTimeout(() => {
      response.writeHead(answer.status, { 'content-type': answer.type });
      response.end(answer.body);
    }, delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    advance: () => {
      version += 1;
    },
    slowDown: (ms) => {
      waitMs = ms;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const CHAPTERS = 48;

function answerFor(path: string, version: number): Answer {
  if (path === '/robots.txt')
    return { status: 200, type: 'text/plain', body: 'User-agent: *\nDisallow: /private/' };
  const article = ARTICLES.find((one) => one.path === path);
  if (article !== undefined) return page(article.title, article.text);
  if (path === '/prices') return page('Prices this season', prices(version));
  const chapter = /^\/guide\/(\d+)$/.exec(path)?.[1];
  if (chapter !== undefined && Number(chapter) <= CHAPTERS) {
    return page(
      `Building guide, part ${chapter}`,
      `<p>Part ${chapter} of ${CHAPTERS}.</p><p><a href="/guide/${Number(chapter) + 1}">Next</a></p>`,
    );
  }
  const year = /^\/archive\/(\d*)$/.exec(path)?.[1];
  if (year !== undefined) {
    const from = Number(year || 0) * 6;
    const links = Array.from(
      { length: 6 },
      (_, index) =>
        `<li><a href="/archive/${from + index + 1}">Letter ${from + index + 1}</a></li>`,
    );
    return page(`Letters ${year}`, `<p>From the archive.</p><ul>${links.join('')}</ul>`);
  }
  return { ...page('Not here', '<p>There is no such page.</p>'), status: 404 };
}

function prices(version: number): string {
  return version === 1
    ? '<p>Prices hold until autumn.</p><ul><li>Core kit: 4,200 €</li><li>Facing: 1,150 €</li><li>Efficiency measured at 81 %</li></ul>'
    : '<p>Prices hold until spring.</p><ul><li>Core kit: 4,350 €</li><li>Facing: 1,150 €</li><li>Efficiency measured at 87 %</li><li>Delivery within three weeks</li></ul>';
}

function page(title: string, text: string): Answer {
  const guide = Array.from(
    { length: 12 },
    (_, index) => `<li><a href="/guide/${index + 1}">Part ${index + 1}</a></li>`,
  ).join('');
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Notes on masonry heaters."><style>body{font:20px/1.6 Georgia,serif;max-width:44em;margin:2em auto;padding:0 1em;background:#fbf8f1;color:#2b2622}nav{border-bottom:1px solid #ddd3c2;padding-bottom:.6em}a{color:#a8410f}h1{font-size:1.9em;line-height:1.2}aside{background:#f1eadd;padding:.5em 1.5em;margin-top:2em}</style></head><body><nav><a href="/">Home</a> <a href="/stoves">Stoves</a> <a href="/firing">Firing</a> <a href="/chimney">Chimney</a> <a href="/prices">Prices</a> <a href="/private/plans">Plans</a></nav><main><article><h1>${title}</h1>${text}</article></main><aside><h2>Guide</h2><ul>${guide}</ul></aside></body></html>`;
  return { status: 200, type: 'text/html; charset=utf-8', body };
}

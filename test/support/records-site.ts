/**
 * A small site whose pages are worth putting into tables: a shop of lamps, tables of figures, right-to-left and Han script,
 * a title that turns text around, a page without text, and one that is very long.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LAMPS = 12;
const WORDS = ['Brass', 'Opal', 'Linen', 'Copper'];

export interface RecordsSite {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  close(): Promise<void>;
}

export async function openRecordsSite(): Promise<RecordsSite> {
  const server = createServer((request, response) => {
    const html = pageOf(request.url ?? '/');
    response
      .writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(html ?? '<title>Not here</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Sections of `/long`; every one has its number in its heading. */
export const LONG_SECTIONS = 3_000;

function pageOf(path: string): string | undefined {
  const lamp = /^\/lamp\/(\d+)$/.exec(path)?.[1];
  if (lamp !== undefined) return lampPage(Number(lamp));
  const page = PAGES[path];
  return page === undefined ? undefined : page();
}

const PAGES: Readonly<Record<string, () => string>> = {
  '/': shop,
  '/tables': tables,
  '/arabic': () => whole('دليل المدفأة', arabic(), 'ar'),
  '/japanese': () =>
    whole(
      '暖炉の手引き',
      `<h1>暖炉の手引き</h1><p>${'直接の火は一日中部屋を暖める。骨と今。'.repeat(20)}</p>`,
      'ja',
    ),
  '/turned': () =>
    whole(
      'edit\u202Egnp.exe',
      `<h1>edit\u202Egnp.exe</h1><p>${'A page with a name that wants to be read wrongly. '.repeat(12)}</p>`,
    ),
  '/empty': () => '<!doctype html><title>Nothing here</title><body></body>',
  '/long': () =>
    whole(
      'A very long page',
      Array.from({ length: LONG_SECTIONS }, (_, at) => {
        const text = `Paragraph of section ${at + 1}: the stove keeps the heat of one short fire. `;
        return `<h2>Section ${at + 1}</h2><p>${text.repeat(4)}</p>`;
      }).join(''),
    ),
};

function whole(title: string, body: string, language = 'en'): string {
  return `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><article>${body}</article></main></body></html>`;
}

function lampName(at: number): string {
  return `${WORDS[at % WORDS.length] ?? ''} lamp No. ${at}`;
}

/** The first lamp's name is a formula, as names of pages may be. */
function shop(): string {
  const cards = Array.from({ length: LAMPS }, (_, index) => {
    const at = index + 1;
    return `<li class="card"><h3><a href="/lamp/${at}">${lampName(at)}</a></h3><span class="price">€ ${(at * 9.9).toFixed(2)}</span> <span class="stock">${at % 3 === 0 ? 'Sold out' : 'In stock'}</span></li>`;
  });
  return whole('Lamps', `<h1>Lamps</h1><ul class="cards">${cards.join('')}</ul>`);
}

function lampPage(at: number): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: at === 1 ? '=HYPERLINK("http://evil.example")' : lampName(at),
    sku: `LMP-${1_000 + at}`,
    offers: { '@type': 'Offer', price: (at * 9.9).toFixed(2), priceCurrency: 'EUR' },
  };
  const text = 'It gives a warm light and is made by hand in a small workshop near the harbour. ';
  return whole(
    `${lampName(at)} · Lamps`,
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>${lampName(at)}</h1><p>${text.repeat(6)}</p>`,
  );
}

function tables(): string {
  const towns = [
    ['Reykjavík', 'Iceland', '139,875', '273'],
    ['Llanfairpwllgwyngyll', 'Wales', '3,107', '120'],
    ['Ushuaia', 'Argentina', '82,615', '23'],
  ];
  const rows = towns.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const wide = Array.from({ length: 14 }, (_, at) => `Measurement ${at + 1}`);
  const intro =
    'Figures of some towns, as they were counted in the last census of each of the countries. ';
  return whole(
    'Towns in figures',
    `<h1>Towns in figures</h1><p>${intro.repeat(4)}</p><table><thead><tr><th>Town</th><th>Country</th><th>Population</th><th>Area, km²</th></tr></thead><tbody>${rows.join('')}</tbody></table><p>${intro.repeat(4)}</p><table><tr>${wide.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${wide.map((_name, at) => `<td>${(at * 1_234.5).toFixed(1)}</td>`).join('')}</tr></table>`,
  );
}

function arabic(): string {
  const text = 'تحتفظ المدفأة بحرارة نار قصيرة واحدة طوال اليوم (Masonry heater)، وتمنحها ببطء. ';
  return `<h1>دليل المدفأة</h1><p>${text.repeat(5)}</p><ul><li>الطوب الحراري</li><li>الحجر الأملس</li></ul><table><tr><th>المدينة</th><th>السكان</th></tr><tr><td>القاهرة</td><td>10,107,125</td></tr></table><p>An English paragraph stands between them, and is read from the left.</p><blockquote><p>${text}</p></blockquote>`;
}

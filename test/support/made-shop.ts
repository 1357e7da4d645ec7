/**
 * A shop of many pages in six patterns, three of which a script writes; `texts` says what each page must come to.
 * Menu, footer, consent box and analytics stand around every page, as shops have them.
 */
import { startSite, type FixtureSite } from './site.ts';
import { html } from './site/answer.ts';

export interface MadeShop {
  readonly site: FixtureSite;
  /** The text that the page's document must hold, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The patterns whose text a script writes. */
  readonly scripted: readonly string[];
}

const MENU = `<header><a href="/">Hill House</a><nav>${Array.from({ length: 25 }, (_, n) => `<a href="/help/${n}">Department number ${n}</a>`).join('')}</nav></header>`;
const FOOTER =
  '<footer><p>© 2026 Hill House Ltd. All rights reserved. Prices include the tax of the country that you order from. Read our terms, our privacy notice and how we handle returns.</p></footer>';
const AROUND =
  '<div id="cookie-consent" hidden><p>We use cookies.</p></div><script>window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); } gtag("js", new Date());</script><script async src="/js/analytics.js"></script>';

const page = (title: string, main: string, scripts = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Hill House</title></head><body>${MENU}${main}${FOOTER}${AROUND}${scripts}</body></html>`;

const MATERIALS = ['brass', 'oak', 'linen', 'clay', 'slate', 'wool', 'glass'];
const PLACES = ['the valley', 'a barn', 'the old mill', 'a yard by the river', 'the harbour'];

function about(kind: string, n: number): string {
  const material = MATERIALS[n % MATERIALS.length] ?? '';
  const place = PLACES[n % PLACES.length] ?? '';
  return `The ${kind} number ${n} is made of ${material} in ${place}, weighs ${300 + 7 * n} grams and is kept for ${20 + n} years.`;
}

const LOADER = (kind: string): string =>
  `const part = location.pathname.split('/').pop();
fetch('/api/${kind}/' + part).then((answer) => answer.json()).then(({ title, text, price }) => {
  const root = document.getElementById('root');
  root.innerHTML = '<h1></h1><p class="text"></p><p class="price"></p>';
  root.querySelector('h1').textContent = title;
  root.querySelector('.text').textContent = text;
  root.querySelector('.price').textContent = price;
});`;

/** Starts it; `each` pages of every pattern. */
export async function startMadeShop(each: number): Promise<MadeShop> {
  const site = await startSite();
  const texts = new Map<string, string>();
  const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });
  const code = (body: string) => ({ type: 'text/javascript', body });

  site.files.set('/js/analytics.js', code('navigator.sendBeacon("/count", location.pathname);'));
  site.files.set('/js/vase.4f21c9.js', code(LOADER('vase')));
  site.files.set('/js/theme.js', code('document.documentElement.classList.add("js");'));
  for (let n = 1; n <= each; n += 1) {
    const put = (kind: string, body: (text: string, title: string) => string): void => {
      const text = about(kind, n);
      texts.set(`/shop/${kind}/${n}`, text);
      site.files.set(`/shop/${kind}/${n}`, html(body(text, `${kind} ${n}`)));
    };
    const theme = '<script src="/js/theme.js" defer></script>';
    put('lamp', (text, title) =>
      page(title, `<main><h1>${title}</h1><p>${text}</p><p>${29 + n} €</p></main>`, theme),
    );
    put('guide', (text, title) =>
      page(
        title,
        `<main><article><h1>${title}</h1><p>${text}</p><p>${'A guide tells what to look for before one buys. '.repeat(12)}</p></article></main>`,
        theme,
      ),
    );
    put('story', (text, title) =>
      page(title, `<main><article><h1>${title}</h1><p>${text}</p></article></main>`),
    );
    put('vase', (_, title) =>
      page(
        title,
        '<div id="root"></div>',
        '<script type="module" src="/js/vase.4f21c9.js"></script>',
      ),
    );
    site.files.set(
      `/api/vase/${n}`,
      json({ title: `vase ${n}`, text: about('vase', n), price: `${n} €` }),
    );
    put('chair', (text, title) =>
      page(
        title,
        `<main><h1>${title}</h1><div class="details" id="details"></div></main>`,
        `<script>const STATE = ${JSON.stringify({ text })}; document.getElementById('details').innerHTML = '<p>' + STATE.text + '</p>';</script>`,
      ),
    );
    put('rug', (_, title) =>
      page(
        title,
        `<main><h1>${title}</h1><p>Woven by hand, sold by the piece.</p><div id="description">Loading…</div></main>`,
        `<script>setTimeout(() => fetch('/api/rug/${n}').then((a) => a.text()).then((t) => { document.querySelector('#description').textContent = t; }), 200);</script>`,
      ),
    );
    site.files.set(`/api/rug/${n}`, { type: 'text/plain', body: about('rug', n) });
  }
  const links = [...texts.keys()].map((path) => `<li><a href="${path}">${path.slice(1)}</a></li>`);
  site.files.set(
    '/shop',
    html(page('Shop', `<main><h1>All we make</h1><ul>${links.join('')}</ul></main>`)),
  );
  return { site, texts, scripted: ['vase', 'chair', 'rug'] };
}

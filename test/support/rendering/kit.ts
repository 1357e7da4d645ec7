/**
 * What shapes are built with: a language, invented text, file names and the usual parts of a document.
 *
 * Two dice: `site` for what the pages of one site share (language, class names, bundles), `dice` for the page.
 * Files collect what the page loads; names carry a mark, so that pages of one site do not overwrite each other's.
 */
import { dice, type Dice } from './dice.ts';
import type { MadePage, ServedFile } from './shape.ts';
import { ar } from './tongues/ar.ts';
import { de } from './tongues/de.ts';
import { en } from './tongues/en.ts';
import { es } from './tongues/es.ts';
import { fr } from './tongues/fr.ts';
import { ja } from './tongues/ja.ts';
import type { Tongue, Words } from './tongues/tongue.ts';
import { zh } from './tongues/zh.ts';

const TONGUES: readonly Tongue[] = [en, de, fr, es, ja, zh, ar];
const SECTIONS = ['things', 'artikel', 'p', 'produits', 'stories', 'items', 'entry', 'katalog'];
const FOLDERS = ['assets', 'static/js', 'build', 'dist', 'js', 'bundles', 'media/js'];
const SERVICES = ['/api/', '/api/v2/', '/rest/', '/_data/', '/content/', '/wp-json/site/v1/'];
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
  md: 'text/markdown',
  txt: 'text/plain',
  svg: 'image/svg+xml',
};

export interface Item {
  readonly name: string;
  readonly slug: string;
  /** Beside the page: `/section/slug`. */
  readonly href: string;
  readonly note: string;
  readonly place: string;
  readonly person: string;
  readonly year: number;
  readonly count: number;
  readonly price: string;
}

export interface DocumentParts {
  readonly title?: string;
  readonly head?: string;
  readonly style?: string;
  readonly body: string;
  readonly htmlAttributes?: string;
  readonly bodyAttributes?: string;
}

export type Truth = Pick<MadePage, 'expects'> & Partial<Omit<MadePage, 'path' | 'files' | 'html'>>;

export interface Kit {
  readonly tongue: Tongue;
  readonly words: Words;
  readonly site: Dice;
  readonly dice: Dice;
  /** Name of the site. */
  readonly brand: string;
  readonly path: string;
  /** Heading of the page. */
  readonly title: string;
  /** Hexadecimal, of this page. */
  readonly mark: string;
  /** The class name this site's build gives a part. */
  css(part: string): string;
  /** A sentence that stands nowhere else on the page. */
  sentence(): string;
  sentences(count: number): readonly string[];
  items(count: number): readonly Item[];
  /** Adds a file under exactly this address; gives the address. */
  file(path: string, body: string, options?: Partial<ServedFile>): string;
  /** A bundle all pages of the site share, with a build tool's name and some weight. */
  bundle(name: string, code: string): string;
  /** A script of this page alone. */
  pageBundle(name: string, code: string): string;
  /** JSON behind an address of this page. */
  data(name: string, value: unknown, options?: Partial<ServedFile>): string;
  /** A file beside the JSON, `name` with its extension. */
  part(name: string, body: string, options?: Partial<ServedFile>): string;
  /** The expression by which a script finds `part(name)` from where it runs, so that the page need not name it. */
  source(name: string): string;
  document(parts: DocumentParts): string;
  page(html: string, truth: Truth): MadePage;
}

/** JSON that may stand inside a script element. */
export function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** JSON as the value of an attribute in double quotes. */
export function attribute(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function paragraphs(sentences: readonly string[]): string {
  return sentences.map((sentence) => `<p>${sentence}</p>`).join('\n');
}

export function startKit(name: string, seed: number, siteSeed: number): Kit {
  const site = dice(`${name} site ${siteSeed}`);
  const own = dice(`${name} page ${seed}`);
  const tongue = site.pick(TONGUES);
  const brand = tongue.place(site);
  const section = site.pick(SECTIONS);
  const folder = site.pick(FOLDERS);
  const build = site.hex(8);
  const mark = own.hex(8);
  const css = classNames(site);
  const files: Record<string, ServedFile> = {};
  const said = new Set<string>();
  const title = tongue.heading(own);
  const ownSlug = `${slug(own)}-${mark.slice(0, 4)}`;
  const path = `/${section}/${ownSlug}`;
  const service = site.pick(SERVICES);

  const once = (invent: () => string): string => {
    for (;;) {
      const text = invent();
      if (said.has(text)) continue;
      said.add(text);
      return text;
    }
  };
  const sentence = (): string => once(() => tongue.sentence(own));
  const file: Kit['file'] = (address, body, options = {}) => {
    const extension = /\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? 'txt';
    files[address] = { body, type: TYPES[extension] ?? 'text/plain', ...options };
    return address;
  };

  return {
    tongue,
    words: tongue.words,
    site,
    dice: own,
    brand,
    path,
    title,
    mark,
    css,
    sentence,
    sentences: (count) => Array.from({ length: count }, sentence),
    items: (count) =>
      Array.from({ length: count }, () => {
        const itemSlug = `${slug(own)}-${own.hex(4)}`;
        return {
          name: once(() => tongue.item(own)),
          slug: itemSlug,
          href: `/${section}/${itemSlug}`,
          note: sentence(),
          place: tongue.place(own),
          person: once(() => tongue.person(own)),
          year: own.int(1802, 2024),
          count: own.int(1_013, 98_700),
          price: tongue.price(own.int(450, 98_990)),
        };
      }),
    file,
    bundle: (bundleName, code) =>
      file(
        `/${folder}/${bundleName}.${build}.js`,
        padded(code, dice(`${name} ${siteSeed} ${bundleName}`)),
      ),
    pageBundle: (bundleName, code) =>
      file(`/${folder}/${bundleName}.${mark}.js`, padded(code, own)),
    data: (dataName, value, options) =>
      file(`${service}${ownSlug}/${dataName}.json`, JSON.stringify(value), options),
    part: (partName, body, options) => file(`${service}${ownSlug}/${partName}`, body, options),
    source: (partName) => `("${service}"+location.pathname.split("/").pop()+"/${partName}")`,
    document: (parts) => documentOf({ tongue, brand, title, file, build, site }, parts),
    page: (html, truth) => ({ path, html, files, ...truth }),
  };
}

interface Frame {
  readonly tongue: Tongue;
  readonly brand: string;
  readonly title: string;
  readonly file: Kit['file'];
  readonly build: string;
  readonly site: Dice;
}

function documentOf({ tongue, brand, title, file, build }: Frame, parts: DocumentParts): string {
  const style = file(
    `/css/site.${build}.css`,
    'body{font:16px/1.5 system-ui;margin:0}main{max-width:60em;margin:auto}img{max-width:100%}',
  );
  return `<!doctype html>
<html lang="${tongue.code}"${tongue.dir === 'rtl' ? ' dir="rtl"' : ''}${spaced(parts.htmlAttributes)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title ?? `${title} | ${brand}`}</title>
<link rel="stylesheet" href="${style}">
${parts.style === undefined ? '' : `<style>${parts.style}</style>\n`}${parts.head ?? ''}
</head>
<body${spaced(parts.bodyAttributes)}>
${parts.body}
</body>
</html>
`;
}

const spaced = (attributes = ''): string => (attributes === '' ? '' : ` ${attributes}`);

/** One habit of naming classes a site, the same name for the same part. */
function classNames(site: Dice): (part: string) => string {
  const habit = site.pick(['plain', 'block', 'module', 'hash', 'utility'] as const);
  const known = new Map<string, string>();
  const prefix = site.pick(['c', 'ui', 'tpl', 'x']);
  const invent = (part: string): string => {
    switch (habit) {
      case 'plain':
        return part;
      case 'block':
        return `${prefix}-${part}`;
      case 'module':
        return `${part}_${site.hex(5)}__${site.hex(3)}`;
      case 'hash':
        return `css-${site.hex(6)}`;
      case 'utility':
        return site
          .some(['flex', 'mx-auto', 'py-4', 'max-w-5xl', 'text-slate-800', 'gap-6', 'grid'], 3)
          .join(' ');
    }
  };
  return (part) => {
    const found = known.get(part) ?? invent(part);
    known.set(part, found);
    return found;
  };
}

function slug(d: Dice): string {
  const vowels = ['a', 'e', 'i', 'o', 'u'];
  const consonants = ['b', 'd', 'f', 'k', 'l', 'm', 'n', 'r', 's', 't', 'v'];
  const word = (): string =>
    Array.from({ length: d.int(2, 3) }, () => d.pick(consonants) + d.pick(vowels)).join('');
  return `${word()}-${word()}`;
}

/** Puts 2 to 12 kB of what a build tool brings along in front of the code. */
function padded(code: string, d: Dice): string {
  const helpers = Array.from({ length: d.int(20, 140) }, (_, index) => {
    const name = `_${index.toString(36)}${d.hex(2)}`;
    return d.pick([
      `function ${name}(e,t){return t===void 0&&(t=${d.int(1, 99)}),e&&e.length>t?e.slice(0,t):e}`,
      `var ${name}=function(e){return null!=e&&"object"==typeof e&&${d.int(1, 9)}<=Object.keys(e).length};`,
      `function ${name}(e){for(var t=0,n=0;n<e.length;n++)t=t*${d.int(17, 131)}+e.charCodeAt(n)|0;return t>>>0}`,
    ]);
  });
  return `${helpers.join('')}\n${code}`;
}

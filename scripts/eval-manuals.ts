/**
 * `node scripts/eval-manuals.ts FOLDER [options]`: the main content of pages of manuals, against the part of the page that
 * the tool which wrote it marks as its text. FOLDER holds a folder for each package of documentation, by its name, as
 * Debian 12 packs them: `apt-get download NAME; dpkg -x NAME_*.deb FOLDER/NAME`. Packages that are not there are left out.
 *
 *   --half developed|looked-at|counted   the rules were made on the pages of the first; all: all three
 *   --pages 40        pages of a package, drawn by chance, the same ones in each run
 *   --of CHECKOUT     another state of the service, for a comparison
 *   --worst           of each package the three pages that are read worst; not of the counted half
 *
 * Of each page: words kept of its text, kept words that are text, their harmonic mean. Tables of contents, footers and
 * what is hidden count for nothing. No network.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { selectAll } from 'css-select';
import type { ChildNode, Document } from 'domhandler';
import type { Leaf, Outline } from '../src/main/service/pipeline/content/outline.ts';
import type { selectMain } from '../src/main/service/pipeline/content/select.ts';
import type { readPage } from '../src/main/service/pipeline/dom/parse.ts';
import { snapshotOf } from '../test/support/pipeline/inputs.ts';

/** Selectors: of the text, of what stands in it and is none, of what counts for nothing. */
type Marks = readonly [text: string, not?: string | undefined, open?: string];

const DOCBOOK: Marks = [
  'body',
  '.navheader,.navfooter,.NAVHEADER,.NAVFOOTER',
  '.toc,.TOC,.reportbug',
];
const SPHINX: Marks = ['[role=main]', '.headerlink', '.toctree-wrapper,.contents'];
const DOXYGEN: Marks = ['.headertitle,.contents', '.navpath', '.summary,.footer'];
const TEXINFO: Marks = ['body', '.header,.node,.nav-panel', '.contents,.shortcontents,.menu'];
const GTK: Marks = ['body', 'table.navigation,.footer', '.toc,.listing_lines'];

const HALVES: Readonly<Record<string, Readonly<Record<string, Marks>>>> = {
  developed: {
    'openjdk-17-doc': ['main'],
    'libboost1.74-doc': [
      'body',
      '.spirit-nav,body > table:first-of-type',
      '.toc,.copyright-footer,body > p',
    ],
    'cppreference-doc-en-html': [
      '#firstHeading,#mw-content-text',
      '.t-navbar,.editsection,.printfooter',
      '#toc',
    ],
    'libgtk-3-doc': GTK,
    'postgresql-doc-15': DOCBOOK,
    'erlang-doc': ['.topbar-title h1,#content', '.title-anchors', '.footer'],
    'sqlite3-doc': ['body', '.menu,.searchmenu,.tagline', '.fancy_toc,svg,.imgcontainer,button'],
    'fp-docs-3.2.2': ['body', 'table.bar'],
    'gnuplot-doc': ['body', '.navigation', '.ChildLinks'],
    'qtbase5-doc-html': ['.mainContent', undefined, '.toc,.footer'],
  },
  'looked-at': {
    'apache2-doc': [
      '#page-content',
      '.toplang,.bottomlang',
      '#quickview,#toc,.top,#comments_section',
    ],
    'python3.11-doc': SPHINX,
    'python-django-doc': ['.yui-b .yui-g', '.headerlink', '.toctree-wrapper,.contents'],
    'debian-policy': [
      '[role=main],.chapter,.book,.appendix',
      '.headerlink',
      '.toc,.toctree-wrapper,.contents',
    ],
    'developers-reference': SPHINX,
    'maint-guide': ['.chapter,.book,.appendix', undefined, '.toc'],
    'debian-handbook': ['body', '.docnav,.left,.right', '.toc,.text'],
    'gimp-help-de': DOCBOOK,
    'gimp-help-ja': DOCBOOK,
    'git-doc': ['body', undefined, '#toc,#footer'],
    'installation-guide-amd64': DOCBOOK,
    'libreoffice-help-fr': ['#DisplayArea'],
    'libreoffice-help-ru': ['#DisplayArea'],
    'nodejs-doc': ['#apicontent', undefined, '#toc,.toc'],
    'rust-doc': ['main', 'nav,.out-of-band,.sidebar,.src-line-numbers,.line-numbers'],
    'r-doc-html': TEXINFO,
    'wesnoth-1.16-data': DOCBOOK,
  },
  counted: {
    'aptitude-doc-fr': DOCBOOK,
    'aptitude-doc-ja': DOCBOOK,
    'bind9-doc': SPHINX,
    'clang-14-doc': SPHINX,
    'cmake-doc': SPHINX,
    'debian-faq': DOCBOOK,
    'debian-faq-de': DOCBOOK,
    dot2tex: SPHINX,
    'ffmpeg-doc': DOXYGEN,
    'ghc-doc': ['#content', undefined, '#table-of-contents,#synopsis'],
    'libeigen3-doc': DOXYGEN,
    'libglib2.0-doc': GTK,
    'libsfml-doc': DOXYGEN,
    'llvm-14-doc': SPHINX,
    'maxima-doc': TEXINFO,
    mutt: DOCBOOK,
    'octave-doc': TEXINFO,
    openocd: TEXINFO,
    privoxy: DOCBOOK,
    'python-pandas-doc': SPHINX,
    'scons-doc': DOCBOOK,
    'shorewall-doc': DOCBOOK,
    'slony1-2-doc': DOCBOOK,
  },
};

const PAGES = '**/*.{html,htm,html.en,html.de,html.fr,html.es,html.ja.utf8,html.tr.utf8}';
/** Characters of the longest page that is read. */
const LONGEST = 500_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Reader {
  readonly readPage: typeof readPage;
  readonly selectMain: typeof selectMain;
  readonly leavesOf: (root: Document) => readonly Leaf[];
}

interface Score {
  readonly page: string;
  readonly recall: number;
  readonly precision: number;
  readonly both: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'all' },
    pages: { type: 'string', default: '40' },
    of: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
    worst: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined || !existsSync(folder)) {
  say('Name the folder with the packages of documentation (scripts/eval-manuals.ts says how).');
  process.exit(2);
}
const reader = await readerOf(resolve(values.of));
for (const [half, packages] of Object.entries(HALVES)) {
  if (values.half !== 'all' && values.half !== half) continue;
  say(`\n| ${half} | pages | recall | precision | F1 |\n|---|---|---|---|---|`);
  const means: number[] = [];
  for (const [name, marks] of Object.entries(packages)) {
    const scores = drawn(join(folder, name), Number(values.pages)).flatMap((page) =>
      scoreOf(page, marks, reader),
    );
    if (scores.length === 0) continue;
    means.push(meanOf(scores, 'both'));
    const figures = (['recall', 'precision', 'both'] as const).map((key) =>
      meanOf(scores, key).toFixed(3),
    );
    say(`| ${name} | ${scores.length} | ${figures.join(' | ')} |`);
    if (values.worst && half !== 'counted') {
      const worst = scores.toSorted((one, other) => one.both - other.both).slice(0, 3);
      for (const { page, both } of worst) say(`  ${both.toFixed(2)} ${page}`);
    }
  }
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  say(`| mean of ${means.length} packages | | | | ${mean.toFixed(4)} |`);
}

async function readerOf(root: string): Promise<Reader> {
  const from = async <T>(path: string): Promise<T> =>
    (await import(pathToFileURL(`${root}/src/main/service/pipeline/${path}`).href)) as T;
  const { readPage: read } = await from<Pick<Reader, 'readPage'>>('dom/parse.ts');
  const { selectMain: select } = await from<Pick<Reader, 'selectMain'>>('content/select.ts');
  const { outlinePage } = await from<{ readonly outlinePage: (root: Document) => Outline }>(
    'content/outline.ts',
  );
  return { readPage: read, selectMain: select, leavesOf: (root_) => outlinePage(root_).leaves };
}

/** Pages of a package, the same ones each time. */
function drawn(at: string, count: number): readonly string[] {
  const all = globSync(PAGES, { cwd: at })
    .filter((page) => statSync(join(at, page)).isFile())
    .toSorted();
  const chosen = new Set<string>();
  let state = 11;
  while (chosen.size < Math.min(count, all.length)) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    chosen.add(all[Math.floor(((state >>> 8) / (1 << 24)) * all.length)] ?? '');
  }
  return [...chosen].map((page) => join(at, page));
}

function scoreOf(page: string, [text, not, open]: Marks, made: Reader): readonly Score[] {
  const html = readFileSync(page, 'utf8');
  if (html.length > LONGEST) return [];
  const read = made.readPage(html);
  const snapshot = snapshotOf(html, {
    finalUrl: `https://www.example.org/pages/${page.split('/').at(-1) ?? ''}`,
  });
  const { root, skip } = made.selectMain({
    root: read.root,
    index: read.index,
    html,
    input: { snapshot },
  } as Parameters<typeof selectMain>[0]);
  const found = (selector: string | undefined): ReadonlySet<ChildNode> =>
    new Set<ChildNode>(selector === undefined ? [] : selectAll(selector, root));
  const [texts, others, opens] = [found(text), found(not), found(open)];
  const sum = { text: 0, kept: 0, both: 0 };
  for (const { words, box, atoms } of made.leavesOf(root)) {
    const [atom] = atoms;
    if (words === 0 || box.isHidden || atom === undefined || isWithin(atom, opens)) continue;
    const isText = isWithin(atom, texts) && !isWithin(atom, others);
    const isKept = atoms.some((one) => !isWithin(one, skip));
    if (isText) sum.text += words;
    if (isKept) sum.kept += words;
    if (isText && isKept) sum.both += words;
  }
  return sum.text === 0 ? [] : [scored(page, sum)];
}

function scored(
  page: string,
  { text, kept, both }: Readonly<Record<'text' | 'kept' | 'both', number>>,
): Score {
  if (both === 0) return { page, recall: 0, precision: 0, both: 0 };
  const [recall, precision] = [both / text, both / kept];
  return { page, recall, precision, both: (2 * recall * precision) / (recall + precision) };
}

function isWithin(node: ChildNode, nodes: ReadonlySet<ChildNode>): boolean {
  let up: ChildNode | Document | null = node;
  for (; up !== null; up = up.parent) if (nodes.has(up)) return true;
  return false;
}

function meanOf(scores: readonly Score[], key: 'recall' | 'precision' | 'both'): number {
  return scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
}

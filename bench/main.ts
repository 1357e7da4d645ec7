/**
 * `npm run bench -- NAME [options]`: runs one benchmark. Each is a file here that exports `run(args)`;
 * adding one is a line in the table. Without a name: the list.
 */
interface Bench {
  readonly about: string;
  readonly load: () => Promise<{ readonly run: (args: readonly string[]) => Promise<void> }>;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  scrape: {
    about: 'POST /v2/scrape of static pages, fresh and cached, against a bare fetch',
    load: () => import('./scrape.ts'),
  },
  lone: {
    about:
      'the single call: against a reference, cached, many at once, by thread; profiles of all threads',
    load: () => import('./lone.ts'),
  },
  cold: {
    about: 'from nothing to the first page: `hearth scrape` as a process, against `node -e 0`',
    load: () => import('./cold.ts'),
  },
  crawl: {
    about: 'pages per second of a crawl, against crawlee CheerioCrawler and fetching alone',
    load: () => import('./crawl.ts'),
  },
  peers: {
    about: 'Hearth beside what a user would pick instead: lone pages, a page of scripts, a crawl',
    load: () => import('./peers.ts'),
  },
  jobs: {
    about: 'thousands of jobs open at once: what a page costs then, and a request meanwhile',
    load: () => import('./jobs.ts'),
  },
  memory: {
    about: 'resident memory of the built service during and after crawls of 2,000 pages and more',
    load: () => import('./memory.ts'),
  },
  large: {
    about:
      'a page of 10 MB, a PDF of 1,000 pages, sitemaps of 1,000,000 addresses: time and memory',
    load: () => import('./large.ts'),
  },
  pipeline: {
    about: 'HTML to Document per page size, against a bare parse and Readability + turndown',
    load: () => import('./pipeline.ts'),
  },
  render: {
    about: 'a page that needs JavaScript, against playwright-core alone and crawlee',
    load: () => import('./render.ts'),
  },
  'slow-shop': {
    about: 'a crawl of a slow site whose pages need a browser',
    load: () => import('./slow-shop.ts'),
  },
  'first-render': {
    about: 'how long other requests wait while a service renders its first page',
    load: () => import('./first-render.ts'),
  },
  api: {
    about: 'round trips and the CPU of auth, limits and ledger',
    load: () => import('./api.ts'),
  },
  store: {
    about: 'the store alone: a frontier of 100,000 pages, claiming, finishing, reading',
    load: () => import('./store.ts'),
  },
  scale: {
    about: 'the store on PostgreSQL beside SQLite in one run, and how it grows: goals as a table',
    load: () => import('./scale.ts'),
  },
  recorder: {
    about:
      'a whole visit recorded against a scrape with a picture; stills and live replays against it',
    load: () => import('./recorder.ts'),
  },
  library: {
    about: 'the library: what copies take, what searches find and how fast, the past',
    load: () => import('./library.ts'),
  },
  'library-transfer': {
    about: 'the library of a real store as WACZ, and into an empty one: MB/s and memory',
    load: () => import('./library-transfer.ts'),
  },
  'library-screens': {
    about: 'the Library’s screens in Chromium over 100,000 entries: list, search, an entry opened',
    load: () => import('./library-screens.ts'),
  },
  archives: {
    about: 'export of 1,000 captures as WACZ, verifying and importing it: MB/s and memory',
    load: () => import('./archives.ts'),
  },
  map: {
    about: 'map of a sitemap against fetching and reading it; a bookshop without one',
    load: () => import('./map.ts'),
  },
  recipes: {
    about:
      'the budgets of recipes: detector, tables of a scrape, reading, healing, the live page in Chromium',
    load: () => import('./recipes.ts'),
  },
  gui: {
    about: 'the budgets of the window in Chromium, at full speed and at a quarter of it',
    load: () => import('./gui.ts'),
  },
  table: {
    about: 'the table of results in Chromium: 100,000 records scrolled, sorted, filtered, saved',
    load: () => import('./table.ts'),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.log('Usage: npm run bench -- NAME [options]\n');
  for (const [each, { about }] of Object.entries(BENCHES))
    console.log(`  ${each.padEnd(12)}${about}`);
  process.exitCode = name === '' ? 0 : 1;
} else {
  const { run } = await bench.load();
  await run(args);
}

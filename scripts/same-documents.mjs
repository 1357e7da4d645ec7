/**
 * Proves that a change for speed changed nothing: renders every page of the quality kit, every fixture and
 * generated pages with this checkout and with another one, and compares whole outputs.
 *
 *   node scripts/same-documents.mjs ../other-checkout
 *
 * Prints the pages that differ and exits 1; without the kit only fixtures and generated pages are compared.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const home = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const kit = path.join(process.env.HEARTH_EVAL_DIR ?? path.join(home, '../shared/eval'), 'data');

const VARIANTS = [
  { formats: ['markdown', 'links'], crawl: true, text: true },
  { formats: ['markdown', 'html', 'images', 'rawHtml'], all: true, text: false },
  { formats: ['html', 'links'], include: ['p', 'li', 'table'], exclude: ['nav', '.ad'] },
];

if (process.argv[2] === '--hashes') await printHashes(process.argv[3]);
else if (process.argv[2] === undefined)
  console.log('Usage: node scripts/same-documents.mjs CHECKOUT');
else compare(process.argv[2]);

function compare(other) {
  const mine = hashesOf(home);
  const theirs = hashesOf(path.resolve(other));
  const differing = [...mine].filter(([name, hash]) => theirs.get(name) !== hash);
  for (const [name] of differing) console.log(`differs: ${name}`);
  console.log(`${mine.size - differing.length} of ${mine.size} outputs are the same.`);
  process.exitCode = differing.length === 0 && mine.size === theirs.size ? 0 : 1;
}

function hashesOf(root) {
  const script = fileURLToPath(import.meta.url);
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, '--hashes', root], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${root} did not render: ${stderr}`);
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t')),
  );
}

async function printHashes(root) {
  const load = (file) => import(pathToFileURL(path.join(root, file)).href);
  const { renderDocument } = await load('src/main/service/pipeline/render.ts');
  const { pipelineInput } = await load('test/support/pipeline/inputs.ts');
  const { makePage } = await import('../bench/support/pages.ts');
  for (const { name, bytes, url } of pages(makePage)) {
    VARIANTS.forEach((variant, at) => {
      const output = renderDocument(inputOf(pipelineInput, variant, bytes, url));
      const hash = createHash('sha1').update(JSON.stringify(output)).digest('base64');
      console.log(`${name} #${at}\t${hash}`);
    });
  }
}

function inputOf(pipelineInput, variant, bytes, url) {
  const input = pipelineInput(bytes, {
    snapshot: { finalUrl: url, requestedUrl: url, contentType: 'text/html' },
    options: {
      formats: variant.formats.map((type) => ({ type })),
      onlyMainContent: variant.all !== true,
      includeTags: variant.include ?? [],
      excludeTags: variant.exclude ?? [],
    },
  });
  return { ...input, wantsLinks: variant.crawl === true, wantsText: variant.text === true };
}

function* pages(makePage) {
  for (const kilobytes of [5, 25, 40, 120])
    yield page(`generated/${kilobytes}`, Buffer.from(makePage(kilobytes * 1000)), '');
  yield* folder(path.join(home, 'test/fixtures'), 'fixtures', new Map());
  if (!existsSync(kit)) return;
  const urls = new Map();
  for (const line of gunzipSync(readFileSync(path.join(kit, 'pages.jsonl.gz')))
    .toString()
    .split('\n')) {
    const { file, url } = line === '' ? {} : JSON.parse(line);
    if (file !== undefined) urls.set(file, url);
  }
  yield* folder(path.join(kit, 'pages'), 'pages', urls);
}

function* folder(root, prefix, urls) {
  for (const entry of readdirSync(root, { recursive: true }).toSorted()) {
    const name = `${prefix}/${entry}`;
    if (!/\.html(?:\.gz)?$/.test(name)) continue;
    const read = readFileSync(path.join(root, entry));
    yield page(name, name.endsWith('.gz') ? gunzipSync(read) : read, urls.get(name));
  }
}

function page(name, bytes, url) {
  const address = URL.canParse(url ?? '') ? new URL(url).href : 'https://example.com/article';
  return { name, bytes: new Uint8Array(bytes), url: address };
}

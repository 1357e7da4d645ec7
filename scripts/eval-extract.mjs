/**
 * Structured extraction on the evaluation data: the scorer's groups, the same on random halves, time a page, and the
 * number of invented values (a value whose text stands nowhere in the page's text, attributes or embedded data; blindfolded
 * pages included): must be 0.
 *
 *   node scripts/eval-extract.mjs [--data DIR] [--halves N] [--show] [--invented]
 *
 * The data directory is HEARTH_EVAL_DIR, `--data`, or `../shared/eval` beside the checkout.
 */
import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import os from 'node:os';
import zlib from 'node:zlib';
import { decodeHTML } from 'entities';
import { parseDocument } from 'htmlparser2';
import { isTag, isText } from 'domhandler';
import render from 'dom-serializer';
import { readPage } from '../src/main/service/pipeline/dom/parse.ts';
import { cleanMetadata } from '../src/main/service/pipeline/metadata/clean.ts';
import { readMetaTags } from '../src/main/service/pipeline/page/tags.ts';
import { knownOf } from '../src/main/service/pipeline/extract/evidence/known.ts';
import { extractStructured } from '../src/main/service/pipeline/extract/index.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const DATA = [
  option('data'),
  process.env.HEARTH_EVAL_DIR,
  path.resolve(here, '../../shared/eval'),
  path.resolve(here, '../../../shared/eval'),
].find((dir) => dir !== undefined && fs.existsSync(path.join(dir, 'score.mjs')));
if (DATA === undefined) {
  console.error('No evaluation data found; name its folder with --data or HEARTH_EVAL_DIR.');
  process.exit(2);
}

/** What the page's metadata say, as in the pipeline. */
function knownIn(html, url) {
  const { index } = readPage(html);
  const tags = readMetaTags(index);
  return knownOf(cleanMetadata({ index, tags, canonical: undefined, at: 0, url }));
}

/** Called by the scorer when this file is its module. */
export function extract({ html, url, schema }) {
  return extractStructured({ root: parseDocument(html), url, schema, known: knownIn(html, url) })
    .data;
}

function run() {
  if (process.argv.includes('--invented')) {
    process.exitCode = countInvented() === 0 ? 0 : 1;
    return;
  }
  const out = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hearth-eval-')), 'scores.json');
  const text = execFileSync(
    process.execPath,
    [
      path.join(DATA, 'score.mjs'),
      '--module',
      fileURLToPath(import.meta.url),
      '--parts',
      'structured',
      '--out',
      out,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  console.log(text.trim());
  const { detail } = JSON.parse(fs.readFileSync(out, 'utf8'));
  fs.rmSync(path.dirname(out), { recursive: true });
  halves(detail.structured, Number(option('halves') ?? 200));
  const invented = countInvented();
  process.exitCode = invented === 0 ? 0 : 1;
}

/** The spread of each group's accuracy over random halves of its pages. */
function halves(rows, rounds) {
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  console.log(`\nrandom halves (${rounds}): accuracy of a half, 5th to 95th percentile`);
  for (const group of [...new Set(rows.map((row) => row.group))]) {
    const own = rows.filter((row) => row.group === group);
    const means = [];
    for (let round = 0; round < rounds; round += 1) {
      const half = own
        .filter(() => random() < 0.5)
        .flatMap((row) => Object.values(row.fields))
        .filter((field) => !field.decoy);
      if (half.length > 0) means.push(half.reduce((sum, field) => sum + field.s, 0) / half.length);
    }
    means.sort((a, b) => a - b);
    const at = (share) => (means[Math.floor(share * (means.length - 1))] ?? NaN).toFixed(3);
    console.log(`  ${group.padEnd(14)} ${at(0.05)} … ${at(0.95)}`);
  }
}

const key = (text) =>
  (
    String(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');
const unescape = (text) =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1');

/** Everything the page says, as one key: texts, attributes, scripts (also unescaped and decoded). */
function everything(root) {
  const parts = [];
  const inline = [];
  const stack = [root];
  while (stack.length > 0) {
    const node = stack.pop();
    if (isText(node)) {
      parts.push(node.data);
      inline.push(node.data);
    }
    if (isTag(node)) for (const value of Object.values(node.attribs)) parts.push(value);
    if (node.children) stack.push(...[...node.children].reverse());
  }
  const all = parts.join('\n');
  const plain = decodeHTML(decodeHTML(unescape(all)));
  return [
    all,
    inline.join(''),
    plain,
    plain.replace(/<[^>]*>/g, ''),
    decodeHTML(all).replace(/<[^>]*>/g, ''),
  ]
    .map(key)
    .join('|');
}

const MARKUP = ['itemprop', 'itemscope', 'itemtype', 'itemid', 'itemref', 'typeof', 'vocab'];
const SAID_FOR_MACHINES = /^(?:og|twitter|article|product|fb):/i;

/** Leaves of a page what a reader sees: no scripts, no marked-up data. */
function blindfold(root) {
  const stack = [root];
  while (stack.length > 0) {
    const node = stack.pop();
    if (!node.children) continue;
    node.children = node.children.filter(
      (child) =>
        !isTag(child) ||
        (child.name !== 'script' &&
          !(
            child.name === 'meta' &&
            SAID_FOR_MACHINES.test(child.attribs.property ?? child.attribs.name ?? '')
          )),
    );
    for (const child of node.children)
      if (isTag(child))
        for (const name of [...MARKUP, 'property', 'resource']) delete child.attribs[name];
    stack.push(...node.children);
  }
}

function countInvented() {
  const gz = (file) => zlib.gunzipSync(fs.readFileSync(path.join(DATA, 'data', file)));
  const records = gz('structured.jsonl.gz')
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  let values = 0;
  let ms = 0;
  let slowest = 0;
  const invented = [];
  for (const record of records) {
    const root = parseDocument(decode(gz(record.file)));
    if (record.mode === 'blind') blindfold(root);
    const started = performance.now();
    const { data, provenance } = extractStructured({
      root,
      url: record.url,
      schema: record.schema,
      known: knownIn(render(root), record.url),
    });
    const took = performance.now() - started;
    ms += took;
    slowest = Math.max(slowest, took);
    const page = everything(root);
    const stands = (text) => {
      const whole = key(text);
      if (whole === '' || page.includes(whole)) return true;
      const pieces = String(text)
        .split(/\n|,\s|(?<=[.!?])\s/)
        .filter((piece) => key(piece) !== '');
      return pieces.length > 1 && pieces.every((piece) => page.includes(key(piece)));
    };
    const byPath = new Map(provenance.map((one) => [one.path, one]));
    for (const [place, value] of leaves(data, '')) {
      values += 1;
      const told = byPath.get(place);
      // the text it was read from must stand on the page; the value itself too, unless a step changed its spelling
      const isSame = told !== undefined && told.steps.every((step) => step === 'trim');
      if (told === undefined || !stands(told.text) || (isSame && !stands(value)))
        invented.push([record.id, place, value, told?.source]);
    }
  }
  console.log(
    `\nvalues ${values}, invented ${invented.length}; ${(ms / records.length).toFixed(1)} ms a page, slowest ${slowest.toFixed(0)} ms`,
  );
  for (const one of invented.slice(0, process.argv.includes('--show') ? 100 : 10))
    console.log('  ', JSON.stringify(one).slice(0, 300));
  return invented.length;
}

function* leaves(value, at) {
  if (value === null || value === undefined) return;
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* leaves(item, `${at}[${index}]`);
  else if (typeof value === 'object')
    for (const [name, item] of Object.entries(value))
      yield* leaves(item, at === '' ? name : `${at}.${name}`);
  else yield [at, value];
}

function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const label =
      /charset\s*=\s*["']?\s*([\w-]+)/i.exec(bytes.subarray(0, 4096).toString('latin1'))?.[1] ??
      'windows-1252';
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      return bytes.toString('latin1');
    }
  }
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) run();

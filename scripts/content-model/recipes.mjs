/**
 * How much of a recipe the main content holds: of the ingredients and steps that the kit's recipe pages name and
 * the whole page shows, the share that is left (mean over pages). The content model was trained on none of them.
 *
 *   HEARTH_EVAL_DIR=… node scripts/content-model/recipes.mjs
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { kit } from './kit.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const { scrape } = await import(pathToFileURL(path.join(here, '../eval-adapter.mjs')).href);

const read = (file) => zlib.gunzipSync(fs.readFileSync(path.join(kit, 'data', file)));
const records = read('structured.jsonl.gz')
  .toString()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ part, mode }) => part === 'recipe' && mode === 'full');

const letters = (text) =>
  String(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const wordsOf = (markdown) =>
  letters(markdown.replace(/\]\([^)]*\)/g, ']').replace(/!\[[^\]]*\]/g, ''));
const asList = (value) =>
  Array.isArray(value)
    ? value
    : String(value ?? '')
        .split('\n')
        .filter(Boolean);
/** Characters of an item that are looked for. */
const START = 60;

const shares = { ingredients: [], instructions: [] };
for (const { file, url, expected } of records) {
  const bytes = read(file);
  const [main, whole] = await Promise.all(
    [true, false].map(async (onlyMainContent) =>
      wordsOf((await scrape({ bytes, url, onlyMainContent })).markdown),
    ),
  );
  for (const [name, all] of Object.entries(shares)) {
    const items = asList(expected[name]).map((item) => letters(item).slice(0, START));
    const shown = items.filter((item) => item !== '' && whole.includes(item));
    if (shown.length === 0) continue;
    all.push(shown.filter((item) => main.includes(item)).length / shown.length);
  }
}
for (const [name, all] of Object.entries(shares)) {
  const mean = all.reduce((sum, share) => sum + share, 0) / all.length;
  console.log(`${name}: ${(100 * mean).toFixed(1)} % of what the page shows, ${all.length} pages`);
}

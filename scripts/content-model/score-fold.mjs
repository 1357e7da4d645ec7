/**
 * Scores one fold's pages with the whole pipeline and the weights of a model that never saw their sites:
 * a process of its own, because the model's weights are part of the code. Called by validate.mjs.
 *
 *   node score-fold.mjs FOLD FOLDS WEIGHTS.json   → the scorer's rows, one JSON array on stdout
 */
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zlib from 'node:zlib';

const [fold, folds, weights] = process.argv.slice(2);
const replacement = pathToFileURL(path.resolve(weights)).href;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('/model-weights.json') ? { ...found, url: replacement } : found;
  },
});

const here = path.dirname(fileURLToPath(import.meta.url));
const { kit, readRecords, readScorer, siteOf, foldOf } = await import('./kit.mjs');
const { scorePage } = await readScorer();
const { scrape } = await import(pathToFileURL(path.join(here, '../eval-adapter.mjs')).href);

const own = readRecords().filter(
  (record) => foldOf(siteOf(record), Number(folds)) === Number(fold),
);
const rows = [];
for (const record of own) {
  const bytes = zlib.gunzipSync(fs.readFileSync(path.join(kit, 'data', record.file)));
  const base = record.url ?? `https://example.com/${record.id}`;
  const result = await scrape({ bytes, url: base, onlyMainContent: true });
  rows.push({ part: record.part, ...scorePage(record, result, base) });
}
process.stdout.write(JSON.stringify(rows));

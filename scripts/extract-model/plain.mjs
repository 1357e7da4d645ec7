/**
 * What a caller gets who asks the kit's development pages, as they are, for `{title, author, date_published}` of plain strings:
 * the share of answers that are the annotators'. Weights and rules have seen these pages.
 *
 *   HEARTH_EVAL_DIR=… node scripts/extract-model/plain.mjs [CHECKOUT]
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readRecords } from '../content-model/kit.mjs';
import { readAnswers, rightness } from './examples.mjs';

const checkout =
  process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const adapter = path.join(path.resolve(checkout), 'scripts/eval-extract.mjs');
const { extract } = await import(pathToFileURL(adapter).href);

const text = { type: 'string' };
const schema = {
  type: 'object',
  properties: { title: text, author: text, date_published: text },
};
const pages = new Map(readAnswers().map((page) => [page.file, page]));
const right = { title: [], author: [], date_published: [] };
for (const { file, meta = {} } of readRecords()) {
  const page = pages.get(file);
  if (page === undefined) continue;
  const { title, author, date_published: day } = extract({ ...page, schema });
  if (meta.title) right.title.push(rightness([meta.title], title));
  if (meta.author) right.author.push(rightness([[meta.author].flat().join(', ')], author));
  if (meta.date) right.date_published.push(Number(day?.slice(0, 10) === meta.date.slice(0, 10)));
}
for (const [field, all] of Object.entries(right)) {
  const share = all.reduce((sum, one) => sum + one, 0) / all.length;
  console.log(`${field}: ${share.toFixed(3)} of ${all.length} pages`);
}

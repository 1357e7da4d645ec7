/**
 * Lists of records asked for as an array of objects, without a model, on the invented sites of the gauntlet: the schema has
 * the names and kinds of a site's fields, cells are judged under those names.
 *
 *   node scripts/eval-lists.mjs [--half even|odd|all] [--show]
 *
 * Rules are made on the even half of the templates; the odd one is only counted. The gauntlet lies beside the repository or
 * where HEARTH_GAUNTLET_DIR says.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseDocument } from 'htmlparser2';
import { extractStructured } from '../src/main/service/pipeline/extract/index.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const GAUNTLET = [
  process.env.HEARTH_GAUNTLET_DIR,
  path.resolve(here, '../../shared/gauntlet'),
  path.resolve(here, '../../../shared/gauntlet'),
].find((dir) => dir !== undefined && fs.existsSync(path.join(dir, 'lib/load.mjs')));
if (GAUNTLET === undefined) {
  console.error('No gauntlet found; name its folder with HEARTH_GAUNTLET_DIR.');
  process.exit(2);
}
const part = (name) => import(pathToFileURL(path.join(GAUNTLET, 'lib', name)).href);
const { loadSplit } = await part('load.mjs');
const { score } = await part('score.mjs');

const TYPES = {
  url: { type: 'string', format: 'uri' },
  number: { type: 'number' },
  price: { type: 'number' },
  list: { type: 'array', items: { type: 'string' } },
};
const typeOf = ({ kind }) => TYPES[kind] ?? { type: 'string' };

function judge(site) {
  const url = `https://site.example${site.url(1)}`;
  const properties = Object.fromEntries(
    Object.entries(site.fields).map(([name, field]) => [name, typeOf(field)]),
  );
  const records = { type: 'array', items: { type: 'object', properties } };
  const started = performance.now();
  const { data } = extractStructured({
    root: parseDocument(site.flat('v0', 1)),
    url,
    schema: { type: 'object', properties: { records } },
  });
  const ms = performance.now() - started;
  const { rows } = site.page('v0', 1);
  const result = score(data.records ?? [], rows, {
    fields: site.fields,
    align: 'names',
    base: url,
  });
  return { site, ms, result, given: data.records ?? [] };
}

const sites = await loadSplit('dev', { seeds: ['a', 'b'] });
const templates = [...new Set(sites.map(({ t }) => t.id))];
const half = option('half') ?? 'all';
const judged = sites
  .filter(({ t }) => half === 'all' || (templates.indexOf(t.id) % 2 === 0) === (half === 'even'))
  .map(judge);
const mean = (of) => judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
const sum = (of) => judged.reduce((all, one) => all + of(one), 0);
for (const { site, result, given } of judged) {
  const fields = Object.entries(result.perField ?? {}).map(
    ([name, { need, got, wrong }]) => `${name} ${got}/${need}${wrong > 0 ? `!${wrong}` : ''}`,
  );
  console.log(
    `${site.id.padEnd(22)} F1 ${result.f1.toFixed(2)}  rows ${result.rows.given}/${result.rows.expected}  ${fields.join(', ')}`,
  );
  if (process.argv.includes('--show')) console.log(JSON.stringify(given.slice(0, 2), null, 1));
}
console.log(
  [
    `${judged.length} pages`,
    `F1 ${mean(({ result }) => result.f1).toFixed(3)}`,
    `precision ${mean(({ result }) => result.precision).toFixed(3)}`,
    `recall ${mean(({ result }) => result.recall).toFixed(3)}`,
    `right number of records ${mean(({ result: { rows } }) => Number(rows.given === rows.expected)).toFixed(2)}`,
    `wrong cells ${((100 * sum(({ result }) => result.silent)) / sum(({ result }) => result.cells?.need ?? 0)).toFixed(1)} %`,
    `${mean(({ ms }) => ms).toFixed(0)} ms a page`,
  ].join(', '),
);

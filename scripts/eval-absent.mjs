/**
 * Fields of other kinds of pages asked of every fourth real page of the quality kit (articles, shops, forums, documentation):
 * of most pages nearly all should be left empty, so what is answered is looked at.
 *
 *   HEARTH_EVAL_DIR=… node scripts/eval-absent.mjs [--against CHECKOUT] [--show FIELD]
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { parseDocument } from 'htmlparser2';
import { kit } from './content-model/kit.mjs';

const { values } = parseArgs({
  options: { against: { type: 'string' }, show: { type: 'string' } },
});
const here = path.resolve(import.meta.dirname, '..');
const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const link = { type: 'string', format: 'uri' };
const [number, integer, yesOrNo] = ['number', 'integer', 'boolean'].map((type) => ({ type }));
const rows = (properties) => ({ type: 'array', items: { type: 'object', properties } });

const FIELDS = {
  battery_life: text,
  population: integer,
  application_deadline: day,
  pets_allowed: yesOrNo,
  calories: integer,
  warranty_years: integer,
  court: text,
  start_date: day,
  end_date: day,
  mileage: integer,
  has_elevator: yesOrNo,
  rent: number,
  employees: integer,
  capacity: integer,
  isbn: text,
  venue: text,
  employment_type: { type: 'string', enum: ['full_time', 'part_time', 'contract'] },
  condition: { type: 'string', enum: ['new', 'used'] },
  amenities: { type: 'array', items: text },
  requirements: { type: 'array', items: text },
  warranty: text,
  material: text,
  team_members: rows({ name: text, role: text }),
  prices: rows({ group: text, price: number }),
  booking_url: link,
  rules_url: link,
  agent_phone: text,
  is_free: yesOrNo,
  discount_percent: number,
  date_of_birth: day,
  judge: text,
  floor: text,
  dosage: text,
};

const pages = zlib
  .gunzipSync(fs.readFileSync(path.join(kit, 'data/pages.jsonl.gz')))
  .toString()
  .split('\n')
  .filter(Boolean)
  .filter((_, at) => at % 4 === 0)
  .map((line) => JSON.parse(line));

const roots = [here, ...(values.against === undefined ? [] : [path.resolve(values.against)])];
const counts = [];
for (const root of roots) counts.push(await answersOf(root));
console.log(
  `${pages.length} pages, ${Object.keys(FIELDS).length} fields; answered by ${roots.join(', by ')}`,
);
for (const name of Object.keys(FIELDS)) {
  const cells = counts.map((one) => one.get(name) ?? 0);
  if (cells.some((count) => count > 0)) console.log(`  ${name.padEnd(22)}${cells.join('  ')}`);
}
const totals = counts.map((one) => [...one.values()].reduce((sum, count) => sum + count, 0));
console.log(`  ${'all'.padEnd(22)}${totals.join('  ')}`);

async function answersOf(root) {
  const module = path.join(root, 'src/main/service/pipeline/extract/index.ts');
  const { extractStructured } = await import(pathToFileURL(module).href);
  const found = new Map();
  for (const { file, url = 'https://page.example/' } of pages) {
    const html = zlib.gunzipSync(fs.readFileSync(path.join(kit, 'data', file))).toString();
    const schema = { type: 'object', properties: FIELDS };
    const { data } = extractStructured({ root: parseDocument(html), url, schema });
    for (const [name, value] of Object.entries(data)) {
      if (value === null) continue;
      found.set(name, (found.get(name) ?? 0) + 1);
      if (name === values.show && root === here)
        console.log(file, JSON.stringify(value).slice(0, 150));
    }
  }
  return found;
}

/** The quality kit's pages, its scorer's functions, and which fold of the validation a site belongs to. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zlib from 'node:zlib';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Where the kit lies: HEARTH_EVAL_DIR, or beside the repository. */
export const kit = process.env.HEARTH_EVAL_DIR ?? path.join(here, '../../../shared/eval');

export function readRecords() {
  const lines = zlib.gunzipSync(fs.readFileSync(path.join(kit, 'data/pages.jsonl.gz'))).toString();
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** `markdownText`, `scorePage` and `summarize` of the scorer, which reads its arguments when loaded. */
export async function readScorer() {
  const given = process.argv;
  process.argv = [given[0], 'kit', '--dump', 'none'];
  const scorer = await import(pathToFileURL(path.join(kit, 'score.mjs')).href);
  process.argv = given;
  return scorer;
}

/** Groups of pages that must stay together: a site, or a fixture without an address. */
export function siteOf(record) {
  if (record.part === 'made') return record.kind;
  const host = URL.parse(record.url ?? '')?.hostname ?? record.id;
  return record.part === 'mozr' || record.part === 'defu'
    ? record.id
    : host.split('.').slice(-2).join('.');
}

/** FNV-1a, mixed: which fold a site belongs to. */
export function foldOf(site, folds) {
  let hash = 2166136261;
  for (const char of site) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return (hash >>> 0) % folds;
}

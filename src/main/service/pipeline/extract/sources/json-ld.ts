/**
 * JSON-LD scripts → entities.
 * Source: schema.org, JSON-LD 1.1 (https://www.w3.org/TR/json-ld11/) section 7 (embedding in HTML).
 */
import { type Budget, type Entity, readJson } from './graph.ts';
import { ownText, type Page } from './page.ts';
import { parseLooseJson } from '../../page/loose-json.ts';
import { isList, isRecord } from '../text.ts';

/** All entities of the page's JSON-LD, outer ones first. Unreadable scripts are skipped. */
export function readJsonLd(page: Page, budget: Budget): readonly Entity[] {
  const out: Entity[] = [];
  let index = 0;
  for (const script of page.scripts) {
    if (!/^\s*application\/ld\+json/i.test(script.attribs['type'] ?? '')) continue;
    const value = parseLooseJson(ownText(script));
    const where = `script[type="application/ld+json"][${index}]`;
    index += 1;
    readRoot(value, where, out, budget);
  }
  return out;
}

/** Lists in lists and graphs in graphs; deeper than a few they are no description of a page. */
const MAX_NESTING = 20;

function readRoot(value: unknown, where: string, out: Entity[], budget: Budget, nesting = 0): void {
  if (nesting > MAX_NESTING) return;
  if (isList(value)) {
    value.forEach((item, index) => {
      readRoot(item, `${where}[${index}]`, out, budget, nesting + 1);
    });
    return;
  }
  if (!isRecord(value)) return;
  const graph = value['@graph'];
  if (isList(graph)) {
    graph.forEach((item, index) => {
      readRoot(item, `${where}.@graph[${index}]`, out, budget, nesting + 1);
    });
    if (value['@type'] === undefined) return;
  }
  readJson(value, { source: 'json-ld', where, isTop: true, depth: 0 }, out, budget);
}

/** How an interface is asked: `POST https://api.example.com/v3/parcels`, in one text or in two beside each other. */
import type { Field } from '../fields/field.ts';
import { type Page, parentOf, whereIs } from '../sources/page.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

const SAID = 0.6;
const MOST_TEXT = 200;
const METHOD = /(?<![\p{L}\d])(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?![\p{L}\d])/u;
const REQUEST = new RegExp(`${METHOD.source}\\s+((?:https?:/)?/[^\\s"'<>]+)`, 'u');

export function requestsShown(field: Field, page: Page): readonly Evidence[] {
  const part = partAsked(field);
  if (part === undefined) return [];
  for (const element of boxesOf(page, 3, MOST_TEXT)) {
    const box = parentOf(element);
    const around = [element, ...(box === undefined ? [] : [box])];
    const whole = around.find((one) => REQUEST.test(page.text(one).slice(0, MOST_TEXT)));
    if (whole === undefined) continue;
    const text = page.text(whole).slice(0, MOST_TEXT);
    const said = part === 'method' ? METHOD.exec(text)?.[0] : REQUEST.exec(text)?.[1];
    if (said !== undefined) return [one('text', SAID, said, whereIs(whole))];
  }
  return [];
}

function partAsked({ kind, key }: Field): 'method' | 'path' | undefined {
  if (kind !== 'string') return undefined;
  if (/^(?:http|request)?(?:method|verb)$/.test(key)) return 'method';
  return /^(?:(?:api|request)?(?:endpoint|path|route)(?:url|path)?)$/.test(key)
    ? 'path'
    : undefined;
}

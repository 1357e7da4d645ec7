/**
 * Postal addresses in visible text: North American, British and continental spellings, on one line or over three.
 * Conservative: street with a number, place and code must stand together.
 */
import { type Evidence, one } from './evidence.ts';
import { type Page, whereIs } from '../sources/page.ts';

export type AddressPart = 'street' | 'city' | 'region' | 'postalcode' | 'address';

interface Spelling {
  readonly pattern: RegExp;
  /** Groups of the pattern. */
  readonly parts: Readonly<Partial<Record<AddressPart, number>>>;
}

const SPELLINGS: readonly Spelling[] = [
  {
    pattern:
      /(\d{1,6}[A-Za-z]?(?:-\d{1,5})?\s[^,|•]{3,45}(?:,\s[^,|•]{1,30})?),?\s+([A-Z][\p{L} .'-]{1,30}),\s*([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?,?\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?!\d)/u,
    parts: { street: 1, city: 2, region: 3, postalcode: 4 },
  },
  {
    pattern:
      /(\d{1,5}[A-Za-z]?(?:-\d{1,5})?\s[\p{L} .'-]{3,40}),\s(?:[\p{L} .'-]{3,30},\s)?([\p{Lu}][\p{L} .'-]{2,30}),?\s+([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![A-Z\d])/u,
    parts: { street: 1, city: 2, postalcode: 3 },
  },
  {
    // `Mill Road, Larkfield, ME20 6PA`
    pattern:
      /(?<![\p{L}\d] ?)(\p{Lu}[\p{L} .'’-]{1,40}\s(?:Road|Street|Lane|Avenue|Close|Way|Drive|Hill|Row|Square|Place|Terrace|Gardens|Court|Green|Quay|Grove|Crescent|Park)),\s(?:[\p{L} .'-]{3,30},\s)?(\p{Lu}[\p{L} .'-]{2,30}),?\s+([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![A-Z\d])/u,
    parts: { street: 1, city: 2, postalcode: 3 },
  },
  {
    // `8 Mill Lane, LS1 4AB Leeds`, `Mole Road 1, HU1 9ZZ Hull`
    pattern:
      /((?:\d{1,5}[A-Za-z]?\s\p{Lu}[\p{L} .'-]{2,40}|\p{Lu}[\p{L} .'-]{2,40}\s\d{1,4}[a-z]?)),\s([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\s(\p{Lu}[\p{L} .'-]{1,30})/u,
    parts: { street: 1, postalcode: 2, city: 3 },
  },
  {
    pattern:
      /([\p{Lu}][\p{L}. '-]{2,40}\s\d{1,4}(?:\s?[a-z])?(?:[-–]\d{1,4})?),?\s+(?:[A-Z]{1,2}-)?(\d{4,5}(?: ?[A-Z]{2})?)\s+([\p{Lu}][\p{L} .'-]{2,30})/u,
    parts: { street: 1, postalcode: 2, city: 3 },
  },
  {
    // `Via Roma, 30, 43102 Pisa`, `ul. Leśna 8, 24-100 Puławy`, `Storgatan 5, 123 45 Umeå`
    pattern:
      /((?:\p{Lu}|ul\.|al\.|pl\.|os\.)[\p{L}. ’'-]{2,45},?\s(?:nº|n\.º|n\.|no\.)?\s?\d{1,4}(?:\s?[a-zA-Z])?(?:[-–/]\d{1,4}[a-z]?)?),?\s+(?:[A-Z]{1,2}-)?(\d{5}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4}-\d{3})\s+(\p{Lu}[\p{L} .’'-]{1,30})/u,
    parts: { street: 1, postalcode: 2, city: 3 },
  },
  {
    // `12 bis rue de la Paix, 75002 Paris`
    pattern:
      /(?<!\d)(\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|av\.|boulevard|bd|place|allée|chemin|quai|impasse|route|cours|passage|square|faubourg)\s[\p{L}\d. ’'-]{2,45}),?\s+(\d{5})\s+(\p{Lu}[\p{L} ’'-]{1,30})/iu,
    parts: { street: 1, postalcode: 2, city: 3 },
  },
  {
    // `〒834-9111 石川県金沢市本町7-18`
    pattern: /〒?\s?(\d{3}-\d{4})\s*([^\d\s]{2,3}[都道府県])?([^\d\s]{1,7}?[市区町村])(\S{0,30})/u,
    parts: { postalcode: 1, region: 2, city: 3, street: 4 },
  },
];
const MAX_LINE = 160;

/** Evidence for one part of the first address on the page. */
export function addressPart(page: Page, part: AddressPart): readonly Evidence[] {
  const [body] = page.elements.filter((element) => element.name === 'body');
  const lines = body === undefined ? [] : page.lines(body);
  for (const [index, line] of lines.entries()) {
    if (line.length > MAX_LINE || !/\d/.test(line)) continue;
    for (const size of [1, 2, 3]) {
      const text = lines
        .slice(index, index + size)
        .map((one) => one.replace(/[\s,]+$/, ''))
        .join(', ');
      if (text.length > MAX_LINE * 2) break;
      const found = readAddress(text, part);
      if (found !== undefined) return [one('text', 0.5, found, 'body')];
    }
  }
  return part === 'address' ? markedAddress(page) : [];
}

/** `<address>` with a number in it: no spelling is known of all countries. */
function markedAddress(page: Page): readonly Evidence[] {
  const address = page.elements.find((element) => {
    const length = page.textLength(element);
    return element.name === 'address' && length >= SHORTEST && length <= MAX_LINE;
  });
  const text = address === undefined ? '' : page.lines(address).join(', ');
  return address === undefined || !/\d/.test(text) || text.includes('@')
    ? []
    : [one('text', 0.45, text, whereIs(address))];
}

/** Letters of the shortest address. */
const SHORTEST = 8;

/** The part of the address the text holds; undefined when it holds none. */
export function readAddress(text: string, part: AddressPart): string | undefined {
  for (const { pattern, parts } of SPELLINGS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const group = part === 'address' ? 0 : parts[part];
    const found = group === undefined ? undefined : match[group]?.trim();
    const unit = part === 'address' ? UNIT.exec(text.slice(0, match.index))?.[0] : undefined;
    return found === undefined ? undefined : `${unit ?? ''}${found}`;
  }
  return undefined;
}

/** What stands before the number of a street, or is the number. */
const UNIT = /(?<!\p{L})(?:Unit|Suite|Flat|Apartment|Apt\.?)\s(?:[\dA-Z]{1,4},?\s)?$/u;

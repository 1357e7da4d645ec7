/** What a page about one file, notice or version is headed by: `25/00417/FUL`, `CVE-2025-41233`, `Report no. 2025-117`, `v2.4.0`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { type Evidence, one, onlyShown } from './evidence.ts';

const MOST_HEADING = 80;
/** Letters of a text that names the page's own DOI. */
const MOST_CITED = 400;
const DOI = /(?<![\w.])10\.\d{4,9}\/[^\s"<>]*[\w)]/;
/** Below labels. */
const HEADED = 0.4;

export function codesShown(field: Field, page: Page): readonly Evidence[] {
  const { heading } = page;
  if (field.key === 'doi' && field.kind === 'string')
    return onlyShown(page, { most: MOST_CITED, score: HEADED }, (said) => DOI.exec(said) ?? []);
  if (heading === undefined || field.kind !== 'string' || field.format !== undefined) return [];
  if (LATEST.test(field.key)) return newest(page);
  const numbered = numberSaid(field, page);
  if (numbered.length > 0) return numbered;
  if (field.options !== undefined || field.wantsAddress) return [];
  const text = page.text(heading);
  const code = text.length > MOST_HEADING ? undefined : codeIn(field, text);
  return code === undefined ? [] : [one('heading', HEADED, code, whereIs(heading))];
}

/** `Registered charity no. 1184422` of `charity_number`. */
function numberSaid({ words, options, wantsAddress }: Field, page: Page): readonly Evidence[] {
  const who = words.slice(0, -1);
  if (!NUMBERED.test(words.at(-1) ?? '') && words.at(-1) !== 'reference') return [];
  if (who.join('').length < 4 || options !== undefined || wantsAddress) return [];
  const pattern = new RegExp(
    `(?<!\\p{L})${who.join('[\\s-]')}\\s(?:(?:no|nr|number|num|id|ref|reference|registration)\\.?\\s?){1,2}[:#]?\\s?((?=\\S*\\d)[\\p{L}\\d][\\p{L}\\d/.-]{1,23}[\\p{L}\\d])`,
    'iu',
  );
  return onlyShown(page, { most: MOST_SAID, score: HEADED }, (said) => {
    const code = pattern.exec(said)?.[1];
    return code === undefined ? [] : [code];
  });
}
const MOST_SAID = 300;

const LATEST = /^(?:latest|current|newest)(?:version|release)$/;

/** Versions are told from the newest on. */
function newest(page: Page): readonly Evidence[] {
  for (const element of page.elements) {
    if (!/^h[1-4]$/.test(element.name) || page.textLength(element) > MOST_HEADING) continue;
    const version = HEADING_VERSION.exec(page.text(element))?.[1];
    if (version !== undefined) return [one('heading', HEADED, version, whereIs(element))];
  }
  return [];
}
const HEADING_VERSION = /^(?:version\s|release\s)?\[?(v?\d+(?:\.\d+)+(?:[-+][\w.]+)?)(?![\w.])/iu;

function codeIn(field: Field, text: string): string | undefined {
  const { words } = field;
  if (words.length === 1 && words[0] === 'version') return VERSION.exec(text)?.[0];
  const leading = words.length <= 2 && words.at(-1) === 'code' ? LEADING_CODE.exec(text) : null;
  return leading === null ? referenceIn(field, text) : leading[0];
}

function referenceIn(field: Field, text: string): string | undefined {
  const { words } = field;
  const whole = CODE.exec(text)?.[0];
  if (isReference(field)) return whole ?? NUMBER_AT_END.exec(text)?.[1];
  // `cve_id` is a code that begins so
  const [first = '', last = '', other] = words;
  const isItsOwn = other === undefined && NUMBERED.test(last) && first.length > 1;
  return isItsOwn && whole?.toLowerCase().startsWith(first) === true ? whole : undefined;
}

function isReference({ words }: Field): boolean {
  const last = words.at(-1) ?? '';
  return REFERENCE.test(last) || (NUMBERED.test(last) && words.some((word) => FILED.has(word)));
}

/** `GEO101 Introduction to coasts`. */
const LEADING_CODE = /^\p{Lu}{2,6}[- ]?\d{2,5}\p{Lu}?(?=\s(?:[-–—:]\s)?\p{L}{3})/u;
const VERSION = /^v?\d+(?:\.\d+)+(?:[-+][\w.]+)?$/iu;
/** One word of three figures or more with letters or signs; no day and no span of years. */
const CODE =
  /^(?=(?:\D*\d){3})(?=.*[\p{Lu}/_-])(?!(?:19|20)\d\d[-/](?:(?:19|20)?\d\d|\d\d?[-/]\d\d?)$)[\p{Lu}\d][\p{Lu}\d./_-]{3,29}$/u;
const NUMBER_AT_END =
  /(?<!\p{L})(?:no|nr|núm|num|n[°º]|№|#|ref|reference|az|aktenzeichen)[.:]*\s?((?=\S*\d)[\p{Lu}\d][\p{L}\d./_-]{2,29})$/iu;
const REFERENCE = /^(?:reference|ref|identifier|aktenzeichen|referenz|referencia|riferimento)$/;
const NUMBERED = /^(?:id|number|no|nr|code)$/;
/** What is filed under a number that heads its page. */
const FILED: ReadonlySet<string> = new Set(
  'reference ref case file docket application report notice permit tender document petition bill ticket incident advisory decision claim lot'.split(
    ' ',
  ),
);

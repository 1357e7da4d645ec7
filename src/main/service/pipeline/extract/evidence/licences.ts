/** Licences by their names, which are the same everywhere. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { type Evidence, evidenceIn, one } from './evidence.ts';

export const LICENCE =
  /(?<![\p{L}\d-])(?:MIT|ISC|Unlicense|[AL]?GPL(?:[- ]?v?\d(?:\.\d)?)?(?:-(?:only|or-later))?|Apache(?:[- ](?:License,? )?(?:Version )?2\.0)|BSD(?:[- ]\d-Clause)?|MPL[- ]2\.0|EPL[- ]2\.0|CC[- ]BY(?:-[A-Z]{2})*(?:[- ]\d\.\d)?|CC0(?:[- ]1\.0)?|(?:Creative Commons|Open Government Licence|Open Database License|Public Domain)(?:\s[A-Z][\p{L}\d.-]*){0,6})(?![\p{L}\d])/u;
/** Below labels. */
const SHOWN = 0.36;

export function licences(field: Field, page: Page): readonly Evidence[] {
  if (field.kind !== 'string' || !/^licen[cs]es?$/.test(field.own.at(-1) ?? '')) return [];
  return evidenceIn(page, { length: [3, 200], enough: 3 }, (element, length) => {
    const name = LICENCE.exec(page.text(element))?.[0];
    return name === undefined
      ? undefined
      : one('text', SHOWN - length / 5_000, name, whereIs(element));
  });
}

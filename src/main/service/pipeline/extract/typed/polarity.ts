/** Words by which a text says that something is so, or is not; in eleven languages. */

import { stem } from '../text.ts';

export const SAYS_NO =
  /(?<![\p{L}\p{N}])(?:no|not|none|without|never|cannot|excluded?|unavailable|forbidden|prohibited|isn['’]t|aren['’]t|nicht|keine?[nrs]?|ohne|verboten|ausgeschlossen|pas|aucune?|sans|interdit[es]*|sin|prohibid[oa]s?|ningun[oa]|non|senza|vietat[oaie]|niet|geen|zonder|verboden|não|sem|proibid[oa]s?|nie|bez|brak|zabronion[eya]|inte|ej|utan|ikke|uden|ei)(?![\p{L}\p{N}])|[✗✘❌]|不可|なし|禁止/giu;
export const SAYS_YES =
  /(?<![\p{L}\p{N}])(?:yes|allowed|available|included|welcome|free|possible|permitted|accepted|offered|supported|ja|erlaubt|möglich|inklusive|inbegriffen|vorhanden|willkommen|kostenlos|oui|inclus[es]*|compris[es]*|autorisé[es]*|acceptés?|gratuit[es]*|disponibles?|sí|permitid[oa]s?|incluid[oa]s?|admitid[oa]s?|gratis|gratuit[oaie]|inclus[oaie]|ammess[oaie]|disponibil[ei]|toegestaan|mogelijk|inbegrepen|aanwezig|sim|incluíd[oa]s?|disponíve(?:l|is)|tak|dozwolon[eya]|dostępn[eya]|wliczon[eya]|ingår|tillåt[enta]*|tilladt|tillatt)(?![\p{L}\p{N}])|[✓✔✅]|可(?!能)|あり|無料/giu;

/** Undefined: the text says neither. */
export function polarityOf(text: string): boolean | undefined {
  if (text.search(SAYS_NO) >= 0) return false;
  return text.search(SAYS_YES) >= 0 ? true : undefined;
}

/** Words of a field's name that say no more than that it is asked whether. */
export const WHETHER: ReadonlySet<string> = new Set(
  'is are was has have had can does do be with in of the allowed permitted available included offered possible supported supports accepts accepted provided exists enabled'.split(
    ' ',
  ),
);

/** What a yes-or-no field is about: `pets` of `pets_allowed`. */
export const subjectOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !WHETHER.has(word));

/** `Unfurnished`, `non-refundable`: the subject, denied by how its word begins. */
export function isDenied(text: string, subject: readonly string[]): boolean {
  const [only, other] = subject;
  if (only === undefined || other !== undefined) return false;
  return new RegExp(`(?<!\\p{L})(?:un|non|in|dis)[-\\s]?${stem(only)}`, 'iu').test(text);
}

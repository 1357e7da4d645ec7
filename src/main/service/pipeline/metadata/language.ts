/** The language of a text that declares none. */
import { detect } from 'tinyld/light';

/** Characters below which a guess is worth nothing. */
const ENOUGH = 80;

/** ISO 639-1 code, or `undefined` when the text is too short or like no language known. */
export function detectLanguage(text: string): string | undefined {
  if (text.length < ENOUGH) return undefined;
  const code = detect(text);
  return code === '' ? undefined : code;
}

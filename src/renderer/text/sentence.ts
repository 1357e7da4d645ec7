/**
 * What went wrong, in the words of the GUI: one map from the service's codes to sentences, for every place that
 * tells of a failure. The service speaks to programs, and so of options and command lines; a person is told what
 * to press. Codes that are not here keep the service's own sentence.
 */
import { t } from './catalogue.ts';

/** `said`: the service's sentence. */
export function sentenceOf(code: string | undefined, said: string | undefined): string {
  const known = code === undefined ? undefined : t.states.sentences[code];
  return known ?? said ?? code ?? t.states.failed;
}

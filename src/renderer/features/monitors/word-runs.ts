/** Words that changed, put together so that a person can read them: a run that went, then the run that came. Pure. */
import type { MonitorLookView } from '../../../contract/monitors.ts';

type Word = Exclude<MonitorLookView['blocks'][number], { readonly kind: 'changed' }>;

/** What stays between two changes and says little: a space, a comma, a short word. */
const SLIGHT = 4;

export function runsOf(words: readonly Word[]): readonly Word[] {
  const runs: Word[] = [];
  let run: Word[] = [];
  let held: Word[] = [];
  const end = (): void => {
    runs.push(...joined(run), ...held);
    run = [];
    held = [];
  };
  for (const word of words) {
    if (word.kind !== 'equal') {
      run.push(...held, word);
      held = [];
      continue;
    }
    held.push(word);
    if (run.length === 0 || textOf(held).trim().length > SLIGHT) end();
  }
  end();
  return runs;
}

/** Both sides whole, one after the other; where only one side has words, as they stood. */
function joined(run: readonly Word[]): readonly Word[] {
  const kinds = new Set(run.map(({ kind }) => kind));
  if (!kinds.has('removed') || !kinds.has('added')) return run;
  return [
    { kind: 'removed', text: textOf(run.filter(({ kind }) => kind !== 'added')) },
    { kind: 'added', text: textOf(run.filter(({ kind }) => kind !== 'removed')) },
  ];
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('');
}

/**
 * A text being typed that stands for a value: the text is kept as typed while its value agrees, and
 * is written anew when the value changes from elsewhere (paste, reset).
 */
import { useState } from 'react';
import { enteredIn, keepEntered } from '../../client/entered.ts';
import type { Json } from '../../../contract/console/common.ts';

interface Draft {
  readonly text: string;
  readonly seen: string;
}

interface DraftCodec {
  readonly toText: (value: Json | undefined) => string;
  /** The value of the text; undefined for none; throws when the text is not one yet. */
  readonly toValue: (text: string) => Json | undefined;
}

export interface DraftState {
  readonly text: string;
  readonly isBad: boolean;
  readonly type: (text: string) => void;
}

/** `label`: of its field; by it a text that is no value yet is found again. */
export function useDraft(
  label: string,
  value: Json | undefined,
  codec: DraftCodec,
  onChange: (value: Json | undefined) => void,
): DraftState {
  const key = keyOf(value);
  const [bad] = useState(() => badText(label, value));
  const [draft, setDraft] = useState<Draft>(() => ({
    text: bad ?? codec.toText(value),
    seen: key,
  }));
  const [isBad, setBad] = useState(bad !== undefined);
  if (draft.seen !== key) {
    setDraft({ text: codec.toText(value), seen: key });
    setBad(false);
  }
  return {
    text: draft.text,
    isBad,
    type: (text) => {
      try {
        const next = codec.toValue(text);
        setBad(false);
        keepEntered(nameOf(label), undefined);
        setDraft({ text, seen: keyOf(next) });
        onChange(next);
      } catch {
        const unfinished: Draft = { text, seen: key };
        setBad(true);
        keepEntered(nameOf(label), unfinished);
        setDraft(unfinished);
      }
    },
  };
}

/** What was typed there and is no value yet, unless the value is another one by now. */
export function badText(label: string, value: Json | undefined): string | undefined {
  const kept = enteredIn(nameOf(label)) as Draft | undefined;
  return kept?.seen === keyOf(value) ? kept.text : undefined;
}

const nameOf = (label: string): string => `${location.pathname} ${label}`;

function keyOf(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}

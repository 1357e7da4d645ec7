/**
 * A text being typed that stands for a value: the text is kept as typed while its value agrees, and
 * is written anew when the value changes from elsewhere (paste, reset).
 */
import { useState } from 'react';
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

export function useDraft(
  value: Json | undefined,
  codec: DraftCodec,
  onChange: (value: Json | undefined) => void,
): DraftState {
  const key = keyOf(value);
  const [draft, setDraft] = useState<Draft>(() => ({ text: codec.toText(value), seen: key }));
  const [isBad, setBad] = useState(false);
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
        setDraft({ text, seen: keyOf(next) });
        onChange(next);
      } catch {
        setBad(true);
        setDraft({ text, seen: key });
      }
    },
  };
}

function keyOf(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}

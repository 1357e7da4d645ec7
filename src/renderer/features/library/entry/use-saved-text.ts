/** A text that is saved while it is written: a moment after the last key, and at the latest when it is left. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Of a hand that pauses. */
const PAUSE_MS = 600;

export interface SavedText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Saves what is not saved yet. */
  readonly flush: () => void;
}

/** `save`, with an identity of its own; `isLast`: the page is left, and nobody waits for the answer. */
export function useSavedText(
  saved: string,
  save: (text: string, isLast: boolean) => Promise<void>,
): SavedText {
  const [text, setText] = useState(saved);
  const written = useRef({ text: saved, sent: saved });
  const send = useCallback(
    (isLast: boolean): void => {
      const { text: now, sent } = written.current;
      if (now === sent) return;
      written.current.sent = now;
      // what was refused goes again with the next key
      save(now, isLast).catch(() => (written.current.sent = sent));
    },
    [save],
  );
  useEffect(() => {
    const timer = setTimeout(() => send(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, send]);
  useEffect(() => {
    const leave = (): void => send(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);
  const change = (next: string): void => {
    written.current.text = next;
    setText(next);
  };
  return { text, change, flush: () => send(false) };
}

/** A text that is saved while it is written: a moment after the last key, and at the latest when it is left. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { connection } from '../../../client/live.ts';
import { useStore } from '../../../client/store.ts';

/** Of a hand that pauses. */
const PAUSE_MS = 600;

export interface SavedText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** The field is entered. */
  readonly enter: () => void;
  /** It is left: saves what is not saved yet. */
  readonly leave: () => void;
}

interface Saving {
  /** With an identity of its own; `isLast`: the page is left, and nobody waits for the answer. */
  readonly save: (text: string, isLast: boolean) => Promise<void>;
  /** Somebody was in the field, and now another text stands saved. */
  readonly onChanged: (before: string) => void;
}

export function useSavedText(saved: string, { save, onChanged }: Saving): SavedText {
  const [text, setText] = useState(saved);
  const [isInside, setInside] = useState(false);
  const [saving, setSaving] = useState(0);
  const written = useRef({ text: saved, sent: saved, entered: saved });
  const seen = useRef(saved);
  const last = useRef(Promise.resolve(true));
  const send = useCallback(
    (isLast: boolean): void => {
      const { text: now, sent } = written.current;
      if (now === sent) return;
      written.current.sent = now;
      setSaving((count) => count + 1);
      last.current = save(now, isLast)
        .then(
          () => true,
          () => {
            // what was refused goes again with the next key, or when the service is back
            written.current.sent = sent;
            return false;
          },
        )
        .finally(() => setSaving((count) => count - 1));
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
  const isOpen = useStore(connection).kind === 'open';
  useEffect(() => {
    if (isOpen) send(false);
  }, [isOpen, send]);
  // what is said elsewhere shows, unless somebody is writing here
  useEffect(() => {
    const { text: now, sent } = written.current;
    if (saved === seen.current || isInside || saving > 0 || now !== sent) return;
    seen.current = saved;
    Object.assign(written.current, { text: saved, sent: saved });
    setText(saved);
  }, [saved, saving, isInside]);
  const change = (next: string): void => {
    written.current.text = next;
    setText(next);
  };
  const enter = (): void => {
    written.current.entered = written.current.text;
    setInside(true);
  };
  const leave = (): void => {
    setInside(false);
    send(false);
    const { entered, text: now } = written.current;
    if (now === entered) return;
    void last.current.then((isSaved) => {
      if (isSaved) onChanged(entered);
    });
  };
  return { text, change, enter, leave };
}

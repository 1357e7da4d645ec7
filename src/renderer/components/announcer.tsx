/** One polite live region for the whole window; at most one sentence every few seconds. */
import type { ReactElement } from 'react';
import { createStore, useStore } from '../client/store.ts';

const spoken = createStore('');

export function announce(sentence: string): void {
  spoken.set(spoken.get() === sentence ? `${sentence}\u00a0` : sentence);
}

export function Announcer(): ReactElement {
  const sentence = useStore(spoken);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {sentence}
    </div>
  );
}

/**
 * A curl command or a JSON body fills the form, wherever it is pasted: into the main field, or outside of
 * any field. Other fields (a schema, headers) keep what is pasted into them.
 */
import { useEffect, useRef } from 'react';
import { readPaste, type Pasted } from './paste.ts';

export function usePaste(onPaste: (pasted: Pasted) => void): void {
  const act = useRef(onPaste);
  useEffect(() => {
    act.current = onPaste;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !mayFill(target)) return;
      const pasted = readPaste(event.clipboardData?.getData('text/plain') ?? '');
      if (pasted === undefined) return;
      event.preventDefault();
      act.current(pasted);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

function mayFill(target: HTMLElement): boolean {
  if (target.matches('[data-main-field]')) return true;
  return !target.isContentEditable && !target.matches('input, textarea, select');
}

/** Where a list was scrolled to, by its address: there again on the way back and after a reload. */
import { useEffect, useRef, type RefObject } from 'react';

const key = (): string => `hearth.scroll ${location.pathname}${location.search}`;

export function useKeptScroll(scroller: RefObject<HTMLElement | null>, isReady: boolean): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isReady) return undefined;
    if (!isRestored.current) {
      isRestored.current = true;
      element.scrollTop = Number(read(key()) ?? 0);
    }
    const keep = (): void => {
      write(key(), String(Math.round(element.scrollTop)));
    };
    element.addEventListener('scrollend', keep);
    element.addEventListener('click', keep, { capture: true });
    return () => {
      element.removeEventListener('scrollend', keep);
      element.removeEventListener('click', keep, { capture: true });
    };
  }, [scroller, isReady]);
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // storage is off or full: the list begins at its top again
  }
}

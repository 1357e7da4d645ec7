/** The title of the window: what is on screen, then the app; told apart in tabs, history and by screen readers. */
import { useEffect } from 'react';
import { t } from '../text/catalogue.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t.shell.brand}`;
  }, [title]);
}

/** One thing that was just done, with the way to take it back or to see it; goes by itself. */
import { createStore } from './store.ts';
import { announce } from '../components/announcer.tsx';
import { messageOf } from '../text/failures.ts';

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly tone?: 'bad';
}

/** Time enough to read it and to reach the button by keys. */
const SHOWN_MS = 20_000;

let timer: ReturnType<typeof setTimeout> | undefined;

export const toast = createStore<Toast | undefined>(undefined);

export function showToast(next: Toast): void {
  clearTimeout(timer);
  toast.set(next);
  announce(next.text);
  timer = setTimeout(hideToast, SHOWN_MS);
}

/** Of what was pressed where no place of its own tells how it went. */
export function showFailure(error: unknown): void {
  showToast({ text: messageOf(error), tone: 'bad' });
}

export function hideToast(): void {
  clearTimeout(timer);
  toast.set(undefined);
}

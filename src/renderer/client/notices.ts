/** Things a person should hear of (a cap reached, a backup that failed): shown until they are put away. */
import type { ConsoleEvent } from '../../contract/console/events.ts';
import { createStore } from './store.ts';

export type Notice = Extract<ConsoleEvent, { type: 'notice' }>;

const MOST = 3;

export const notices = createStore<readonly Notice[]>([]);

export function addNotice(notice: Notice): void {
  const others = notices.get().filter(({ id }) => id !== notice.id);
  notices.set([...others, notice].slice(-MOST));
}

export function putAway(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

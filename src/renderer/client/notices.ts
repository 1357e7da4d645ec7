/** Things a person should hear of (a cap reached, a backup that failed): shown until they are put away. */
import type { ConsoleEvent } from '../../contract/console/events.ts';
import { createStore } from './store.ts';

export type Notice = Extract<ConsoleEvent, { type: 'notice' }>;

const MOST = 3;
let nextId = 0;

export const notices = createStore<readonly Notice[]>([]);

export function addNotice(notice: Notice): void {
  // several may come between two events of jobs, whose place they carry
  const isSame = ({ title, body }: Notice): boolean =>
    title === notice.title && body === notice.body;
  const others = notices.get().filter((one) => !isSame(one));
  nextId += 1;
  notices.set([...others, { ...notice, id: String(nextId) }].slice(-MOST));
}

export function putAway(id: string): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

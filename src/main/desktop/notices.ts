/**
 * Notifications of the system. The same thing is told once: service and window may both know that a job
 * ended. A click opens the place it is about.
 */
import { isGuiPlace } from '../../contract/places.ts';
import type { ElectronApi } from './electron-api.ts';

export interface Note {
  readonly title: string;
  readonly body: string;
  readonly path?: string;
}

const LONGEST = { title: 120, body: 400 };
const SAME_WITHIN_MS = 60_000;

export function createNotices(
  { Notification }: Pick<ElectronApi, 'Notification'>,
  open: (path: string | undefined) => void,
): (note: Note) => void {
  const told = new Map<string, number>();
  return ({ title, body, path }) => {
    if (!Notification.isSupported()) return;
    const now = Date.now();
    for (const [key, at] of told) if (now - at > SAME_WITHIN_MS) told.delete(key);
    const subject = path?.startsWith('/jobs/') === true ? path : `${title}\n${body}`;
    if (told.has(subject)) return;
    told.set(subject, now);
    const shown = new Notification({
      title: title.slice(0, LONGEST.title),
      body: body.slice(0, LONGEST.body),
    });
    const target = path !== undefined && isGuiPlace(path) ? path : undefined;
    shown.on('click', () => open(target));
    shown.show();
  };
}

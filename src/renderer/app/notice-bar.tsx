/** Notices of the service, above the content, each with a way to what it is about. */
import { Bell, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { notices, putAway } from '../client/notices.ts';
import { useStore } from '../client/store.ts';
import { IconButton } from '../components/button.tsx';
import { t } from '../text/catalogue.ts';

export function NoticeBar(): ReactElement | null {
  const list = useStore(notices);
  if (list.length === 0) return null;
  return (
    <div role="status" className="shrink-0 border-b border-line bg-info-soft">
      {list.map((notice) => (
        <div key={notice.id} className="flex min-h-10 items-center gap-3 px-5 py-1.5 text-sm">
          <Bell aria-hidden className="size-4 shrink-0 text-info" />
          <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="font-medium">{notice.title}</span>{' '}
            <span className="text-ink-2">{notice.body}</span>
          </p>
          {notice.path !== undefined && (
            <Link
              href={notice.path}
              onClick={() => putAway(notice.id)}
              className="shrink-0 text-sm text-info underline underline-offset-2"
            >
              {t.shell.show}
            </Link>
          )}
          <IconButton label={t.common.close} onClick={() => putAway(notice.id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

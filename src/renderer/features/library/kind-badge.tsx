/** How deep a page was kept. */
import type { ReactElement } from 'react';
import { Badge } from '../../components/badge.tsx';
import { t } from '../../text/catalogue.ts';

const TONES = { text: 'quiet', page: 'info', full: 'ok' } as const;

export function KindBadge({ kind }: { readonly kind: keyof typeof TONES }): ReactElement {
  return (
    <span title={t.library.kindHelp[kind]} className="inline-flex">
      <Badge tone={TONES[kind]}>{t.library.kinds[kind]}</Badge>
    </span>
  );
}

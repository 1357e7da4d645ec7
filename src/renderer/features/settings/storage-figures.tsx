/** Where the data lies and how much of it there is. */
import type { ReactElement } from 'react';
import { useStorage } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { t } from '../../text/catalogue.ts';
import { formatBytes } from '../../text/format.ts';

export function StorageFigures(): ReactElement | null {
  const { data } = useStorage();
  if (data === undefined) return null;
  return (
    <dl className="nums grid grid-cols-[140px_minmax(0,1fr)] gap-y-2 text-sm">
      <dt className="text-ink-2">{t.settings.storagePath}</dt>
      <dd className="flex min-w-0 items-center gap-2">
        <span className="truncate font-mono text-xs">{data.path}</span>
        {window.hearthDesktop === undefined ? (
          <CopyButton value={data.path} />
        ) : (
          <Button size="sm" onClick={() => void window.hearthDesktop?.openFolder('data')}>
            {t.settings.openFolder}
          </Button>
        )}
      </dd>
      <dt className="text-ink-2">{t.settings.databaseSize}</dt>
      <dd>{formatBytes(data.databaseBytes)}</dd>
      <dt className="text-ink-2">{t.settings.schema}</dt>
      <dd className="font-mono text-xs">{data.schema}</dd>
    </dl>
  );
}

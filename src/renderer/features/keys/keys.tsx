/** API keys: made, seen once, limited, revoked. */
import { KeyRound, Pencil, Plus } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { CreatedKey, KeyRow } from '../../../contract/console/keys.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useNow } from '../../client/use-now.ts';
import { useKeys } from '../../client/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatAgo, formatDate, formatNumber, formatUtcDate } from '../../text/format.ts';
import { CreateKeyDialog, EditKeyDialog, NewKeyDialog, RevokeKeyDialog } from './key-dialogs.tsx';

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'created'; readonly created: CreatedKey }
  | { readonly kind: 'edit'; readonly key: KeyRow }
  | { readonly kind: 'revoke'; readonly key: KeyRow };

export default function Keys(): ReactElement {
  const { data, error, refetch } = useKeys();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Open | undefined>(
    search.get('new') === '1' ? { kind: 'create' } : undefined,
  );
  const create = useRef<HTMLDivElement>(null);
  const close = (): void => {
    // the dialog that this one followed is gone, and the focus with it
    if (open?.kind === 'created') create.current?.querySelector('button')?.focus();
    setOpen(undefined);
    if (search.has('new')) setSearch({}, { replace: true });
  };
  useShortcuts({ n: () => setOpen({ kind: 'create' }) });
  const rows = data?.rows ?? [];
  const now = useNow();
  const active = rows.filter((key) => key.revokedAt === undefined && !isExpired(key, now));
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader
        title={t.keys.title}
        actions={
          <div ref={create}>
            <Button
              variant="primary"
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setOpen({ kind: 'create' })}
            >
              {t.keys.create}
            </Button>
          </div>
        }
      >
        {data !== undefined && (
          <span className="nums text-xs text-ink-3">{t.keys.activeCount(active.length)}</span>
        )}
      </PageHeader>
      <p className="max-w-[96ch] px-6 pb-4 text-sm text-ink-2">{t.keys.intro}</p>
      {data === undefined ? (
        <Pending error={error} onRetry={refetch} rows={4} />
      ) : rows.length === 0 ? (
        <Empty
          title={t.keys.empty}
          action={
            <Button variant="primary" onClick={() => setOpen({ kind: 'create' })}>
              {t.keys.create}
            </Button>
          }
        />
      ) : (
        <KeyTable rows={rows} onOpen={setOpen} />
      )}
      <OpenDialog
        open={open}
        isLast={open?.kind === 'revoke' && active.every(({ id }) => id === open.key.id)}
        onClose={close}
        onOpen={(next) => {
          // a reload must not offer another one
          if (next.kind === 'created') setSearch({}, { replace: true });
          setOpen(next);
        }}
      />
    </div>
  );
}

interface OpenDialogProps {
  readonly open: Open | undefined;
  /** Of the active keys. */
  readonly isLast: boolean;
  readonly onClose: () => void;
  readonly onOpen: (open: Open) => void;
}

function OpenDialog({ open, isLast, onClose, onOpen }: OpenDialogProps): ReactElement | null {
  switch (open?.kind) {
    case undefined:
      return null;
    case 'create':
      return (
        <CreateKeyDialog
          onClose={onClose}
          onCreated={(created) => onOpen({ kind: 'created', created })}
        />
      );
    case 'created':
      return <NewKeyDialog created={open.created} onClose={onClose} />;
    case 'edit':
      return <EditKeyDialog apiKey={open.key} onClose={onClose} />;
    case 'revoke':
      return (
        <RevokeKeyDialog
          apiKey={open.key}
          isLast={isLast}
          onClose={onClose}
          onCreate={() => onOpen({ kind: 'create' })}
        />
      );
  }
}

const HEAD =
  'border-b border-line-strong px-3 py-2 text-left text-2xs font-medium text-ink-3 first:pl-6 last:pr-6';
const CELL = 'border-b border-line px-3 py-2 text-sm first:pl-6 last:pr-6';

interface KeyTableProps {
  readonly rows: readonly KeyRow[];
  readonly onOpen: (open: Open) => void;
}

function KeyTable({ rows, onOpen }: KeyTableProps): ReactElement {
  const { columns } = t.keys;
  return (
    <div
      className="relative min-h-0 flex-1 overflow-auto"
      tabIndex={0}
      role="region"
      aria-label={t.keys.list}
    >
      <table className="nums w-full border-collapse">
        <thead>
          <tr>
            <th className={HEAD}>{columns.name}</th>
            <th className={HEAD}>{columns.hint}</th>
            <th className={`${HEAD} max-md:hidden`}>{columns.limits}</th>
            <th className={`${HEAD} max-sm:hidden`}>{columns.used}</th>
            <th className={`${HEAD} text-right! max-sm:hidden`}>{columns.credits}</th>
            <th className={`${HEAD} max-md:hidden`}>{columns.created}</th>
            <th className={HEAD}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <KeyTableRow key={key.id} row={key} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isExpired = ({ limits: { expiresAt = Infinity } }: KeyRow, now: number): boolean =>
  expiresAt <= now;

function KeyTableRow({
  row,
  onOpen,
}: {
  readonly row: KeyRow;
  readonly onOpen: (open: Open) => void;
}): ReactElement {
  const isRevoked = row.revokedAt !== undefined;
  const now = useNow();
  return (
    <tr className={isRevoked ? 'text-ink-3' : 'hover:bg-sunken/60'}>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex items-center gap-2 font-medium">
          <KeyRound aria-hidden className="size-3.5 text-ink-3" />
          {row.name}
          {isRevoked && <Badge tone="quiet">{t.keys.revoked}</Badge>}
          {!isRevoked && isExpired(row, now) && <Badge tone="warn">{t.keys.expired}</Badge>}
        </span>
      </th>
      <td className={`${CELL} font-mono text-xs`}>{row.hint}</td>
      <td className={`${CELL} text-xs max-md:hidden`}>{limitsText(row)}</td>
      <td className={`${CELL} text-xs max-sm:hidden`}>
        {row.lastUsedAt === undefined ? t.keys.never : formatAgo(row.lastUsedAt, now)}
      </td>
      <td className={`${CELL} text-right text-xs max-sm:hidden`}>
        {formatNumber(row.creditsThisPeriod)}
      </td>
      <td className={`${CELL} text-xs max-md:hidden`}>{formatDate(row.createdAt)}</td>
      <td className={CELL}>
        {!isRevoked && (
          <span className="flex items-center justify-end gap-1">
            <IconButton
              label={`${t.keys.edit} ${row.name}`}
              onClick={() => onOpen({ kind: 'edit', key: row })}
            >
              <Pencil aria-hidden className="size-3.5!" />
            </IconButton>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t.keys.revoke} ${row.name}`}
              onClick={() => onOpen({ kind: 'revoke', key: row })}
            >
              {t.keys.revoke}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}

function limitsText({ limits, faults }: KeyRow): string {
  const parts = [
    ...(limits.creditsPerDay === undefined ? [] : [t.keys.perDay(limits.creditsPerDay)]),
    ...(limits.operations === undefined
      ? []
      : [limits.operations.map((operation) => t.jobs.kinds[operation]).join(', ')]),
    ...(limits.expiresAt === undefined ? [] : [t.keys.until(formatUtcDate(limits.expiresAt - 1))]),
    ...(Object.keys(faults).length === 0 ? [] : [t.keys.rehearsal]),
  ];
  return parts.length === 0 ? t.keys.noLimits : parts.join(' · ');
}

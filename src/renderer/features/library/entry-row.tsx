/** One page of the library in the list: its looks, what it is, where the search hit, how often it was kept. */
import { FileText } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { LibraryHit } from '../../../contract/library/types.ts';
import { Badge } from '../../components/badge.tsx';
import { ForeignText } from '../../components/foreign-text.tsx';
import { t } from '../../text/catalogue.ts';
import { formatDate, formatDay, formatMoment, shortAddress } from '../../text/format.ts';
import { KindBadge } from './kind-badge.tsx';
import { Marked } from './marked.tsx';
import { usePartUrl } from './part-url.ts';

export const ENTRY_ROW_HEIGHTS = { compact: 54, comfortable: 66, roomy: 80 } as const;

interface EntryRowProps {
  readonly hit: LibraryHit;
  readonly q: string;
  readonly words: readonly string[];
  readonly isChosen: boolean;
  readonly now: number;
  readonly onChoose: (hit: LibraryHit) => void;
}

export const EntryRow = memo(function EntryRow({
  hit,
  q,
  words,
  isChosen,
  now,
  onChoose,
}: EntryRowProps): ReactElement {
  const refusal = refusalOf(hit);
  const title = hit.title === '' ? shortAddress(hit.url) : hit.title;
  return (
    <div
      data-chosen={isChosen ? true : undefined}
      className="group relative flex h-full items-center gap-3 border-b border-line px-5 hover:bg-sunken/60 has-[a:focus-visible]:bg-ember-soft/60 data-chosen:bg-ember-soft max-sm:gap-2 max-sm:px-3"
    >
      <label className="relative z-1 flex size-6 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onChoose(hit)}
          aria-label={t.library.choose(title)}
          className="size-4 accent-ember"
        />
      </label>
      <Thumb hit={hit} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <Link
            href={linkOf(hit, q)}
            dir="auto"
            className="min-w-0 shrink truncate rounded-sm text-base font-medium -outline-offset-1! after:absolute after:inset-0"
          >
            <Marked text={title} words={words} />
          </Link>
          {hit.title !== '' && (
            <span title={hit.url} className="min-w-16 shrink-[9] truncate text-xs text-ink-3">
              <ForeignText text={shortAddress(hit.url)} />
            </span>
          )}
        </div>
        <p dir="auto" className="truncate text-xs text-ink-2">
          <Marked text={withoutTitle(hit)} words={words} />
        </p>
        <p className="nums truncate text-2xs text-ink-3 sm:hidden">
          {refusal !== undefined && <span className="text-warn">{refusal} · </span>}
          {factsOf(hit, now)}
        </p>
      </div>
      <div className="nums flex w-44 shrink-0 flex-col items-end gap-1 text-xs text-ink-3 max-sm:hidden">
        <span className="flex items-center gap-1.5">
          {hit.tags.slice(0, refusal === undefined ? 2 : 1).map((tag) => (
            <Badge key={tag} tone="quiet">
              <bdi className="max-w-20 truncate">{tag}</bdi>
            </Badge>
          ))}
          {refusal !== undefined && <Badge tone="warn">{refusal}</Badge>}
          {hit.captures > 0 && <KindBadge kind={hit.latest?.kind ?? 'text'} />}
        </span>
        <span className="max-w-full truncate">{factsOf(hit, now)}</span>
      </div>
    </div>
  );
});

/** A text begins with its headline as a rule, which stands above it already. */
function withoutTitle({ title, snippet, description }: LibraryHit): string {
  const text = snippet === '' ? description : snippet;
  const rest = title !== '' && text.startsWith(title) ? text.slice(title.length).trim() : '';
  return rest === '' ? text : rest;
}

/** Of what was kept last, where that is what the site said instead of the page. */
function refusalOf({ latest }: LibraryHit): string | undefined {
  const status = latest?.status ?? 0;
  return status >= 400 ? t.library.answered(status) : undefined;
}

/** The version that was found opens, where an older one was; what was looked for goes along. */
function linkOf({ id, version, versions }: LibraryHit, q: string): string {
  const isOlder = version !== undefined && version.n < versions;
  const search = new URLSearchParams({
    ...(q === '' ? {} : { find: q }),
    ...(isOlder ? { version: String(version.n) } : {}),
  }).toString();
  return `/library/entry/${id}${search === '' ? '' : `?${search}`}`;
}

function factsOf(hit: LibraryHit, now: number): string {
  const { captures, versions, version, kept, lastAt, changedAt, state } = hit;
  const day = (iso: string): string => dayOf(Date.parse(iso), now);
  if (state === 'wanted' && captures === 0) return t.library.wanted;
  const copies = kept === 0 ? t.library.notKept : t.library.copies(captures);
  if (version !== undefined && version.n < versions) {
    return `${copies} · ${t.library.saidFrom(day(version.firstAt), day(version.lastAt))}`;
  }
  if (changedAt !== undefined && versions > 1) {
    return `${copies} · ${t.library.changedOn(day(changedAt))}`;
  }
  return `${copies} · ${day(lastAt)}`;
}

/** The clock today, else the day; with the year when it is another. */
function dayOf(at: number, now: number): string {
  const [date, today] = [new Date(at), new Date(now)];
  if (date.toDateString() === today.toDateString()) return formatMoment(at, now);
  return date.getFullYear() === today.getFullYear() ? formatDay(at) : formatDate(at);
}

function Thumb({ hit }: { readonly hit: LibraryHit }): ReactElement {
  const { url } = usePartUrl(hit.latest?.kind === 'full' ? hit.latest.id : undefined, 'thumb');
  return (
    <span
      aria-hidden
      className={`flex h-[calc(100%-16px)] w-16 shrink-0 items-center justify-center overflow-hidden rounded-sm text-ink-3 max-xl:hidden ${url === undefined ? '' : 'border border-line bg-sunken'}`}
    >
      {url === undefined ? (
        <FileText className="size-4 opacity-60" />
      ) : (
        <img src={url} alt="" className="size-full object-cover object-top" />
      )}
    </span>
  );
}

/** Stands where a row is under way. */
export function PendingEntry(): ReactElement {
  return (
    <div className="flex h-full items-center gap-3 border-b border-line px-5">
      <div className="ml-9 h-10 w-16 rounded-sm bg-sunken" />
      <div className="h-3 w-2/5 rounded-sm bg-sunken" />
    </div>
  );
}

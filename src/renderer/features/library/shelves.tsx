/** Ways through the library beside the list: views, collections, saved searches, tags, the sites of what was found. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { LibraryCollection, LibraryFound } from '../../../contract/library/types.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure } from '../../client/toasts.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { SidePane } from '../../components/side-pane.tsx';
import { Unread } from '../../components/states.tsx';
import { ForeignText } from '../../components/foreign-text.tsx';
import { t } from '../../text/catalogue.ts';
import { formatNumber } from '../../text/format.ts';
import { inTreeOrder, movedPlaces } from './collection-tree.ts';
import { CollectionDialog, type CollectionForm } from './collection-dialog.tsx';

interface ShelvesProps {
  readonly q: string;
  readonly answer: LibraryFound | undefined;
  readonly onAsk: (q: string) => void;
  /** Of the drawer, where there is no room beside the list. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const VIEWS: readonly (readonly [string, string])[] = [
  ['', t.library.all],
  ['is:kept', t.library.kept],
  ['changed:7d', t.library.changed],
  ['has:changed-highlight', t.library.changedHighlights],
  ['is:wanted', t.library.wantedView],
  ['is:trace', t.library.onlyRead],
  ['is:damaged', t.library.damaged],
];

export function Shelves({ isOpen, onClose, onAsk, ...rest }: ShelvesProps): ReactElement {
  const ask = (q: string): void => {
    onAsk(q);
    onClose();
  };
  return (
    <SidePane
      label={t.library.shelves}
      side="left"
      isOpen={isOpen}
      onClose={onClose}
      className="w-56 px-3 py-3"
    >
      <Groups {...rest} onAsk={ask} />
    </SidePane>
  );
}

type GroupsProps = Pick<ShelvesProps, 'q' | 'answer' | 'onAsk'>;

function Groups({ q, answer, onAsk }: GroupsProps): ReactElement {
  const client = useClient();
  const read = useQuery({
    queryKey: [...QUERY.library, 'collections'],
    queryFn: ({ signal }) => client.library.collections(signal),
  });
  const collections = read.data ?? [];
  const [form, setForm] = useState<CollectionForm>();
  const sites = answer?.hosts ?? [];
  const saved = collections.filter(({ query }) => query !== '');
  const plain = inTreeOrder(collections.filter(({ query }) => query === ''));
  const shared = { q, onAsk, onForm: setForm };
  return (
    <nav aria-label={t.library.shelves} className="flex flex-col gap-4">
      <Group title={t.library.views}>
        {VIEWS.map(([query, label]) => (
          <Shelf key={query} isOn={q === query} onPress={() => onAsk(query)}>
            {label}
          </Shelf>
        ))}
      </Group>
      <Collections
        {...shared}
        title={t.library.collections}
        list={plain}
        add={{ label: t.library.newCollection, query: '' }}
      />
      {read.data === undefined && read.error !== null && (
        <div className="px-2">
          <Unread error={read.error} onRetry={read.refetch} />
        </div>
      )}
      {(saved.length > 0 || q !== '') && (
        <Collections
          {...shared}
          title={t.library.savedSearches}
          list={saved}
          add={q === '' ? undefined : { label: t.library.saveSearch, query: q }}
        />
      )}
      <Tags q={q} onAsk={onAsk} />
      {sites.length > 1 && (
        <Group title={t.library.sites}>
          {sites.map(({ value, entries }) => (
            <Shelf
              key={value}
              isOn={false}
              count={entries}
              onPress={() => onAsk(`${q} site:${value}`.trim())}
            >
              <ForeignText text={value} />
            </Shelf>
          ))}
        </Group>
      )}
      {form !== undefined && <CollectionDialog form={form} onClose={() => setForm(undefined)} />}
    </nav>
  );
}

interface CollectionsProps extends Omit<GroupsProps, 'answer'> {
  readonly title: string;
  readonly list: readonly LibraryCollection[];
  /** Makes one more; of a saved search with its query. */
  readonly add: { readonly label: string; readonly query: string } | undefined;
  readonly onForm: (form: CollectionForm) => void;
}

function Collections(props: CollectionsProps): ReactElement {
  const { title, list, add, q, onAsk, onForm } = props;
  return (
    <Group
      title={title}
      aside={
        add !== undefined && (
          <IconButton
            label={add.label}
            className="size-6!"
            onClick={() => onForm({ name: '', query: add.query })}
          >
            <Plus aria-hidden />
          </IconButton>
        )
      }
    >
      {list.map((one) => (
        <CollectionShelf
          key={one.id}
          collection={one}
          siblings={list}
          ask={one.query || `collection:"${one.name.replaceAll('"', ' ')}"`}
          q={q}
          onAsk={onAsk}
          onEdit={() => onForm({ id: one.id, name: one.name, query: one.query })}
        />
      ))}
    </Group>
  );
}

const MOST_TAGS = 40;

function Tags({ q, onAsk }: Omit<GroupsProps, 'answer'>): ReactElement | null {
  const client = useClient();
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.library, 'tags'],
    queryFn: ({ signal }) => client.library.tags(signal),
  });
  if (data === undefined && error !== null) {
    return (
      <Group title={t.library.tags}>
        <li className="px-2">
          <Unread error={error} onRetry={refetch} />
        </li>
      </Group>
    );
  }
  const tags = data ?? [];
  if (tags.length === 0) return null;
  const more = tags.length - MOST_TAGS;
  return (
    <Group title={t.library.tags}>
      {tags.slice(0, isAll ? tags.length : MOST_TAGS).map(({ tag, entries }) => {
        const ask = `tag:"${tag.replaceAll('"', ' ')}"`;
        return (
          <Shelf key={tag} isOn={q === ask} count={entries} onPress={() => onAsk(ask)}>
            <ForeignText text={tag} />
          </Shelf>
        );
      })}
      {more > 0 && (
        <li>
          <Button size="sm" variant="ghost" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? t.library.fewer : t.library.moreNames(more)}
          </Button>
        </li>
      )}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, aside, children }: GroupProps): ReactElement {
  return (
    <section>
      <div className="flex h-6 items-center justify-between pl-2">
        <h2 className="text-2xs font-medium text-ink-3">{title}</h2>
        {aside}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

interface CollectionShelfProps {
  readonly collection: LibraryCollection;
  readonly siblings: readonly LibraryCollection[];
  /** The query that shows it. */
  readonly ask: string;
  readonly q: string;
  readonly onAsk: (q: string) => void;
  readonly onEdit: () => void;
}

/** Indented by its path; Alt with the arrow keys moves it among its siblings. */
function CollectionShelf({
  collection,
  siblings,
  ask,
  q,
  onAsk,
  onEdit,
}: CollectionShelfProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const { id, name, label, entries, query } = collection;
  const move = useMutation({
    mutationFn: async (by: -1 | 1) => {
      for (const place of movedPlaces(siblings, id, by)) {
        await client.library.changeCollection(place.id, { position: place.position });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...QUERY.library, 'collections'] }),
    onError: showFailure,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move.mutate(event.key === 'ArrowUp' ? -1 : 1);
  };
  const depth = name.split('/').length - 1;
  return (
    <Shelf
      isOn={q === ask}
      {...(query === '' ? { count: entries } : {})}
      indent={depth}
      onPress={() => onAsk(ask)}
      onKeyDown={onKeyDown}
      aside={
        <IconButton
          label={t.library.changeCollection(label)}
          className="size-6! opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-3!" />
        </IconButton>
      }
    >
      <ForeignText text={label} />
    </Shelf>
  );
}

interface ShelfProps {
  readonly isOn: boolean;
  readonly count?: number;
  /** Levels. */
  readonly indent?: number;
  readonly aside?: ReactNode;
  readonly onPress: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function Shelf({
  isOn,
  count,
  indent = 0,
  aside,
  onPress,
  onKeyDown,
  children,
}: ShelfProps): ReactElement {
  return (
    <li className="group flex items-center">
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onPress}
        onKeyDown={onKeyDown}
        style={{ paddingInlineStart: `${8 + 12 * Math.min(indent, 6)}px` }}
        className="flex h-7 min-w-0 flex-1 items-center justify-between gap-2 rounded-md pr-2 text-left text-sm text-ink-2 -outline-offset-2! hover:bg-sunken hover:text-ink aria-pressed:bg-sunken aria-pressed:font-medium aria-pressed:text-ink"
      >
        <span className="min-w-0 truncate">{children}</span>
        {count !== undefined && (
          <span className="nums text-2xs text-ink-3">{formatNumber(count)}</span>
        )}
      </button>
      {aside}
    </li>
  );
}

/** A site's addresses: filter, copy, scrape one, crawl them all. */
import { useMemo, useState, type ReactElement } from 'react';
import { usePreferences } from '../../../app/preferences.ts';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Input } from '../../../components/field.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { Empty } from '../../../components/states.tsx';
import { ROW_HEIGHTS, VirtualList } from '../../../components/virtual-list.tsx';
import { t } from '../../../text/catalogue.ts';
import { shortAddress } from '../../../text/format.ts';
import type { Json } from '../../../../contract/console/common.ts';
import { ExportButton } from '../../records/export-button.tsx';
import { isList, isObject } from '../body.ts';
import { textOf } from '../operations/fields.ts';
import { ResultHead } from './search-result.tsx';
import type { ResultProps } from './props.ts';

interface Link {
  readonly url: string;
  readonly title: string;
}

export default function MapResult({ run, body, onOpen }: ResultProps): ReactElement {
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { density } = usePreferences();
  const links = useMemo(() => {
    const list = run.answer['links'];
    return isList(list)
      ? list.map((link) =>
          isObject(link)
            ? { url: textOf(link['url']), title: textOf(link['title']) }
            : { url: textOf(link), title: '' },
        )
      : [];
  }, [run.answer]);
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return links.filter(({ url, title }) => `${url} ${title}`.toLowerCase().includes(wanted));
  }, [links, filter]);
  return (
    <>
      <ResultHead
        title={t.playground.links(links.length)}
        elapsedMs={run.elapsedMs}
        warning={textOf(run.answer['warning'])}
      />
      <Coverage coverage={run.answer['coverage']} />
      {links.length === 0 ? (
        <Empty title={t.playground.noLinks} />
      ) : (
        <>
          <Tools
            {...{ links, shown, filter, chosen, body, onOpen }}
            onFilter={setFilter}
            onChosen={setChosen}
          />
          <VirtualList
            label={t.playground.links(shown.length)}
            count={shown.length}
            rowHeight={ROW_HEIGHTS[density]}
            render={(index) => {
              const link = shown[index];
              return link === undefined ? null : (
                <LinkRow
                  link={link}
                  isChosen={chosen.has(link.url)}
                  onChoose={(isOn) => setChosen((before) => withAll(before, [link.url], isOn))}
                  onOpen={() => onOpen('scrape', { url: link.url })}
                />
              );
            }}
          />
        </>
      )}
    </>
  );
}

interface ToolsProps extends Pick<ResultProps, 'body' | 'onOpen'> {
  readonly links: readonly Link[];
  /** Those that the filter leaves. */
  readonly shown: readonly Link[];
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
}

function Tools(props: ToolsProps): ReactElement {
  const { links, shown, filter, onFilter, chosen, onChosen, body, onOpen } = props;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-5 pb-3">
      <input
        type="checkbox"
        aria-label={t.playground.chooseAll}
        title={t.playground.chooseAll}
        className="size-4 accent-(--ember)"
        checked={shown.length > 0 && shown.every(({ url }) => chosen.has(url))}
        onChange={({ target }) =>
          onChosen(
            withAll(
              chosen,
              shown.map(({ url }) => url),
              target.checked,
            ),
          )
        }
      />
      <Input
        aria-label={t.playground.filterLinks}
        placeholder={t.playground.filterLinks}
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        className="max-w-44"
      />
      <span className="nums text-xs text-ink-3" aria-live="polite">
        {t.document.linksShown(shown.length, links.length)}
      </span>
      <span className="flex-1" />
      <CopyButton
        isWide
        label={t.playground.copyAll}
        value={() => shown.map(({ url }) => url).join('\n')}
      />
      <ExportButton
        name={textOf(body['url'])}
        table={{
          columns: ['url', 'title'],
          rows: shown.map(({ url, title }) => [url, title]),
        }}
      />
      {chosen.size > 0 && (
        <Button variant="primary" onClick={() => onOpen('scrape', { urls: [...chosen] })}>
          {t.playground.scrapeChosen(chosen.size)}
        </Button>
      )}
      <Button onClick={() => onOpen('crawl', { url: body['url'], limit: links.length })}>
        {t.playground.crawlThis}
      </Button>
    </div>
  );
}

interface LinkRowProps {
  readonly link: Link;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly onOpen: () => void;
}

function LinkRow({ link, isChosen, onChoose, onOpen }: LinkRowProps): ReactElement {
  return (
    <div className="flex h-full items-center border-b border-line pl-5 hover:bg-sunken/60">
      <input
        type="checkbox"
        aria-label={t.playground.choose(link.url)}
        className="mr-1.5 size-4 shrink-0 accent-(--ember)"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <button
        type="button"
        onClick={onOpen}
        className="grid h-full min-w-0 flex-1 grid-cols-[minmax(0,3fr)_minmax(0,1fr)] items-center gap-3 px-3 text-left -outline-offset-2!"
      >
        <span title={link.url} className="truncate font-mono text-xs">
          <ForeignText text={shortAddress(link.url)} />
        </span>
        {link.title !== '' && (
          <span className="truncate text-xs text-ink-2">
            <ForeignText text={link.title} />
          </span>
        )}
      </button>
    </div>
  );
}

function withAll(
  before: ReadonlySet<string>,
  urls: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(before);
  for (const url of urls) {
    if (isOn) next.add(url);
    else next.delete(url);
  }
  return next;
}

/** How much was looked at, and what may be missing. */
function Coverage({ coverage }: { readonly coverage: Json | undefined }): ReactElement | null {
  if (!isObject(coverage) || typeof coverage['pagesRead'] !== 'number') return null;
  const { pagesRead, unseenAtMost } = coverage;
  const unseen =
    typeof unseenAtMost === 'number' && unseenAtMost > 0 ? t.playground.unseen(unseenAtMost) : '';
  return (
    <p className="nums px-5 pb-3 text-xs text-ink-3">
      {[t.playground.pagesRead(pagesRead), unseen].filter(Boolean).join(' · ')}
    </p>
  );
}

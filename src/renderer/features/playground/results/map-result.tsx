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
import type { Json } from '../../../../contract/console/common.ts';
import { ExportButton } from '../../records/export-button.tsx';
import { isList, isObject } from '../body.ts';
import { textOf } from '../operations/fields.ts';
import { ResultHead } from './search-result.tsx';
import type { ResultProps } from './props.ts';

export default function MapResult({ run, body, onOpen }: ResultProps): ReactElement {
  const [filter, setFilter] = useState('');
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
          <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-5 pb-3">
            <Input
              aria-label={t.playground.filterLinks}
              placeholder={t.playground.filterLinks}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
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
            <Button onClick={() => onOpen('crawl', { url: body['url'], limit: links.length })}>
              {t.playground.crawlThis}
            </Button>
          </div>
          <VirtualList
            label={t.playground.links(shown.length)}
            count={shown.length}
            rowHeight={ROW_HEIGHTS[density]}
            render={(index) => {
              const link = shown[index];
              return link === undefined ? null : (
                <button
                  type="button"
                  onClick={() => onOpen('scrape', { url: link.url })}
                  className="flex h-full w-full items-center gap-3 border-b border-line px-5 text-left -outline-offset-2! hover:bg-sunken/60"
                >
                  <span className="min-w-0 flex-1 truncate font-mono text-xs">
                    <ForeignText text={link.url} />
                  </span>
                  {link.title !== '' && (
                    <span className="max-w-[40%] truncate text-xs text-ink-3">
                      <ForeignText text={link.title} />
                    </span>
                  )}
                </button>
              );
            }}
          />
        </>
      )}
    </>
  );
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

/** Every request of a kept page with what came of it; what is missing stands first. */
import type { ReactElement } from 'react';
import type { LibraryManifest } from '../../../../contract/library/types.ts';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { t } from '../../../text/screens.ts';
import { formatBytes, shortAddress } from '../../../text/format.ts';

const HEAD = 'border-b border-line-strong px-2 py-1.5 text-left text-2xs font-medium text-ink-3';
const CELL = 'border-b border-line px-2 py-1 text-xs';

export function Parts({ manifest }: { readonly manifest: LibraryManifest }): ReactElement {
  const { resources, missing, finalUrl, status, contentType, body } = manifest;
  const page = {
    ...{ method: 'GET', url: finalUrl, status, mimeType: contentType, body, bytes: undefined },
  };
  const rows = resources.some(({ url }) => url === finalUrl) ? resources : [page, ...resources];
  return (
    <>
      {missing.length > 0 && (
        <div className="rounded-md bg-warn-soft px-3 py-2 text-xs">
          <p className="font-medium text-warn">{t.copy.missing(missing.length)}</p>
          <ul>
            {missing.map(({ url, why }) => (
              <li key={url} className="[overflow-wrap:anywhere]">
                <span className="font-mono">
                  <ForeignText text={url} />
                </span>{' '}
                <span className="text-ink-2">{why}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div
        role="region"
        tabIndex={0}
        aria-label={t.copy.requests}
        className="max-h-[60vh] overflow-auto rounded-md border border-line"
      >
        <table className="nums w-full border-collapse">
          <thead className="sticky top-0 bg-surface">
            <tr>
              <th className={HEAD}>{t.copy.columns.address}</th>
              <th className={`${HEAD} text-right`}>{t.copy.columns.status}</th>
              <th className={HEAD}>{t.copy.columns.type}</th>
              <th className={`${HEAD} text-right`}>{t.copy.columns.size}</th>
              <th className={HEAD}>{t.copy.columns.digest}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((resource, at) => (
              <tr key={at}>
                <td title={resource.url} className={`${CELL} max-w-[36ch] truncate font-mono`}>
                  {resource.method !== 'GET' && `${resource.method} `}
                  <ForeignText text={shortAddress(resource.url)} />
                </td>
                <td
                  className={`${CELL} text-right ${resource.status >= 400 ? 'font-medium text-bad' : ''}`}
                >
                  {resource.status}
                </td>
                <td className={`${CELL} max-w-[20ch] truncate text-ink-2`}>{resource.mimeType}</td>
                <td className={`${CELL} text-right whitespace-nowrap text-ink-2`}>
                  {resource.bytes === undefined ? '' : formatBytes(resource.bytes)}
                </td>
                <td
                  title={resource.body ?? undefined}
                  className={`${CELL} font-mono text-2xs text-ink-3`}
                >
                  {resource.body?.replace('sha256:', '').slice(0, 16) ?? '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

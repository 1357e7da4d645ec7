/** The page as it looked when the copy was taken. */
import { useState, type ReactElement } from 'react';
import type { LibraryCapture } from '../../../../contract/library/types.ts';
import { Segmented } from '../../../components/segmented.tsx';
import { Empty, Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { usePartUrl } from '../part-url.ts';
import { useManifest } from './use-entry.ts';

export function Picture({ capture }: { readonly capture: LibraryCapture }): ReactElement {
  const { data: manifest } = useManifest(capture);
  const { url, error, retry } = usePartUrl(
    capture.kind === 'full' ? capture.id : undefined,
    'shot',
  );
  const [size, setSize] = useState<'fit' | 'actual'>('fit');
  const none = <Empty title={t.copy.noPicture}>{t.copy.noPictureHelp}</Empty>;
  if (capture.kind !== 'full') return none;
  if (url === undefined) return <Pending error={error} onRetry={retry} gone={none} />;
  const shot = manifest?.shot;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-3 px-5 py-2 text-xs text-ink-3">
        <Segmented
          label={t.copy.tabs.picture}
          value={size}
          onChange={setSize}
          options={[
            { value: 'fit', label: t.copy.fit },
            { value: 'actual', label: t.copy.actual },
          ]}
        />
        {shot !== undefined && (
          <span className="nums">
            {shot.width} × {shot.height}
          </span>
        )}
      </div>
      <div
        role="region"
        tabIndex={0}
        aria-label={t.copy.tabs.picture}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-5 -outline-offset-2!"
      >
        <img
          src={url}
          alt={t.copy.pictureOf(capture.title)}
          className={`mx-auto rounded-sm border border-line bg-[#fff] shadow-sm ${size === 'fit' ? 'max-w-full' : 'max-w-none'}`}
        />
      </div>
    </div>
  );
}

/** The pictures of two copies over each other: a slider, one shining through, or only what differs. */
import { useState, type ReactElement } from 'react';
import type { LibraryCapture } from '../../../../contract/library/types.ts';
import { useNow } from '../../../client/use-now.ts';
import { Segmented } from '../../../components/segmented.tsx';
import { Empty, Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatMoment, formatPercent } from '../../../text/format.ts';
import { usePartUrl } from '../part-url.ts';

interface PairProps {
  readonly from: LibraryCapture;
  readonly to: LibraryCapture;
}

const HOWS = ['slider', 'onion', 'difference'] as const;

export function ComparePictures({ from, to }: PairProps): ReactElement {
  const now = useNow();
  const before = usePartUrl(from.kind === 'full' ? from.id : undefined, 'shot');
  const after = usePartUrl(to.kind === 'full' ? to.id : undefined, 'shot');
  const [how, setHow] = useState<(typeof HOWS)[number]>('slider');
  const [share, setShare] = useState(50);
  const none = <Empty title={t.versus.noPictures}>{t.versus.noPicturesHelp}</Empty>;
  if (from.kind !== 'full' || to.kind !== 'full') return none;
  if (before.url === undefined || after.url === undefined) {
    const late = before.error === null ? after : before;
    return <Pending error={late.error} onRetry={late.retry} gone={none} />;
  }
  const say = (capture: LibraryCapture): string =>
    t.copy.pictureOf(formatMoment(Date.parse(capture.at), now));
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-3 px-6 py-2 text-xs text-ink-2 max-sm:px-3">
        <Segmented
          label={t.versus.how}
          value={how}
          onChange={setHow}
          options={HOWS.map((value) => ({ value, label: t.versus[value] }))}
        />
        {how !== 'difference' && (
          <label className="flex items-center gap-2">
            {t.versus.share}
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              aria-valuetext={formatPercent(share / 100)}
              onChange={(event) => setShare(Number(event.target.value))}
              className="w-48 accent-ember"
            />
          </label>
        )}
      </div>
      <div
        role="region"
        tabIndex={0}
        aria-label={t.versus.pictures}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-5 -outline-offset-2!"
      >
        <div className="relative isolate mx-auto w-fit max-w-full border border-line bg-[#fff]">
          <img src={before.url} alt={say(from)} className="block max-w-full" />
          <img
            src={after.url}
            alt={say(to)}
            style={lookOf(how, share)}
            className="absolute inset-x-0 top-0 block w-full"
          />
          {how === 'slider' && (
            <span
              aria-hidden
              style={{ left: `${100 - share}%` }}
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ember"
            />
          )}
        </div>
      </div>
    </>
  );
}

/** How the later picture lies over the earlier one. */
function lookOf(how: (typeof HOWS)[number], share: number): Readonly<Record<string, string>> {
  switch (how) {
    case 'slider':
      return { clipPath: `inset(0 0 0 ${100 - share}%)` };
    case 'onion':
      return { opacity: String(share / 100) };
    case 'difference':
      return { mixBlendMode: 'difference' };
  }
}

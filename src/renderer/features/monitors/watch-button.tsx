/** Opens "Watch this page" where a page or a recipe is shown, and says where it is watched then. */
import { BellPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { MonitorView } from '../../../contract/monitors.ts';
import { Button } from '../../components/button.tsx';
import { later } from '../../components/later.tsx';
import { t } from '../../text/catalogue.ts';

const WatchDialog = later(
  async () => ({ default: (await import('./watch-dialog.tsx')).WatchDialog }),
  null,
);

interface WatchButtonProps {
  readonly url?: string;
  readonly recipe?: { readonly id: string; readonly name: string };
  readonly label?: string;
  readonly size?: 'sm' | 'md';
  readonly variant?: 'primary' | 'secondary';
}

export function WatchButton({ url, recipe, label, size, variant }: WatchButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MonitorView>();
  if (made !== undefined) {
    return (
      <p role="status" className="text-xs text-ink-2">
        {t.monitors.started}{' '}
        <Link
          href={`/library/monitors/${made.id}`}
          className="text-ember underline underline-offset-2"
        >
          {t.monitors.open}
        </Link>
      </p>
    );
  }
  return (
    <>
      <Button
        size={size ?? 'sm'}
        variant={variant ?? 'secondary'}
        icon={<BellPlus aria-hidden className="size-3.5" />}
        onClick={() => setOpen(true)}
      >
        {label ?? t.monitors.watch}
      </Button>
      {isOpen && (
        <WatchDialog
          {...(url === undefined ? {} : { url })}
          {...(recipe === undefined ? {} : { recipe })}
          onClose={() => setOpen(false)}
          onSaved={(monitor) => {
            setOpen(false);
            setMade(monitor);
          }}
        />
      )}
    </>
  );
}

/** A pane beside what is read; where there is no room beside, a drawer over it. */
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useMedia } from '../app/use-media.ts';
import { t } from '../text/catalogue.ts';
import { IconButton } from './button.tsx';
import { useOpener } from './use-opener.ts';

interface SidePaneProps {
  readonly label: string;
  readonly side: 'left' | 'right';
  /** Of the drawer; the pane beside is always there. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Width and padding of the pane beside. */
  readonly className: string;
  readonly children: ReactNode;
}

const BESIDE = { left: 'border-r', right: 'border-l' } as const;
const OVER = { left: 'left-0 border-r', right: 'right-0 border-l' } as const;

/** Whether panes are drawers: the window is narrower than 1,024 px. */
export function useIsDrawer(): boolean {
  return useMedia('(max-width: 1023px)');
}

export function SidePane(props: SidePaneProps): ReactElement {
  const { label, side, isOpen, onClose, className, children } = props;
  const isDrawer = useIsDrawer();
  const giveBack = useOpener(isOpen);
  if (!isDrawer) {
    return (
      <section
        aria-label={label}
        className={`flex shrink-0 flex-col overflow-y-auto border-line ${BESIDE[side]} ${className}`}
      >
        {children}
      </section>
    );
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-[fade_120ms_ease-out] bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          className={`fixed inset-y-0 z-50 flex w-80 max-w-[calc(100%-48px)] flex-col gap-4 overflow-y-auto border-line bg-raised p-4 shadow-[var(--shadow)] ${OVER[side]}`}
        >
          <div className="flex items-center justify-between gap-2">
            <Radix.Title className="text-sm font-semibold">{label}</Radix.Title>
            <IconButton label={t.common.close} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

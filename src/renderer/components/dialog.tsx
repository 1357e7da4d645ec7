/** A modal dialog: focus goes in and comes back, Escape closes unless it must not. */
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../text/catalogue.ts';
import { Button, IconButton } from './button.tsx';
import { useOpener } from './use-opener.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Only its own buttons close it (a secret shown once). */
  readonly isSticky?: boolean;
  readonly width?: 'sm' | 'md' | 'lg';
  /** Only text: then the keys scroll it. */
  readonly isText?: boolean;
}

const WIDTHS = { sm: 'max-w-[420px]', md: 'max-w-[520px]', lg: 'max-w-[760px]' } as const;

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  isSticky = false,
  width = 'sm',
  isText = false,
}: DialogProps): ReactElement {
  const hold = (event: Event): void => {
    if (isSticky) event.preventDefault();
  };
  const giveBack = useOpener(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-[fade_120ms_ease-out] bg-scrim" />
        <Radix.Content
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={`fixed inset-0 z-50 m-auto flex h-fit max-h-[86vh] w-[calc(100%-32px)] ${WIDTHS[width]} animate-[rise_180ms_ease-out] flex-col rounded-xl border border-line bg-raised p-5 shadow-[var(--shadow)]`}
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
          )}
          {/* what scrolls clips: room for the focus ring of what lies at the edge */}
          <div
            tabIndex={isText ? 0 : undefined}
            className="-mx-1.5 mt-2.5 -mb-1.5 flex min-h-0 flex-1 scroll-pb-16 flex-col gap-4 overflow-y-auto p-1.5"
          >
            {children}
          </div>
          {isText && (
            <IconButton
              label={t.common.close}
              className="absolute! top-4 right-4"
              onClick={onClose}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ActionsProps {
  /** Offers to cancel, too. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** In sight, however long what is above them grows. */
export function DialogActions({ onCancel, children }: ActionsProps): ReactElement {
  return (
    <div className="sticky -bottom-1.5 z-1 -mx-1.5 -mb-1.5 flex flex-wrap justify-end gap-2 bg-raised p-1.5">
      {onCancel !== undefined && <Button onClick={onCancel}>{t.common.cancel}</Button>}
      {children}
    </div>
  );
}

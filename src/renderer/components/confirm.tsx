/** Asks before something is taken away for good. */
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx';

interface ConfirmProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'description'> {
  /** In the words of its button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  /** Why it could not be done. */
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

export function Confirm(props: ConfirmProps): ReactElement {
  const { action, isBusy, disabled = false, problem, onConfirm, children, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      {children}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <DialogActions onCancel={dialog.onClose}>
        <Button variant="danger" disabled={disabled} isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A question of the live page (alert, confirm, prompt), as a dialog of the window that names who asks. */
import { useState, type ReactElement } from 'react';
import type { LiveDialog } from '../../../contract/console/live.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Input } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';

interface PageDialogProps {
  readonly dialog: LiveDialog;
  readonly onAnswer: (accept: boolean, text: string) => void;
}

export function PageDialog({ dialog, onAnswer }: PageDialogProps): ReactElement {
  const [text, setText] = useState(dialog.value);
  return (
    <Dialog
      isOpen
      title={t.recipes.pageAsks(dialog.site)}
      onClose={() => onAnswer(dialog.kind === 'alert', text)}
    >
      <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        <bdi>{dialog.message}</bdi>
      </p>
      {dialog.kind === 'prompt' && (
        <Input
          aria-label={t.recipes.pageAnswer}
          value={text}
          maxLength={10_000}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <DialogActions>
        {dialog.kind !== 'alert' && (
          <Button onClick={() => onAnswer(false, '')}>{t.common.cancel}</Button>
        )}
        <Button variant="primary" onClick={() => onAnswer(true, text)}>
          {t.recipes.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Why a page of a job was not read, in full. */
import type { ReactElement } from 'react';
import type { PageRow } from '../../../contract/console/jobs.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { t } from '../../text/catalogue.ts';
import { whyOf } from './page-row.tsx';

interface WhyDialogProps {
  /** Closed without one. */
  readonly page: PageRow | undefined;
  readonly onClose: () => void;
}

export function WhyDialog({ page, onClose }: WhyDialogProps): ReactElement {
  return (
    <Dialog
      isOpen={page !== undefined}
      onClose={onClose}
      width="md"
      title={page === undefined ? '' : t.jobs.pageStates[page.state]}
    >
      {page !== undefined && (
        <div className="grid gap-2 text-sm [overflow-wrap:anywhere]">
          <p className="font-mono text-xs text-ink-2">
            <bdi>{page.url}</bdi>
          </p>
          <p>{whyOf(page)}</p>
          {page.foundOn !== undefined && page.foundOn !== page.url && (
            <p className="text-xs text-ink-3">{t.jobs.foundOn(page.foundOn)}</p>
          )}
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

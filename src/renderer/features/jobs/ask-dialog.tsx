/** The price of what is about to run, and whether it shall. */
import type { ReactElement } from 'react';
import { useConsoleState } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { t } from '../../text/catalogue.ts';
import { useOpen, waiting, type Asked } from './ask-to-run.ts';

export default function AskDialog({ asked }: { readonly asked: Asked }): ReactElement {
  const { data } = useConsoleState();
  const open = useOpen();
  const { operation, most, last, isNew } = asked;
  const what = (
    Array.isArray(asked.body['urls']) && operation === 'scrape'
      ? t.jobs.kinds.batch
      : t.jobs.kinds[operation]
  ).toLowerCase();
  const left = data?.credits.remaining;
  const sentences = [
    t.jobs.ask.atMost(most),
    ...(last === undefined ? [] : [t.jobs.ask.lastTime(last)]),
    ...(left === undefined ? [] : [t.jobs.ask.left(left)]),
    ...(left !== undefined && left < most ? [t.jobs.ask.tooFew] : []),
  ];
  return (
    <Dialog
      isOpen
      onClose={() => waiting.set(undefined)}
      title={isNew === true ? t.jobs.ask.titleNew(what) : t.jobs.ask.title(what)}
      description={sentences.join(' ')}
    >
      <DialogActions onCancel={() => waiting.set(undefined)}>
        <Button onClick={() => open(asked, false)}>{t.jobs.ask.edit}</Button>
        <Button variant="primary" onClick={() => open(asked, true)}>
          {t.jobs.ask.run}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

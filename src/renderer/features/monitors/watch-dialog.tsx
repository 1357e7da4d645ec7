/** "Watch this page": what, how often, and what to be told. Also changes a monitor there is. */
import { useState, type ReactElement } from 'react';
import type { MonitorWish } from '../../../contract/monitor-client.ts';
import type { MonitorView } from '../../../contract/monitors.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field, Form, Input, Switch } from '../../components/field.tsx';
import { FoundAgain, useKeptForm, type KeptForm } from '../../components/kept-form.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../text/catalogue.ts';
import { messageOf } from '../../text/failures.ts';
import { shortAddress } from '../../text/format.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { NEW_SCHEDULE, toDraft, toSchedule, type ScheduleDraft } from './schedule.ts';
import { useSaveMonitor } from './use-monitors.ts';

export interface WatchDialogProps {
  /** What is watched anew: an address (empty: to be typed), or a saved recipe. */
  readonly url?: string;
  readonly recipe?: { readonly id: string; readonly name: string };
  /** One to be changed. */
  readonly monitor?: MonitorView;
  readonly onClose: () => void;
  readonly onSaved: (monitor: MonitorView) => void;
}

/** Of a name (contract/monitors.ts). */
const LONGEST_NAME = 120;

interface Draft {
  readonly url: string;
  readonly name: string;
  readonly keep: 'page' | 'full';
  readonly app: boolean;
  readonly mail: string;
  readonly webhook: string;
  readonly schedule: ScheduleDraft;
}

export function WatchDialog(props: WatchDialogProps): ReactElement {
  const { monitor, onClose } = props;
  const { form, change, submit, isPage, isBusy, problems } = useWatch(props);
  const draft = form.value;
  const giveUp = (): void => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      width="md"
      title={titleOf(props)}
      description={
        monitor === undefined
          ? props.recipe === undefined
            ? t.monitors.cost
            : t.monitors.runCost
          : undefined
      }
      onClose={onClose}
    >
      <Form noValidate className="flex flex-col gap-4" onSubmit={() => submit()}>
        <FoundAgain form={form} />
        {isPage && (
          <Text
            label={t.monitors.address}
            value={draft.url}
            isFirst={draft.url === ''}
            problem={problems.address}
            onChange={(url) => change({ url })}
          />
        )}
        <ScheduleFields
          draft={draft.schedule}
          problem={problems.schedule}
          onChange={(schedule) => change({ schedule })}
        />
        <Telling draft={draft} onChange={change} />
        {isPage && <Keeping keep={draft.keep} onChange={(keep) => change({ keep })} />}
        <Text
          label={t.monitors.name}
          {...(isPage ? { help: t.monitors.nameHelp } : {})}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        {problems.other !== undefined && (
          <p role="alert" className="text-sm text-bad">
            {problems.other}
          </p>
        )}
        <DialogActions onCancel={giveUp}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {monitor === undefined ? t.monitors.start : t.monitors.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface Watching {
  readonly form: KeptForm<Draft>;
  readonly change: (part: Partial<Draft>) => void;
  readonly submit: () => void;
  /** Of a page, in contrast to a recipe or a search. */
  readonly isPage: boolean;
  readonly isBusy: boolean;
  readonly problems: {
    readonly address: string | undefined;
    readonly schedule: string | undefined;
    readonly other: string | undefined;
  };
}

function useWatch(props: WatchDialogProps): Watching {
  const { monitor, recipe, onSaved } = props;
  const form = useKeptForm(formOf(props), draftOf(props));
  const draft = form.value;
  const [isTried, setTried] = useState(false);
  const save = useSaveMonitor(monitor?.id, form.forget);
  const isPage = recipe === undefined && (monitor?.target.kind ?? 'page') === 'page';
  const { kind } = draft.schedule;
  const isTimed = toSchedule(draft.schedule, monitor?.schedule) !== undefined;
  const hasAddress = !isPage || draft.url.trim() !== '';
  const refused = save.error === null ? undefined : messageOf(save.error);
  const isCron = kind === 'cron';
  const needed = kind === 'hours' ? t.monitors.hoursNeeded : t.monitors.timeNeeded;
  const untimed = isTried && !isTimed ? needed : undefined;
  return {
    ...{ form, isPage, isBusy: save.isPending },
    change: (part) => {
      save.reset();
      form.set({ ...draft, ...part });
    },
    submit: () => {
      setTried(true);
      if (isTimed && hasAddress) save.mutate(wishOf(draft, props, isPage), { onSuccess: onSaved });
    },
    problems: {
      address: isTried && !hasAddress ? t.monitors.addressNeeded : undefined,
      schedule: isCron ? refused : untimed,
      other: isCron ? undefined : refused,
    },
  };
}

function Keeping({
  keep,
  onChange,
}: {
  readonly keep: Draft['keep'];
  readonly onChange: (keep: Draft['keep']) => void;
}): ReactElement {
  const options = (['page', 'full'] as const).map((value) => ({
    value,
    label: t.monitors.keepKinds[value],
  }));
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-sm">{t.monitors.keep}</span>
      <Segmented label={t.monitors.keep} value={keep} options={options} onChange={onChange} />
    </div>
  );
}

function Telling({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}): ReactElement {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1 text-xs font-medium text-ink-2">{t.monitors.notices}</legend>
      <Switch
        checked={draft.app}
        label={t.monitors.noticeApp}
        help={t.monitors.noticeAppHelp}
        onChange={(app) => onChange({ app })}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Text
          label={t.monitors.mail}
          help={t.monitors.mailHelp}
          type="email"
          value={draft.mail}
          onChange={(mail) => onChange({ mail })}
        />
        <Text
          label={t.monitors.webhook}
          help={t.monitors.webhookHelp}
          type="url"
          value={draft.webhook}
          onChange={(webhook) => onChange({ webhook })}
        />
      </div>
    </fieldset>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly problem?: string | undefined;
  readonly type?: 'text' | 'email' | 'url';
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

function Text({ label, value, help, problem, type, isFirst, onChange }: TextProps): ReactElement {
  return (
    <Field label={label} help={help} problem={problem}>
      {({ id, describedBy, isInvalid }) => (
        <Input
          id={id}
          type={type ?? 'text'}
          autoFocus={isFirst === true}
          maxLength={8_000}
          value={value}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function titleOf({ monitor, recipe, url }: WatchDialogProps): string {
  if (monitor !== undefined) return t.monitors.editTitle;
  if (recipe !== undefined) return t.monitors.watchRecipe;
  return url === undefined || url === '' ? t.monitors.add : t.monitors.watch;
}

const formOf = ({ url = '', recipe, monitor }: WatchDialogProps): string =>
  `monitor.${monitor?.id ?? recipe?.id ?? url}`;

function draftOf({ url, recipe, monitor }: WatchDialogProps): Draft {
  if (monitor === undefined) {
    return {
      ...{ url: url ?? '', name: recipe?.name ?? '', keep: 'page', app: true },
      ...{ mail: '', webhook: '', schedule: NEW_SCHEDULE },
    };
  }
  const { target, notify, name, schedule } = monitor;
  return {
    url: target.kind === 'page' ? target.url : '',
    name,
    keep: target.kind === 'page' ? target.keep : 'page',
    app: notify.app,
    mail: notify.mail ?? '',
    webhook: notify.webhook?.url ?? '',
    schedule: toDraft(schedule),
  };
}

function wishOf(draft: Draft, { recipe, monitor }: WatchDialogProps, isPage: boolean): MonitorWish {
  const typed = draft.name.trim();
  // left empty: the address, in place of a name that it has by now, too
  const isCleared = typed === '' && monitor !== undefined && isPage;
  const name = isCleared ? shortAddress(draft.url.trim()).slice(0, LONGEST_NAME) : typed;
  const schedule = toSchedule(draft.schedule, monitor?.schedule);
  const isTimed = JSON.stringify(schedule) !== JSON.stringify(monitor?.schedule);
  return {
    ...(name === '' ? {} : { name }),
    ...(isPage ? { url: draft.url.trim(), keep: draft.keep } : {}),
    ...(recipe === undefined ? {} : { recipe: recipe.id }),
    ...(isTimed ? schedule : {}),
    ...told(draft, monitor?.notify),
  };
}

/** The webhook's headers are not shown: unless something of it changed, who is told stays as it is. */
function told(
  { app, ...typed }: Draft,
  before: MonitorView['notify'] | undefined,
): Pick<MonitorWish, 'notify'> {
  const [mail, url] = [typed.mail.trim(), typed.webhook.trim()];
  const notify = {
    app,
    ...(mail === '' ? {} : { mail }),
    ...(url === '' ? {} : { webhook: { url } }),
  };
  return JSON.stringify(notify) === JSON.stringify(before) ? {} : { notify };
}

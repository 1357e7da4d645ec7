/** When it is looked at: hours, a time of the day or week, or a pattern; with the time zone where one matters. */
import { useMemo, type ReactElement } from 'react';
import { Field, Input, Select } from '../../components/field.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../text/catalogue.ts';
import { LOCAL_ZONE, weekdayName, type ScheduleDraft } from './schedule.ts';

interface ScheduleFieldsProps {
  readonly draft: ScheduleDraft;
  readonly problem: string | undefined;
  readonly onChange: (draft: ScheduleDraft) => void;
}

const KINDS = ['hours', 'day', 'week', 'cron'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export function ScheduleFields({ draft, problem, onChange }: ScheduleFieldsProps): ReactElement {
  const { kind } = draft;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1 text-xs font-medium text-ink-2">{t.monitors.how}</legend>
      <Segmented
        isWide
        label={t.monitors.how}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t.monitors.kinds[value] }))}
        onChange={(next) => onChange({ ...draft, kind: next })}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {kind === 'hours' && (
          <TextField
            label={t.monitors.everyHours}
            value={draft.hours}
            problem={problem}
            onChange={(hours) => onChange({ ...draft, hours })}
          />
        )}
        {kind === 'week' && (
          <Field label={t.monitors.weekday}>
            {({ id }) => (
              <Select
                id={id}
                value={draft.weekday}
                onChange={(event) => onChange({ ...draft, weekday: Number(event.target.value) })}
              >
                {WEEKDAYS.map((day) => (
                  <option key={day} value={day}>
                    {weekdayName(day)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {(kind === 'day' || kind === 'week') && (
          <TimeField
            value={draft.time}
            problem={problem}
            onChange={(time) => onChange({ ...draft, time })}
          />
        )}
        {kind === 'cron' && (
          <TextField
            label={t.monitors.cron}
            help={t.monitors.cronHelp}
            value={draft.cron}
            problem={problem}
            onChange={(cron) => onChange({ ...draft, cron })}
          />
        )}
        {kind !== 'hours' && (
          <ZoneField
            value={draft.timeZone}
            onChange={(timeZone) => onChange({ ...draft, timeZone })}
          />
        )}
      </div>
    </fieldset>
  );
}

function TimeField({ value, problem, onChange }: Omit<TextFieldProps, 'label'>): ReactElement {
  return (
    <Field label={t.monitors.at} problem={problem}>
      {({ id, describedBy, isInvalid }) => (
        <Input
          id={id}
          type="time"
          required
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function ZoneField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}): ReactElement {
  const zones = useMemo(
    () => [...new Set([LOCAL_ZONE, value, 'UTC', ...Intl.supportedValuesOf('timeZone')])],
    [value],
  );
  return (
    <Field label={t.monitors.timeZone}>
      {({ id }) => (
        <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function TextField({ label, help, value, problem, onChange }: TextFieldProps): ReactElement {
  return (
    <Field label={label} help={help} problem={problem}>
      {({ id, describedBy, isInvalid }) => (
        <Input
          id={id}
          className="font-mono"
          value={value}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

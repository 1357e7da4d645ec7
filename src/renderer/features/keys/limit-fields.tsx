/** What a key may do, and the failures it is answered with to rehearse them. */
import type { ReactElement } from 'react';
import { KIND_NAMES, type JobKind } from '../../../contract/console/common.ts';
import type { FaultRates, KeyLimits } from '../../../contract/console/keys.ts';
import { ChipSet } from '../../components/choice-fields.tsx';
import { Field, Input, NumberField } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';

interface LimitFieldsProps {
  readonly limits: KeyLimits;
  readonly onChange: (limits: KeyLimits) => void;
}

export function LimitFields({ limits, onChange }: LimitFieldsProps): ReactElement {
  const { creditsPerDay, operations = [], expiresAt } = limits;
  const change = (part: {
    readonly creditsPerDay?: number | undefined;
    readonly operations?: readonly JobKind[] | undefined;
    readonly expiresAt?: number | undefined;
  }): void => {
    const next = { creditsPerDay, operations: limits.operations, expiresAt, ...part };
    onChange({
      ...(next.creditsPerDay === undefined ? {} : { creditsPerDay: next.creditsPerDay }),
      ...(next.operations === undefined || next.operations.length === 0
        ? {}
        : { operations: next.operations }),
      ...(next.expiresAt === undefined ? {} : { expiresAt: next.expiresAt }),
    });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={t.keys.creditsPerDay}
          help={t.keys.creditsPerDayHelp}
          min={1}
          value={creditsPerDay ?? ''}
          onChange={(text) => change({ creditsPerDay: text === '' ? undefined : Number(text) })}
        />
        <Field label={t.keys.expires} help={t.keys.expiresHelp}>
          {({ id, describedBy }) => (
            <Input
              id={id}
              type="date"
              aria-describedby={describedBy}
              // the last day on which it works: one made by the CLI ends with the midnight after it
              value={
                expiresAt === undefined ? '' : new Date(expiresAt - 1).toISOString().slice(0, 10)
              }
              onChange={(event) =>
                change({
                  expiresAt:
                    event.target.value === ''
                      ? undefined
                      : Date.parse(`${event.target.value}T23:59:59Z`),
                })
              }
            />
          )}
        </Field>
      </div>
      <ChipSet
        label={t.keys.operations}
        help={t.keys.operationsHelp}
        all={KIND_NAMES}
        chosen={operations}
        name={(operation) => t.jobs.kinds[operation]}
        onChange={(next) => change({ operations: next })}
      />
    </>
  );
}

const FAULTS = ['402', '429', '408', '500'] as const;

interface FaultFieldsProps {
  readonly faults: FaultRates;
  readonly onChange: (faults: FaultRates) => void;
}

/** Shares of the answers, in percent. */
export function FaultFields({ faults, onChange }: FaultFieldsProps): ReactElement {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-xs font-medium text-ink-2">{t.keys.rehearsal}</legend>
      <p className="text-xs text-ink-3">{t.keys.rehearsalHelp}</p>
      <div className="grid grid-cols-4 gap-2">
        {FAULTS.map((status) => (
          <NumberField
            key={status}
            label={t.keys.fault(status)}
            min={0}
            max={100}
            value={faults[status] === undefined ? '' : Math.round(faults[status] * 100)}
            onChange={(text) => {
              const { [status]: dropped, ...rest } = faults;
              const share = Number(text) / 100;
              onChange(
                text === '' || share <= 0 || dropped === share
                  ? rest
                  : { ...rest, [status]: Math.min(1, share) },
              );
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Labelled choices: of one among several, and of any in a set. Apart from field.tsx, which the window starts with. */
import type { ReactElement, ReactNode } from 'react';
import { Chip, Field, Select, toggled } from './field.tsx';

interface SelectFieldProps<Value extends string> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** A labelled choice of one among several. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactElement {
  const { label, help, options, onChange, ...rest } = props;
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <Select
          {...rest}
          id={id}
          aria-describedby={describedBy}
          onChange={(event) => {
            const chosen = options.find(([value]) => value === event.target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ChipSetProps<Id extends string> {
  readonly label: string;
  readonly help?: string;
  readonly all: readonly Id[];
  readonly chosen: readonly Id[];
  readonly name: (id: Id) => string;
  readonly onChange: (chosen: readonly Id[]) => void;
}

/** A labelled set of which several may be on. */
export function ChipSet<Id extends string>(props: ChipSetProps<Id>): ReactElement {
  const { label, help, all, chosen, name, onChange } = props;
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <span className="text-xs font-medium text-ink-2">{label}</span>
      <div className="flex flex-wrap gap-1.5">
        {all.map((id) => (
          <Chip key={id} isOn={chosen.includes(id)} onToggle={() => onChange(toggled(chosen, id))}>
            {name(id)}
          </Chip>
        ))}
      </div>
      {help !== undefined && <p className="text-xs text-ink-3">{help}</p>}
    </div>
  );
}

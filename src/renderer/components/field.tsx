/** Labelled controls. Every input has a visible label; help and problems are tied to it. */
import {
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { pasteAddress } from './marked-address.ts';

interface FieldProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly problem?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: (ids: {
    readonly id: string;
    readonly describedBy: string | undefined;
    readonly isInvalid: boolean;
  }) => ReactNode;
}

export function Field({ label, help, problem, aside, children }: FieldProps): ReactElement {
  const id = useId();
  const hasHelp = help !== undefined && help !== '';
  const helpId = !hasHelp ? undefined : `${id}-help`;
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const describedBy = [helpId, problemId].filter((part) => part !== undefined).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-xs font-medium text-ink-2">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        describedBy: describedBy === '' ? undefined : describedBy,
        isInvalid: problem !== undefined,
      })}
      {hasHelp && (
        <p id={helpId} className="text-xs text-ink-3">
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} role="alert" className="text-xs text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => void;
}

/** A form that is sent by the window's own code. */
export function Form({ onSubmit, ...rest }: FormProps): ReactElement {
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return <form {...rest} onSubmit={submit} />;
}

const EDGE =
  'w-full min-w-0 rounded-md border border-control bg-raised text-ink transition-colors duration-120 hover:border-ink-3 aria-[invalid=true]:border-bad disabled:bg-sunken disabled:text-ink-3';

export function Input({ className = '', ...rest }: ComponentProps<'input'>): ReactElement {
  const isAddress = rest.type === 'url' || rest.inputMode === 'url';
  return (
    <input
      spellCheck={false}
      autoComplete="off"
      onPaste={isAddress ? pasteAddress : undefined}
      {...rest}
      className={`${EDGE} h-8 px-2.5 text-sm ${className}`}
    />
  );
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>): ReactElement {
  return (
    <textarea
      spellCheck={false}
      rows={3}
      {...rest}
      className={`${EDGE} resize-y px-2.5 py-1.5 text-sm ${className}`}
    />
  );
}

export function Select({
  className = '',
  children,
  ...rest
}: ComponentProps<'select'>): ReactElement {
  return (
    <select {...rest} className={`${EDGE} h-8 pr-7 pl-2 text-sm ${className}`}>
      {children}
    </select>
  );
}

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** As it is typed. */
  readonly onChange: (text: string) => void;
}

/** A labelled number; empty while there is none. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, help, className = '', onChange, ...rest } = props;
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <Input
          {...rest}
          id={id}
          type="number"
          aria-describedby={describedBy}
          className={`nums ${className}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

/** A row with its label at the left and the switch at the right; the whole row is the target. */
export function Switch({ checked, onChange, label, help, disabled }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <div className="flex min-h-7 items-start justify-between gap-3">
      <div className="min-w-0">
        <span id={id} className={`text-sm ${disabled === true ? 'text-ink-3' : ''}`}>
          {label}
        </span>
        {help !== undefined && (
          <p id={`${id}-help`} className="text-xs text-ink-3">
            {help}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group relative inline-flex h-6 w-10 shrink-0 items-center rounded-full"
      >
        <span className="h-5 w-9 rounded-full border border-control bg-sunken transition-colors duration-120 group-aria-checked:border-ember group-aria-checked:bg-ember group-disabled:opacity-50" />
        <span className="absolute left-1 size-3.5 rounded-full bg-control transition-all duration-120 group-aria-checked:left-[19px] group-aria-checked:bg-ember-ink" />
      </button>
    </div>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly title?: string;
}

/** A toggle in a set of which several may be on. */
export function Chip({ isOn, onToggle, children, disabled, title }: ChipProps): ReactElement {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={disabled}
      title={title}
      onClick={onToggle}
      className="inline-flex h-7 items-center gap-1.5 rounded-full border border-control/70 bg-raised px-2.5 text-xs text-ink-2 transition-colors duration-120 hover:border-control hover:text-ink disabled:text-ink-3 aria-pressed:border-ember aria-pressed:bg-ember-soft aria-pressed:font-medium aria-pressed:text-ember [&_svg]:size-3.5"
    >
      {children}
    </button>
  );
}

/** With the one that was missing, at the end, or without the one that was there. */
export function toggled<Item>(items: readonly Item[], one: Item): readonly Item[] {
  return items.includes(one) ? items.filter((other) => other !== one) : [...items, one];
}

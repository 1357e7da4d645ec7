/** A labelled line or a few lines of text in any script. */
import type { ReactElement, ReactNode } from 'react';
import { Field, Input, TextArea } from '../../components/field.tsx';

interface TextFieldProps {
  readonly label: ReactNode;
  readonly help?: string;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** More than one: a field that grows. */
  readonly rows?: number;
  readonly type?: 'text' | 'url';
  readonly placeholder?: string;
}

export function TextField({
  label,
  help,
  problem,
  value,
  onChange,
  rows = 1,
  type = 'text',
  placeholder,
}: TextFieldProps): ReactElement {
  return (
    <Field label={label} help={help} problem={problem}>
      {({ id, describedBy, isInvalid }) => {
        const shared = {
          ...{ id, value, placeholder, 'aria-describedby': describedBy },
          'aria-invalid': isInvalid,
          dir: type === 'url' ? 'ltr' : 'auto',
        };
        return rows > 1 ? (
          <TextArea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <Input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Field>
  );
}

/** A menu that offers formats to save something in; it always shows its own name. */
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { Select } from './field.tsx';

interface FormatMenuProps<Format extends string> {
  readonly label: string;
  readonly formats: readonly { readonly value: Format; readonly label: string }[];
  readonly onChoose: (format: Format) => void;
}

export function FormatMenu<Format extends string>({
  label,
  formats,
  onChoose,
}: FormatMenuProps<Format>): ReactElement {
  return (
    <div className="relative">
      <Download
        aria-hidden
        className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-2"
      />
      <Select
        aria-label={label}
        value=""
        className="w-36! pl-8!"
        onChange={(event) => {
          const chosen = formats.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        <option value="">{label}</option>
        {formats.map((format) => (
          <option key={format.value} value={format.value}>
            {format.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

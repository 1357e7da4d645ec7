/** The forms in which results can be saved, as a menu: nothing is saved before one is chosen. */
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { TABLE_FORMATS, type ExportFormat } from '../../contract/console/exports.ts';
import { t } from '../text/catalogue.ts';
import { MenuButton, type MenuItem } from './menu.tsx';

interface ExportMenuProps {
  /** Where there is another menu of a part beside it. */
  readonly label?: string;
  /** What is saved: so many rows and columns. */
  readonly scope?: string;
  /** Of pages, beside the rows. */
  readonly otherFormats?: readonly ExportFormat[];
  readonly isBusy: boolean;
  readonly size?: 'sm' | 'md';
  readonly onChoose: (format: ExportFormat) => void;
}

export function ExportMenu({
  label = t.table.save,
  scope,
  otherFormats = [],
  isBusy,
  size = 'md',
  onChoose,
}: ExportMenuProps): ReactElement {
  const item = (format: ExportFormat): MenuItem => ({
    kind: 'item',
    label: t.table.formats[format],
    help: t.table.formatHelp[format],
    onChoose: () => onChoose(format),
  });
  return (
    <MenuButton
      size={size}
      label={isBusy ? t.table.saving : label}
      icon={<Download aria-hidden className="size-3.5 text-ink-2" />}
      isBusy={isBusy}
      items={[
        {
          kind: 'heading',
          label: t.table.table,
          ...(scope === undefined ? {} : { help: scope }),
        },
        ...TABLE_FORMATS.map(item),
        ...(otherFormats.length === 0
          ? []
          : [{ kind: 'heading', label: t.table.pages } as const, ...otherFormats.map(item)]),
      ]}
    />
  );
}

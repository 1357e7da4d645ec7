/** A plain table for what a recipe has brought, and its waiting. */
import type { ReactElement, ReactNode } from 'react';

const HEAD =
  'border-b border-line-strong px-3 py-2 text-left text-2xs font-medium whitespace-nowrap text-ink-3 first:pl-6';
export const CELL = 'border-b border-line px-3 py-2 align-top text-sm first:pl-6';

export function Grid({
  label,
  heads,
  children,
}: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="min-h-0 overflow-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Every shortcut, grouped by where it holds. */
import type { ReactElement } from 'react';
import { Kbd } from '../components/kbd.tsx';
import { shortcuts } from '../text/en/shell.ts';
import { usePreferences } from './preferences.ts';

const GROUPS: readonly {
  readonly title: string;
  readonly rows: readonly (readonly [string, readonly string[]])[];
}[] = [
  {
    title: shortcuts.everywhere,
    rows: [
      [shortcuts.palette, ['mod+k']],
      [shortcuts.sheet, ['?']],
      [shortcuts.sidebar, ['mod+\\']],
      [shortcuts.goPlayground, ['g', 'p']],
      [shortcuts.goRecipes, ['g', 'r']],
      [shortcuts.goLibrary, ['g', 'l']],
      [shortcuts.goMonitors, ['g', 'm']],
      [shortcuts.goJobs, ['g', 'j']],
      [shortcuts.goKeys, ['g', 'k']],
      [shortcuts.goUsage, ['g', 'u']],
      [shortcuts.goPlan, ['g', 'b']],
      [shortcuts.goServices, ['g', 'v']],
      [shortcuts.goSettings, ['g', 's']],
      [shortcuts.goAbout, ['g', 'i']],
    ],
  },
  {
    title: shortcuts.inPlayground,
    rows: [
      [shortcuts.run, ['mod+enter']],
      [shortcuts.stop, ['escape']],
      [shortcuts.operation, ['alt+1', 'alt+5']],
      [shortcuts.tab, ['1', '8']],
      [shortcuts.copyCode, ['y']],
      [shortcuts.address, ['/']],
    ],
  },
  {
    title: shortcuts.inJobs,
    rows: [
      [shortcuts.move, ['j', 'k']],
      [shortcuts.open, ['enter']],
      [shortcuts.stopJob, ['s']],
      [shortcuts.again, ['r']],
      [shortcuts.filter, ['/']],
    ],
  },
  {
    title: shortcuts.inJob,
    rows: [
      [shortcuts.jobTabs, ['w', 'p', 'q', 'l', 'r']],
      [shortcuts.exclude, ['e']],
      [shortcuts.move, ['j', 'k']],
      [shortcuts.filter, ['/']],
    ],
  },
  {
    title: shortcuts.inLibrary,
    rows: [
      [shortcuts.filter, ['/']],
      [shortcuts.move, ['j', 'k']],
      [shortcuts.open, ['enter']],
      [shortcuts.keepPage, ['n']],
      [shortcuts.choose, ['x']],
      [shortcuts.tagChosen, ['t', 'c']],
      [shortcuts.removePage, ['backspace']],
      [shortcuts.undo, ['z']],
    ],
  },
  {
    title: shortcuts.inCopy,
    rows: [
      [shortcuts.copies, ['←', '→']],
      [shortcuts.copyTabs, ['1', '7']],
      [shortcuts.compare, ['d']],
      [shortcuts.changes, ['[', ']']],
      [shortcuts.ways, ['w', 'p']],
      [shortcuts.cite, ['y']],
    ],
  },
  {
    title: shortcuts.inDocument,
    rows: [
      [shortcuts.neighbours, ['[', ']']],
      [shortcuts.full, ['f']],
    ],
  },
];

export function ShortcutList(): ReactElement {
  const { singleKeys } = usePreferences();
  return (
    <div className="flex flex-col gap-5">
      {!singleKeys && <p className="rounded-md bg-warn-soft px-3 py-2 text-sm">{shortcuts.off}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-x-10 gap-y-5">
        {GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className="pb-1 text-xs font-medium text-ink-3">{group.title}</h3>
            <dl>
              {group.rows.map(([name, keys]) => (
                <div
                  key={name}
                  className="flex min-h-8 items-center justify-between gap-4 border-b border-line py-1 text-sm"
                >
                  <dt>{name}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <Kbd key={key} chord={key} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}

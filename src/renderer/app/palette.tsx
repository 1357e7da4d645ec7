/** `⌘K`: paste an address, go somewhere, find a job. */
import { Command } from 'cmdk';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useConsoleState, useJobs } from '../client/queries.ts';
import { copyText } from '../components/copy-button.tsx';
import { useOpenerOfWhole } from '../components/use-opener.ts';
import { describeJob } from '../features/jobs/describe-job.ts';
import { palette as text } from '../text/en/shell.ts';
import { askToKeep } from '../features/library/keeping.ts';
import { placesFor } from './navigation.ts';
import { changePreferences } from './preferences.ts';

export default function Palette({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [value, setValue] = useState('');
  useOpenerOfWhole();
  const run: Run = (act: () => void) => (): void => {
    onClose();
    act();
  };
  const typed = value.trim();
  const isAddress = /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/i.test(typed);
  // words may be the name of a place: that comes first then, and Enter goes there
  const withTyped = typed !== '' && <WithTyped typed={typed} isAddress={isAddress} run={run} />;
  return (
    <Command.Dialog
      ref={nameChoice}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      label={text.label}
      loop
      overlayClassName="fixed inset-0 z-50 bg-scrim"
      contentClassName="fixed inset-x-0 top-[14vh] z-50 mx-auto w-[calc(100%-32px)] max-w-[600px] overflow-hidden rounded-xl border border-line bg-raised shadow-[var(--shadow)]"
    >
      <Command.Input
        value={value}
        onValueChange={setValue}
        placeholder={text.placeholder}
        className="h-12 w-full border-b border-line bg-transparent px-4 text-base -outline-offset-2!"
      />
      <Command.List className="max-h-[46vh] overflow-y-auto p-2">
        <Command.Empty className="px-3 py-6 text-center text-sm text-ink-2">
          {text.nothing}
        </Command.Empty>
        {isAddress && withTyped}
        <Places run={run} />
        {!isAddress && withTyped}
        <RecentJobs run={run} />
        <ThisWindow run={run} />
      </Command.List>
    </Command.Dialog>
  );
}

/** Field and list name the item that Enter takes, whatever has come or gone among them: cmdk's own name for it grows stale. */
function nameChoice(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return undefined;
  const tell = (): void => {
    const id = root.querySelector('[cmdk-item][aria-selected="true"]')?.id ?? '';
    for (const one of root.querySelectorAll('[cmdk-input], [cmdk-list]')) {
      if ((one.getAttribute(CHOICE) ?? '') === id) continue;
      if (id === '') one.removeAttribute(CHOICE);
      else one.setAttribute(CHOICE, id);
    }
  };
  const watcher = new MutationObserver(tell);
  const attributeFilter = ['aria-selected', CHOICE];
  watcher.observe(root, { subtree: true, childList: true, attributeFilter });
  tell();
  return () => watcher.disconnect();
}

const CHOICE = 'aria-activedescendant';

/** Closes the palette, then acts. */
type Run = (act: () => void) => () => void;

interface RunProps {
  readonly run: Run;
}

function Places({ run }: RunProps): ReactElement {
  const [, navigate] = useLocation();
  const { data: state } = useConsoleState();
  return (
    <Group heading={text.go}>
      {placesFor(state?.isShared === true).map((place) => (
        <Item
          key={place.path}
          value={place.label}
          onSelect={run(() => navigate(place.path))}
          icon={<place.icon aria-hidden className="size-4" />}
        >
          {place.label}
        </Item>
      ))}
    </Group>
  );
}

function RecentJobs({ run }: RunProps): ReactElement | null {
  const [, navigate] = useLocation();
  const { data } = useJobs({ limit: 8 });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Group heading={text.recent}>
      {data.rows.map((job) => {
        const { title, outcome } = describeJob(job);
        return (
          <Item
            key={job.id}
            value={`${title} ${job.id}`}
            onSelect={run(() => navigate(`/jobs/${job.id}`))}
          >
            <span className="flex-1 truncate">{title}</span>
            <span className="max-w-40 truncate text-xs text-ink-3">{outcome}</span>
          </Item>
        );
      })}
    </Group>
  );
}

function ThisWindow({ run }: RunProps): ReactElement {
  return (
    <Group heading={text.window}>
      <Item value={text.copyLink} onSelect={run(() => void copyText(location.href))}>
        {text.copyLink}
      </Item>
      <Item value={text.toggleTheme} onSelect={run(toggleTheme)}>
        {text.toggleTheme}
      </Item>
      {(['compact', 'comfortable', 'roomy'] as const).map((density) => (
        <Item
          key={density}
          value={text[density]}
          onSelect={run(() => changePreferences({ density }))}
        >
          {text[density]}
        </Item>
      ))}
    </Group>
  );
}

interface WithTypedProps extends RunProps {
  readonly typed: string;
  readonly isAddress: boolean;
}

/** What can be done with what was typed. */
function WithTyped({ typed, isAddress, run }: WithTypedProps): ReactElement {
  const [, navigate] = useLocation();
  const start = (operation: string): void =>
    navigate(`/playground/${operation}?url=${encodeURIComponent(typed)}&auto=1`);
  return (
    <Group heading={isAddress ? text.address : text.words}>
      {isAddress && (
        <>
          <Item value={`scrape ${typed}`} onSelect={run(() => start('scrape'))}>
            {text.scrape(typed)}
          </Item>
          <Item value={`keep ${typed}`} onSelect={run(() => askToKeep({ urls: [typed] }))}>
            {text.keep(typed)}
          </Item>
          <Item value={`crawl ${typed}`} onSelect={run(() => start('crawl'))}>
            {text.crawl(typed)}
          </Item>
          <Item value={`map ${typed}`} onSelect={run(() => start('map'))}>
            {text.map(typed)}
          </Item>
        </>
      )}
      <Item
        value={`library ${typed}`}
        onSelect={run(() => navigate(`/library?q=${encodeURIComponent(typed)}`))}
      >
        {text.library(typed)}
      </Item>
      <Item value={`search ${typed}`} onSelect={run(() => start('search'))}>
        {text.search(typed)}
      </Item>
    </Group>
  );
}

function toggleTheme(): void {
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  changePreferences({ theme: isDark ? 'light' : 'dark' });
}

function Group({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  readonly value: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

function Item({ value, onSelect, icon, children }: ItemProps): ReactElement {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex h-9 items-center gap-2.5 rounded-md px-2 text-sm data-[selected=true]:bg-sunken [&_svg]:text-ink-3"
    >
      {icon}
      {children}
    </Command.Item>
  );
}

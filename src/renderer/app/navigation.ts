/** The places of the window: one list for sidebar, palette, shortcuts and the heads of screens. */
import {
  BellRing,
  ChartNoAxesColumn,
  CreditCard,
  Info,
  KeyRound,
  LibraryBig,
  MousePointerClick,
  Play,
  Rows3,
  Server,
  Settings2,
  type LucideIcon,
} from 'lucide-react';
import { t } from '../text/catalogue.ts';

export interface Place {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The letter after `G`. */
  readonly key: string;
  readonly group: 'work' | 'service';
  /** Path of the place in whose head it stands; absent: it stands in the sidebar. */
  readonly within?: string;
  /** Only where services share a database. */
  readonly isOfMany?: true;
}

export const PLACES: readonly Place[] = [
  { path: '/playground', label: t.shell.playground, icon: Play, key: 'p', group: 'work' },
  { path: '/recipes', label: t.shell.recipes, icon: MousePointerClick, key: 'r', group: 'work' },
  { path: '/library', label: t.library.title, icon: LibraryBig, key: 'l', group: 'work' },
  {
    path: '/library/monitors',
    label: t.monitors.title,
    icon: BellRing,
    key: 'm',
    group: 'work',
    within: '/library',
  },
  { path: '/jobs', label: t.shell.jobs, icon: Rows3, key: 'j', group: 'work' },
  { path: '/keys', label: t.shell.keys, icon: KeyRound, key: 'k', group: 'service' },
  { path: '/usage', label: t.shell.usage, icon: ChartNoAxesColumn, key: 'u', group: 'service' },
  {
    path: '/plan',
    label: t.shell.plan,
    icon: CreditCard,
    key: 'b',
    group: 'service',
    within: '/usage',
  },
  {
    path: '/services',
    label: t.services.title,
    icon: Server,
    key: 'v',
    group: 'service',
    isOfMany: true,
  },
  { path: '/settings', label: t.shell.settings, icon: Settings2, key: 's', group: 'service' },
  {
    path: '/about',
    label: t.shell.about,
    icon: Info,
    key: 'i',
    group: 'service',
    within: '/settings',
  },
];

/** Those that there are: the page of services is for those who run several. */
export function placesFor(isShared: boolean): readonly Place[] {
  return PLACES.filter((place) => isShared || place.isOfMany !== true);
}

/** A place of the sidebar and those in its head, in order. */
export function placesOf(path: string): readonly Place[] {
  return PLACES.filter((place) => place.path === path || place.within === path);
}

export function isAt(path: string, location: string): boolean {
  return location === path || location.startsWith(`${path}/`);
}

/** The places of the window: one list for sidebar, palette and shortcuts. */
import {
  ChartNoAxesColumn,
  CreditCard,
  Info,
  KeyRound,
  MousePointerClick,
  Play,
  Rows3,
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
}

export const PLACES: readonly Place[] = [
  { path: '/playground', label: t.shell.playground, icon: Play, key: 'p', group: 'work' },
  { path: '/recipes', label: t.recipes.title, icon: MousePointerClick, key: 'r', group: 'work' },
  { path: '/jobs', label: t.shell.jobs, icon: Rows3, key: 'j', group: 'work' },
  { path: '/keys', label: t.shell.keys, icon: KeyRound, key: 'k', group: 'service' },
  { path: '/usage', label: t.shell.usage, icon: ChartNoAxesColumn, key: 'u', group: 'service' },
  { path: '/plan', label: t.shell.plan, icon: CreditCard, key: 'b', group: 'service' },
  { path: '/settings', label: t.shell.settings, icon: Settings2, key: 's', group: 'service' },
  { path: '/about', label: t.shell.about, icon: Info, key: 'i', group: 'service' },
];

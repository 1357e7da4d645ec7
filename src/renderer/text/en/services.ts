import { formatNumber, plural } from '../format.ts';

export const services = {
  title: 'Services',
  intro:
    'Every Hearth that works on this database. Each says every five seconds that it is there; what a silent one held goes to the others.',
  list: 'Services',
  alone: 'This Hearth works on a database of its own',
  aloneHelp:
    'Several can share one PostgreSQL, on as many machines as you like. docs/machines.md tells how.',
  count: (alive: number) => plural(alive, 'service', 'services'),
  columns: {
    name: 'Service',
    state: 'State',
    roles: 'Does',
    running: 'Under way',
    waiting: 'Waiting',
    leases: 'Leases',
    hosts: 'Sites',
    beat: 'Last beat',
    started: 'Started',
    version: 'Version',
  },
  help: {
    running: 'Pages of crawls, batches and recipes that are being fetched now',
    waiting: 'Pages that it took ahead of their turn',
    leases: 'Pages that are its own until it ends them or falls silent',
    hosts: 'Sites that it alone asks, so that their pace is kept',
  },
  roles: { api: 'API', crawl: 'crawls', render: 'renders' },
  roleHelp: {
    api: 'Answers clients and this window',
    crawl: 'Works on the pages of crawls and batches, sends webhooks, looks at monitors',
    render: 'Has a browser',
  },
  here: 'this one',
  beats: 'beats',
  silent: 'silent',
  ago: (seconds: number) => `${formatNumber(seconds)} s ago`,
  missing: {
    api: 'No service answers clients.',
    crawl: 'No service works on crawls: they wait until one with the role crawl is started.',
    render: 'No service renders: pages that need a browser fail until one is started.',
  },
  runsOn: (names: readonly { readonly name: string; readonly pages: number }[]) =>
    `runs on ${names.map(({ name, pages }) => `${name} (${formatNumber(pages)})`).join(', ')}`,
} as const;

/** Tools over monitors: what is watched, what changed in it, and watching something more. */
import { z } from 'zod';
import { counted, fieldsOf, listOf } from './text.ts';
import { defineTool, type Tool } from './tool.ts';

const list = defineTool({
  name: 'monitors_list',
  title: 'What is watched',
  description:
    'The monitors of this Hearth: pages, searches and recipes looked at again on a schedule, with how many changes each has had.',
  isReadOnly: true,
  input: z.object({ limit: z.number().int().min(1).max(200).default(50) }),
  async run({ limit }, { ask }) {
    const reply = await ask('GET', `/monitors?limit=${limit}`);
    const lines = listOf(reply['monitors']).map(({ id, name, state, changes, changedAt }) => {
      const last = typeof changedAt === 'string' ? `, last ${changedAt}` : '';
      return `- ${String(name)} | ${String(state)} | ${counted(changes, 'change', 'changes')}${last} | id ${String(id)}`;
    });
    return [counted(reply['total'], 'monitor', 'monitors'), ...lines].join('\n');
  },
});

const changes = defineTool({
  name: 'monitor_changes',
  title: 'What changed',
  description: 'The last changes a monitor saw: when, and which words went and came.',
  isReadOnly: true,
  input: z.object({
    id: z.string().describe('From "monitors_list"'),
    limit: z.number().int().min(1).max(50).default(10),
  }),
  async run({ id, limit }, { ask }) {
    const path = `/monitors/${encodeURIComponent(id)}/looks?outcome=changed&limit=${limit}`;
    const looks = listOf((await ask('GET', path))['looks']);
    if (looks.length === 0) return 'Nothing has changed yet.';
    return looks
      .map(({ at, blocks }) => [String(at), ...listOf(blocks).map(told)].join('\n'))
      .join('\n\n');
  },
});

function told(block: Readonly<Record<string, unknown>>): string {
  if (block['kind'] !== 'changed') {
    return `${block['kind'] === 'removed' ? '-' : '+'} ${String(block['text'])}`;
  }
  const side = (other: string): string =>
    listOf(block['words'])
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => String(text))
      .join('');
  return `- ${side('added')}\n+ ${side('removed')}`;
}

const watch = defineTool({
  name: 'monitor_add',
  title: 'Watch a page',
  description:
    'Looks at a page again on a schedule and keeps what it sees; changes are found with "monitor_changes". Each look costs what a scrape costs.',
  input: z.object({
    url: z.string().describe('Address of the page'),
    every: z.string().default('1d').describe('30m, 6h, 1d or 2w'),
  }),
  async run(body, { ask }) {
    const { monitor } = await ask('POST', '/monitors', body);
    return `Watched from now on: id ${String(fieldsOf(monitor)['id'])}`;
  },
});

/** What an agent can do with monitors. */
export const MONITOR_TOOLS: readonly Tool[] = [list, changes, watch];

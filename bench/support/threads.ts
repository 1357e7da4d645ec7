/** Processor time of a process by thread, as Linux counts it; elsewhere nothing is measured. */
import { readFileSync, readdirSync } from 'node:fs';

/** Who a thread works for. */
export const ROLES = [
  'main',
  'writer',
  'library',
  'pipeline',
  'V8 helpers',
  'libuv',
  'other',
] as const;
type Role = (typeof ROLES)[number];
export type Times = Readonly<Record<Role, number>>;

/** ms since its start, the threads that have ended left out. */
export function threadTimes(pid: number): Times {
  const times = {
    main: 0,
    writer: 0,
    library: 0,
    pipeline: 0,
    'V8 helpers': 0,
    libuv: 0,
    other: 0,
  };
  const folder = `/proc/${pid.toString()}/task`;
  for (const task of tasksIn(folder)) {
    const at = `${folder}/${task}`;
    try {
      const name = readFileSync(`${at}/comm`, 'utf8').trim();
      const [ns = '0'] = readFileSync(`${at}/schedstat`, 'utf8').split(' ');
      times[Number(task) === pid ? 'main' : roleOf(name)] += Number(ns) / 1e6;
    } catch {
      // it ended meanwhile
    }
  }
  return times;
}

/** What was used between the two. */
export function usedBetween(before: Times, after: Times): Times {
  const used = { ...after };
  for (const role of ROLES) used[role] -= before[role];
  return used;
}

function tasksIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function roleOf(name: string): Role {
  if (name.startsWith('hearth-store-wr')) return 'writer';
  if (name.startsWith('hearth-blob-wri')) return 'library';
  if (name.startsWith('pipeline')) return 'pipeline';
  if (name.includes('V8Worker') || name.includes('DelayedTask')) return 'V8 helpers';
  return name.includes('uv-worker') ? 'libuv' : 'other';
}

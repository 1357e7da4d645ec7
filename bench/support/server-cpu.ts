/** Processor time of a PostgreSQL server on this machine, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** ms so far of the server and all that it has started; undefined where that cannot be seen. */
export async function serverCpu(database: string): Promise<() => number | undefined> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = statOf(rows[0]?.pid ?? 0)?.parent;
  await client.end();
  return () => (server === undefined ? undefined : usedBy(server));
}

const TICK_MS = 10;

function usedBy(server: number): number {
  // those that have ended are counted with the server, in ticks
  let ms = (statOf(server)?.endedTicks ?? 0) * TICK_MS;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (pid === server || statOf(pid)?.parent === server) ms += nanosecondsOf(pid) / 1e6;
  }
  return ms;
}

function nanosecondsOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid.toString()}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0; // it ended meanwhile
  }
}

function statOf(pid: number): { readonly parent: number; readonly endedTicks: number } | undefined {
  if (!Number.isInteger(pid)) return undefined;
  try {
    const text = readFileSync(`/proc/${pid.toString()}/stat`, 'utf8');
    // after the name, which may have spaces: state, parent, …; children's times are the 14th and 15th
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), endedTicks: Number(fields[13]) + Number(fields[14]) };
  } catch {
    return undefined;
  }
}

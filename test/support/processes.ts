/** The processes a service starts, as the operating system lists them (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Direct children of `parent` whose program looks like a Chromium. */
export function chromiumsOf(parent: number): readonly number[] {
  return processIds().filter((pid) => parentOf(pid) === parent && isChromium(pid));
}

/** All Chromium processes below `parent`: browsers, renderers and helpers. */
export function chromiumFamilyOf(parent: number): readonly number[] {
  const parents = new Map(processIds().map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number): boolean => {
    const above = parents.get(pid);
    return above !== undefined && (above === parent || isBelow(above));
  };
  return [...parents.keys()].filter((pid) => isBelow(pid) && isChromium(pid));
}

const isChromium = (pid: number): boolean => /chrom|headless_shell/i.test(programOf(pid));

function processIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // the name stands in brackets and may hold anything
  return stat === undefined
    ? undefined
    : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function programOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`)?.split('\0')[0] ?? '';
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // it ended meanwhile
  }
}

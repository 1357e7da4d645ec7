/** How many cores of the machine had nothing to do, as the system counts it. */
import { cpus } from 'node:os';

export type IdleCores = () => number;

/** Each call tells of the time since the one before; the first tells 0. `look`: tests pin it. */
export function createIdleCores(look: () => Times = timesOfCores): IdleCores {
  let last = look();
  return () => {
    const now = look();
    const all = now.all - last.all;
    const idle = now.idle - last.idle;
    last = now;
    return all <= 0 ? 0 : (idle / all) * now.cores;
  };
}

/** ms of all cores together since the machine's start. */
export interface Times {
  readonly cores: number;
  readonly all: number;
  readonly idle: number;
}

function timesOfCores(): Times {
  const cores = cpus().map(({ times }) => times);
  const all = cores.reduce(
    (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
    0,
  );
  return { cores: cores.length, all, idle: cores.reduce((sum, { idle }) => sum + idle, 0) };
}

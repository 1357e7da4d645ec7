/** `hearth move` over a configuration: which folder, which database. The driver is loaded when it is needed. */
import type { Config } from './config.ts';
import { systemClock } from './system.ts';
import type { Moved, MoveNews, MovePlan } from './store/move/move.ts';

export type { Moved, MoveNews, MovePlan };

interface Asked {
  /** `postgres://…`. */
  readonly to: string;
  readonly tell: (news: MoveNews) => void;
}

export interface Moving {
  move(): Promise<Moved>;
  plan(): Promise<MovePlan>;
  audit(): Promise<Moved>;
}

export async function openMove(config: Config, { to, tell }: Asked): Promise<Moving> {
  const { auditMove, moveFolder, planMove } = await import('./store/move/move.ts');
  const options = {
    folder: config.dataDir,
    database: to,
    schema: config.databaseSchema,
    now: () => systemClock.now(),
    tell,
  };
  return {
    move: () => moveFolder(options),
    plan: () => planMove(options),
    audit: () => auditMove(options),
  };
}

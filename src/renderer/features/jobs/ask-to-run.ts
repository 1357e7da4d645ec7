/**
 * Before something runs that may cost more than a few credits, its price is said and agreed to. What is cheap
 * runs at once. Either way the Playground opens with the whole request.
 */
import { useLocation } from 'wouter';
import type { ConsoleOperation, JsonObject } from '../../../contract/console/common.ts';
import { createStore } from '../../client/store.ts';
import { saveDraft } from '../playground/drafts.ts';

/** More than this is asked first. */
const FEW_CREDITS = 5;

export interface Asked {
  readonly operation: ConsoleOperation;
  readonly body: JsonObject;
  /** Most credits it can use. */
  readonly most: number;
  /** What the same request used before. */
  readonly last?: number;
  /** Not a repetition. */
  readonly isNew?: boolean;
}

/** What waits for its price to be agreed to. */
export const waiting = createStore<Asked | undefined>(undefined);

export function useAskToRun(): (asked: Asked) => void {
  const open = useOpen();
  return (asked) => {
    if (asked.most > FEW_CREDITS) waiting.set(asked);
    else open(asked, true);
  };
}

export function useOpen(): (asked: Asked, isRun: boolean) => void {
  const [, navigate] = useLocation();
  return ({ operation, body }, isRun) => {
    saveDraft(operation, body);
    waiting.set(undefined);
    navigate(`/playground/${operation}?${isRun ? 'auto' : 'fill'}=1`);
  };
}

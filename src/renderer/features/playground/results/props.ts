/** What every result view of the playground is given. */
import type { ConsoleOperation, JsonObject } from '../../../../contract/console/common.ts';
import type { Answered } from '../run.ts';

export interface ResultActions {
  /** Runs the current operation with another body. */
  readonly onRun: (body: JsonObject) => void;
  /** Opens another operation with a body. */
  readonly onOpen: (operation: ConsoleOperation, body: JsonObject) => void;
}

export interface ResultProps extends ResultActions {
  readonly run: Answered;
  readonly body: JsonObject;
  /** The file in the form: what came of it can be asked for in other formats. */
  readonly file: File | undefined;
}

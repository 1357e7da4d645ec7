/**
 * Runs a script of the caller in the page and brings back what it gives, as `JSON.stringify` would write it there.
 *
 * It may be an expression, a program (its last value counts) or a function body with `return`; `await` may stand at the
 * top. What cannot be written, such as the window or an object that holds itself, is null, with a sentence.
 */
import type { CDPSession } from 'playwright-core';
import { isLostDocument } from './failures.ts';

export interface ScriptStage {
  readonly cdp: CDPSession;
  /** ms until the capture must end. */
  readonly leftMs: () => number;
}

export interface ScriptReturn {
  readonly type: string;
  readonly value: unknown;
  readonly warning?: string;
}

/** Time left for the failure to be told. */
const TELL_MS = 250;
const NO_JSON =
  'A script gave a value that cannot be written as JSON, such as the window or an object that holds itself; null stands for it. Give back texts, numbers, lists or plain objects.';

/** Of an element its fields are of no use, and those that a framework puts there lead in circles. */
const AS_JSON = `function () {
  const plain = (_key, value) =>
    value instanceof Node ? {} : value instanceof Error ? String(value) : value;
  try { return JSON.stringify(this, plain) ?? 'null'; } catch { return null; }
}`;

/** Throws what the script threw, and when it does not end in time. */
export async function execute(stage: ScriptStage, script: string): Promise<ScriptReturn> {
  const mostMs = Math.max(1, stage.leftMs() - TELL_MS);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the script did not end in time')), mostMs);
  });
  try {
    return await Promise.race([run(stage.cdp, script, mostMs), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function run(cdp: CDPSession, script: string, mostMs: number): Promise<ScriptReturn> {
  const asProgram = await evaluate(cdp, { expression: script, replMode: true }, mostMs);
  const isBody =
    asProgram.exceptionDetails?.exception?.className === 'SyntaxError' &&
    /illegal return/i.test(asProgram.exceptionDetails.exception.description ?? '');
  const answer = isBody
    ? await evaluate(cdp, { expression: `(async () => {\n${script}\n})()` }, mostMs)
    : asProgram;
  try {
    return await returned(cdp, await awaited(cdp, answer));
  } catch (error) {
    // the script led to another page: its value went with the old one
    const isLost = isLostDocument(error) || /promise was collected/i.test(String(error));
    if (isLost) return { type: 'undefined', value: null };
    throw error;
  }
}

type Evaluated = Awaited<ReturnType<typeof evaluate>>;

/** A promise that was the last value of a program is awaited; one at the top has been. */
async function awaited(cdp: CDPSession, answer: Evaluated): Promise<Evaluated> {
  const { objectId, subtype } = answer.result;
  if (answer.exceptionDetails !== undefined || objectId === undefined || subtype !== 'promise')
    return answer;
  return await cdp.send('Runtime.awaitPromise', { promiseObjectId: objectId });
}

async function returned(
  cdp: CDPSession,
  { result, exceptionDetails }: Evaluated,
): Promise<ScriptReturn> {
  if (exceptionDetails !== undefined) {
    const { exception, text } = exceptionDetails;
    const thrown: unknown = exception?.value;
    const said = exception?.description ?? (typeof thrown === 'string' ? thrown : text);
    throw new Error(said.split('\n')[0] ?? said);
  }
  const { type, objectId } = result;
  if (objectId === undefined) {
    return { type, value: (result.value as unknown) ?? result.unserializableValue ?? null };
  }
  const written = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: AS_JSON,
    objectId,
    returnByValue: true,
  });
  const json: unknown = written.result.value;
  return typeof json === 'string'
    ? { type, value: JSON.parse(json) as unknown }
    : { type, value: null, warning: NO_JSON };
}

/** `replMode` allows `await` at the top and gives the last value of a program; objects by reference. */
function evaluate(
  cdp: CDPSession,
  code: { readonly expression: string; readonly replMode?: true },
  mostMs: number,
) {
  return cdp.send('Runtime.evaluate', {
    ...code,
    awaitPromise: true,
    userGesture: true,
    timeout: mostMs,
  });
}

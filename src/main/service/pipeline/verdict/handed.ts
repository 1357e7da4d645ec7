/** What the parameters of a function get: from its calls, and from what it is handed to. */
import type { AnyNode } from 'acorn';
import { nameOfCallee, type Call } from './callee.ts';
import type { Program, Source } from './program-facts.ts';
import { isFunction, pushChildren, type FunctionNode } from './scopes.ts';

/** What a parameter gets: an argument, or what the function it was handed to gives. */
export type Handed =
  | { readonly kind: 'argument'; readonly node: AnyNode }
  | { readonly kind: 'given'; readonly by: 'each'; readonly node: AnyNode }
  /** `moment`: an event or a time; `data`: what was waited for. */
  | { readonly kind: 'given'; readonly by: 'data' | 'moment' };

const EACH =
  /^(?:forEach|map|each|filter|flatMap|some|every|find|findIndex|sort|reduce|reduceRight|from)$/;
const MOMENT =
  /^(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|queueMicrotask|addEventListener|ready|\$|jQuery|(?:Mutation|Intersection|Resize|Performance)Observer)$/;

function handedBy(call: Call, at: number, index: number): Handed {
  const name = nameOfCallee(call) ?? '';
  if (EACH.test(name)) {
    const isElement = name === 'reduce' ? index === 1 : name === 'each' ? index < 2 : index === 0;
    if (!isElement && name !== 'sort') return { kind: 'given', by: 'moment' };
    const { callee } = call;
    // `$.each(list, …)`, `Array.from(list, …)`
    const list = at > 0 ? call.arguments[0] : undefined;
    if (list !== undefined) return { kind: 'given', by: 'each', node: list };
    if (callee.type === 'MemberExpression') {
      return { kind: 'given', by: 'each', node: callee.object };
    }
  }
  if (MOMENT.test(name) && !isMessage(call)) return { kind: 'given', by: 'moment' };
  return { kind: 'given', by: 'data' };
}

/** Events that bring something along. */
function isMessage({ arguments: [event] }: Call): boolean {
  if (event?.type !== 'Literal' || typeof event.value !== 'string') return false;
  return !/^(?:DOMContentLoaded|load|readystatechange|pageshow|turbo:load)$/.test(event.value);
}

/** All that a parameter may get. */
export function argumentsFor(
  program: Program,
  { of, index }: Extract<Source, { kind: 'parameter' }>,
): readonly Handed[] {
  const found: Handed[] = [];
  const direct = program.calledAs(of)?.arguments[index];
  if (direct !== undefined) found.push({ kind: 'argument', node: direct });
  const use = program.usedIn(of);
  if (use !== undefined) found.push(handedBy(use.call, use.index, index));
  for (const name of program.namesOf(of)) {
    for (const call of program.callsOf(name)) {
      const argument = call.arguments[index];
      if (argument !== undefined) found.push({ kind: 'argument', node: argument });
    }
    for (const { call, at } of program.handedOver(name)) {
      found.push(handedBy(call, at, index));
    }
  }
  return found;
}

/** What a function gives back. */
export function returnsOf(fn: FunctionNode): AnyNode[] {
  if (fn.body.type !== 'BlockStatement') return [fn.body];
  const found: AnyNode[] = [];
  const stack: AnyNode[] = [...fn.body.body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isFunction(node)) continue;
    if (node.type === 'YieldExpression' && node.argument) found.push(node.argument);
    if (node.type === 'ReturnStatement') {
      if (node.argument) found.push(node.argument);
      continue;
    }
    pushChildren(node, stack);
  }
  return found;
}

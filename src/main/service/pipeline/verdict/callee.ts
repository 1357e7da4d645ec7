/** Calls of a script and the names in them. */
import type { AnyNode, CallExpression, NewExpression } from 'acorn';

export type Call = CallExpression | NewExpression;

/** What is called: `b` of `a.b()`, `f` of `f()`. */
export function nameOfCallee({ callee }: Call): string | undefined {
  return callee.type === 'Identifier' ? callee.name : propertyOf(callee);
}

/** `b` of `a.b` and `a['b']`. */
export function propertyOf(node: AnyNode): string | undefined {
  if (node.type === 'ChainExpression') return propertyOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
}

/** `a` of `a.b.c` and `a.b().c`. */
export function rootOf(node: AnyNode): string | undefined {
  for (let at = node; ;) {
    if (at.type === 'Identifier') return at.name;
    if (at.type === 'MemberExpression') at = at.object;
    else if (at.type === 'CallExpression') at = at.callee;
    else if (at.type === 'ChainExpression') at = at.expression;
    else return undefined;
  }
}

/** `document.createElement('script')` */
export function isScriptMaker(call: Call): boolean {
  const [first] = call.arguments;
  if (nameOfCallee(call) !== 'createElement' || first?.type !== 'Literal') return false;
  return String(first.value).toLowerCase() === 'script';
}

interface PlainCall {
  readonly name: string;
  readonly callee: Call['callee'];
  readonly args: readonly AnyNode[];
}

/** `f.apply(a, b)` is a call of `f`. */
export function plainCall(call: Call): PlainCall {
  const name = nameOfCallee(call) ?? '';
  const { callee } = call;
  const args = call.arguments as AnyNode[];
  const isIndirect = name === 'apply' || name === 'call';
  if (!isIndirect || callee.type !== 'MemberExpression') return { name, callee, args };
  const { object } = callee;
  return { name: propertyOf(object) ?? '', callee: object, args: args.slice(1) };
}

/**
 * A script as a program: what its names stand for, and which of its calls and assignments run when a page loads.
 *
 * Nothing is run. What waits for the reader (a click, a key, scrolling) and functions that nobody names do not run
 * when the page loads; callbacks of everything else do.
 */
import { parse, type AnyNode } from 'acorn';
import { Live } from './live.ts';
import { Names } from './names.ts';
import type { Program, Run } from './program-facts.ts';
import { renameByScope } from './scopes.ts';

/** Undefined for what is no JavaScript. */
export function readProgram(code: string): Program | undefined {
  const tree = parseEither(code);
  if (tree === undefined) return undefined;
  renameByScope(tree);
  const names = new Names();
  names.read(tree);
  const onLoad = new Live(names);
  onLoad.read(tree);
  return {
    onLoad,
    callable: callableIn(tree, names, onLoad),
    sourcesOf: (name) => names.sources.get(name) ?? [],
    assignedTo: (name) => names.assigned.get(name) ?? [],
    functionsNamed: (name) => names.functions.get(name) ?? [],
    callsOf: (name) => names.calls.get(name) ?? [],
    assignmentsTo: (name) => names.propertyWrites.get(name) ?? [],
    methodCallsOn: (name) => names.methodCalls.get(name) ?? [],
    derivedFrom: (name) => names.derived.get(name) ?? [],
    calledAs: (fn) => names.direct.get(fn),
    handedOver: (name) => names.handed.get(name) ?? [],
    usedIn: (fn) => names.uses.get(fn),
    namesOf: (fn) => names.namesOf.get(fn) ?? [],
    classOf: (node) => names.classOf.get(node),
    namesOfClass: (node) => names.classNames.get(node) ?? [],
    hasClass: (name) => [...names.classNames.values()].some((all) => all.includes(name)),
  };
}

/** Most functions that are asked what they would do. */
const MOST_CALLABLE = 30;

function callableIn(tree: AnyNode, names: Names, onLoad: Live): ReadonlyMap<string, Run> {
  const found = new Map<string, Run>();
  if (tree.type !== 'Program') return found;
  for (const node of tree.body) {
    if (node.type !== 'FunctionDeclaration' || onLoad.reaches(node)) continue;
    const run = new Live(names);
    run.read(node);
    found.set(node.id.name, run);
    if (found.size >= MOST_CALLABLE) break;
  }
  return found;
}

function parseEither(code: string): AnyNode | undefined {
  const options = {
    ecmaVersion: 'latest',
    allowHashBang: true,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
  } as const;
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(code, { ...options, sourceType });
    } catch {
      continue;
    }
  }
  return undefined;
}

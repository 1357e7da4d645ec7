/** What the names of a script stand for, and how its functions and classes are used. */
import type { ClassDeclaration, ClassExpression, AnyNode, AssignmentExpression } from 'acorn';
import { nameOfCallee, propertyOf, rootOf, isScriptMaker, type Call } from './callee.ts';
import { boundNames, isFunction, pushChildren, type FunctionNode } from './scopes.ts';
import type { Source } from './program-facts.ts';

type Class = ClassDeclaration | ClassExpression;

const isClass = (node: AnyNode): node is Class =>
  node.type === 'ClassDeclaration' || node.type === 'ClassExpression';

/** `button.click()`, `dispatchEvent(new Event('x'))`, `.trigger('x')` */
function firedBy({ arguments: [first] }: Call, name: string | undefined): string | undefined {
  if (name === 'click' && first === undefined) return 'click';
  if (name !== 'trigger' && name !== 'dispatchEvent') return undefined;
  const event = first?.type === 'NewExpression' ? first.arguments[0] : first;
  return event?.type === 'Literal' ? String(event.value) : undefined;
}

export class Names {
  makesScripts = false;
  /** Names of properties that are asked for. */
  readonly mentioned = new Set<string>();
  /** Events that the script sets off itself. */
  readonly fired = new Set<string>();
  readonly sources = new Map<string, Source[]>();
  readonly assigned = new Map<string, AnyNode[]>();
  readonly functions = new Map<string, FunctionNode[]>();
  readonly calls = new Map<string, Call[]>();
  readonly propertyWrites = new Map<string, AssignmentExpression[]>();
  readonly methodCalls = new Map<string, Call[]>();
  readonly classNames = new Map<AnyNode, string[]>();
  readonly classOf = new Map<AnyNode, Class>();
  readonly derived = new Map<string, string[]>();
  readonly direct = new Map<FunctionNode, Call>();
  readonly handed = new Map<string, { call: Call; at: number }[]>();
  readonly uses = new Map<FunctionNode, { call: Call; index: number }>();
  readonly namesOf = new Map<FunctionNode, string[]>();

  read(tree: AnyNode): void {
    const stack = [tree];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      this.#add(node);
      pushChildren(node, stack);
    }
    for (const [name, nodes] of this.sources) {
      for (const { kind, node } of nodes as { kind: string; node: AnyNode }[]) {
        if (kind === 'value' && isClass(node)) push(this.classNames, node, name);
      }
    }
    // `new App(x)` calls the constructor
    for (const [node, names] of this.classNames) {
      const made = isClass(node) ? node.body.body : [];
      for (const one of made) {
        if (one.type !== 'MethodDefinition' || one.kind !== 'constructor') continue;
        for (const name of names) push(this.namesOf, one.value, name);
      }
    }
  }

  #addClass(node: Class): void {
    if (node.id) push(this.classNames, node, node.id.name);
    const stack: AnyNode[] = [node.body];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (at.type === 'ThisExpression') this.classOf.set(at, node);
      pushChildren(at, stack);
    }
  }

  #add(node: AnyNode): void {
    if (isFunction(node)) this.#addFunction(node);
    else if (isClass(node)) this.#addClass(node);
    switch (node.type) {
      case 'MemberExpression': {
        const property = propertyOf(node);
        if (property !== undefined) this.mentioned.add(property);
        return;
      }
      case 'VariableDeclarator':
        if (node.init) this.#bind(node.id, node.init, 'value');
        return;
      case 'AssignmentExpression': {
        this.#bind(node.left, node.right, 'value');
        const root = node.left.type === 'MemberExpression' ? rootOf(node.left) : undefined;
        if (root !== undefined) push(this.propertyWrites, root, node);
        return;
      }
      case 'ForOfStatement':
      case 'ForInStatement': {
        const { left, right } = node;
        const [first] = left.type === 'VariableDeclaration' ? left.declarations : [];
        this.#bind(first === undefined ? left : first.id, right, 'part');
        return;
      }
      case 'CallExpression':
      case 'NewExpression':
        this.#addCall(node);
        return;
      case 'Property':
      case 'PropertyDefinition':
      case 'MethodDefinition': {
        const { key, value } = node;
        if (key.type !== 'Identifier' || !value) return;
        if (isFunction(value)) this.#name(key.name, value);
        else if (node.type === 'PropertyDefinition') push(this.assigned, key.name, value);
        return;
      }
      default:
    }
  }

  #addCall(node: Call): void {
    const name = nameOfCallee(node);
    if (name !== undefined) push(this.calls, name, node);
    const fired = firedBy(node, name);
    if (fired !== undefined) this.fired.add(fired);
    this.makesScripts ||= isScriptMaker(node);
    const { callee } = node;
    const root = callee.type === 'MemberExpression' ? rootOf(callee) : undefined;
    if (root !== undefined) push(this.methodCalls, root, node);
    if (isFunction(callee)) this.direct.set(callee, node);
    if (name === 'push' && root !== undefined) {
      for (const one of node.arguments) push(this.sources, root, { kind: 'value', node: one });
    }
    node.arguments.forEach((argument, at) => {
      if (isFunction(argument)) this.uses.set(argument, { call: node, index: at });
      else if (argument.type === 'Identifier') push(this.handed, argument.name, { call: node, at });
    });
  }

  #addFunction(fn: FunctionNode): void {
    if (fn.id) this.#name(fn.id.name, fn);
    fn.params.forEach((param, index) => {
      for (const name of boundNames(param)) {
        push(this.sources, name, { kind: 'parameter', of: fn, index });
      }
    });
  }

  #name(name: string, fn: FunctionNode): void {
    push(this.functions, name, fn);
    push(this.namesOf, fn, name);
  }

  #bind(target: AnyNode, node: AnyNode, kind: 'value' | 'part'): void {
    if (target.type === 'Identifier') {
      if (isFunction(node)) this.#name(target.name, node);
      push(this.sources, target.name, { kind, node });
      const root = node.type === 'Identifier' ? undefined : rootOf(node);
      if (root !== undefined && root !== target.name) push(this.derived, root, target.name);
      return;
    }
    const property = propertyOf(target);
    if (property !== undefined) {
      if (isFunction(node)) this.#name(property, node);
      push(this.assigned, property, node);
      return;
    }
    for (const name of boundNames(target)) push(this.sources, name, { kind: 'part', node });
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, [value]);
  else found.push(value);
}

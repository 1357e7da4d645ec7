/**
 * A script as a program: what its names stand for, and which of its calls and assignments run when a page loads.
 *
 * Nothing is run. What waits for the reader (a click, a key, scrolling) and functions that nobody names do not run
 * when the page loads; callbacks of everything else do.
 */
import {
  parse,
  type AnyNode,
  type AssignmentExpression,
  type CallExpression,
  type ClassDeclaration,
  type ClassExpression,
  type ExportNamedDeclaration,
  type ImportExpression,
  type NewExpression,
} from 'acorn';
import { boundNames, childrenOf, isFunction, renameByScope, type FunctionNode } from './scopes.ts';

export type Call = CallExpression | NewExpression;
type Class = ClassDeclaration | ClassExpression;

/** Where the value of a name comes from. */
export type Source =
  | { readonly kind: 'value'; readonly node: AnyNode }
  /** An element, or a part, of it. */
  | { readonly kind: 'part'; readonly node: AnyNode }
  | { readonly kind: 'parameter'; readonly of: FunctionNode; readonly index: number };

/** What runs. */
export interface Run {
  /** Calls, `new` and assignments. */
  readonly calls: readonly Call[];
  readonly assignments: readonly AssignmentExpression[];
  /** Modules imported, by specifier; undefined where it is made up as it goes. */
  readonly imports: readonly (string | undefined)[];
}

export interface Program {
  /** When the page loads. */
  readonly onLoad: Run;
  /** Functions that another script could call, by name, and what runs if it does. */
  readonly callable: ReadonlyMap<string, Run>;
  sourcesOf(name: string): readonly Source[];
  /** What is assigned to properties of this name. */
  assignedTo(property: string): readonly AnyNode[];
  functionsNamed(name: string): readonly FunctionNode[];
  /** Calls to functions and methods of this name. */
  callsOf(name: string): readonly Call[];
  /** Assignments to properties of what this name stands for, and of its parts: `name.a.b = …`. */
  assignmentsTo(name: string): readonly AssignmentExpression[];
  /** Calls to methods of what this name stands for, and of its parts. */
  methodCallsOn(name: string): readonly Call[];
  /** Names that stand for parts of what this name stands for. */
  derivedFrom(name: string): readonly string[];
  /** Calls that get this name as an argument. */
  handedOver(name: string): readonly { readonly call: Call; readonly at: number }[];
  /** How a function that has no name is used: handed to a call. */
  usedIn(fn: FunctionNode): { readonly call: Call; readonly index: number } | undefined;
  /** The call of a function that is called where it stands. */
  calledAs(fn: FunctionNode): Call | undefined;
  namesOf(fn: FunctionNode): readonly string[];
  /** The class that a `this` stands in. */
  classOf(node: AnyNode): AnyNode | undefined;
  namesOfClass(node: AnyNode): readonly string[];
  hasClass(name: string): boolean;
}

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

const isClass = (node: AnyNode): node is Class =>
  node.type === 'ClassDeclaration' || node.type === 'ClassExpression';

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
function rootOf(node: AnyNode): string | undefined {
  for (let at = node; ;) {
    if (at.type === 'Identifier') return at.name;
    if (at.type === 'MemberExpression') at = at.object;
    else if (at.type === 'CallExpression') at = at.callee;
    else if (at.type === 'ChainExpression') at = at.expression;
    else return undefined;
  }
}

// ── names ─────────────────────────────────────────────────────────────────────────────────────────

/** `document.createElement('script')` */
export function isScriptMaker(call: Call): boolean {
  const [first] = call.arguments;
  if (nameOfCallee(call) !== 'createElement' || first?.type !== 'Literal') return false;
  return String(first.value).toLowerCase() === 'script';
}

/** `button.click()`, `dispatchEvent(new Event('x'))`, `.trigger('x')` */
function firedBy({ arguments: [first] }: Call, name: string | undefined): string | undefined {
  if (name === 'click' && first === undefined) return 'click';
  if (name !== 'trigger' && name !== 'dispatchEvent') return undefined;
  const event = first?.type === 'NewExpression' ? first.arguments[0] : first;
  return event?.type === 'Literal' ? String(event.value) : undefined;
}

class Names {
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
      stack.push(...childrenOf(node));
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
      stack.push(...childrenOf(at));
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
      case 'NewExpression': {
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
          else if (argument.type === 'Identifier')
            push(this.handed, argument.name, { call: node, at });
        });
        return;
      }
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

// ── what runs ─────────────────────────────────────────────────────────────────────────────────────

/** Events that come from the reader, or when the page is left. */
const READER =
  /^(?:on)?(?:click|dblclick|auxclick|submit|change|input|key\w*|mouse\w*|pointer\w*|touch\w*|scroll\w*|resize|focus\w*|blur|toggle|drag\w*|drop|copy|paste|cut|wheel|select\w*|transition\w*|animation\w*|storage|online|offline|popstate|hashchange|beforeunload|unload|pagehide|visibilitychange|error|abort|contextmenu|fullscreenchange|beforeprint|afterprint|invalid|reset|search|play|playing|pause|ended|timeupdate|hover|orientationchange|beforeinstallprompt|rejectionhandled|unhandledrejection)(?:\.[\w.]+)?(?:\s|$)/;
const LISTENS = new Set(['addEventListener', 'on', 'one', 'delegate', 'live', 'bind']);
/** What jQuery has a method for. */
const READER_METHOD =
  /^(?:click|submit|change|hover|keyup|keydown|keypress|scroll|resize|focus|blur|dblclick|mouse\w+)$/;

/** Functions that the platform or a framework calls by their names. */
const LIFE =
  /^(?:constructor|connectedCallback|attributeChangedCallback|firstUpdated|render|init\w*|mounted|created|beforeMount|setup|ready|on(?:load|ready|init|mount|message|readystatechange)|ngOnInit|componentDidMount|main|start|run|boot\w*|connect|load|data|then|success|done|complete|callback|default|set)$/;

/** Functions that another script calls by their names, once it has come. */
function isGlobal({ left }: AssignmentExpression): boolean {
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return false;
  return /^(?:window|self|globalThis)$/.test(left.object.name);
}

class Live implements Run {
  readonly calls: Call[] = [];
  readonly assignments: AssignmentExpression[] = [];
  readonly imports: (string | undefined)[] = [];
  readonly #names: Names;
  readonly #named = new Set<string>();
  readonly #seen = new Set<AnyNode>();
  readonly #stack: AnyNode[] = [];

  constructor(names: Names) {
    this.#names = names;
  }

  reaches(node: AnyNode): boolean {
    return this.#seen.has(node);
  }

  read(tree: AnyNode): void {
    this.#stack.push(tree);
    for (let node = this.#stack.pop(); node !== undefined; node = this.#stack.pop()) {
      if (this.#seen.has(node)) continue;
      this.#seen.add(node);
      this.#visit(node);
    }
  }

  #visit(node: AnyNode): void {
    if (isFunction(node)) {
      this.#stack.push(node.body);
      return;
    }
    switch (node.type) {
      case 'Identifier':
        this.#call(node.name);
        return;
      case 'CallExpression':
      case 'NewExpression':
        this.calls.push(node);
        if (isReaders(node, this.#names.fired)) {
          if (node.callee.type !== 'Super') this.#push(node.callee);
          return;
        }
        break;
      case 'AssignmentExpression': {
        const property = propertyOf(node.left);
        if (property !== undefined && property.startsWith('on') && READER.test(property)) {
          if (!this.#names.fired.has(property.slice(2))) return;
        }
        this.assignments.push(node);
        if (isGlobal(node) && isFunction(node.right) && this.#names.makesScripts) {
          this.#stack.push(node.right);
        }
        break;
      }
      case 'ImportExpression':
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        this.#import(node.source);
        if (node.type === 'ExportNamedDeclaration') this.#export(node);
        break;
      default:
    }
    for (const child of childrenOf(node)) this.#push(child, node);
  }

  /** What a module exports is there to be called. */
  #export({ declaration, specifiers }: ExportNamedDeclaration): void {
    for (const { local } of specifiers) if (local.type === 'Identifier') this.#call(local.name);
    if (declaration?.type !== 'VariableDeclaration') return;
    for (const { id } of declaration.declarations) {
      for (const name of boundNames(id)) this.#call(name);
    }
  }

  #import(source: ImportExpression['source'] | null | undefined): void {
    if (!source) return;
    const isKnown = source.type === 'Literal' && typeof source.value === 'string';
    this.imports.push(isKnown ? String(source.value) : undefined);
  }

  /** Functions that have a name run when they are called by it. */
  #push(node: AnyNode, parent?: AnyNode): void {
    if (isFunction(node)) {
      const names = this.#names.namesOf.get(node) ?? [];
      const isExported = parent?.type.startsWith('Export') === true;
      const isCalled = names.some(
        (name) =>
          this.#named.has(name) ||
          LIFE.test(name) ||
          (isMethod(parent) && !this.#names.mentioned.has(name) && !HANDLES.test(name)),
      );
      if (names.length > 0 && !isExported && !isCalled && !isCallee(node, parent)) return;
    }
    // the name in a declaration, a pattern or a key calls nothing
    if (node.type === 'Identifier' && isDeclared(node, parent)) return;
    this.#stack.push(node);
  }

  #call(name: string): void {
    if (this.#named.has(name)) return;
    this.#named.add(name);
    for (const fn of this.#names.functions.get(name) ?? []) this.#stack.push(fn);
  }
}

/** Methods that nothing calls by their names are called by a name that is put together, or by a framework. */
const isMethod = (parent: AnyNode | undefined): boolean =>
  parent?.type === 'Property' || parent?.type === 'MethodDefinition';
const HANDLES =
  /^(?:on[A-Z_]\w*|(?:handle|toggle|open|close|select|submit|click|change|search|filter|sort|remove|delete|add|save|send|next|prev|go|set|update|reset|clear|copy|share|vote|like|error|fail|reject|destroy|disconnect|unmount|before|after|adopted|form\w*)\w*)$/;

/** It is called or handed on where it stands. */
function isCallee(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type !== 'CallExpression' && parent?.type !== 'NewExpression') return false;
  return parent.callee === node || parent.arguments.includes(node as never);
}

function isDeclared(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
      return parent.id === node;
    case 'AssignmentExpression':
      return parent.left === node;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.key === node && !(parent.type === 'Property' && parent.shorthand);
    default:
      return false;
  }
}

/** A call that hands over what is to happen when the reader does something. */
function isReaders(call: Call, fired: ReadonlySet<string>): boolean {
  const name = nameOfCallee(call);
  const [first, second] = call.arguments;
  if (name === undefined || first === undefined) return false;
  if (LISTENS.has(name) && first.type === 'Literal' && typeof first.value === 'string') {
    if (fired.has(first.value)) return false;
    const isPost = first.value === 'message' && isWindow(call.callee);
    return second !== undefined && (isPost || READER.test(first.value));
  }
  if (fired.has(name)) return false;
  return READER_METHOD.test(name) && (isFunction(first) || first.type === 'Identifier');
}

/** `window.addEventListener`, or without an object: messages there come from frames. */
function isWindow(callee: AnyNode): boolean {
  if (callee.type === 'Identifier') return true;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  return /^(?:window|self|globalThis|top|parent)$/.test(callee.object.name);
}

/**
 * Which calls and assignments of a script run when a page loads. What waits for the reader (a click, a key, scrolling)
 * and functions that nobody names do not.
 */
import type {
  AnyNode,
  AssignmentExpression,
  ExportNamedDeclaration,
  ImportExpression,
} from 'acorn';
import { nameOfCallee, propertyOf, type Call } from './callee.ts';
import { boundNames, childrenOf, isFunction } from './scopes.ts';
import type { Run } from './program-facts.ts';
import type { Names } from './names.ts';

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

export class Live implements Run {
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
      // only functions are come to by more than one way
      if (isFunction(node)) {
        if (this.#seen.has(node)) continue;
        this.#seen.add(node);
      }
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

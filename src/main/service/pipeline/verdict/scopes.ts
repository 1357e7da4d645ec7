/**
 * Which declaration a name in a script belongs to. Minified code uses the same few letters in every function, so
 * names alone say nothing.
 */
import type {
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn';

/** Names of one function or block; the same name in another scope is another thing. */
interface Scope {
  readonly id: number;
  readonly names: Set<string>;
  readonly outer: Scope | undefined;
}

/**
 * Renames, in the tree itself, what a function or a block declares (`t` → `t@7`), so that equal names mean the same.
 * Names of the script's top, and those that nothing declares, stay as they are, and so do properties.
 */
export function renameByScope(tree: AnyNode): void {
  let count = 0;
  const stack = [tree];
  const scopes: (Scope | undefined)[] = [undefined];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const outer = scopes.pop();
    if (node.type === 'Identifier') {
      node.name = nameIn(outer, node.name);
      continue;
    }
    const declared = node.type === 'Program' ? [] : declaredBy(node);
    const scope =
      declared.length === 0 ? outer : { id: (count += 1), names: new Set(declared), outer };
    for (const child of childrenOf(node)) {
      if (isPropertyName(child, node)) continue;
      // the name of a function declaration belongs to the scope around it
      const isItsName = node.type === 'FunctionDeclaration' && node.id === child;
      stack.push(child);
      scopes.push(isItsName ? outer : scope);
    }
  }
}

function nameIn(from: Scope | undefined, name: string): string {
  for (let scope = from; scope !== undefined; scope = scope.outer) {
    if (scope.names.has(name)) return `${name}@${scope.id}`;
  }
  return name;
}

function isPropertyName(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  const hasKey =
    parent.type === 'Property' ||
    parent.type === 'PropertyDefinition' ||
    parent.type === 'MethodDefinition';
  return hasKey && parent.key === node && !parent.computed;
}

function declaredBy(node: AnyNode): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const own = node.type === 'FunctionExpression' && node.id ? [node.id.name] : [];
      const params = node.params.flatMap(boundNames);
      if (node.body.type !== 'BlockStatement') return [...own, ...params];
      const { body } = node.body;
      return [...own, ...params, ...varsIn(body), ...body.flatMap(declaredIn)];
    }
    case 'BlockStatement':
      return node.body.flatMap(declaredIn);
    case 'ForStatement':
      return node.init ? declaredIn(node.init) : [];
    case 'ForOfStatement':
    case 'ForInStatement':
      return declaredIn(node.left);
    case 'CatchClause':
      return node.param ? boundNames(node.param) : [];
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    default:
      return [];
  }
}

/** What a statement declares in its block. */
function declaredIn(node: AnyNode): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.kind === 'var' ? [] : node.declarations.flatMap(({ id }) => boundNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : [];
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return node.declaration ? declaredIn(node.declaration) : [];
    default:
      return [];
  }
}

/** `var` belongs to the function, however deep it stands. */
function varsIn(body: readonly AnyNode[]): string[] {
  const found: string[] = [];
  const stack: AnyNode[] = [...body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isFunction(node)) continue;
    if (node.type === 'VariableDeclaration' && node.kind === 'var') {
      for (const { id } of node.declarations) found.push(...boundNames(id));
    }
    if (HOLDS_STATEMENTS.has(node.type)) pushChildren(node, stack);
  }
  return found;
}

const HOLDS_STATEMENTS = new Set<AnyNode['type']>([
  'BlockStatement',
  'IfStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'TryStatement',
  'CatchClause',
  'SwitchStatement',
  'SwitchCase',
  'LabeledStatement',
  'WithStatement',
]);

/** Names that a pattern binds. */
export function boundNames(pattern: AnyNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : boundNames(one)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        boundNames(one.type === 'Property' ? one.value : one.argument),
      );
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

export type FunctionNode = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

export function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration'
  );
}

/** The nodes right below one, in the order in which they stand; found once, since a script is read five times. */
export function childrenOf(node: AnyNode): readonly AnyNode[] {
  return ((node as { below?: readonly AnyNode[] }).below ??= findChildren(node));
}

function findChildren(node: AnyNode): readonly AnyNode[] {
  const properties = node as unknown as Readonly<Record<string, unknown>>;
  const found: AnyNode[] = [];
  for (const key in properties) {
    const value = properties[key];
    if (isNode(value)) found.push(value);
    if (!Array.isArray(value)) continue;
    for (const one of value as unknown[]) if (isNode(one)) found.push(one);
  }
  return found.length === 0 ? NONE : found;
}

const NONE: readonly AnyNode[] = [];

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Puts the nodes right below one onto a stack. */
export function pushChildren(node: AnyNode, stack: AnyNode[]): void {
  for (const child of childrenOf(node)) stack.push(child);
}

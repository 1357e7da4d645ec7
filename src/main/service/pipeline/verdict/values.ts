/**
 * What an expression of a script stands for: which elements of the page, and how much text that was not there before.
 *
 * Followed through variables, parameters and small helpers; what cannot be followed is "anywhere" as a place and
 * "data" as a value.
 */
import type { AnyNode } from 'acorn';
import { nameOfCallee, propertyOf, type Call, type Program, type Source } from './program.ts';
import { childrenOf, isFunction, type FunctionNode } from './scopes.ts';

/** Elements that an expression may stand for. */
export interface Targets {
  readonly selectors: ReadonlySet<string>;
  /** Somewhere in the page, but nobody can say where. */
  readonly isAnywhere: boolean;
  /** Only what the script made itself. */
  readonly isOwn: boolean;
  /** `this` of a custom element. */
  readonly isSelf: boolean;
}

/** Text that an expression brings to the page. */
export interface Worth {
  /** Characters of literals. */
  readonly chars: number;
  /** It was fetched, unpacked, or comes from where nobody can say. */
  readonly isData: boolean;
  /** Selectors of elements whose markup is taken. */
  readonly reads: ReadonlySet<string>;
  /** The same of those whose text is taken. */
  readonly texts: ReadonlySet<string>;
  /** Elements that could hold text. */
  readonly hasMarkup: boolean;
}

/** Steps that one question may take. */
const MOST_STEPS = 400;
const NOTHING: Worth = {
  chars: 0,
  isData: false,
  reads: new Set(),
  texts: new Set(),
  hasMarkup: false,
};
export const DATA: Worth = { ...NOTHING, isData: true };
const OWN: Targets = { selectors: new Set(), isAnywhere: false, isOwn: true, isSelf: false };
/** No element yet. */
export const NOWHERE: Targets = {
  selectors: new Set(),
  isAnywhere: false,
  isOwn: false,
  isSelf: false,
};
const ANYWHERE: Targets = { selectors: new Set(), isAnywhere: true, isOwn: false, isSelf: false };

export class Values {
  readonly anywhere: Targets = ANYWHERE;
  readonly #program: Program;
  /** It works on documents besides the page: words of `evaluate` may be from those. */
  readonly #parses: boolean;
  #steps = 0;
  readonly #open = new Set<AnyNode | string>();

  constructor(program: Program) {
    this.#program = program;
    this.#parses = program.callsOf('evaluate').length > 0;
  }

  targetsOf(node: AnyNode): Targets {
    this.#steps = 0;
    return this.#targets(node);
  }

  worthOf(node: AnyNode): Worth {
    this.#steps = 0;
    return this.#worth(node);
  }

  /** Selectors of elements that an expression surely stands for: looked up, or written as a selector. */
  elementOf(node: AnyNode): readonly string[] {
    if (node.type === 'Literal') {
      return typeof node.value === 'string' && /^[#.][\w-]+$/.test(node.value) ? [node.value] : [];
    }
    const isElement =
      node.type === 'CallExpression' ||
      (node.type === 'Identifier' && this.#program.sourcesOf(node.name).length > 0);
    if (!isElement) return [];
    const { selectors, isOwn, isAnywhere } = this.targetsOf(node);
    return isOwn || isAnywhere ? [] : [...selectors];
  }

  isOwnFunction(name: string): boolean {
    return this.#program.functionsNamed(name).length > 0 || this.#program.hasClass(name);
  }

  /** Strings that an expression may stand for; undefined if unknown. */
  stringsOf(node: AnyNode): readonly string[] | undefined {
    this.#steps = 0;
    return this.#strings(node);
  }

  /** Runs `ask` unless this very thing is being asked for already. */
  #once<T>(key: AnyNode | string, otherwise: T, ask: () => T): T {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS || this.#open.has(key)) return otherwise;
    this.#open.add(key);
    try {
      return ask();
    } finally {
      this.#open.delete(key);
    }
  }

  // ── places ──────────────────────────────────────────────────────────────────────────────────────

  #targets(node: AnyNode): Targets {
    switch (node.type) {
      case 'Identifier':
        return this.#targetsOfName(node.name);
      case 'ThisExpression':
        return this.#self(node);
      case 'CallExpression':
        return this.#targetsOfCall(node);
      case 'NewExpression':
        return OWN;
      case 'MemberExpression':
        return this.#targetsOfMember(node.object, propertyOf(node), node.computed);
      case 'ConditionalExpression':
        return union([this.#targets(node.consequent), this.#targets(node.alternate)]);
      case 'LogicalExpression':
        return union([this.#targets(node.left), this.#targets(node.right)]);
      case 'AssignmentExpression':
        return this.#targets(node.right);
      case 'ChainExpression':
        return this.#targets(node.expression);
      case 'AwaitExpression':
      case 'SpreadElement':
        return this.#targets(node.argument);
      case 'ParenthesizedExpression':
        return this.#targets(node.expression);
      case 'SequenceExpression':
        return this.#targets(node.expressions.at(-1) as AnyNode);
      case 'ArrayExpression':
        return union(node.elements.flatMap((one) => (one === null ? [] : [this.#targets(one)])));
      case 'Literal':
      case 'TemplateLiteral': {
        if (node.type === 'Literal' && typeof node.value !== 'string') return OWN;
        const found = this.#strings(node);
        return found === undefined ? ANYWHERE : selecting(found);
      }
      default:
        return ANYWHERE;
    }
  }

  /** The custom elements whose class a `this` stands in. */
  #self(node: AnyNode): Targets {
    const inside = this.#program.classOf(node);
    if (inside === undefined) return ANYWHERE;
    const names = this.#program.namesOfClass(inside);
    const tags = this.#program.callsOf('define').flatMap(({ arguments: [tag, defined] }) => {
      if (tag === undefined || defined === undefined) return [];
      const isIts =
        defined.type === 'Identifier' ? names.includes(defined.name) : defined === inside;
      return isIts ? (this.#strings(tag) ?? []) : [];
    });
    return tags.length === 0 ? ANYWHERE : { ...selecting(tags), isSelf: true };
  }

  #targetsOfName(name: string): Targets {
    if (name === 'document' || name === 'window') return ANYWHERE;
    return this.#once(`target ${name}`, OWN, () => {
      const sources = this.#program.sourcesOf(name);
      // a browser makes every id a name
      if (sources.length === 0) return selecting([byId(name)]);
      return union(
        sources.map((source) =>
          source.kind === 'parameter'
            ? this.#targetsOfParameter(source)
            : this.#targets(source.node),
        ),
      );
    });
  }

  #targetsOfParameter(source: Extract<Source, { kind: 'parameter' }>): Targets {
    const found = this.#argumentsFor(source).map((handed) => {
      if (handed.kind === 'argument') return this.#targets(handed.node);
      return handed.by === 'each' ? this.#targets(handed.node) : ANYWHERE;
    });
    if (found.length > 0) return union(found);
    return this.#program.calledAs(source.of) === undefined ? ANYWHERE : OWN;
  }

  #targetsOfMember(object: AnyNode, property: string | undefined, isIndex: boolean): Targets {
    if (property === 'responseXML') return OWN;
    if (property === 'body' || property === 'documentElement') return ANYWHERE;
    if (property !== undefined && ASIDE.test(property)) {
      const from = this.#targets(object);
      return from.isOwn ? from : ANYWHERE;
    }
    if (object.type === 'ThisExpression' && property !== undefined && property !== 'shadowRoot') {
      const assigned = this.#program.assignedTo(property);
      return assigned.length === 0
        ? this.#targets(object)
        : this.#once(`this.${property}`, OWN, () =>
            union(assigned.map((one) => this.#targets(one))),
          );
    }
    if (!isIndex && property !== undefined && !DOWN.test(property)) {
      const assigned = this.#program.assignedTo(property);
      if (assigned.length > 0) {
        return this.#once(`.${property}`, OWN, () =>
          union(assigned.map((one) => this.#targets(one))),
        );
      }
    }
    return this.#targets(object);
  }

  #targetsOfCall(call: Call): Targets {
    const name = nameOfCallee(call);
    const [first, second] = call.arguments;
    const { callee } = call;
    if (name === undefined) return ANYWHERE;
    if (/^create(?:Element|ElementNS|TextNode|DocumentFragment|Comment)$/.test(name)) return OWN;
    if (
      /^(?:cloneNode|importNode|parseFromString|createContextualFragment|parseHTML)$/.test(name)
    ) {
      return OWN;
    }
    // in what the script made or got, nothing of the page is found
    if (LOOKS_UP.test(name) && callee.type === 'MemberExpression') {
      const within = callee.object.type === 'Identifier' && callee.object.name === 'document';
      if (!within && this.#targets(callee.object).isOwn) return OWN;
    }
    const asked = first === undefined ? undefined : this.#selectorFor(name, first, second);
    if (asked !== undefined) return asked;
    const own = callee.type === 'Identifier' ? this.#program.functionsNamed(name) : [];
    if (own.length > 0) {
      return this.#once(`call ${name}`, OWN, () =>
        union(own.flatMap((fn) => returnsOf(fn).map((one) => this.#targets(one)))),
      );
    }
    if (callee.type !== 'MemberExpression') return ANYWHERE;
    if (ASIDE.test(name)) return ANYWHERE;
    // `.first()`, `.eq(0)`, `.addClass()`, `.appendChild(x)` that gives x, and whatever passes elements on
    if (/^(?:appendChild|insertBefore)$/.test(name) && first !== undefined) {
      const into = this.#targets(callee.object);
      return into.isOwn ? this.#targets(first) : into;
    }
    if (/^(?:from|slice|filter|of)$/.test(name) && first !== undefined && isArray(callee.object)) {
      return this.#targets(first);
    }
    return this.#targets(callee.object);
  }

  /** What a call that looks elements up finds; undefined: it is no such call. */
  #selectorFor(name: string, first: AnyNode, second: AnyNode | undefined): Targets | undefined {
    switch (name) {
      case 'getElementById':
      case 'byId':
        return this.#selected(first, byId, (start) => `[id^="${quoted(start)}"]`);
      case 'getElementsByClassName':
        return this.#selected(first, (names) => `.${names.trim().split(/\s+/).join('.')}`);
      case 'getElementsByTagName':
      case 'getElementsByName':
        return this.#selected(first, (text) =>
          name.endsWith('Name') && name.includes('Tag') ? text : `[name="${quoted(text)}"]`,
        );
      case 'querySelector':
      case 'querySelectorAll':
      case 'closest':
      case 'select':
      case 'find':
      case 'children':
      case 'siblings':
        return isFunction(first) ? undefined : this.#selected(first, (text) => text, cutSelector);
      case '$':
      case 'jQuery':
      case '$$':
      case 'qs':
      case 'qsa': {
        if (this.#program.functionsNamed(name).length > 0) return undefined;
        if (first.type === 'ThisExpression' || first.type === 'Identifier') {
          return this.#targets(first);
        }
        const texts = this.#strings(first);
        if (texts?.some((text) => text.includes('<')) === true) return OWN;
        return this.#selected(first, (text) => text, cutSelector);
      }
      case 'evaluate':
        return second === undefined ? undefined : ANYWHERE;
      default:
        return undefined;
    }
  }

  #selected(
    node: AnyNode,
    toSelector: (text: string) => string,
    fromStart?: (start: string) => string,
  ): Targets {
    const texts = this.#strings(node);
    if (texts !== undefined) return selecting(texts.map(toSelector));
    const start = fromStart === undefined ? undefined : this.#start(node);
    if (start === undefined || fromStart === undefined) return ANYWHERE;
    return selecting([fromStart(start)]);
  }

  /** What a string that is put together begins with. */
  #start(node: AnyNode): string | undefined {
    if (node.type === 'BinaryExpression') return this.#start(node.left);
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis[0]?.value.cooked ?? '';
      return text === '' ? undefined : text;
    }
    const [text] = this.#strings(node) ?? [];
    return text === '' ? undefined : text;
  }

  #strings(node: AnyNode): readonly string[] | undefined {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : undefined;
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : undefined;
      case 'Identifier':
        return this.#once(`string ${node.name}`, undefined, () => {
          const sources = this.#program.sourcesOf(node.name);
          return joinStrings(
            sources.flatMap((source) => {
              if (source.kind === 'value') return [this.#strings(source.node)];
              if (source.kind === 'part') return [this.#partStrings(source.node)];
              return this.#argumentsFor(source).map((handed) =>
                handed.kind === 'argument'
                  ? this.#strings(handed.node)
                  : handed.by === 'each'
                    ? this.#partStrings(handed.node)
                    : undefined,
              );
            }),
          );
        });
      case 'ConditionalExpression':
        return joinStrings([this.#strings(node.consequent), this.#strings(node.alternate)]);
      default:
        return undefined;
    }
  }

  /** Strings of `['a', 'b']`. */
  #partStrings(node: AnyNode): readonly string[] | undefined {
    if (node.type === 'Identifier') {
      const [source] = this.#program.sourcesOf(node.name);
      return source?.kind === 'value'
        ? this.#once(`parts ${node.name}`, undefined, () => this.#partStrings(source.node))
        : undefined;
    }
    if (node.type !== 'ArrayExpression') return undefined;
    return joinStrings(node.elements.map((one) => (one === null ? undefined : this.#strings(one))));
  }

  // ── values ──────────────────────────────────────────────────────────────────────────────────────

  #worth(node: AnyNode): Worth {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? literal(node.value) : NOTHING;
      case 'TemplateLiteral': {
        const own = literal(node.quasis.map((one) => one.value.cooked ?? '').join(' '));
        return add([own, ...node.expressions.map((one) => this.#worth(one))]);
      }
      case 'TaggedTemplateExpression':
        return this.#worth(node.quasi);
      case 'Identifier':
        return this.#worthOfName(node.name);
      case 'BinaryExpression':
        return node.operator === '+' ? this.#worthOfSum(node) : NOTHING;
      case 'LogicalExpression':
        return most([this.#worth(node.left), this.#worth(node.right)]);
      case 'ConditionalExpression':
        return most([this.#worth(node.consequent), this.#worth(node.alternate)]);
      case 'ArrayExpression':
        return add(node.elements.map((one) => (one === null ? NOTHING : this.#worth(one))));
      case 'ObjectExpression':
        return add(
          node.properties.map((one) =>
            one.type === 'Property' ? this.#worth(one.value) : this.#worth(one.argument),
          ),
        );
      case 'AssignmentExpression':
        return this.#worth(node.right);
      case 'SequenceExpression':
        return this.#worth(node.expressions.at(-1) as AnyNode);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.#worth(node.expression);
      case 'AwaitExpression':
        return this.#isForeignCall(node.argument) ? DATA : this.#worth(node.argument);
      case 'SpreadElement':
        return this.#worth(node.argument);
      case 'YieldExpression':
        return node.argument ? this.#worth(node.argument) : NOTHING;
      case 'MemberExpression':
        return this.#worthOfMember(node.object, propertyOf(node));
      case 'CallExpression':
      case 'NewExpression':
        return this.#worthOfCall(node);
      case 'UnaryExpression':
      case 'UpdateExpression':
      case 'ThisExpression':
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'ClassExpression':
      case 'Super':
        return NOTHING;
      default:
        return DATA;
    }
  }

  /** `'<scr' + 'ipt src="' + url + '">'` is markup and no text. */
  #worthOfSum(node: AnyNode): Worth {
    const parts: AnyNode[] = [];
    const stack = [node];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (at.type === 'BinaryExpression' && at.operator === '+') {
        stack.push(at.right, at.left);
      } else parts.push(at);
    }
    const isString = (one: AnyNode): boolean =>
      one.type === 'Literal' && typeof one.value === 'string';
    const text = parts.map((one) => (one.type === 'Literal' ? String(one.value) : ' ')).join('');
    return add([
      literal(text),
      ...parts.filter((one) => !isString(one)).map((one) => this.#worth(one)),
    ]);
  }

  #worthOfName(name: string): Worth {
    if (/^(?:undefined|NaN|Infinity|location|navigator|document|window)$/.test(name))
      return NOTHING;
    return this.#once(`worth ${name}`, NOTHING, () => {
      const sources = this.#program.sourcesOf(name);
      if (sources.length === 0) return DATA;
      const found = sources.map((source) =>
        source.kind === 'parameter' ? this.#worthOfParameter(source) : this.#worth(source.node),
      );
      return add([most(found), this.#writtenInto(name)]);
    });
  }

  #worthOfParameter(source: Extract<Source, { kind: 'parameter' }>): Worth {
    const found = this.#argumentsFor(source).map((handed) => {
      if (handed.kind === 'argument' || handed.by === 'each') return this.#worth(handed.node);
      return handed.by === 'moment' ? NOTHING : DATA;
    });
    if (found.length > 0) return most(found);
    // called where it stands, without it: a variable
    return this.#program.calledAs(source.of) === undefined ? DATA : NOTHING;
  }

  /** Text that is put into an element which this name stands for, made by the script itself. */
  #writtenInto(name: string): Worth {
    const texts: Worth[] = [];
    if (this.#isUnseen(name)) return NOTHING;
    for (const { left, right } of this.#program.assignmentsTo(name)) {
      if (TEXT_PROPERTY.test(propertyOf(left) ?? '')) texts.push(this.#worth(right));
    }
    for (const call of this.#program.methodCallsOn(name)) {
      if (TEXT_METHOD.test(nameOfCallee(call) ?? '')) {
        texts.push(...call.arguments.map((one) => this.#worth(one)));
      }
    }
    for (const part of this.#program.derivedFrom(name)) {
      texts.push(this.#once(`into ${part}`, NOTHING, () => this.#writtenInto(part)));
    }
    return add(texts);
  }

  /** A `<style>` or `<script>` that the script makes. */
  #isUnseen(name: string): boolean {
    return this.#program
      .sourcesOf(name)
      .some(({ kind, node }: { kind: string; node?: AnyNode }) => {
        if (kind !== 'value' || node?.type !== 'CallExpression') return false;
        const [tag] = node.arguments;
        if (nameOfCallee(node) !== 'createElement' || tag === undefined) return false;
        return (this.#strings(tag) ?? []).some((one) => /^(?:style|script|link)$/i.test(one));
      });
  }

  #worthOfMember(object: AnyNode, property: string | undefined): Worth {
    if (property === 'textContent' || property === 'innerText' || property === 'value') {
      const { selectors, isOwn, isAnywhere } = this.#targets(object);
      if (isOwn && property !== 'value') return this.#worth(object);
      if (isAnywhere && this.#parses) return DATA;
      return isOwn || isAnywhere ? NOTHING : { ...NOTHING, texts: selectors };
    }
    if (property !== undefined && NO_TEXT.test(property)) return NOTHING;
    if (property === 'innerHTML' || property === 'outerHTML') {
      const { selectors, isAnywhere } = this.#targets(object);
      return isAnywhere ? DATA : { ...NOTHING, reads: selectors };
    }
    if (object.type === 'ThisExpression' && property !== undefined) {
      const assigned = this.#program.assignedTo(property);
      if (assigned.length === 0) return DATA;
      return this.#once(`worth this.${property}`, NOTHING, () =>
        most(assigned.map((one) => this.#worth(one))),
      );
    }
    if (property !== undefined && DATA_PROPERTY.test(property)) return DATA;
    if (object.type === 'Identifier' && /^(?:window|self|globalThis)$/.test(object.name)) {
      return property === undefined ? DATA : this.#worthOfName(property);
    }
    return this.#worth(object);
  }

  #worthOfCall(call: Call): Worth {
    const name = nameOfCallee(call) ?? '';
    const { callee } = call;
    const args = call.arguments as AnyNode[];
    if (call.type === 'NewExpression') {
      if (name === 'Date' || /^Intl|Format$/.test(name)) return NOTHING;
      return add(args.map((one) => this.#worth(one)));
    }
    if (name === 'getAttribute') {
      if (callee.type === 'MemberExpression' && this.#targets(callee.object).isOwn) return DATA;
      if (callee.type === 'MemberExpression' && this.#targets(callee.object).isSelf) return DATA;
      const [attribute] = args[0] === undefined ? [] : (this.#strings(args[0]) ?? ['data-']);
      return attribute !== undefined && TEXT_ATTRIBUTE.test(attribute) ? DATA : NOTHING;
    }
    if (name === 'getItem') return NOTHING;
    if (name === 'parse' && callee.type === 'MemberExpression' && args[0] !== undefined) {
      return this.#isText(args[0]) ? DATA : this.#worth(args[0]);
    }
    if (BRINGS.test(name)) return DATA;
    if (/^createElement(?:NS)?$/.test(name)) return NOTHING;
    if (name === 'cloneNode') {
      return callee.type === 'MemberExpression' && isPlainClone(callee.object, args[0])
        ? NOTHING
        : DATA;
    }
    if (name === 'importNode' || name === 'adoptNode') return DATA;
    if (callee.type === 'Identifier') {
      const own = this.#program.functionsNamed(name);
      if (own.length > 0) return this.#worthOfReturns(name, own);
      return args.length > 0 && TELLS.test(name) ? add(args.map((one) => this.#worth(one))) : DATA;
    }
    if (callee.type !== 'MemberExpression') return DATA;
    if (
      callee.object.type === 'Identifier' &&
      /^(?:Math|Intl|Date|performance)$/.test(callee.object.name)
    ) {
      return NOTHING;
    }
    if (ITERATES.test(name) && args[0] !== undefined) {
      const list = name === 'from' ? args[0] : callee.object;
      const made = name === 'from' ? args[1] : args[0];
      const each = made === undefined ? NOTHING : this.#worthOfResult(made);
      return add([this.#worth(list), { ...each, chars: SEVERAL * each.chars }]);
    }
    const own = this.#program.functionsNamed(name);
    if (own.length > 0) return this.#worthOfReturns(name, own);
    const object = isGlobal(callee.object) ? NOTHING : this.#worth(callee.object);
    if (HOW.test(name)) return object;
    return add([object, ...args.map((one) => this.#worth(one))]);
  }

  /** A call of something that is not in this script. */
  #isForeignCall(node: AnyNode): boolean {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
    return !this.isOwnFunction(node.callee.name);
  }

  #worthOfReturns(name: string, functions: readonly FunctionNode[]): Worth {
    return this.#once(`worth ${name}()`, NOTHING, () =>
      most(functions.flatMap((fn) => returnsOf(fn).map((one) => this.#worth(one)))),
    );
  }

  #worthOfResult(callback: AnyNode): Worth {
    if (isFunction(callback)) return most(returnsOf(callback).map((one) => this.#worth(one)));
    if (callback.type !== 'Identifier') return DATA;
    return this.#worthOfReturns(callback.name, this.#program.functionsNamed(callback.name));
  }

  /** Text of an element: `JSON.parse(el.textContent)` unpacks what stands in the page unseen. */
  #isText(node: AnyNode): boolean {
    const property = propertyOf(node);
    if (property === 'textContent' || property === 'text' || property === 'innerHTML') return true;
    if (node.type !== 'Identifier') return false;
    return this.#program
      .sourcesOf(node.name)
      .some(
        (source) =>
          source.kind === 'value' && source.node.type !== 'Identifier' && this.#isText(source.node),
      );
  }

  // ── parameters ──────────────────────────────────────────────────────────────────────────────────

  #argumentsFor({ of, index }: Extract<Source, { kind: 'parameter' }>): readonly Handed[] {
    const found: Handed[] = [];
    const direct = this.#program.calledAs(of)?.arguments[index];
    if (direct !== undefined) found.push({ kind: 'argument', node: direct });
    const use = this.#program.usedIn(of);
    if (use !== undefined) found.push(handedBy(use.call, use.index, index));
    for (const name of this.#program.namesOf(of)) {
      for (const call of this.#program.callsOf(name)) {
        const argument = call.arguments[index];
        if (argument !== undefined) found.push({ kind: 'argument', node: argument });
      }
      for (const { call, at } of this.#program.handedOver(name)) {
        found.push(handedBy(call, at, index));
      }
    }
    return found;
  }
}

/** What a parameter gets: an argument, or what the function it was handed to gives. */
type Handed =
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

// ── small things ──────────────────────────────────────────────────────────────────────────────────

/** Properties, and methods of jQuery, that lead to elements above or beside. */
const ASIDE =
  /^(?:parent\w*|next\w*|previous\w*|prev|children|childNodes|offsetParent|ownerDocument|target|currentTarget|relatedTarget|host|rows|cells|tBodies|elements|contentDocument|forms|end)$/;
/** Properties that lead to what belongs to an element. */
const DOWN = /^(?:shadowRoot|content|first\w*|last\w*|length|current|item)$/;
export const TEXT_PROPERTY =
  /^(?:innerHTML|outerHTML|textContent|innerText|nodeValue|data|srcdoc)$/;
export const TEXT_METHOD =
  /^(?:append|prepend|appendChild|insertBefore|replaceChildren|replaceWith|before|after|insertAdjacent(?:HTML|Text|Element)|replaceChild|setHTML(?:Unsafe)?|html|text|add)$/;
/** Short things that any page tells about itself. */
const NO_TEXT =
  /^(?:length|size|href|host\w*|pathname|search|hash|origin|protocol|title|id|tagName|nodeName|className|value|checked|lang|dir|name|type|index|offset\w+|client\w+|scroll\w+|width|height|top|left|count|timeStamp|userAgent|language|referrer|src)$/;
const DATA_PROPERTY =
  /^(?:dataset|data|content|responseText|responseXML|response|nodeValue|documentElement|body)$/;
/** Calls that fetch or unpack. */
const BRINGS =
  /^(?:fetch|ajax|getJSON|json|text|blob|arrayBuffer|formData|atob|decode\w*|unescape|fromCharCode|fromCodePoint|reverse|DOMParser|parseFromString|getComputedStyle|getPropertyValue|import|query|select|inflate|decompress|pipeThrough|match|matchAll|get|post)$/;
/** Methods whose arguments say how, and are not part of what comes out. */
const HOW =
  /^(?:to\w*String|toFixed|toPrecision|pad\w+|split|slice|substr\w*|trim\w*|sort|filter|find|at|item|querySelector\w*|getElement\w*|closest|join)$/;
/** Functions of the platform, and habits: what they give is made of what they get. */
const TELLS =
  /^(?:String|Number|Boolean|parse\w*|encode\w*|escape\w*|html\w*|format\w*|t|_|__|_x|i18n|gettext|translate|\$t|require|Symbol|BigInt|isNaN|\$|jQuery|to[A-Z]\w*|get\w*|create\w*|h|el|e)$/;
/** Attributes in which pages keep text. */
const TEXT_ATTRIBUTE =
  /^(?:data-.*|alt|title|content|label|summary|caption|text|aria-label|aria-description|placeholder|src-?doc)$/i;
/** How often something is done that is done for each of a list. */
const SEVERAL = 6;
const ITERATES = /^(?:map|flatMap|reduce|from)$/;

const LOOKS_UP = /^(?:querySelector(?:All)?|getElements?By\w+|closest|find|children|siblings)$/;

const isArray = (node: AnyNode): boolean => node.type === 'Identifier' && node.name === 'Array';
const isGlobal = (node: AnyNode): boolean =>
  node.type === 'Identifier' &&
  /^(?:document|window|Array|Object|String|Number|JSON|\$|jQuery|console)$/.test(node.name);

/** A copy of something in the page without, or with, what is in it; `template.content` holds what nobody saw. */
function isPlainClone(object: AnyNode, isDeep: AnyNode | undefined): boolean {
  if (propertyOf(object) === 'content') return false;
  return isDeep?.type !== 'Literal' || isDeep.value !== true;
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
    stack.push(...childrenOf(node));
  }
  return found;
}

function union(all: readonly Targets[]): Targets {
  if (all.length === 0) return OWN;
  return {
    selectors: new Set(all.flatMap((one) => [...one.selectors])),
    isAnywhere: all.some((one) => one.isAnywhere),
    isOwn: all.every((one) => one.isOwn),
    isSelf: all.some((one) => one.isSelf),
  };
}

const selecting = (selectors: readonly string[]): Targets => ({
  selectors: new Set(selectors),
  isAnywhere: false,
  isOwn: false,
  isSelf: false,
});

const quoted = (text: string): string => text.replaceAll(/["\\]/g, '');
const byId = (id: string): string => `[id="${quoted(id)}"]`;

/** `#item-` → `[id^="item-"]`, `tr[data-k=` → `tr[data-k]`. */
function cutSelector(start: string): string {
  const closed = start.replace(/\[([\w-]+)\s*[~|^$*]?=?\s*["']?[^\]]*$/, '[$1]');
  return closed.replace(/#([\w-]+)$/, '[id^="$1"]').replace(/\.([\w-]+)$/, '[class*="$1"]');
}

export function add(all: readonly Worth[]): Worth {
  return {
    chars: all.reduce((sum, one) => sum + one.chars, 0),
    isData: all.some((one) => one.isData),
    ...readBy(all),
    hasMarkup: all.some((one) => one.hasMarkup),
  };
}

function most(all: readonly Worth[]): Worth {
  return {
    chars: all.reduce((longest, one) => Math.max(longest, one.chars), 0),
    isData: all.some((one) => one.isData),
    ...readBy(all),
    hasMarkup: all.some((one) => one.hasMarkup),
  };
}

function readBy(all: readonly Worth[]): Pick<Worth, 'reads' | 'texts'> {
  const [first] = all;
  if (all.length === 1 && first !== undefined) return { reads: first.reads, texts: first.texts };
  return {
    reads: new Set(all.flatMap((one) => [...one.reads])),
    texts: new Set(all.flatMap((one) => [...one.texts])),
  };
}

function joinStrings(
  all: readonly (readonly string[] | undefined)[],
): readonly string[] | undefined {
  if (all.length === 0) return undefined;
  const known = all.flatMap((one) => one ?? []);
  return all.some((one) => one === undefined) ? undefined : known;
}

const literal = (text: string): Worth => ({
  ...NOTHING,
  chars: lettersOf(text),
  hasMarkup: /<(?:div|article|section|main|ul|ol|dl|table|tbody|p|h[1-6])\b/i.test(text),
});

/** Letters of a text without its tags. */
const lettersOf = (text: string): number =>
  text
    .replace(/<(style|script)\b[\s\S]*?<\/\1/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '').length;

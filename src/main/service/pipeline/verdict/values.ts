/**
 * What an expression of a script stands for: which elements of the page, and how much text that was not there before.
 *
 * Followed through variables, parameters and small helpers; what cannot be followed is "anywhere" as a place and
 * "data" as a value.
 */
import type { AnyNode } from 'acorn';
import { nameOfCallee, propertyOf, type Call } from './callee.ts';
import { Elements } from './elements.ts';
import { argumentsFor, returnsOf } from './handed.ts';
import {
  TEXT_PROPERTY,
  TEXT_METHOD,
  NO_TEXT,
  DATA_PROPERTY,
  BRINGS,
  MAKES_EMPTY,
  HOW,
  TELLS,
  TEXT_ATTRIBUTE,
  SEVERAL,
  ITERATES,
  isGlobal,
  isPlainClone,
} from './known-names.ts';
import {
  type Targets,
  type Worth,
  NOTHING,
  DATA,
  ANYWHERE,
  add,
  most,
  literal,
} from './measures.ts';
import type { Program, Source } from './program-facts.ts';
import { isFunction, type FunctionNode } from './scopes.ts';
import { Strings } from './strings.ts';
import { Walk } from './walk.ts';

export class Values {
  readonly anywhere: Targets = ANYWHERE;
  readonly #program: Program;
  /** It works on documents besides the page: words of `evaluate` may be from those. */
  readonly #parses: boolean;
  readonly #walk = new Walk();
  readonly #strings: Strings;
  readonly #elements: Elements;

  constructor(program: Program) {
    this.#program = program;
    this.#strings = new Strings(program, this.#walk);
    this.#elements = new Elements(program, this.#walk, this.#strings);
    this.#parses = program.callsOf('evaluate').length > 0;
  }

  targetsOf(node: AnyNode): Targets {
    this.#walk.restart();
    return this.#elements.of(node);
  }

  worthOf(node: AnyNode): Worth {
    this.#walk.restart();
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
    this.#walk.restart();
    return this.#strings.of(node);
  }

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
        return this.#sum(node.elements.filter((one) => one !== null));
      case 'ObjectExpression':
        return this.#sum(
          node.properties.map((one) => (one.type === 'Property' ? one.value : one.argument)),
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
    return this.#walk.once(`worth ${name}`, NOTHING, () => {
      const sources = this.#program.sourcesOf(name);
      if (sources.length === 0) return DATA;
      const found = sources.map((source) =>
        source.kind === 'parameter' ? this.#worthOfParameter(source) : this.#worth(source.node),
      );
      return add([most(found), this.#writtenInto(name)]);
    });
  }

  #worthOfParameter(source: Extract<Source, { kind: 'parameter' }>): Worth {
    const found = argumentsFor(this.#program, source).map((handed) => {
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
      texts.push(this.#walk.once(`into ${part}`, NOTHING, () => this.#writtenInto(part)));
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
        return (this.#strings.of(tag) ?? []).some((one) => /^(?:style|script|link)$/i.test(one));
      });
  }

  #worthOfMember(object: AnyNode, property: string | undefined): Worth {
    const isWindow =
      object.type === 'Identifier' && /^(?:window|self|globalThis)$/.test(object.name);
    if (property === undefined) return isWindow ? DATA : this.#worth(object);
    if (/^(?:textContent|innerText|value)$/.test(property))
      return this.#worthOfShown(object, property);
    if (NO_TEXT.test(property)) return NOTHING;
    if (property === 'innerHTML' || property === 'outerHTML') {
      const { selectors, isAnywhere } = this.#elements.of(object);
      return isAnywhere ? DATA : { ...NOTHING, reads: selectors };
    }
    if (object.type === 'ThisExpression') {
      const assigned = this.#program.assignedTo(property);
      if (assigned.length === 0) return DATA;
      return this.#walk.once(`worth this.${property}`, NOTHING, () =>
        most(assigned.map((one) => this.#worth(one))),
      );
    }
    if (DATA_PROPERTY.test(property)) return DATA;
    return isWindow ? this.#worthOfName(property) : this.#worth(object);
  }

  #worthOfShown(object: AnyNode, property: string): Worth {
    const { selectors, isOwn, isAnywhere } = this.#elements.of(object);
    if (isOwn && property !== 'value') return this.#worth(object);
    if (isAnywhere && this.#parses) return DATA;
    return isOwn || isAnywhere ? NOTHING : { ...NOTHING, texts: selectors };
  }

  #sum(nodes: readonly AnyNode[]): Worth {
    return add(nodes.map((one) => this.#worth(one)));
  }

  #worthOfCall(call: Call): Worth {
    const name = nameOfCallee(call) ?? '';
    const { callee } = call;
    const args = call.arguments as AnyNode[];
    if (call.type === 'NewExpression')
      return /^Date$|^Intl|Format$/.test(name) ? NOTHING : this.#sum(args);
    if (MAKES_EMPTY.test(name)) return NOTHING;
    if (BRINGS.test(name)) return DATA;
    const object = callee.type === 'MemberExpression' ? callee.object : undefined;
    if (name === 'getAttribute') return this.#worthOfAttribute(object, args[0]);
    if (name === 'cloneNode')
      return object !== undefined && isPlainClone(object, args[0]) ? NOTHING : DATA;
    if (object !== undefined) return this.#worthOfMethod(object, name, args);
    return callee.type === 'Identifier' ? this.#worthOfFunction(name, args) : DATA;
  }

  #worthOfFunction(name: string, args: readonly AnyNode[]): Worth {
    const own = this.#program.functionsNamed(name);
    if (own.length > 0) return this.#worthOfReturns(name, own);
    return args.length > 0 && TELLS.test(name) ? this.#sum(args) : DATA;
  }

  #worthOfAttribute(object: AnyNode | undefined, asked: AnyNode | undefined): Worth {
    if (object !== undefined && this.#elements.of(object).isOwn) return DATA;
    if (object !== undefined && this.#elements.of(object).isSelf) return DATA;
    const [attribute] = asked === undefined ? [] : (this.#strings.of(asked) ?? ['data-']);
    return attribute !== undefined && TEXT_ATTRIBUTE.test(attribute) ? DATA : NOTHING;
  }

  #worthOfMethod(object: AnyNode, name: string, args: readonly AnyNode[]): Worth {
    const [first, second] = args;
    if (name === 'parse' && first !== undefined)
      return this.#isText(first) ? DATA : this.#worth(first);
    if (object.type === 'Identifier' && /^(?:Math|Intl|Date|performance)$/.test(object.name))
      return NOTHING;
    if (ITERATES.test(name) && first !== undefined) {
      const [list, made] = name === 'from' ? [first, second] : [object, first];
      const each = made === undefined ? NOTHING : this.#worthOfResult(made);
      return add([this.#worth(list), { ...each, chars: SEVERAL * each.chars }]);
    }
    const own = this.#program.functionsNamed(name);
    if (own.length > 0) return this.#worthOfReturns(name, own);
    const of = isGlobal(object) ? NOTHING : this.#worth(object);
    return HOW.test(name) ? of : add([of, ...args.map((one) => this.#worth(one))]);
  }

  /** A call of something that is not in this script. */
  #isForeignCall(node: AnyNode): boolean {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
    return !this.isOwnFunction(node.callee.name);
  }

  #worthOfReturns(name: string, functions: readonly FunctionNode[]): Worth {
    return this.#walk.once(`worth ${name}()`, NOTHING, () =>
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
}

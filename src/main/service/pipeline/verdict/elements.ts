/**
 * Which elements of the page an expression of a script stands for: looked up, handed over, kept in variables. What
 * cannot be followed is "anywhere".
 */
import type { AnyNode } from 'acorn';
import { nameOfCallee, propertyOf, type Call } from './callee.ts';
import { argumentsFor, returnsOf } from './handed.ts';
import { ASIDE, DOWN, LOOKS_UP, MAKES, isArray } from './known-names.ts';
import {
  type Targets,
  OWN,
  ANYWHERE,
  union,
  selecting,
  quoted,
  byId,
  cutSelector,
} from './measures.ts';
import type { Program, Source } from './program-facts.ts';
import { isFunction } from './scopes.ts';
import type { Strings } from './strings.ts';
import type { Walk } from './walk.ts';

export class Elements {
  readonly #program: Program;
  readonly #walk: Walk;
  readonly #strings: Strings;

  constructor(program: Program, walk: Walk, strings: Strings) {
    this.#program = program;
    this.#walk = walk;
    this.#strings = strings;
  }

  of(node: AnyNode): Targets {
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
        return union([this.of(node.consequent), this.of(node.alternate)]);
      case 'LogicalExpression':
        return union([this.of(node.left), this.of(node.right)]);
      case 'AssignmentExpression':
        return this.of(node.right);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.of(node.expression);
      case 'AwaitExpression':
      case 'SpreadElement':
        return this.of(node.argument);
      case 'SequenceExpression':
        return this.of(node.expressions.at(-1) as AnyNode);
      case 'ArrayExpression':
        return union(node.elements.flatMap((one) => (one === null ? [] : [this.of(one)])));
      case 'Literal':
      case 'TemplateLiteral': {
        if (node.type === 'Literal' && typeof node.value !== 'string') return OWN;
        const found = this.#strings.of(node);
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
      return isIts ? (this.#strings.of(tag) ?? []) : [];
    });
    return tags.length === 0 ? ANYWHERE : { ...selecting(tags), isSelf: true };
  }

  #targetsOfName(name: string): Targets {
    if (name === 'document' || name === 'window') return ANYWHERE;
    return this.#walk.once(`target ${name}`, OWN, () => {
      const sources = this.#program.sourcesOf(name);
      // a browser makes every id a name
      if (sources.length === 0) return selecting([byId(name)]);
      return union(
        sources.map((source) =>
          source.kind === 'parameter' ? this.#targetsOfParameter(source) : this.of(source.node),
        ),
      );
    });
  }

  #targetsOfParameter(source: Extract<Source, { kind: 'parameter' }>): Targets {
    const found = argumentsFor(this.#program, source).map((handed) =>
      handed.kind === 'argument' || handed.by === 'each' ? this.of(handed.node) : ANYWHERE,
    );
    if (found.length > 0) return union(found);
    return this.#program.calledAs(source.of) === undefined ? ANYWHERE : OWN;
  }

  #targetsOfMember(object: AnyNode, property: string | undefined, isIndex: boolean): Targets {
    if (property === 'responseXML') return OWN;
    if (property === 'body' || property === 'documentElement') return ANYWHERE;
    if (property !== undefined && ASIDE.test(property)) {
      const from = this.of(object);
      return from.isOwn ? from : ANYWHERE;
    }
    const isThis = object.type === 'ThisExpression' && property !== 'shadowRoot';
    if (property !== undefined && (isThis || (!isIndex && !DOWN.test(property)))) {
      const assigned = this.#program.assignedTo(property);
      const key = `${isThis ? 'this' : ''}.${property}`;
      if (assigned.length > 0)
        return this.#walk.once(key, OWN, () => union(assigned.map((one) => this.of(one))));
    }
    return this.of(object);
  }

  #targetsOfCall(call: Call): Targets {
    const name = nameOfCallee(call);
    if (name === undefined) return ANYWHERE;
    if (MAKES.test(name)) return OWN;
    const { callee } = call;
    const [first, second] = call.arguments;
    // in what the script made or got, nothing of the page is found
    if (LOOKS_UP.test(name) && this.#isOfOwn(callee)) return OWN;
    const asked = first && this.#selectorFor(name, first, second);
    if (asked !== undefined) return asked;
    if (callee.type === 'Identifier') return this.#targetsOfReturns(name);
    if (callee.type !== 'MemberExpression' || ASIDE.test(name)) return ANYWHERE;
    // `.first()`, `.eq(0)`, `.addClass()`, `.appendChild(x)` that gives x, and whatever passes elements on
    const { object } = callee;
    if (first === undefined) return this.of(object);
    if (/^(?:appendChild|insertBefore)$/.test(name)) {
      const into = this.of(object);
      return into.isOwn ? this.of(first) : into;
    }
    const isOfFirst = /^(?:from|slice|filter|of)$/.test(name) && isArray(object);
    return this.of(isOfFirst ? first : object);
  }

  #isOfOwn(callee: AnyNode): boolean {
    if (callee.type !== 'MemberExpression') return false;
    const { object } = callee;
    const isDocument = object.type === 'Identifier' && object.name === 'document';
    return !isDocument && this.of(object).isOwn;
  }

  #targetsOfReturns(name: string): Targets {
    const own = this.#program.functionsNamed(name);
    if (own.length === 0) return ANYWHERE;
    return this.#walk.once(`call ${name}`, OWN, () =>
      union(own.flatMap((fn) => returnsOf(fn).map((one) => this.of(one)))),
    );
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
        if (first.type === 'ThisExpression' || first.type === 'Identifier') return this.of(first);
        const texts = this.#strings.of(first);
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
    const texts = this.#strings.of(node);
    if (texts !== undefined) return selecting(texts.map(toSelector));
    const start = fromStart === undefined ? undefined : this.#strings.start(node);
    if (start === undefined || fromStart === undefined) return ANYWHERE;
    return selecting([fromStart(start)]);
  }
}

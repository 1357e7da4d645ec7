/** Which strings an expression of a script may stand for. */
import type { AnyNode } from 'acorn';
import { argumentsFor } from './handed.ts';
import { joinStrings } from './measures.ts';
import type { Program } from './program-facts.ts';
import type { Walk } from './walk.ts';

export class Strings {
  readonly #program: Program;
  readonly #walk: Walk;

  constructor(program: Program, walk: Walk) {
    this.#program = program;
    this.#walk = walk;
  }

  /** What a string that is put together begins with. */
  start(node: AnyNode): string | undefined {
    if (node.type === 'BinaryExpression') return this.start(node.left);
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis[0]?.value.cooked ?? '';
      return text === '' ? undefined : text;
    }
    const [text] = this.of(node) ?? [];
    return text === '' ? undefined : text;
  }

  /** Strings that an expression may stand for; undefined if unknown. */
  of(node: AnyNode): readonly string[] | undefined {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : undefined;
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : undefined;
      case 'Identifier':
        return this.#walk.once(`string ${node.name}`, undefined, () => {
          const sources = this.#program.sourcesOf(node.name);
          return joinStrings(
            sources.flatMap((source) => {
              if (source.kind === 'value') return [this.of(source.node)];
              if (source.kind === 'part') return [this.#partStrings(source.node)];
              return argumentsFor(this.#program, source).map((handed) =>
                handed.kind === 'argument'
                  ? this.of(handed.node)
                  : handed.by === 'each'
                    ? this.#partStrings(handed.node)
                    : undefined,
              );
            }),
          );
        });
      case 'ConditionalExpression':
        return joinStrings([this.of(node.consequent), this.of(node.alternate)]);
      default:
        return undefined;
    }
  }

  /** Strings of `['a', 'b']`. */
  #partStrings(node: AnyNode): readonly string[] | undefined {
    if (node.type === 'Identifier') {
      const [source] = this.#program.sourcesOf(node.name);
      return source?.kind === 'value'
        ? this.#walk.once(`parts ${node.name}`, undefined, () => this.#partStrings(source.node))
        : undefined;
    }
    if (node.type !== 'ArrayExpression') return undefined;
    return joinStrings(node.elements.map((one) => (one === null ? undefined : this.of(one))));
  }
}

/** What is known of a script that was read as a program: its names, and what of it runs. */
import type { AnyNode, AssignmentExpression } from 'acorn';
import type { Call } from './callee.ts';
import type { FunctionNode } from './scopes.ts';

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

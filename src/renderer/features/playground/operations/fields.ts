/** What a form field is: where it lives in the body, how it is shown, what it says. */
import type { ConsoleOperation, Json, JsonObject } from '../../../../contract/console/common.ts';
import { t } from '../../../text/catalogue.ts';
import type { Path } from '../body.ts';

export type FieldName = keyof typeof t.operations.fields;
export type GroupName = keyof typeof t.operations.groups;

export type Control =
  | { readonly kind: 'address' | 'text' | 'long-text'; readonly placeholder?: string }
  | { readonly kind: 'lines'; readonly placeholder?: string; readonly isPattern?: true }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max?: number;
      readonly unit?: string;
      /** What the body counts for one of the unit; absent: 1. Minimum and maximum are the body's. */
      readonly scale?: number;
      readonly placeholder?: string;
    }
  | { readonly kind: 'switch'; readonly fallback: boolean }
  | {
      readonly kind: 'choice';
      readonly fallback: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'toggles';
      readonly fallback: readonly string[];
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | { readonly kind: 'switch-list'; readonly onValue: readonly string[] }
  | { readonly kind: 'formats'; readonly fallback: readonly string[] }
  | { readonly kind: 'headers' }
  | { readonly kind: 'schema' }
  | { readonly kind: 'actions' };

export interface FieldSpec {
  readonly name: FieldName;
  readonly path: Path;
  readonly control: Control;
}

export interface GroupSpec {
  readonly name: GroupName;
  readonly fields: readonly FieldSpec[];
}

export interface OperationSpec {
  readonly id: ConsoleOperation;
  /** Always in sight, in order. */
  readonly main: readonly FieldSpec[];
  /** Folded away until wanted. */
  readonly groups: readonly GroupSpec[];
  readonly example: JsonObject;
  /** What is wrong with the body before it is sent; undefined when it may go. */
  readonly check: (body: JsonObject) => string | undefined;
  readonly cost: (body: JsonObject) => string;
}

export const at = (name: FieldName, path: Path, control: Control): FieldSpec => ({
  name,
  path,
  control,
});

/** All paths that have a field. */
export function pathsOf(spec: OperationSpec): readonly Path[] {
  return [...spec.main, ...spec.groups.flatMap((group) => group.fields)].map((field) => field.path);
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Why an address cannot be run, if so. A missing scheme is fine. */
export function addressProblem(value: Json | undefined): string | undefined {
  const text = textOf(value).trim();
  if (text === '') return t.playground.needUrl;
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const url = URL.parse(hasScheme ? text : `http://${text}`);
  if (hasScheme && url !== null && !/^https?:$/.test(url.protocol)) return t.playground.badUrl;
  const isHost = url !== null && /^([^.\s]+(\.[^.\s]+)+\.?|localhost|\[.+\])$/i.test(url.hostname);
  return isHost && !/\s/.test(text) ? undefined : t.playground.notAddress;
}

/** Why a pattern list cannot be used, if so. */
export function patternProblem(patterns: readonly string[]): string | undefined {
  for (const pattern of patterns) {
    try {
      new RegExp(pattern);
    } catch {
      return t.playground.badPattern(pattern);
    }
  }
  return undefined;
}

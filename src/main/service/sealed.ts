/**
 * Secrets in the config file: as text, or sealed as `{"sealed": "…"}` by a keychain (SecretBox).
 *
 * Pure. Without a box sealed values stay as they are when written and count as unset when read, so that a
 * headless service on the desktop's data folder neither loses nor leaks them.
 */
import type { SecretBox } from './ports/system.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values with what could be opened, and the names of what could not. */
export function openSealed(
  stored: Values,
  box: SecretBox | undefined,
): { readonly values: Values; readonly unreadable: readonly string[] } {
  const values: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [name, value] of Object.entries(stored)) {
    const sealed = sealedText(value);
    if (sealed === undefined) {
      values[name] = value;
      continue;
    }
    const secret = box?.open(sealed);
    if (secret === undefined) unreadable.push(name);
    else values[name] = secret;
  }
  return { values, unreadable };
}

/** Seals the named values that are text; without a box nothing changes. */
export function sealSecrets(
  values: Values,
  names: readonly string[],
  box: SecretBox | undefined,
): Values {
  if (box === undefined) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      names.includes(name) && typeof value === 'string'
        ? [name, { sealed: box.seal(value) }]
        : [name, value],
    ),
  );
}

function sealedText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return undefined;
  return typeof value.sealed === 'string' ? value.sealed : undefined;
}

/** What somebody entered somewhere and did not save. It lives as long as the tab, as drafts of the Playground do. */

const known = new Map<string, unknown>();

const keyOf = (name: string): string => `hearth.entered.${name}`;

/** Undefined: nothing was. It is what was kept by this name, in this form's own shape. */
export function enteredIn(name: string): unknown {
  const held = known.get(name);
  if (held !== undefined) return held;
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** `value`: none is forgotten. `written`: what of it may outlive a reload; default: all. */
export function keepEntered(name: string, value: unknown, written: unknown = value): void {
  if (value === undefined) known.delete(name);
  else known.set(name, value);
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(written));
  } catch {
    // storage is off or full: it lives until the tab is loaded anew
  }
}

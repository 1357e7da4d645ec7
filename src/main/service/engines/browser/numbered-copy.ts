/**
 * Scripts of the isolated world, as source text (in-page.ts says why), for a copy of a page somebody looks at: its
 * elements have numbers, and whether it still says what the page says is known without making another.
 *
 * All of it stands in this world only: the page has another global object, and no attribute or node of its own.
 */

/** `findChain(selectors)` → the element, each selector inside the shadow root or frame of the one before; else null. */
export const FIND_CHAIN = `
  const findChain = (chain) => {
    let root = document, found = null;
    for (const selector of chain) {
      try { found = root ? root.querySelector(selector) : null; } catch { found = null; }
      if (!found) return null;
      let inner = null;
      try { inner = found.contentDocument; } catch { /* another origin's */ }
      root = found.shadowRoot || inner || found;
    }
    return found;
  };`;

/** Documents and open shadow roots that a copy holds, and of each frame whether it is one of its parts. */
const TREES = `
  const treesOf = () => {
    const roots = [document], frames = [];
    for (const root of roots) {
      for (const one of root.querySelectorAll('*')) {
        if (one.shadowRoot) roots.push(one.shadowRoot);
        if (one.localName !== 'iframe' && one.localName !== 'frame') continue;
        let inner = null;
        try { inner = one.contentDocument; } catch { /* another origin's */ }
        const style = getComputedStyle(one);
        frames.push(one.clientWidth > 3 && one.clientHeight > 3 && style.display !== 'none' && style.visibility !== 'hidden');
        if (inner) roots.push(inner);
      }
    }
    return { roots, frames: frames.join() };
  };`;

/**
 * `numberOf(element)`: the same number in every copy of this document. `remember(id, outside)`: from now on it is
 * known whether the page has changed since the copy `id`; one with frames of other origins always may have.
 */
export const NUMBERS = `
  ${TREES}
  const numberOf = (element) => {
    const numbers = globalThis.hearthNumbers ??= new WeakMap();
    const places = globalThis.hearthPlaces ??= [];
    let number = numbers.get(element);
    if (number === undefined) {
      number = places.push(new WeakRef(element)) - 1;
      numbers.set(element, number);
    }
    return number;
  };
  const remember = (id, outside) => {
    globalThis.hearthCopy?.observer.disconnect();
    const { roots, frames } = treesOf();
    const observer = new MutationObserver(() => {
      copy.isSame = false;
      observer.disconnect();
    });
    const copy = { id, url: location.href, isSame: outside.length === 0, observer, frames, roots: roots.map((root) => new WeakRef(root)) };
    for (const root of roots) observer.observe(root, { childList: true, characterData: true, attributes: true, subtree: true });
    globalThis.hearthCopy = copy;
  };`;

/**
 * An expression: `({ id, chains })` → numbers of the elements at those selectors, null for what is not there; null
 * where the page no longer is what the copy `id` says.
 */
export const NUMBERS_IN = `(({ id, chains }) => {
  ${FIND_CHAIN}
  ${TREES}
  const copy = globalThis.hearthCopy;
  if (!copy || copy.id !== id || !copy.isSame || copy.url !== location.href) return null;
  if (copy.observer.takeRecords().length > 0) { copy.isSame = false; return null; }
  const { roots, frames } = treesOf();
  if (frames !== copy.frames || roots.length !== copy.roots.length) return null;
  if (roots.some((root, index) => copy.roots[index].deref() !== root)) return null;
  return chains.map((chain) => globalThis.hearthNumbers.get(findChain(chain)) ?? null);
})`;

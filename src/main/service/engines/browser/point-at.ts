/**
 * Scripts of the isolated world that tell which element stands at a point, as source text (in-page.ts says
 * why). They read and leave no mark.
 */

/**
 * `pointAt(x, y)` → `{ path, box, tag, text, href? }` or null: the innermost element at the point, through open
 * shadow roots and frames of the same origin. `path` counts elements (`:nth-child`), one selector a tree,
 * going inward.
 */
export const POINT_AT = `((x, y) => {
  const pathOf = (element) => {
    const steps = [];
    for (let one = element; one; one = one.parentElement) {
      if (one === one.ownerDocument.documentElement) { steps.unshift('html'); break; }
      if (one === one.ownerDocument.body) { steps.unshift('body'); continue; }
      const siblings = one.parentNode ? [...one.parentNode.children] : [one];
      steps.unshift(CSS.escape(one.localName) + ':nth-child(' + (siblings.indexOf(one) + 1) + ')');
    }
    return steps.join(' > ');
  };
  const path = [];
  let left = 0, top = 0, root = document, found = null;
  for (let depth = 0; depth < 10; depth += 1) {
    const element = root.elementFromPoint(x - left, y - top);
    if (!element || element === found) break;
    found = element;
    if (element.shadowRoot) {
      path.push(pathOf(element));
      root = element.shadowRoot;
      continue;
    }
    if (element.localName === 'iframe' || element.localName === 'frame') {
      let inner = null;
      try { inner = element.contentDocument; } catch { /* of another origin */ }
      if (inner && inner.body) {
        const box = element.getBoundingClientRect();
        left += box.left + element.clientLeft;
        top += box.top + element.clientTop;
        path.push(pathOf(element));
        root = inner;
        continue;
      }
    }
    break;
  }
  if (!found) return null;
  // nothing inside the shadow root stands there: the host itself does
  const last = pathOf(found);
  if (path[path.length - 1] !== last) path.push(last);
  const near = found.closest('a[href]');
  // a frame of another origin ends the way: what it shows has an address of its own
  const to = found.localName === 'iframe' ? found.src : near && typeof near.href === 'string' ? near.href : '';
  const box = found.getBoundingClientRect();
  const text = (found.innerText ?? found.textContent ?? '').replace(/\\s+/g, ' ').trim();
  return {
    path,
    box: { x: box.left + left, y: box.top + top, width: box.width, height: box.height },
    tag: found.localName,
    text: [...text].slice(0, 60).join('').slice(0, 80),
    ...(/^https?:/.test(to) ? { href: to } : {}),
  };
})`;

/** Of an element in a frame of the same origin: what its frames add to its place. */
const OFFSET = `const offsetOf = (one) => {
    let left = 0, top = 0;
    for (let view = one.ownerDocument.defaultView; view && view !== window; view = view.parent) {
      let frame = null;
      try { frame = view.frameElement; } catch { return null; }
      if (!frame) return null;
      const box = frame.getBoundingClientRect();
      left += box.left + frame.clientLeft;
      top += box.top + frame.clientTop;
    }
    return { left, top };
  };
  const boxOf = (one) => {
    const offset = offsetOf(one);
    if (!offset) return null;
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + offset.left, y: top + offset.top, width, height };
  };
  const at = (place) => { const known = (globalThis.hearthPlaces ?? [])[place]; const one = known && known.deref(); return one && one.isConnected ? one : null; };`;

/** `boxesAt(places)` → for each number of the last copy the element's box if it is in view, else null. */
export const BOXES_AT = `((places) => {
  ${OFFSET}
  return places.map((place) => {
    const one = at(place);
    let box = one && boxOf(one);
    // display: contents has no box: its children have
    if (box && box.width < 1 && one.firstElementChild) box = boxOf(one.firstElementChild);
    if (!box || box.width < 1 || box.height < 1) return null;
    const isOut = box.y + box.height < 0 || box.x + box.width < 0 || box.y > innerHeight || box.x > innerWidth;
    return isOut ? null : box;
  });
})`;

/**
 * `layout(most)` → boxes of the elements in view whose middle is not covered, in document order, through open shadow
 * roots and frames of the same origin: the last one that holds a point is most likely the one that stands there.
 */
export const LAYOUT = `((most) => {
  const boxes = [];
  let looked = 0;
  const middle = (from, size, end) => (Math.max(from, 0) + Math.min(from + size, end)) / 2;
  const walk = (root, left, top) => {
    for (const one of root.querySelectorAll('*')) {
      looked += 1;
      if (looked > 30000 || boxes.length >= most) return;
      const { width, height, ...box } = one.getBoundingClientRect().toJSON();
      const x = box.x + left, y = box.y + top;
      if (width < 1 || height < 1 || x >= innerWidth || y >= innerHeight || x + width <= 0 || y + height <= 0) continue;
      const there = root.elementFromPoint(middle(x, width, innerWidth) - left, middle(y, height, innerHeight) - top);
      if (!there || !one.contains(there)) continue;
      boxes.push({ x, y, width, height });
      if (one.shadowRoot) walk(one.shadowRoot, left, top);
      if (one.localName !== 'iframe' && one.localName !== 'frame') continue;
      let inner = null;
      try { inner = one.contentDocument; } catch { /* of another origin */ }
      if (inner) walk(inner, x + one.clientLeft, y + one.clientTop);
    }
  };
  walk(document, 0, 0);
  return boxes;
})`;

/** `show(place)` → scrolls the element into view and gives its box. */
export const SHOW = `((place) => {
  ${OFFSET}
  const one = at(place);
  if (!one) return null;
  one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return boxOf(one);
})`;

/** `selectAt(x, y, most)` → the select there with its options, remembered for `choose`; else null. */
export const SELECT_AT = `((x, y, most) => {
  ${OFFSET}
  let root = document, left = 0, top = 0, found = null;
  for (let depth = 0; depth < 10; depth += 1) {
    const one = root.elementFromPoint(x - left, y - top);
    if (!one || one === found) break;
    found = one;
    if (one.shadowRoot) { root = one.shadowRoot; continue; }
    let inner = null;
    try { inner = one.contentDocument; } catch { /* of another origin */ }
    if (!inner) break;
    const box = one.getBoundingClientRect();
    left += box.left + one.clientLeft;
    top += box.top + one.clientTop;
    root = inner;
  }
  const select = found && (found.localName === 'option' || found.localName === 'optgroup' ? found.closest('select') : found);
  // one that shows its options itself is used as it is
  if (!select || select.localName !== 'select' || select.disabled || select.size > 1) return null;
  globalThis.hearthSelect = new WeakRef(select);
  select.focus();
  const options = [...select.options].slice(0, most).map((option) => ({
    text: (option.label || option.text).replace(/\\s+/g, ' ').trim().slice(0, 300),
    isChosen: option.selected,
    isDisabled: option.disabled || option.closest('optgroup[disabled]') !== null,
  }));
  return { box: boxOf(select), isMultiple: select.multiple, options };
})`;

/** `choose(indices)` → the options are chosen as if by hand. */
export const CHOOSE = `((indices) => {
  const known = globalThis.hearthSelect;
  const select = known && known.deref();
  if (!select || !select.isConnected) return;
  const wanted = new Set(indices);
  [...select.options].forEach((option, index) => { option.selected = wanted.has(index); });
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
})`;

/** `selection()` → the selected text, of a field or of the page. */
export const SELECTION = `(() => {
  const one = document.activeElement;
  const isField = one && typeof one.selectionStart === 'number' && one.type !== 'password';
  const text = isField ? one.value.slice(one.selectionStart, one.selectionEnd) : String(getSelection() ?? '');
  return text.slice(0, 1000000);
})`;

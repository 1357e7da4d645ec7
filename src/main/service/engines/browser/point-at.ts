/**
 * Scripts of the isolated world that tell which element stands at a point, as source text (in-page.ts says
 * why). They read and leave no mark.
 */

/**
 * `pointAt(x, y)` → `{ path, box, tag, text }` or null: the innermost element at the point, through open
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
  const box = found.getBoundingClientRect();
  const text = (found.innerText ?? found.textContent ?? '').replace(/\\s+/g, ' ').trim();
  return {
    path,
    box: { x: box.left + left, y: box.top + top, width: box.width, height: box.height },
    tag: found.localName,
    text: [...text].slice(0, 60).join('').slice(0, 80),
  };
})`;

/** `boxesOf(selector)` → boxes in view of what matches in the main document, at most 300. */
export const BOXES_OF = `((selector) => {
  let found = [];
  try { found = [...document.querySelectorAll(selector)]; } catch { return []; }
  const boxes = [];
  for (const one of found) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (width < 1 || height < 1 || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) continue;
    boxes.push({ x: left, y: top, width, height });
    if (boxes.length === 300) break;
  }
  return boxes;
})`;

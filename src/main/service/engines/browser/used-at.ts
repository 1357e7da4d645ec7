/**
 * Scripts of the isolated world that say how a recipe does again what somebody does in the page, as source text
 * (in-page.ts says why). They read and leave no mark.
 */

/**
 * What `click` needs to find an element again: what can be pressed around it, by what its author named it (a test id, an
 * id, a name, a label) before where it stands. Its words come along where nothing else on the page says the same.
 */
const STEP_FOR = `const ACTORS = 'a[href],button,input,textarea,select,summary,label,[role=button],[role=tab],[role=link],[role=menuitem],[role=option],[role=checkbox],[role=radio],[role=switch],[onclick]';
  const actorOf = (one) => one.closest(ACTORS) ?? one;
  const quoted = (text) => '"' + text.replace(/["\\\\]/g, '\\\\$&') + '"';
  const NAMES = ['data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-cy', 'id', 'name', 'aria-label', 'aria-controls', 'for', 'placeholder', 'href', 'title', 'value', 'type'];
  // names that a build or a visit made up are others tomorrow
  const isMade = (text) => /\\d{2}|[:{}]|^[0-9a-f-]{8,}$/i.test(text) || /^(?:radix|react|ember|headlessui|mui)\\b/i.test(text);
  const STATES = /active|select|open|hover|focus|current|visited|hidden|show|visible|disabled|loading|expand|collaps/i;
  const simple = (one) => {
    const tag = CSS.escape(one.localName), by = [];
    for (const name of NAMES) {
      const text = one.getAttribute(name);
      if (!text || text.length > 200 || /[\\n\\r]/.test(text)) continue;
      if (name === 'id') { if (!isMade(text)) by.push('#' + CSS.escape(text)); continue; }
      if (name === 'href' ? /^(?:#$|javascript:)/i.test(text) : name !== 'value' && name !== 'title' && name !== 'aria-label' && isMade(text)) continue;
      // what a field holds is typed into it
      if (name === 'value' && !/^(?:button|submit|radio|checkbox)$/i.test(one.type ?? '')) continue;
      by.push(tag + '[' + name + '=' + quoted(text) + ']');
    }
    const [named, valued] = [by.find((text) => text.includes('[name=')), by.find((text) => text.includes('[value='))];
    if (named && valued) by.push(named + valued.slice(tag.length));
    const classes = [...one.classList].filter((text) => /^[a-z][a-z_-]{2,40}$/.test(text) && !STATES.test(text)).map((text) => '.' + CSS.escape(text));
    for (const text of classes) by.push(tag + text);
    if (classes.length > 1) by.push(tag + classes.join(''));
    if (one.localName === 'main' || one.localName === 'h1') by.push(tag);
    return by;
  };
  const selectorIn = (root, one) => {
    const isOne = (selector, of) => { const found = root.querySelectorAll(selector); return found.length === 1 && found[0] === of; };
    const own = simple(one).find((selector) => isOne(selector, one));
    if (own) return own;
    let path = '';
    for (let at = one, depth = 0; at && at.parentElement && depth < 12; at = at.parentElement, depth += 1) {
      const same = [...at.parentElement.children].filter((child) => child.localName === at.localName);
      path = ' > ' + CSS.escape(at.localName) + (same.length > 1 ? ':nth-of-type(' + (same.indexOf(at) + 1) + ')' : '') + path;
      const around = simple(at.parentElement).find((selector) => isOne(selector, at.parentElement));
      if (!around) continue;
      const inside = simple(one).map((selector) => around + ' ' + selector).find((selector) => isOne(selector, one));
      return inside ?? around + path;
    }
    const whole = path.slice(3);
    return isOne(whole, one) ? whole : null;
  };
  const selectorOf = (one) => {
    const root = one.getRootNode();
    const inner = selectorIn(root, one);
    if (!inner || !root.host) return inner;
    const host = selectorOf(root.host);
    return host && host + ' ' + inner;
  };
  const folded = (one) => (one.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const wordsOf = (one) => {
    const text = folded(one);
    // a number in it is another one tomorrow
    if (!text || text.length > 60 || /\\d/.test(text) || one.getRootNode() !== document || /^(?:input|textarea|select)$/.test(one.localName)) return '';
    const same = [...document.body.querySelectorAll('*')].filter((other) =>
      !/^(?:script|style|noscript|template)$/.test(other.localName) && other.textContent.length < 400 && folded(other) === text && ![...other.children].some((child) => folded(child) === text));
    return same.length === 1 && one.contains(same[0]) ? text : '';
  };
  const stepFor = (one) => {
    const selector = selectorOf(one);
    if (!selector || selector.length > 2000) return { lost: 'place' };
    const text = wordsOf(one);
    return { selector, ...(text ? { text } : {}) };
  };`;

/**
 * `usedAt(x, y)` → how the element there is clicked again: `{ selector, text? }`; `{ lost }` where a recipe cannot; null
 * where there is nothing to press. `bare`: nothing says that it can be pressed, and from now until the next press it is
 * known under this number whether the page changes.
 */
export const USED_AT = `((x, y) => {
  ${STEP_FOR}
  const presses = globalThis.hearthPresses ??= [];
  presses.at(-1)?.end();
  let root = document, found = null;
  for (let depth = 0; depth < 10; depth += 1) {
    const element = root.elementFromPoint(x, y);
    if (!element || element === found) break;
    found = element;
    if (!element.shadowRoot) break;
    root = element.shadowRoot;
  }
  if (!found || /^(?:html|body)$/.test(found.localName)) return null;
  if (/^i?frame$/.test(found.localName)) return { lost: 'frame' };
  const actor = actorOf(found);
  const isPressable = found.closest(ACTORS) || getComputedStyle(found).cursor === 'pointer'
    || found.closest('[tabindex],[contenteditable],canvas,video,audio,area');
  if (isPressable) return stepFor(actor);
  // what is set to what it was is no change: many pages close on any press what is not open
  const isChange = ({ type, target, attributeName, oldValue }) => type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
  const press = { hasChanged: false };
  const take = (records) => { press.hasChanged ||= records.some(isChange); };
  const url = location.href, observer = new MutationObserver(take);
  observer.observe(document, { childList: true, characterData: true, attributes: true, attributeOldValue: true, subtree: true });
  press.end = () => {
    take(observer.takeRecords());
    observer.disconnect();
    press.hasChanged ||= url !== location.href;
    press.end = () => {};
  };
  return { ...stepFor(actor), bare: presses.push(press) - 1 };
})`;

/** `hasChanged(bare)` → whether the page has since that press, or is another one. */
export const HAS_CHANGED = `((bare) => {
  const press = (globalThis.hearthPresses ?? [])[bare];
  press?.end();
  return press ? press.hasChanged : true;
})`;

/** `keysGo()` → where keys go: `secret`, `frame`, `field`, or `page`. */
export const KEYS_GO = `(() => {
  let one = document.activeElement;
  while (one && one.shadowRoot && one.shadowRoot.activeElement) one = one.shadowRoot.activeElement;
  if (!one) return 'page';
  if (/^i?frame$/.test(one.localName)) return 'frame';
  if (one.localName === 'input' && one.type === 'password') return 'secret';
  return one.isContentEditable || /^(?:input|textarea|select)$/.test(one.localName) ? 'field' : 'page';
})`;

/**
 * `chosen(indices)` → how these options of the select that was pressed last are chosen again: `{ selector, label }`, by the
 * letters of the option; `{ lost }` where they say another one, too.
 */
export const CHOSEN = `((indices) => {
  ${STEP_FOR}
  const known = globalThis.hearthSelect;
  const select = known && known.deref();
  if (!select || !select.isConnected) return null;
  const labelOf = (option) => (option.label || option.text).replace(/\\s+/g, ' ').trim();
  const label = indices.length === 1 && select.options[indices[0]] ? labelOf(select.options[indices[0]]) : '';
  const begins = [...select.options].filter((option) => labelOf(option).toLowerCase().startsWith(label.toLowerCase()));
  if (select.multiple || !label || begins.length !== 1 || select.ownerDocument !== document) return { lost: 'choice' };
  const { selector, lost } = stepFor(select);
  return lost ? { lost } : { selector, label };
})`;

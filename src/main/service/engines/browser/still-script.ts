/**
 * The script that writes one frame down as it stands: an expression, run in an isolated world.
 *
 * It works on an inert copy (importNode), walked beside the original: addresses become absolute, pictures the
 * one that was chosen, canvases and blobs their pixels, style sheets what scripts made of them, shadow roots
 * declarative ones, form fields their state. Scripts, handlers and hints to fetch are left out; an element
 * that selectors count (`:nth-child`, `* + *`) leaves an empty template in its place. Passwords are not
 * written down. Facts: WHATWG HTML (canvas and noscript without scripting, declarative shadow roots,
 * serialising drops a first line break), CSSOM; source text for the reasons given in in-page.ts.
 */

import { ROOT_OF } from './closed-roots.ts';

/** The attribute that names a frame's still in its parent. */
export const FRAME_NUMBER = 'data-hearth-frame';

/** `function(number)`, called on a frame's element: remembers its number for STILL in the same world. */
export const NUMBER_FRAME = `function (number) {
  (globalThis.hearthFrames ??= new Map()).set(this, number);
}`;

const ELEMENTS = `
const inert = document.implementation.createHTMLDocument('');
const HINTS = /^(preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|manifest|pingback)$/i;
const GONE = new Set(['script', 'noscript']);
const ADDRESSES = ['href', 'src', 'poster', 'action', 'formaction', 'background', 'data', 'cite'];
const ASKED = new Set(['a', 'area', 'img', 'iframe', 'frame']);
const DROPPED = ['ping', 'nonce', 'integrity', 'crossorigin', 'autofocus', 'loading', 'srcdoc'];
const modal = (from, to) => {
  to.setAttribute('data-hearth-modal', '');
  lift(from, to);
  // nothing is in the top layer without scripts, and so nothing has a backdrop: a shadow darkens the rest
  const own = getComputedStyle(from).boxShadow, rest = '0 0 0 200vmax ' + getComputedStyle(from, '::backdrop').backgroundColor;
  to.style.setProperty('box-shadow', own === 'none' ? rest : own + ', ' + rest, 'important');
};
const px = (value) => Math.round(value * 100) / 100 + 'px';

const absolute = (value) => {
  const text = value.trim();
  if (text === '' || text.startsWith('#')) return null;
  try { return new URL(text, document.baseURI).href; } catch { return null; }
};
const pixels = (source, width, height) => {
  try {
    const canvas = inert.createElement('canvas');
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
    canvas.getContext('2d').drawImage(source, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  } catch { return null; }
};
const freeze = (from, to) => {
  const style = getComputedStyle(from);
  if (style.display === 'none') return;
  if (style.display === 'inline') to.style.setProperty('display', 'inline-block', 'important');
  to.style.setProperty('box-sizing', style.boxSizing, 'important');
  to.style.setProperty('width', style.width, 'important');
  to.style.setProperty('height', style.height, 'important');
};
const lift = (from, to) => {
  const box = from.getBoundingClientRect();
  for (const [name, value] of Object.entries({
    position: 'fixed', left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height),
    margin: '0', 'z-index': '2147483647', display: getComputedStyle(from).display, 'box-sizing': 'border-box',
  })) to.style.setProperty(name, value, 'important');
};
`;

const HANDLERS = `
const chosen = (from, to) => {
  const current = from.currentSrc || from.src;
  to.removeAttribute('srcset');
  to.removeAttribute('sizes');
  if (!current) return;
  if (current.startsWith('blob:')) {
    const data = pixels(from, from.naturalWidth, from.naturalHeight);
    if (data) to.setAttribute('src', data); else to.removeAttribute('src');
    return;
  }
  to.setAttribute('src', current);
  const lists = [from];
  if (from.parentNode?.localName === 'picture') {
    for (const one of from.parentNode.children) if (one.localName === 'source') lists.push(one);
  }
  for (const one of lists) {
    const list = one.getAttribute('srcset');
    if (!list || list.length > 4000) continue;
    for (const match of list.matchAll(/([^\\s,]\\S*[^\\s,])(?:\\s+([\\d.]+)([wx]))?\\s*(?:,|$)/g)) {
      if (!match[3] || absolute(match[1]) !== current || /[ ,]/.test(current)) continue;
      if (match[3] === 'x' && match[2] !== '1') to.setAttribute('srcset', current + ' ' + match[2] + 'x');
      // its size follows from both, as it did
      if (match[3] === 'w') {
        to.setAttribute('srcset', current + ' ' + match[2] + 'w');
        if (one.hasAttribute('sizes')) to.setAttribute('sizes', one.getAttribute('sizes'));
      }
      return;
    }
  }
};
// what scripts made and sheets show: its address ends with the page
const withBlobs = async (html) => {
  const made = new Map();
  for (const [, url] of html.matchAll(/url\\((?:&quot;|["'])?(blob:[^)"'&\\s]+)/g)) if (made.size < 20) made.set(url, null);
  await Promise.all([...made.keys()].map(async (url) => {
    try {
      const blob = await (await fetch(url)).blob();
      const reader = new FileReader();
      const read = new Promise((resolve) => { reader.onloadend = resolve; });
      reader.readAsDataURL(blob);
      await read;
      made.set(url, reader.result);
    } catch { /* it was let go */ }
  }));
  return made.size === 0 ? html : html.replace(/blob:[^)"'&\\s]+/g, (url) => made.get(url) ?? url);
};
const blanks = [];
const drawn = (from, to) => {
  let data = null;
  try { data = from.toDataURL('image/png'); } catch { /* another site's pixels */ }
  to.replaceChildren();
  freeze(from, to);
  if (data && data.length < 8) return;
  const empty = inert.createElement('canvas');
  empty.width = from.width;
  empty.height = from.height;
  if (!data || data === empty.toDataURL('image/png')) {
    // drawn by the graphics card, say: only a picture of the page has its pixels
    const box = from.getBoundingClientRect();
    if (window !== top || box.width < 1 || box.height < 1 || blanks.length >= 8) return;
    blanks.push({ x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height });
    data = 'hearth-blank:' + (blanks.length - 1);
  }
  to.style.setProperty('background', 'url("' + data + '") 0 0 / 100% 100% no-repeat content-box', 'important');
};
const film = (from, to) => {
  const picture = from.readyState >= 2 && from.videoWidth > 0 ? pixels(from, from.videoWidth, from.videoHeight) : null;
  if (picture) to.setAttribute('poster', picture);
  to.removeAttribute('src');
  to.removeAttribute('autoplay');
  for (const one of [...to.querySelectorAll('source,track')]) one.remove();
  freeze(from, to);
};
const field = (from, to) => {
  if (from.localName === 'textarea') { to.textContent = (from.value.startsWith('\\n') ? '\\n' : '') + from.value; return; }
  if (from.localName === 'option') { to.toggleAttribute('selected', from.selected); return; }
  const type = from.type;
  if (type === 'checkbox' || type === 'radio') to.toggleAttribute('checked', from.checked);
  else if (type === 'password' || type === 'file') to.removeAttribute('value');
  else if (from.value !== (from.getAttribute('value') ?? '')) to.setAttribute('value', from.value);
};
const plugged = (from, to, number) => {
  const inner = from.contentDocument?.documentElement;
  const isPicture = inner?.localName === 'svg' || /^image\\//i.test(from.type);
  if (number !== undefined && !isPicture) {
    const made = inert.createElement('iframe');
    for (const { name, value } of to.attributes) if (!/^(data|src|type)$/.test(name)) made.setAttribute(name, value);
    made.setAttribute('frameborder', '0');
    to.replaceWith(made);
    return made;
  }
  // what stands in for it is seen
  if ([...from.childNodes].some((one) => { const range = document.createRange(); range.selectNode(one); return range.getClientRects().length > 0; })) {
    const made = inert.createElement('span');
    for (const { name, value } of to.attributes) if (!/^(data|src|type)$/.test(name)) made.setAttribute(name, value);
    made.append(...to.childNodes);
    to.replaceWith(made);
  }
  return null;
};
const rulesOf = (sheet) => {
  try { return [...sheet.cssRules].map((rule) => rule.cssText); } catch { return null; }
};
const isAsWritten = (sheet, text) => {
  try {
    const own = [...sheet.cssRules].filter((rule) => rule.type !== 3);
    const fresh = new CSSStyleSheet();
    fresh.replaceSync(text);
    if (fresh.cssRules.length !== own.length) return false;
    if (text.length > 200000) return true;
    return own.every((rule, index) => rule.cssText === fresh.cssRules[index].cssText);
  } catch { return true; }
};
const sheetOf = (from, to) => {
  const { sheet } = from;
  if (!sheet) {
    // it came and was refused: its hash or its type is wrong
    if (from.relList?.contains('stylesheet') && performance.getEntriesByName(from.href).length > 0) to.setAttribute('media', 'not all');
    return;
  }
  if (sheet.disabled) to.setAttribute('media', 'not all');
  if (from.localName === 'style') {
    const text = from.textContent ?? '';
    if (!isAsWritten(sheet, text)) to.textContent = (rulesOf(sheet) ?? [text]).join('\\n');
    return;
  }
  if (!from.href.startsWith('blob:')) {
    if (rulesOf(sheet)?.length === 0) to.setAttribute('media', 'not all');
    return;
  }
  const made = inert.createElement('style');
  made.textContent = (rulesOf(sheet) ?? []).join('\\n');
  if (from.media) made.setAttribute('media', from.media);
  to.replaceWith(made);
};
const adopted = (root) => (root.adoptedStyleSheets ?? []).filter((sheet) => !sheet.disabled).map((sheet) => {
  const made = inert.createElement('style');
  made.textContent = (rulesOf(sheet) ?? []).join('\\n');
  const media = sheet.media?.mediaText;
  if (media) made.setAttribute('media', media);
  return made;
});
`;

/** An expression: `(options) => { html, ... }`; `html` is null when it has more than `maxChars`. */
export const STILL = `(async ({ maxChars, frameNumber }) => {
  ${ELEMENTS}
  ${HANDLERS}
  ${ROOT_OF}
  const numbers = globalThis.hearthFrames ?? new Map();
  const clean = (from, to) => {
    for (const { name } of [...to.attributes]) if (/^on/i.test(name)) to.removeAttribute(name);
    for (const name of DROPPED) if (to.hasAttribute(name)) to.removeAttribute(name);
    for (const name of ADDRESSES) {
      const value = from.getAttribute(name);
      const whole = value === null ? null : absolute(value);
      if (whole === null || whole === value) continue;
      to.setAttribute(name, whole);
      // sheets ask for what was written
      if (/^(href|src)$/.test(name) && ASKED.has(from.localName)) to.setAttribute('data-hearth-' + name, value);
    }
  };
  const special = (from, to) => {
    switch (from.localName) {
      case 'img': chosen(from, to); return;
      case 'canvas': drawn(from, to); return;
      case 'video': film(from, to); return;
      case 'audio': to.removeAttribute('src'); return;
      case 'source': if (from.parentNode?.localName === 'picture') to.remove(); return;
      case 'input': case 'textarea': case 'option': field(from, to); return;
      case 'style': case 'link': sheetOf(from, to); return;
      case 'iframe': case 'frame': {
        const number = numbers.get(from);
        to.replaceChildren();
        if (number !== undefined) to.setAttribute(frameNumber, number);
        return;
      }
      case 'object': case 'embed': {
        const number = numbers.get(from);
        plugged(from, to, number)?.setAttribute(frameNumber, number);
        return;
      }
      case 'template': to.content.replaceChildren(); return;
      case 'dialog': if (from.matches(':modal')) modal(from, to); return;
      case 'pre': case 'listing': if ((to.firstChild?.data ?? '').startsWith('\\n')) to.prepend('\\n');
    }
  };
  const isLeftOut = (from) =>
    GONE.has(from.localName) ||
    (from.localName === 'link' && HINTS.test((from.rel ?? '').trim())) ||
    (from.localName === 'meta' && /^(refresh|content-security-policy.*|set-cookie)$/i.test(from.httpEquiv ?? ''));

  // what scripts animate stands in no sheet: the names of its properties by element
  const moved = new Map();
  const findMoved = (root) => {
    for (const animation of root.getAnimations()) {
      const { effect } = animation, target = effect?.target;
      if (!target || effect.pseudoElement || animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
      const names = moved.get(target) ?? new Set();
      moved.set(target, names);
      for (const frame of effect.getKeyframes()) for (const key of Object.keys(frame)) {
        if (/^(offset|computedOffset|easing|composite)$/.test(key)) continue;
        names.add(key.startsWith('--') ? key : key.replace(/^(?=webkit)/, '-').replace(/[A-Z]/g, (sign) => '-' + sign.toLowerCase()));
      }
    }
  };

  const copy = (root) => {
    const twin = inert.importNode(root, true);
    const pairs = [];
    if (root.nodeType === 1) pairs.push([root, twin]);
    const a = document.createTreeWalker(root, 1), b = inert.createTreeWalker(twin, 1);
    for (let x = a.nextNode(), y = b.nextNode(); x && y; x = a.nextNode(), y = b.nextNode()) pairs.push([x, y]);
    let whole = twin;
    for (const [from, to] of pairs) {
      if (isLeftOut(from)) {
        const stead = inert.createElement('template');
        if (to === twin) whole = stead;
        else if (from.closest('head')) to.remove();
        else to.replaceWith(stead);
        continue;
      }
      clean(from, to);
      if (from.hasAttribute('popover') && from.matches(':popover-open')) { to.setAttribute('data-hearth-popover', ''); lift(from, to); }
      const names = moved.get(from);
      if (names) for (const name of names) to.style.setProperty(name, getComputedStyle(from).getPropertyValue(name), 'important');
      const shadow = rootOf(from);
      if (shadow) to.prepend(shadowOf(shadow));
      special(from, to);
    }
    return whole;
  };
  const shadowOf = (root) => {
    findMoved(root);
    const made = inert.createElement('template');
    made.setAttribute('shadowrootmode', 'open');
    for (const node of root.childNodes) made.content.append(node.nodeType === 1 ? copy(node) : inert.importNode(node, true));
    made.content.append(...adopted(root));
    return made;
  };

  const { doctype, documentElement: root } = document;
  const about = { url: location.href, base: document.baseURI, dpr: devicePixelRatio, userAgent: navigator.userAgent, languages: [...navigator.languages], type: document.contentType };
  if (!root) return { ...about, html: '' };
  const ids = doctype === null || (doctype.publicId === '' && doctype.systemId === '') ? ''
    : doctype.publicId === '' ? ' SYSTEM "' + doctype.systemId + '"'
    : ' PUBLIC "' + doctype.publicId + '"' + (doctype.systemId === '' ? '' : ' "' + doctype.systemId + '"');
  findMoved(document);
  const twin = copy(root);
  const head = twin.querySelector('head') ?? twin;
  head.append(...adopted(document));
  if (document.querySelector('video:not([controls])')) {
    // without scripts browsers give every film controls
    const bare = inert.createElement('style');
    bare.textContent = 'video:not([controls])::-webkit-media-controls{display:none!important}';
    head.append(bare);
  }
  // a frame written from an attribute has standard rules without saying so
  const kind = doctype !== null ? doctype.name + ids : document.compatMode === 'CSS1Compat' ? 'html' : null;
  const html = await withBlobs((kind === null ? '' : '<!DOCTYPE ' + kind + '>') + twin.outerHTML);
  return { ...about, html: html.length > maxChars ? null : html, blanks };
})`;

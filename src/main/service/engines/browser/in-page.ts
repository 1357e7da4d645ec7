/**
 * The scripts that run inside pages, as source text: they see the DOM and nothing of ours.
 *
 * `SETTLE` runs in an isolated world of the main frame, where the page's own overrides do not reach.
 * `SERIALIZE` also runs in cross-origin frames, where it can only shape that frame's own text.
 * Source text and not functions, because this program is compiled without DOM types and its functions
 * may be rewritten by a bundler. Facts: WHATWG DOM (MutationObserver, importNode into an inert
 * document neither loads nor upgrades), WHATWG HTML (slots, refresh), CSS Scoping (flat tree).
 */

import { ROOT_OF } from './closed-roots.ts';
import { FIND_CHAIN, NUMBERS } from './numbered-copy.ts';

/**
 * `serialize({ mark, nonce })` → `{ html, outside }`: the document with shadow roots, as far as they are known, and
 * same-origin frames written inline. A frame of another origin leaves `<!--nonce:INDEX-->` inside its
 * mark, INDEX being its place among the document's frames, and is listed in `outside`. With `numberOf`
 * every element of the copy says its number (`data-hn`); the page's own element says nothing.
 */
const SERIALIZER = `
const serialize = ({ mark, nonce, clicked = new Map(), numberOf }) => {
  ${ROOT_OF}
  const frames = [...document.querySelectorAll('iframe,frame')];
  const outside = [];
  const isSeen = (frame) => {
    if (frame.clientWidth <= 3 || frame.clientHeight <= 3) return false;
    const style = getComputedStyle(frame);
    return style.display !== 'none' && style.visibility !== 'hidden';
  };
  const insideOf = (frame) => {
    try { return frame.contentDocument; } catch { return null; }
  };
  const absolute = (from, to) => {
    for (const name of ['href', 'src', 'action', 'poster']) {
      if (from.hasAttribute(name) && typeof from[name] === 'string') to.setAttribute(name, from[name]);
    }
  };
  const inert = document.implementation.createHTMLDocument('');

  const copy = (root, isFramed) => {
    const twin = inert.importNode(root, true);
    const hosts = [], found = [], plain = [], sets = [], lights = new Map();
    const visit = (from, to) => {
      if (from.nodeType === 1) {
        if (isFramed) absolute(from, to);
        if (numberOf) to.setAttribute('data-hn', String(numberOf(from)));
        if (clicked.has(from)) to.setAttribute('data-hearth-click', clicked.get(from).join(' '));
        if (rootOf(from)) hosts.push([from, to]);
        else if (from.localName === 'iframe' || from.localName === 'frame') found.push([from, to]);
        else if (from.localName === 'noscript') plain.push([from, to]);
        else if (from.localName === 'frameset') sets.push(to);
      }
      if (from.parentNode && from.parentNode.nodeType === 1 && rootOf(from.parentNode)) lights.set(from, to);
    };
    const a = document.createTreeWalker(root, 5), b = inert.createTreeWalker(twin, 5);
    visit(root, twin);
    for (let x = a.nextNode(), y = b.nextNode(); x && y; x = a.nextNode(), y = b.nextNode()) visit(x, y);
    for (const [from, to] of plain) to.innerHTML = from.textContent;
    for (const [from, to] of found) inlineFrame(from, to);
    for (const set of sets) asBody(set);
    for (const [from, to] of hosts) flatten(from, to, lights, isFramed);
    return twin;
  };

  // beside a frameset nothing counts, and in it nothing but frames
  const asBody = (set) => {
    for (const node of [...set.children]) if (node.localName === 'noframes') node.remove();
    if (!set.parentNode) return;
    const box = inert.createElement(set.parentNode.localName === 'html' ? 'body' : 'div');
    box.append(...set.childNodes);
    set.replaceWith(box);
  };

  const inlineFrame = (from, to) => {
    if (!to.parentNode || !isSeen(from)) return;
    const box = inert.createElement('div');
    box.setAttribute(mark, from.src || from.getAttribute('srcdoc') === null ? from.src : 'about:srcdoc');
    const inner = insideOf(from);
    if (inner && inner.body) {
      for (const node of [...copy(inner.body, true).childNodes]) box.append(node);
    } else if (!inner) {
      const index = frames.indexOf(from);
      if (index === -1) return;
      outside.push(index);
      box.append(inert.createComment(nonce + ':' + index));
    }
    to.replaceWith(box);
  };

  const flatten = (host, twin, lights, isFramed) => {
    const shadow = inert.createDocumentFragment();
    const slots = [];
    for (const node of rootOf(host).childNodes) {
      if (node.nodeType === 1 && (node.localName === 'style' || node.localName === 'link')) continue;
      shadow.append(node.nodeType === 1 ? copy(node, isFramed) : inert.importNode(node, true));
    }
    for (const slot of shadow.querySelectorAll('slot')) slots.push(slot);
    const all = [...rootOf(host).querySelectorAll('slot')];
    const kept = [...twin.childNodes];
    const placed = new Set();
    for (const slot of slots) {
      const name = slot.getAttribute('name') || '';
      const live = all.find((one) => (one.getAttribute('name') || '') === name);
      const given = live ? live.assignedNodes() : [];
      const nodes = given.map((node) => lights.get(node)).filter((node) => node && !placed.has(node));
      for (const node of nodes) placed.add(node);
      slot.replaceWith(...(nodes.length > 0 ? nodes : [...slot.childNodes]));
    }
    for (const node of kept) if (!placed.has(node)) node.remove();
    twin.append(shadow);
  };

  const kind = document.doctype ? '<!DOCTYPE ' + document.doctype.name + '>' : '';
  const root = document.documentElement;
  if (!root) return { html: '', outside };
  let isPlain = frames.length === 0 && clicked.size === 0 && !numberOf;
  if (isPlain) for (const one of document.querySelectorAll('*')) if (rootOf(one)) { isPlain = false; break; }
  if (isPlain) return { html: kind + root.outerHTML, outside };
  try {
    return { html: kind + copy(root, false).outerHTML, outside };
  } catch {
    return { html: kind + root.outerHTML, outside: [] };
  }
};
`;

/**
 * An expression: `(options) => { html, outside }` of a frame of another origin, see SERIALIZER, once its DOM has been quiet
 * for 50 ms where it has scripts, or after half a second: what it asked for has come by then.
 */
export const SERIALIZE = `(async (options) => {
  ${SERIALIZER}
  if (document.scripts.length > 0) {
    const until = performance.now() + 500;
    let touched = performance.now();
    const observer = new MutationObserver(() => { touched = performance.now(); });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    while (performance.now() < until && performance.now() - touched < 50) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    observer.disconnect();
  }
  return serialize(options);
})`;

/**
 * `showsWaiting()`: whether a page with little text says within the window that more is to come. `showsOther()`:
 * whether it shows what is no text, or a frame that nobody can look into.
 */
const SHOWS_WAITING = `
const MUCH_TEXT = 3000;
const patterns = (waitingTexts ?? []).map(({ source, flags, most }) => ({ pattern: new RegExp(source, flags), most }));
const saysWaiting = (text) => patterns.some(({ pattern, most }) => text.length <= most && pattern.test(text));
const isInWindow = (one, least = 1) => {
  if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { top, bottom, left, right } = one.getBoundingClientRect();
  return bottom - top >= least && right - left >= least && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};
const AROUND = 'nav,footer,aside,dialog,form,button,a,label,select,pre,code,[role=navigation],[role=contentinfo],[role=dialog]';
const MEDIA = 'img,picture,video,audio,canvas,iframe,object,embed,input,button,select,textarea';
const isLoader = (one) => !one.closest(AROUND) && !one.matches(MEDIA) && (one.textContent ?? '').trim().length < 30
  && !one.querySelector(MEDIA) && isInWindow(one);
const isBlank = (one) => ![one, ...one.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot) && lettersIn(one) === 0 && !one.querySelector(MEDIA + ',svg,math') && !one.closest('[hidden]');
const showsWaiting = () => {
  const { body } = document;
  if (!body || words() > MUCH_TEXT) return false;
  for (const one of body.querySelectorAll('[aria-busy=true]')) if (isInWindow(one)) return true;
  for (const one of body.querySelectorAll('[class*=skeleton i],[class*=shimmer i],[class*=spinner i],[class*=loading i],[class*=loader i],[role=progressbar]:not([aria-valuenow])')) {
    if (isLoader(one)) return true;
  }
  for (const one of body.querySelectorAll('main,[role=main],#root,#app,#__next')) if (isBlank(one)) return true;
  const texts = document.createTreeWalker(body, 4);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.data.length > 200) continue;
    const text = node.data.replace(/\\s+/g, ' ').trim();
    if (text !== '' && saysWaiting(text) && !node.parentElement?.closest(AROUND) && node.parentElement && isInWindow(node.parentElement)) return true;
  }
  return false;
};
const showsOther = () => [...document.body?.querySelectorAll('img,svg,video,canvas,object,embed,iframe') ?? []].some((one) => isInWindow(one, 80));
`;

/**
 * An expression: waits until the document is parsed and its DOM has been quiet for `quietMs`, then
 * gives what is there. A page with next to no text and a script gets `emptyQuietMs` of quiet, one that shows
 * hardly other letters than `served` (the document as sent; null: nothing is expected) `expectingQuietMs`, and none longer than `maxMs`; what changes in frames counts for `framesMs`.
 * A page that says in the window that it loads ("Loading…", a spinner, a main part with nothing in it) is waited for up to `waitingMs`, and so is one that is as
 * it was served where `isSure` says that scripts write it; `isWaiting` in the answer: in vain. The first wait has no end of its own: a document that is still coming is no page yet, and
 * whoever runs this ends it with its deadline. `removals` are selectors of consent boxes to take away first. With
 * `html` over `maxChars` it gives `tooLarge` instead; a stream that grows beyond it ends early.
 */
export const SETTLE = `(async (options) => {
  ${SERIALIZER}
  ${FIND_CHAIN}
  ${NUMBERS}
  ${ROOT_OF}
  const { quietMs, emptyQuietMs, expectingQuietMs, framesMs, served, hardlyMore, maxMs, maxChars, removals, wantsHtml, marks = [], counts, waitingMs, isSure, waitingTexts } = options;
  const isTooLong = () => (document.documentElement?.textContent ?? '').length > maxChars;
  // frames that are seen are part of the page: of its own origin their documents are waited for, too
  const documents = () => {
    const all = [document];
    for (const one of all) {
      for (const frame of one.querySelectorAll('iframe,frame')) {
        if (all.length > 20 || frame.clientWidth <= 3 || frame.clientHeight <= 3) continue;
        let inner = null;
        try { inner = frame.contentDocument; } catch { /* of another origin */ }
        if (inner) all.push(inner);
      }
    }
    return all;
  };
  const words = () => {
    let length = 0;
    for (const { body } of documents()) {
      if (!body) continue;
      length += (body.textContent ?? '').length;
      for (const one of body.querySelectorAll('script,style,template,noscript')) length -= (one.textContent ?? '').length;
    }
    return length;
  };
  const lettersOf = (text) => text.replace(/[^\\p{L}\\p{N}]+/gu, '').length;
  const lettersIn = (root) => {
    if (!root) return 0;
    let count = lettersOf(root.textContent ?? '');
    for (const one of root.querySelectorAll('script,style,template,noscript')) count -= lettersOf(one.textContent ?? '');
    return count;
  };
  const servedLetters = served === null ? null : lettersIn(new DOMParser().parseFromString(served, 'text/html').body);
  // shadow roots are another text: whoever attached one has shown something
  const hasShadow = () => [...document.body?.querySelectorAll('*') ?? []].some((one) => one.shadowRoot);
  const isNearServed = (most) => servedLetters !== null
    && Math.abs(documents().reduce((sum, { body }) => sum + lettersIn(body), 0) - servedLetters) <= most && !hasShadow();
  const isUnfinished = () => isNearServed(hardlyMore);
  ${SHOWS_WAITING}
  const isWaitingStill = () => showsWaiting() || (isSure && isNearServed(0) && !showsOther());
  const quietWanted = () => isUnfinished() ? expectingQuietMs : words() < 200 ? emptyQuietMs : quietMs;
  // A parsed document that a script has opened again to write into may never be closed.
  const isComing = () => document.readyState === 'loading' && globalThis.hearthEnded !== true
    && !performance.getEntriesByType('navigation').some((one) => one.domInteractive > 0);
  while (isComing()) {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
      setTimeout(resolve, 250);
    });
    if (isComing() && isTooLong()) return { tooLarge: true };
  }
  const hasScripts = documents().some((one) => one.scripts.length > 0 || one.readyState === 'loading');
  const parsedAt = performance.now();
  const left = () => parsedAt + maxMs - performance.now();
  let isWaiting = false;
  if (hasScripts && quietMs > 0) {
    let touched = performance.now();
    // what frames show comes soon; one that goes on is a clock or an advertisement
    const isEarly = () => performance.now() - parsedAt < framesMs;
    const isOwn = ({ target }) => (target.ownerDocument ?? target) === document;
    const observer = new MutationObserver((records) => {
      if (isEarly() || records.some(isOwn)) touched = performance.now();
    });
    const observed = new WeakSet();
    const observe = () => {
      for (const one of documents()) {
        if (observed.has(one)) continue;
        if (one !== document && isEarly()) touched = performance.now();
        observed.add(one);
        observer.observe(one, { childList: true, characterData: true, subtree: true });
      }
    };
    for (;;) {
      observe();
      const quiet = performance.now() - touched;
      const wanted = quiet >= quietMs ? quietWanted() : quietMs;
      if (quiet >= wanted || left() <= 0) {
        isWaiting = waitingMs > 0 && isWaitingStill();
        if (!isWaiting || performance.now() - parsedAt >= waitingMs) break;
      }
      const pause = quiet >= wanted || left() <= 0 ? 2 * quietMs : Math.min(quietMs, wanted - quiet, left());
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, pause)));
    }
    observer.disconnect();
  }
  const clicked = new Map();
  marks.forEach((chain, index) => {
    const found = findChain(chain);
    if (found) clicked.set(found, [...(clicked.get(found) || []), index]);
  });
  for (const selector of removals) {
    for (const one of document.querySelectorAll(selector)) {
      if (one !== document.body && one !== document.documentElement) one.remove();
    }
  }
  let refresh = null;
  for (const one of document.querySelectorAll('meta[http-equiv]')) {
    if (one.httpEquiv.toLowerCase() !== 'refresh') continue;
    const match = /^\\s*(\\d+(?:\\.\\d+)?)\\s*[;,]\\s*(?:url\\s*=\\s*)?['"]?([^'"]+)/i.exec(one.content);
    try {
      if (match) refresh = { seconds: Number(match[1]), url: new URL(match[2].trim(), document.baseURI).href };
    } catch { /* no address: no refresh */ }
  }
  const settledMs = performance.now() - parsedAt;
  const page = { settledMs, isWaiting, refresh, url: location.href, contentType: document.contentType };
  if (!wantsHtml) return page;
  const { html, outside } = serialize({ ...options, clicked, ...(counts ? { numberOf } : {}) });
  if (counts) remember(counts, outside);
  const hasHosts = [...document.querySelectorAll('*')].some((one) => one.localName.includes('-') && !rootOf(one));
  return html.length > maxChars ? { tooLarge: true } : { ...page, html, outside, hasHosts };
})`;

/** An expression for the world of SETTLE: the document broke off, and is not waited for any more. */
export const END_COMING = 'globalThis.hearthEnded = true';

/** An expression: the page has been shown once more, as it is now. */
export const FRAME_SHOWN = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(true))));
  setTimeout(() => resolve(true), 150);
})`;

/** An expression: brings what is lazy into view one viewport at a time, then returns to the top; gives where it was. */
export const WALK_DOWN = `(async (maxMs, maxPixels = Infinity) => {
  const started = performance.now();
  const was = { left: scrollX, top: scrollY };
  const root = document.scrollingElement ?? document.documentElement;
  const step = Math.max(200, innerHeight);
  const go = (top) => scrollTo({ left: 0, top, behavior: 'instant' });
  // a page is told what came into view at the end of a frame
  const frame = () => new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
  for (let y = 0; y < Math.min(root.scrollHeight, maxPixels) && performance.now() - started < maxMs; y += step) {
    go(y);
    await frame();
  }
  go(0);
  await frame();
  return was;
})`;

/**
 * An expression: waits for pictures and fonts on their way, at most `ms`. Of a lazy picture beside the window (of a
 * carousel) nobody can say whether it was asked for: it is waited for as long as others come. Without `isWhole` only
 * what the window shows counts.
 */
export const PICTURES_THERE = `(async (ms, isWhole = true) => {
  const endAt = performance.now() + ms;
  let touched = performance.now();
  let count = -1;
  const isBeside = ({ left, right }) => left > innerWidth || right < 0;
  const isSeen = ({ top, bottom }) => isWhole || (top < innerHeight && bottom >= 0);
  for (;;) {
    const coming = [...document.images].filter((one) => !one.complete && [...one.getClientRects()].some(isSeen));
    const now = performance.now();
    if (coming.length !== count) touched = now;
    count = coming.length;
    const isOpen = coming.every((one) => one.loading === 'lazy' && isBeside(one.getBoundingClientRect()));
    if (now >= endAt || count === 0 || (isOpen && now - touched >= 300)) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const left = new Promise((resolve) => setTimeout(resolve, endAt - performance.now()));
  await Promise.race([document.fonts.ready, left]);
  return true;
})`;

/**
 * An expression: `width` and `dark`, where sheets have pictures for other windows than this one; `unseen` where a sheet is
 * another site's, of which no script sees what it has.
 */
export const OTHER_LOOKS = `(() => {
  const looks = new Set();
  const visit = (rules) => {
    for (const rule of rules) {
      const media = rule.media?.mediaText ?? '';
      if (media !== '' && !matchMedia(media).matches && (rule.styleSheet || rule.cssText.includes('url('))) {
        if (/width/.test(media)) looks.add('width');
        if (/scheme: ?dark/.test(media)) looks.add('dark');
      } else if (rule.styleSheet) sheetOf(rule.styleSheet);
      else if (rule.cssRules) visit(rule.cssRules);
    }
  };
  const sheetOf = (sheet) => {
    try { visit(sheet.cssRules); } catch { looks.add('unseen'); }
  };
  for (const sheet of document.styleSheets) {
    const media = sheet.media.mediaText;
    if (media !== '' && !matchMedia(media).matches) {
      if (/width/.test(media)) looks.add('width');
      if (/scheme: ?dark/.test(media)) looks.add('dark');
    } else sheetOf(sheet);
  }
  return [...looks];
})()`;

/** An expression: waits until what fades or moves in is there, at most `ms`; what moves for ever is not waited for. */
export const MOVED_IN = `((ms) => {
  const ends = ({ effect, timeline }) => timeline === document.timeline
    && Number.isFinite(effect?.getComputedTiming().endTime);
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
  return Promise.race([
    new Promise((resolve) => setTimeout(resolve, ms)),
    Promise.allSettled(moving.map((one) => one.finished)),
  ]).then(() => true);
})`;

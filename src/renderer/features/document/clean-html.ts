/**
 * Foreign HTML made harmless before it is shown: no scripts, forms, frames, styles from elsewhere, and
 * nothing that could leave this machine. The sandbox of the frame and the window's content policy are
 * the second and third line; with this first one they have nothing to refuse.
 */
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { t } from '../../text/catalogue.ts';
import { dressProse } from './prose-dom.ts';

/** Attributes that can make a browser fetch something. */
const FETCHING = [
  'src',
  'srcset',
  'poster',
  'background',
  'data',
  'ping',
  'formaction',
  'action',
  'xlink:href',
  'longdesc',
  'cite',
];

const FORBIDDEN_TAGS = [
  'script',
  'iframe',
  'frame',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'base',
  'audio',
  'video',
  'source',
  'track',
  'portal',
  'template',
  'svg',
  'math',
];

/** For `srcdoc` of a sandboxed frame: layout kept, links inert, pictures as notes unless inline. */
export function cleanForFrame(html: string): string {
  const clean = purify(html, { keepStyle: true });
  for (const anchor of clean.querySelectorAll('a[href]')) {
    anchor.setAttribute('title', anchor.getAttribute('href') ?? '');
    anchor.removeAttribute('href');
  }
  const policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'";
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>body{font:16px/1.6 Georgia,serif;max-width:78ch;margin:24px auto;padding:0 20px;color:#1f1c18;background:#fffefc;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{border-collapse:collapse}table{overflow-wrap:normal}td,th{border:1px solid #e0dbd2;padding:4px 8px}pre{overflow:auto}</style>${clean.innerHTML}`;
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// data: pictures would be long and are never needed to read
markdown.validateLink = (url) => /^(https?:|mailto:|#|\/|\.)/i.test(url.trim());

/** For our own reading view: links open outside, pictures become notes. */
export function renderMarkdown(text: string): string {
  const clean = purify(markdown.render(text), { keepStyle: false });
  for (const anchor of clean.querySelectorAll('a[href]')) {
    const href = anchor.getAttribute('href') ?? '';
    if (!/^https?:/i.test(href)) {
      anchor.removeAttribute('href');
      continue;
    }
    anchor.setAttribute('target', '_blank');
    anchor.setAttribute('rel', 'noopener noreferrer');
  }
  dressProse(clean);
  return clean.innerHTML;
}

/** The page's own elements in an inert document, to read from. */
export function cleanFragment(html: string): HTMLElement {
  return purify(html, { keepStyle: false });
}

function purify(html: string, { keepStyle }: { readonly keepStyle: boolean }): HTMLElement {
  // RETURN_DOM gives a node of an inert document: nothing in it can load
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: keepStyle ? FORBIDDEN_TAGS : [...FORBIDDEN_TAGS, 'style'],
    FORBID_ATTR: keepStyle ? ['autofocus'] : ['style', 'class', 'id', 'autofocus'],
    ALLOW_DATA_ATTR: false,
  });
  const body = fragment.ownerDocument.createElement('div');
  body.append(fragment);
  for (const picture of body.querySelectorAll('img, picture')) notePicture(picture);
  for (const element of body.querySelectorAll('*')) {
    for (const name of FETCHING) {
      if (name === 'src' && element.tagName === 'IMG') continue;
      element.removeAttribute(name);
    }
    const style = element.getAttribute('style');
    if (style !== null && fetches(style)) element.removeAttribute('style');
  }
  for (const sheet of body.querySelectorAll('style')) {
    if (fetches(sheet.textContent)) sheet.remove();
  }
  return body;
}

/** CSS that could load: url(), image-set(), @import; escapes count as attempts. */
function fetches(css: string): boolean {
  return /url\s*\(|image-set|image\s*\(|@import|src\s*:|\\/i.test(css);
}

/** A remote picture → a note with its alternative text; an inline one stays. */
function notePicture(picture: Element): void {
  if (picture.tagName === 'PICTURE') {
    picture.replaceWith(...picture.querySelectorAll('img'));
    return;
  }
  const source = picture.getAttribute('src') ?? '';
  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(source)) return;
  const note = picture.ownerDocument.createElement('span');
  note.className = 'image-note';
  note.textContent = t.document.imageNote(picture.getAttribute('alt') ?? '');
  picture.replaceWith(note);
}

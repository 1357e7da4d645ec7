/**
 * Does this page need a browser? Decided by content, never by a list of sites.
 *
 * Shell: little visible text, and a sign that a script is to write the rest: an empty mount node, a
 * plea to switch JavaScript on, or script bytes far above text bytes. Challenge: a bot check that says
 * so by its own markers. A rendered page is never a shell. The pages that prove each rule are in
 * test/unit/pipeline/verdict.test.ts.
 */
import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';
import type { PageVerdict } from '../ports/pipeline.ts';
import { isSilent } from './content/silent.ts';
import { HAS_ID, HAS_ROOT, ROOT_SIGNS, attributeBits } from './dom/page-element.ts';
import { factsOf } from './dom/text-facts.ts';
import { foldSpace, rawTextOf, textOf } from './dom/text.ts';
import type { Draft } from './draft.ts';

const LITTLE_TEXT_CHARS = 200;
const SCRIPT_TO_TEXT = 20;
const MOUNT_NAMES =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|main-app|q-app|react-root|ember\d*|application|mount|spa-root|app-root)$/i;
const PLEA =
  /(?:enable|requires?|need|turn on|activate|aktivier\w*|activer|habilit\w*|включит\w*).{0,40}java ?script|java ?script.{0,40}(?:is )?(?:disabled|required|needed|enabled|aktivier\w*|deshabilitado|désactivé)/i;
const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access denied|checking your browser|please wait|verifying|security check|are you (?:a )?(?:human|robot)|ddos-guard|one more step)/i;
const CHALLENGE_MARK =
  /cf-chl|challenge-platform|_cf_chl_opt|cf-browser-verification|\/_Incapsula_Resource|px-captcha|datadome|ddos-guard|g-recaptcha|h-captcha|awswafchallenge|aws-waf-token|sec-cpt|bot-?challenge/i;

const CONTENT: PageVerdict = { kind: 'content' };

/** The verdict on a page. Files that were read as documents are content. */
export function judgePage(draft: Draft): PageVerdict {
  const { snapshot } = draft.input;
  if (draft.read !== undefined) return CONTENT;
  const { text, mounts, isPlenty } = surveyVisible(draft);
  if (isPlenty) return CONTENT;
  const challenge = challengeReason(draft, text);
  if (challenge !== undefined) return { kind: 'challenge', reason: challenge };
  if (snapshot.engine === 'browser' || text.length >= LITTLE_TEXT_CHARS) return CONTENT;
  const reason = shellReason(draft, text, mounts);
  return reason === undefined ? CONTENT : { kind: 'shell', reason };
}

interface Visible {
  /** More visible text than shells and bot checks ever have; then the rest is not told. */
  readonly isPlenty: boolean;
  /** Folded visible text, cut when it is plainly enough. */
  readonly text: string;
  /** Empty elements a script would fill. */
  readonly mounts: readonly Element[];
}

const ENOUGH_CHARS = 4_000;
const PLENTY_CHARS = 2_000;

function surveyVisible(draft: Draft): Visible {
  const mounts: Element[] = [];
  let text = '';
  let seen = 0;
  const root = draft.index.body ?? draft.root;
  let next: ChildNode | null = root.children[0] ?? null;
  while (next !== null && text.length < ENOUGH_CHARS) {
    if (isText(next)) {
      text += ` ${next.data}`;
      const { letters, digits, wide } = factsOf(next);
      seen += letters + digits + wide;
      if (seen > PLENTY_CHARS) return { isPlenty: true, text: '', mounts: [] };
    }
    const shown = isTag(next) && !isSilent(next) ? next : undefined;
    if (shown !== undefined && isMount(shown)) mounts.push(shown);
    next = shown?.children[0] ?? nextOutside(next, root);
  }
  return { isPlenty: false, text: foldSpace(text), mounts };
}

/** What follows a node and all below it, in document order, inside of `root`. */
function nextOutside(node: ChildNode, root: ParentNode): ChildNode | null {
  let at: ChildNode | null = node;
  while (at !== null && at !== root) {
    if (at.next !== null) return at.next;
    at = at.parent;
  }
  return null;
}

function isMount(element: Element): boolean {
  const { attribs, name, children } = element;
  const has = attributeBits(element);
  const isNamed =
    ((has & HAS_ID) !== 0 && MOUNT_NAMES.test(attribs['id'] ?? '')) ||
    ((has & HAS_ROOT) !== 0 && ROOT_SIGNS.some((sign) => attribs[sign] !== undefined)) ||
    (name.endsWith('root') && name.includes('-'));
  if (!isNamed) return false;
  return (
    children.every((child) => !isText(child) || child.data.trim() === '') &&
    textOf(element).trim().length < 60
  );
}

function shellReason(draft: Draft, text: string, mounts: readonly Element[]): string | undefined {
  const { scripts } = draft.index;
  if (scripts.length === 0) return undefined;
  if (mounts.length > 0) {
    return `an empty <${mounts[0]?.name ?? 'div'} id="${mounts[0]?.attribs['id'] ?? ''}"> waits for a script`;
  }
  if (PLEA.test(noscriptText(draft)) || PLEA.test(text)) return 'the page asks for JavaScript';
  let scriptBytes = 0;
  let isLinked = false;
  for (const script of scripts) {
    const type = (script.attribs['type'] ?? '').toLowerCase();
    if (type !== '' && !/javascript|module|ecmascript/.test(type)) continue;
    scriptBytes += rawTextOf(script).length;
    isLinked ||= script.attribs['src'] !== undefined;
  }
  if (scriptBytes > SCRIPT_TO_TEXT * Math.max(text.length, 20))
    return 'scripts far outweigh the text';
  return text.length === 0 && (isLinked || scriptBytes > 0) ? 'no text, only scripts' : undefined;
}

function noscriptText(draft: Draft): string {
  const match = /<noscript[^>]*>([\s\S]{0,2000}?)<\/noscript>/i.exec(draft.html);
  return match?.[1] ?? '';
}

function challengeReason(draft: Draft, text: string): string | undefined {
  if (text.length > PLENTY_CHARS) return undefined;
  const { status } = draft.input.snapshot;
  const title = draft.index.title === undefined ? '' : foldSpace(rawTextOf(draft.index.title));
  const isMarked = CHALLENGE_MARK.test(draft.html.slice(0, 200_000));
  if (CHALLENGE_TITLE.test(title) && isMarked) return `a bot check titled "${title}"`;
  if (isMarked && (status === 403 || status === 429 || status === 503)) {
    return `a bot check answered with ${status}`;
  }
  return undefined;
}

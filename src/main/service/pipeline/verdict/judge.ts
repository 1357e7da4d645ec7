/**
 * Does this page need a browser? Decided by its own main text, the places it leaves empty and what its scripts
 * may do; never by a list of sites, and not by the menus and footers around.
 *
 * `shell`: a script is to write the page, surely or (`isSure: false`) perhaps. `challenge`: a bot check that says so by
 * its own markers. `content`: what was served is the page; `mayChange` when a script nobody knows runs on it all
 * the same, so that a job does well to compare once (operations/lanes.ts). A rendered page is never a shell. Made
 * pages of both kinds measure it: `npm run eval -- rendering`.
 */
import { hash } from 'node:crypto';
import { isTag, type Element, type ParentNode } from 'domhandler';
import type {
  Judgement,
  JudgementInput,
  PageVerdict,
  ReadJudgement,
  ScriptFills,
  ScriptReading,
} from '../../ports/pipeline.ts';
import { findEach } from '../dom/select.ts';
import { foldSpace, rawTextOf } from '../dom/text.ts';
import type { Draft } from '../draft.ts';
import { openDraft } from '../open-draft.ts';
import { MOST_CODE, readCode } from './code.ts';
import { sumScripts, type ReadScripts, type ScriptFacts } from './scripts.ts';
import { isUnseen, ownColumn, surveyPage, type Survey } from './survey.ts';
import { isForOther, tagOf, type Place } from './places.ts';

const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access denied|checking your browser|please wait|verifying|security check|are you (?:a )?(?:human|robot)|ddos-guard|one more step)/i;
const CHALLENGE_MARK =
  /cf-chl|challenge-platform|_cf_chl_opt|cf-browser-verification|\/_Incapsula_Resource|px-captcha|datadome|ddos-guard|g-recaptcha|h-captcha|awswafchallenge|aws-waf-token|sec-cpt|bot-?challenge/i;
/** Bot checks say less than this. */
const CHALLENGE_LETTERS = 2_000;

const CONTENT: PageVerdict = { kind: 'content', mayChange: false };

/** A served page with the code of scripts that it links. */
export function judgeWithCode({ snapshot, options, scripts }: JudgementInput): ReadJudgement {
  const readings: Record<string, ScriptReading> = {};
  const all: Record<string, ScriptReading> = {};
  for (const [src, code] of Object.entries(scripts)) {
    const reading = typeof code === 'string' ? readCode(code) : code;
    all[src] = reading;
    if (typeof code === 'string') readings[src] = reading;
  }
  const draft = openDraft({ snapshot, options, wantsLinks: false, wantsText: false }, undefined);
  return { ...judgePage(draft, all), readings };
}

/** The verdict on a page; `read`: facts of linked scripts that were read. Files that were read as documents are content. */
export function judgePage(draft: Draft, read: ReadScripts = {}): Judgement {
  if (draft.read !== undefined) return { verdict: CONTENT };
  const survey = surveyPage(draft);
  const challenge = challengeReason(draft, survey);
  if (challenge !== undefined) return { verdict: { kind: 'challenge', reason: challenge } };
  if (draft.input.snapshot.engine === 'browser') return { verdict: CONTENT };
  const scripts = sumScripts(draft.index.scripts, {
    handlers: draft.index.body?.attribs['onload'] ?? '',
    read,
    named: () => codeNamedIn(draft.html),
    most: isWhole(survey, PLENTY) ? MOST_BESIDE_TEXT : MOST_CODE,
  });
  const evidence = weigh(draft, survey, scripts);
  const doubt = findDoubt(evidence);
  const isOpen = isOpenQuestion(evidence, doubt);
  if (doubt === undefined && !scripts.mayWrite && !isOpen && scripts.writers.length === 0)
    return { verdict: CONTENT };
  return {
    verdict:
      doubt === undefined
        ? { kind: 'content', mayChange: scripts.mayWrite || scripts.writers.length > 0 }
        : { kind: 'shell', ...doubt },
    template: templateOf(scripts, survey),
    ...(isOpen ? { isOpen, unread: [...scripts.unknown, ...scripts.presumed] } : unreadOf(scripts)),
  };
}

/** What is read before a browser is started for a page that looks whole. */
function unreadOf({ unknown }: ScriptFacts): Pick<Judgement, 'unread'> {
  return unknown.length === 0 ? {} : { unread: unknown };
}

/** Addresses of code in attributes of elements that are no scripts. */
function codeNamedIn(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(
    /<(?!script|link)[a-z][\w-]*\s[^<>]{0,2000}?\.m?js[^<>]{0,2000}>/gi,
  )) {
    for (const [, url = ''] of tag.matchAll(/=\s*["']?([^"'\s<>]{1,300}\.m?js)(?=["'\s?#>])/g)) {
      found.add(url);
    }
  }
  return [...found].slice(0, MOST_NAMED);
}

const MOST_NAMED = 20;

/** Whether reading the linked scripts could settle it: not where next to nothing is there, or plenty and no place that says that it waits. */
function isOpenQuestion({ survey, scripts, worth }: Evidence, doubt: Doubt | undefined): boolean {
  // what its name calls harmless is worth a look only where something is missing
  if (scripts.unknown.length === 0) {
    return scripts.presumed.length > 0 && (survey.places.length > 0 || !isWhole(survey));
  }
  if (doubt?.isSure === true && worth < NOTHING) return false;
  // few long pages are without an empty box, and each question is up to eight requests
  if (doubt === undefined && isWhole(survey, PLENTY))
    return survey.places.some(({ weight }) => weight === 3);
  return doubt !== undefined || survey.places.length > 0 || survey.letters < OPEN_LETTERS;
}

/** Pages of one template link the same scripts and leave the same places empty. */
function templateOf({ files }: ScriptFacts, { places }: Survey): string {
  const left = new Set(places.map(({ element }) => tagOf(element).replace(/\d+/g, '')));
  return hash('sha1', JSON.stringify([files, [...left].sort()])).slice(0, 16);
}

interface Evidence {
  readonly draft: Draft;
  readonly survey: Survey;
  readonly scripts: ScriptFacts;
  /** Letters of the page's own, forms and pictures counted in. */
  readonly worth: number;
  /** What scripts are seen to fill in the page's own column. */
  readonly filled: ReadonlySet<Element>;
  /** Hidden text that scripts show, and links to which they write an address. */
  readonly shown: Element | undefined;
  readonly linked: Element | undefined;
  /** Scripts add content, and nobody can say where. */
  readonly isFilledAnywhere: boolean;
}

interface Doubt {
  readonly reason: string;
  readonly isSure: boolean;
}

/** Worth of a page, in letters: below the first next to nothing is there, below the second little. */
const NOTHING = 60;
const LITTLE = 300;
/** Letters beyond which a page is not asked further as long as nothing in it is empty. */
const OPEN_LETTERS = 1_500;
/** Letters that are hidden, or in `<noscript>`, when they are the page. */
const HIDDEN_PAGE = 600;
/** Of a control and of a picture: a form or a photograph is a page without many words. */
const CONTROL_WORTH = 15;
const MEDIA_WORTH = 20;
const CONTACT_WORTH = 50;

function weigh(draft: Draft, survey: Survey, scripts: ScriptFacts): Evidence {
  const shown =
    survey.letters +
    CONTROL_WORTH * survey.controls +
    MEDIA_WORTH * survey.media +
    CONTACT_WORTH * survey.contacts;
  const worth = shown < LITTLE && survey.hiddenLetters > HIDDEN_PAGE ? survey.hiddenLetters : shown;
  return { draft, survey, scripts, worth, ...filledBy(draft, survey, scripts, worth) };
}

/** What scripts fill in the page's own column. */
function filledBy(
  { root, index }: Draft,
  survey: Survey,
  { writers }: ScriptFacts,
  worth: number,
): Pick<Evidence, 'filled' | 'shown' | 'linked' | 'isFilledAnywhere'> {
  const isInColumn = ownColumn(index);
  const places = new Set(survey.places.map(({ element }) => element));
  // what is handed on is looked at in places only
  const isAsked = (kind: Kind): boolean => kind !== 'given' || places.size > 0;
  const asked = KINDS.filter(isAsked).flatMap((kind) => writers.flatMap((one) => one[kind]));
  const found = findEach(root, asked);
  const all = (kind: Kind): readonly Element[] => [
    ...new Set(writers.flatMap((one) => one[kind]).flatMap((one) => found.get(one) ?? [])),
  ];
  // a page may be a dialog, a list of links, a form and nothing else
  const isOwn = (one: Element): boolean => isInColumn(one) || (worth < LITTLE && isInBox(one));
  // what says that it waits is a place whatever it is called
  const find = (kind: Kind): Element[] => all(kind).filter((one) => places.has(one) || isOwn(one));
  const links = find('links').filter(isLinkless);
  const filled = find('fills');
  const taken = find('hydrates').filter((element) => places.has(element) || !hasWords(element));
  const given = find('given').filter((element) => places.has(element));
  return {
    shown: all('shows').find(isHiddenText),
    linked: links.length >= FEWEST_LINKS ? links[0] : undefined,
    filled: new Set([...filled, ...taken, ...given].filter(({ name }) => !NO_PLACES.has(name))),
    isFilledAnywhere:
      writers.some((one) => one.fillsAnywhere) || filled.some(({ name }) => BESIDE.has(name)),
  };
}

/** Lists of selectors of what a script was seen to do. */
const KINDS = ['fills', 'hydrates', 'given', 'shows', 'links'] as const;
type Kind = (typeof KINDS)[number];

/** Elements that show no text of the page's own, whatever is written into them. */
const NO_PLACES = new Set(
  'html head body script style link meta title template noscript input button select textarea option label nav footer svg img video audio canvas iframe output'.split(
    ' ',
  ),
);
/** What a script fills by way of those, it puts beside them. */
const BESIDE = new Set('html head body script style link meta template noscript audio'.split(' '));

/** Links without an address that a script gives them: fewer are of no weight. */
const FEWEST_LINKS = 3;
const isLinkless = ({ name, attribs: { href } }: Element): boolean =>
  name === 'a' && (href === undefined || /^(?:#?|javascript:.*)$/i.test(href));

/** Text of the page's own that nobody sees as served. */
function isHiddenText(element: Element): boolean {
  const letters = rawTextOf(element).replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < HIDDEN_LETTERS || !isUnseenText(element)) return false;
  for (let up: ParentNode | null = element; up !== null && isTag(up); up = up.parent) {
    if (isForOther(up) || /^(?:nav|footer|dialog|noscript|form)$/.test(up.name)) return false;
  }
  return true;
}

/** Letters of a hidden text that is more than a message. */
const HIDDEN_LETTERS = 120;

function isUnseenText(element: Element): boolean {
  if (/^(?:textarea|template|xmp)$/.test(element.name)) return true;
  return isUnseen(element);
}

function isInBox(element: Element): boolean {
  for (let up: ParentNode | null = element; up !== null && isTag(up); up = up.parent) {
    if (BOXES.has(up.name) || up.attribs['role'] === 'dialog') return true;
  }
  return false;
}

const BOXES = new Set(['dialog', 'aside', 'form']);

const hasWords = (element: Element): boolean =>
  /[\p{L}\p{N}]{2}/u.test(rawTextOf(element).slice(0, 400));

function findDoubt(evidence: Evidence): Doubt | undefined {
  const { survey, scripts, worth } = evidence;
  if (survey.frames > 0 && worth < LITTLE) {
    return { reason: 'the page stands in a frame', isSure: true };
  }
  if (scripts.leaves && worth < LITTLE && survey.controls === 0) {
    return { reason: 'little text, and a script that leads elsewhere', isSure: true };
  }
  const isKnown = !scripts.mayWrite;
  const open = isKnown ? undefined : worth < LITTLE ? doubtLittle(evidence) : doubtMuch(evidence);
  return open ?? doubtRead(evidence) ?? doubtHarmless(evidence);
}

/** Little text around a hole, and a script of the page's own that seems to do nothing: reading it may have failed. */
function doubtHarmless({ survey, scripts, worth, filled }: Evidence): Doubt | undefined {
  if (worth >= LITTLE || scripts.ownRead === 0) return undefined;
  const place = weightiest(survey.places, filled);
  if (place === undefined || (place.weight < 2 && !place.isPlain)) return undefined;
  return { reason: `little text, and ${place.why}`, isSure: false };
}

/** What the scripts that were read are seen to fill. */
function doubtRead({
  survey,
  scripts,
  filled,
  shown,
  linked,
  isFilledAnywhere,
  worth,
}: Evidence): Doubt | undefined {
  const known = new Set(survey.places.map(({ element }) => element));
  const first = [...filled].find(
    (one) => !isWhole(survey, PLENTY) || known.has(one) || hasWords(one),
  );
  if (first !== undefined) {
    return { reason: `a script writes into ${tagOf(first)}`, isSure: worth < LITTLE };
  }
  if (shown !== undefined) {
    return { reason: `a script shows what ${tagOf(shown)} hides`, isSure: worth < LITTLE };
  }
  if (linked !== undefined) {
    return { reason: `a script writes the addresses of links (${tagOf(linked)})`, isSure: false };
  }
  if (isFilledAnywhere && !isWhole(survey, PLENTY)) {
    return { reason: 'a script adds to the page', isSure: worth < NOTHING };
  }
  if (scripts.writers.some(isWriter) && worth < NOTHING && survey.sentences === 0) {
    return { reason: 'next to no text, and a script that writes', isSure: true };
  }
  return undefined;
}

const isWriter = ({ fills, hydrates, fillsAnywhere }: ScriptFills): boolean =>
  fillsAnywhere || fills.length + hydrates.length > 0;

/** A page with little text of its own: any sign that a script adds to it counts. */
function doubtLittle({ draft, survey, scripts, worth, filled }: Evidence): Doubt | undefined {
  const place = weightiest(survey.places, filled);
  if (place !== undefined) {
    return { reason: `little text, and ${place.why}`, isSure: place.weight > 1 };
  }
  if (PLEA.test(noscriptText(draft)) || PLEA.test(survey.text)) {
    return { reason: 'the page asks for JavaScript', isSure: true };
  }
  const isAnswer =
    draft.input.snapshot.status >= 400 || (survey.sentences > 0 && !scripts.mayBeApp);
  if (worth < (isAnswer ? 1 : NOTHING)) {
    return { reason: 'next to no text, only scripts', isSure: worth === 0 };
  }
  return undefined;
}

/**
 * A page with text. Pages that are whole leave a great deal empty, too: what an advertisement, a banner or a
 * comment form is put into. So the more text there is the plainer the hole must be.
 */
function doubtMuch({ survey, filled }: Evidence): Doubt | undefined {
  const place = weightiest(survey.places, filled);
  if (place?.isPlain === true) return { reason: place.why, isSure: false };
  if (isWhole(survey)) return undefined;
  if (place !== undefined && (place.weight >= 3 || (place.weight === 2 && place.isNamed))) {
    return { reason: place.why, isSure: false };
  }
  return undefined;
}

/** Letters outside of links, and in sentences, from which on a page is whole unless a hole in it is plain. */
const WHOLE = 1_100;
const WHOLE_PROSE = 650;

/** So many times that, and a page has plenty. */
const PLENTY = 1.5;
/** Characters of inline code that are read on such a page: larger code is an advertiser's or a shop's far more often than the page's. */
const MOST_BESIDE_TEXT = 10_000;

const isWhole = ({ letters, linkLetters, prose, beside }: Survey, share = 1): boolean =>
  letters - linkLetters / 2 - beside.letters > share * WHOLE ||
  prose - beside.prose > share * WHOLE_PROSE;

interface Weighed {
  readonly weight: number;
  readonly why: string;
  /** It stands where content would, whatever stands around. */
  readonly isPlain: boolean;
  /** See isAddressed. */
  readonly isNamed: boolean;
}

/** The place that a script most likely fills; one that code looks up is surely filled. */
function weightiest(places: readonly Place[], filled: ReadonlySet<Element>): Weighed | undefined {
  let best: Weighed | undefined;
  for (const { element, weight, why, isPlain = false } of places) {
    const isNamed = isAddressed(element);
    const found = filled.has(element)
      ? { weight: 4, why: `${why} that a script fills`, isPlain, isNamed }
      : { weight, why, isPlain, isNamed };
    if (best === undefined || rankOf(found) > rankOf(best)) best = found;
  }
  return best;
}

/** A list by its kind, or what a script finds by an id, by a hook (`js-…`) or by the name of a block of its own. */
function isAddressed({ name, attribs }: Element): boolean {
  if (!/^(?:div|span|p)$/.test(name) || attribs['id'] !== undefined) return true;
  return HOOK.test(attribs['class'] ?? '');
}

/** Blocks that come with the editor are drawn by the server. */
const HOOK =
  /(?:^|\s)(?:js-[\w-]*(?:region|list|results?|items|content|container|grid|entries|posts|products|table|feed)(?![\w-])|wp-block-(?!post|comment|site|query|template|latest|media|page|read|social|tag|term|home|navigation|archive|categor|button|core|cover|spacer|separator|column|group|jetpack)[a-z\d]+-[a-z])/;

const rankOf = ({ weight, isPlain }: Weighed): number => weight + (isPlain ? 9 : 0);

const PLEA =
  /(?:enable|requires?|need|turn on|switch on|activate|allow|aktivier\w*|einschalten|activer|habilit\w*|activ[ae]\w*|ative|attiva\w*|schakel\w*|включит\w*|увімкн\w*|włącz\w*|povol\w*|有効|启用|啟用|开启|활성화|켜).{0,60}java ?script|java ?script.{0,60}(?:is )?(?:disabled|required|needed|enabled|aktivier\w*|erforderlich|benötigt|deshabilitado|désactivé|nécessaire|necesario|necessario|vereist|wymagan\w*|отключ\w*|нужен|необходим|有効|无效|禁用|启用|필요)/i;
/** A plea for a part of the page alone. */
const PARTLY =
  /comments|disqus|kommentare|commentaires|comentarios|(?:some|certain|all) (?:features|parts|functions)|best (?:experience|results)|full functionality|funktionen|fonction|funcion|funzion|funçõ|funkcj|функци|機能|功能|기능/i;

function noscriptText({ html }: Draft): string {
  let text = '';
  for (let from = html.indexOf('<noscript'); from !== -1 && text.length < 2_000;) {
    const end = html.indexOf('</noscript', from);
    if (end === -1) break;
    const one = html.slice(from, Math.min(end, from + 2_000)).replace(/<[^>]*>/g, ' ');
    if (!PARTLY.test(one)) text += one;
    from = html.indexOf('<noscript', end);
  }
  return text;
}

function challengeReason(draft: Draft, survey: Survey): string | undefined {
  if (survey.letters > CHALLENGE_LETTERS) return undefined;
  const { status } = draft.input.snapshot;
  const isRefusal = status === 403 || status === 429 || status === 503;
  const title = draft.index.title === undefined ? '' : foldSpace(rawTextOf(draft.index.title));
  if (!isRefusal && !CHALLENGE_TITLE.test(title)) return undefined;
  if (!CHALLENGE_MARK.test(draft.html.slice(0, 200_000))) return undefined;
  return isRefusal ? `a bot check answered with ${status}` : `a bot check titled "${title}"`;
}

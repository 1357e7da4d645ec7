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
import type { Element } from 'domhandler';
import type { PageVerdict } from '../../ports/pipeline.ts';
import { foldSpace, rawTextOf } from '../dom/text.ts';
import type { Draft } from '../draft.ts';
import { readScripts, type ScriptFacts } from './scripts.ts';
import { surveyPage, type Survey } from './survey.ts';
import { tagOf, type Place } from './places.ts';

const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access denied|checking your browser|please wait|verifying|security check|are you (?:a )?(?:human|robot)|ddos-guard|one more step)/i;
const CHALLENGE_MARK =
  /cf-chl|challenge-platform|_cf_chl_opt|cf-browser-verification|\/_Incapsula_Resource|px-captcha|datadome|ddos-guard|g-recaptcha|h-captcha|awswafchallenge|aws-waf-token|sec-cpt|bot-?challenge/i;
/** Bot checks say less than this. */
const CHALLENGE_LETTERS = 2_000;

const CONTENT: PageVerdict = { kind: 'content', mayChange: false };

export interface Judgement {
  readonly verdict: PageVerdict;
  /** Of a page that a script may change. */
  readonly template?: string;
}

/** The verdict on a page. Files that were read as documents are content. */
export function judgePage(draft: Draft): Judgement {
  if (draft.read !== undefined) return { verdict: CONTENT };
  const survey = surveyPage(draft);
  const challenge = challengeReason(draft, survey);
  if (challenge !== undefined) return { verdict: { kind: 'challenge', reason: challenge } };
  if (draft.input.snapshot.engine === 'browser') return { verdict: CONTENT };
  const scripts = readScripts(draft.index.scripts);
  const doubt = findDoubt({ draft, survey, scripts });
  const mayChange = scripts.mayWrite || scripts.writes;
  if (doubt === undefined && !mayChange) return { verdict: CONTENT };
  return {
    verdict: doubt === undefined ? { kind: 'content', mayChange } : { kind: 'shell', ...doubt },
    template: templateOf(scripts, survey),
  };
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
}

interface Doubt {
  readonly reason: string;
  readonly isSure: boolean;
}

/** Worth of a page, in letters: below the first next to nothing is there, below the second little. */
const NOTHING = 60;
const LITTLE = 300;
/** Letters that are hidden, or in `<noscript>`, when they are the page. */
const HIDDEN_PAGE = 600;
/** Of a control and of a picture: a form or a photograph is a page without many words. */
const CONTROL_WORTH = 15;
const MEDIA_WORTH = 20;
const CONTACT_WORTH = 50;

function findDoubt(evidence: Evidence): Doubt | undefined {
  const { survey, scripts } = evidence;
  const shown =
    survey.letters +
    CONTROL_WORTH * survey.controls +
    MEDIA_WORTH * survey.media +
    CONTACT_WORTH * survey.contacts;
  const worth = shown < LITTLE && survey.hiddenLetters > HIDDEN_PAGE ? survey.hiddenLetters : shown;
  if (survey.frames > 0 && worth < NOTHING) {
    return { reason: 'the page stands in a frame', isSure: true };
  }
  const place = weightiest(survey.places, scripts);
  if (!scripts.mayWrite && !scripts.writes) {
    if (scripts.leaves && worth < LITTLE)
      return { reason: 'a script leads elsewhere', isSure: true };
    return undefined;
  }
  if (worth < LITTLE) return doubtLittle(evidence, worth, place);
  return doubtMuch(evidence, place);
}

/** A page with little text of its own: any sign that a script adds to it counts. */
function doubtLittle(
  { draft, survey, scripts }: Evidence,
  worth: number,
  place: Weighed | undefined,
): Doubt | undefined {
  if (place !== undefined) {
    return { reason: `little text, and ${place.why}`, isSure: place.weight > 1 };
  }
  if (PLEA.test(noscriptText(draft)) || PLEA.test(survey.text)) {
    return { reason: 'the page asks for JavaScript', isSure: true };
  }
  if (scripts.leaves)
    return { reason: 'little text, and a script that leads elsewhere', isSure: true };
  const isAnswer =
    draft.input.snapshot.status >= 400 || (survey.sentences > 0 && !scripts.mayBeApp);
  if (worth < (isAnswer ? 1 : NOTHING)) {
    return { reason: 'next to no text, only scripts', isSure: true };
  }
  if (scripts.writesMuch) {
    return { reason: 'little text, and a script that writes more', isSure: false };
  }
  return writtenText(survey, scripts);
}

/** A text that is there, and that inline code replaces. */
function writtenText({ named }: Survey, { writes, targets }: ScriptFacts): Doubt | undefined {
  if (!writes) return undefined;
  for (const target of targets) {
    if (named.has(target)) return { reason: `a script writes into ${target}`, isSure: false };
  }
  return undefined;
}

/**
 * A page with text. Pages that are whole leave a great deal empty, too: what an advertisement, a banner or a
 * comment form is put into. So the more text there is the plainer the hole must be.
 */
function doubtMuch({ survey, scripts }: Evidence, place: Weighed | undefined): Doubt | undefined {
  if (place?.isPlain === true) return { reason: place.why, isSure: false };
  const own = survey.letters - survey.linkLetters / 2;
  if (own > WHOLE || survey.prose > WHOLE_PROSE) return undefined;
  if (place !== undefined && (place.weight >= 3 || (place.weight === 2 && place.isNamed))) {
    return { reason: place.why, isSure: false };
  }
  return writtenText(survey, scripts);
}

/** Letters outside of links, and in sentences, from which on a page is whole unless a hole in it is plain. */
const WHOLE = 1_100;
const WHOLE_PROSE = 650;

interface Weighed {
  readonly weight: number;
  readonly why: string;
  /** It stands where content would, whatever stands around. */
  readonly isPlain: boolean;
  /** It has an id, or is a list by its kind. */
  readonly isNamed: boolean;
}

/** The place that a script most likely fills; one that inline code names is surely filled. */
function weightiest(
  places: readonly Place[],
  { writes, targets }: ScriptFacts,
): Weighed | undefined {
  let best: Weighed | undefined;
  for (const { element, weight, why, isPlain = false } of places) {
    const isNamed = !/^(?:div|span|p)$/.test(element.name) || element.attribs['id'] !== undefined;
    const isTarget = writes && isTargeted(element, targets);
    const found = isTarget
      ? { weight: 4, why: `${why} that a script fills`, isPlain, isNamed }
      : { weight, why, isPlain, isNamed };
    if (
      best === undefined ||
      Number(found.isPlain) * 9 + found.weight > Number(best.isPlain) * 9 + best.weight
    )
      best = found;
  }
  return best;
}

function isTargeted({ attribs }: Element, targets: ReadonlySet<string>): boolean {
  const { id, class: classes } = attribs;
  if (id !== undefined && targets.has(`#${id}`)) return true;
  return classes?.split(/\s+/).some((name) => targets.has(`.${name}`)) === true;
}

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

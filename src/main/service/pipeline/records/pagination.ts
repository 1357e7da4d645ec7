/**
 * Ways a page leads to more of its records, best first, each with what must be done: an address to fetch or a button to press.
 *
 * Evidence only; that page 2 really gives new records is proved by whoever fetches it (operations/recipes).
 */
import type { Document as Root } from 'domhandler';
import { isTag } from 'domhandler';
import type { PageKind } from '../../domain/recipe.ts';
import { isIconOfNext } from './icon-links.ts';
import type { RecordSet } from './sets.ts';
import { isMoreOfOne, isMoreSentence, isMoreWord } from './more-words.ts';
import { runLeads } from './page-runs.ts';
import { spansOf } from './spans.ts';
import type { RecordNode, RecordPage } from './tree.ts';

export interface PageLead {
  readonly kind: PageKind;
  /** Of links. */
  readonly url?: string;
  /** Of buttons: their text, or what they are called. */
  readonly label?: string;
  /** 0 to 1. */
  readonly score: number;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const NEXT = words(
  'next|next page|next ›|older|older posts|older entries|older stories|older articles|older news|earlier|earlier posts|earlier entries|earlier stories|more results|ältere|ältere artikel|frühere|frühere beiträge|frühere einträge|plus anciens|plus anciennes|billets plus anciens|más antiguas|meno recenti|più vecchi|mais antigas|oudere|ouder|äldre|eldre|ældre|ældre indlæg|vanhemmat|starsze|starší|régebbi bejegyzések|mai vechi|старые|ранние|более ранние|раньше|старше|давніші|παλαιότερα|παλαιότερες|以前の記事|過去の記事|较早的文章|更早的文章|較舊的文章|이전 글 보기|weiter|nächste|nächste seite|vor|ältere einträge|ältere beiträge|suivant|suivante|page suivante|articles plus anciens|siguiente|página siguiente|más antiguos|entradas anteriores|avanti|successivo|successiva|pagina successiva|post più vecchi|próxima|próximo|próxima página|seguinte|mais antigos|volgende|volgende pagina|oudere berichten|nästa|nästa sida|äldre inlägg|næste|neste|eldre innlegg|seuraava|następna|następny|następna strona|starsze wpisy|další|következő|următoarea|înainte|sonraki|sonraki sayfa|daha eski|далее|вперёд|вперед|следующая|следующая страница|более старые|наступна|далі|επόμενη|επόμενο|הבא|הבאה|לעמוד הבא|ישן יותר|التالي|التالية|الصفحة التالية|أقدم|بعدی|अगला|次へ|次のページ|次|古い記事|下一页|下一頁|后页|下页|更早|다음|다음 페이지|이전 글|ถัดไป|tiếp|tiếp theo|trang sau|berikutnya|selanjutnya',
);
/** Below what is told without having been tried (operations/recipes/make.ts). */
const SENTENCE_SCORE = 0.78;
/** Tried where nothing better leads on. */
const OF_ONE_SCORE = 0.5;
const ARROWS = /^(?:›|»|>|>>|→|⟩|❯|▶|►|⇨|chevron_right|arrow_forward)$/u;

/** Leads of a page whose records are known. */
export function findLeads(
  page: RecordPage,
  root: Root,
  set: RecordSet | undefined,
): readonly PageLead[] {
  const leads: PageLead[] = [];
  const spans = set === undefined ? undefined : spansOf(set);
  const rel = relNext(root, page);
  if (rel !== undefined) leads.push({ kind: 'next', url: rel, score: 0.97 });
  for (const node of page.nodes) {
    if (spans?.holds(node.order) === true) continue;
    const lead = leadOf(page, node, set);
    if (lead !== undefined) leads.push(lead);
  }
  const numbers = runLeads(page, set, ({ element }) =>
    otherPage(page, element.attribs['href']),
  ).map((lead): PageLead => ({ ...lead, score: RUN_SCORES[lead.kind] }));
  // of two alike the one that lies below this page: an arrow may turn the month of a calendar
  const below = (lead: PageLead): number => (isBelow(page, lead) ? 1 : 0);
  return [...leads.map((lead) => besideNumbers(lead, numbers)), ...numbers]
    .sort((a, b) => b.score - a.score || below(b) - below(a))
    .slice(0, 8);
}

/** A letter may lead to another list. */
const RUN_SCORES = { numbered: 0.82, letters: 0.79 };

/** What it is worth that the numbers lead there, too. */
const NUMBERED = 0.1;
const MOST = 0.97;

function besideNumbers(lead: PageLead, numbers: readonly PageLead[]): PageLead {
  const { kind, url, score } = lead;
  const isNumbered = kind === 'next' && numbers.some((one) => one.url === url);
  return isNumbered ? { ...lead, score: Math.min(Math.max(score, MOST), score + NUMBERED) } : lead;
}

function isBelow(page: RecordPage, { url }: PageLead): boolean {
  const here = URL.parse(page.url)?.pathname ?? '/';
  const there = url === undefined ? '/' : (URL.parse(url)?.pathname ?? '/');
  const folder = here.slice(0, here.lastIndexOf('/') + 1);
  return folder.length > 1 && there.startsWith(folder);
}

function relNext(root: Root, page: RecordPage): string | undefined {
  const html = root.children.find((one) => isTag(one) && one.name === 'html');
  const head =
    html !== undefined && isTag(html)
      ? html.children.find((one) => isTag(one) && one.name === 'head')
      : undefined;
  if (head === undefined || !isTag(head)) return undefined;
  for (const one of head.children)
    if (isTag(one) && one.name === 'link' && isNextRel(one.attribs['rel']))
      return otherPage(page, one.attribs['href']);
  return undefined;
}

const isNextRel = (rel: string | undefined): boolean =>
  rel?.toLowerCase().split(/\s+/).includes('next') === true;

function leadOf(
  page: RecordPage,
  node: RecordNode,
  set: RecordSet | undefined,
): PageLead | undefined {
  const isButton = isButtonLike(node);
  if ((node.tag !== 'a' && !isButton) || isDisabled(node)) return undefined;
  const said = saidBy(page, node);
  const isAfter = set === undefined || node.order > (set.members[0]?.roots[0]?.order ?? 0);
  const at = { node, said, isAfter };
  // most links say nothing of the kind: their addresses need no look
  if (!isNextRel(node.element.attribs['rel']) && !said.some(isTelling)) {
    return said.some((text) => /[\p{L}\p{N}]/u.test(text)) ? undefined : iconLead(page, at);
  }
  const url = node.tag === 'a' ? otherPage(page, node.element.attribs['href']) : undefined;
  if (url !== undefined) return linkLead(at, url);
  return isButton || isEmptyLink(node) ? buttonLead(page, at) : undefined;
}

const isTelling = (text: string): boolean =>
  ARROWS.test(text) ||
  isMoreWord(text) ||
  isNextWord(text) ||
  isMoreSentence(text) ||
  isMoreOfOne(text);

const isButtonLike = ({ tag, element: { attribs } }: RecordNode): boolean =>
  tag === 'button' ||
  attribs['role'] === 'button' ||
  (tag === 'input' && /^(?:button|submit)$/.test(attribs['type'] ?? ''));

const isEmptyLink = ({ element: { attribs } }: RecordNode): boolean =>
  /^(?:#|javascript:|$)/.test(attribs['href'] ?? '');

interface Said {
  readonly node: RecordNode;
  readonly said: readonly string[];
  readonly isAfter: boolean;
}

function linkLead({ node, said, isAfter }: Said, url: string): PageLead | undefined {
  const after = isAfter ? 0.05 : 0;
  if (isNextRel(node.element.attribs['rel'])) return { kind: 'next', url, score: 0.97 };
  if (said.some(isNextWord)) return { kind: 'next', url, score: 0.8 + after };
  if (said.some((text) => ARROWS.test(text)))
    return { kind: 'next', url, score: arrowScore(node, isAfter) };
  const isCounted = /[?&/](?:page|p|start|offset|after|cursor)\b/i.test(url);
  return isAfter && isCounted && said.some((text) => isMoreWord(text) || isMoreSentence(text))
    ? { kind: 'next', url, score: 0.6 }
    : undefined;
}

function iconLead(page: RecordPage, { node, isAfter }: Said): PageLead | undefined {
  const url = node.tag === 'a' ? otherPage(page, node.element.attribs['href']) : undefined;
  return url !== undefined && isIconOfNext(page, node, url)
    ? { kind: 'next', url, score: arrowScore(node, isAfter) }
    : undefined;
}

/** Of what points on without words. */
const arrowScore = (node: RecordNode, isAfter: boolean): number =>
  0.62 + (isAfter ? 0.05 : 0) + (inPager(node) ? 0.1 : 0);

function buttonLead(page: RecordPage, { node, said, isAfter }: Said): PageLead | undefined {
  const label = rawLabel(page, node);
  if (isAfter && said.some(isMoreWord)) return { kind: 'more', label, score: 0.85 };
  if (isAfter && said.some(isMoreSentence)) return { kind: 'more', label, score: SENTENCE_SCORE };
  if (isAfter && said.some(isMoreOfOne)) return { kind: 'more', label, score: OF_ONE_SCORE };
  const isArrow = said.some((text) => ARROWS.test(text)) && inPager(node);
  return isArrow || said.some(isNextWord) ? { kind: 'spa', label, score: 0.75 } : undefined;
}

function isNextWord(text: string): boolean {
  const plain = text.replace(/^[‹«<←\s]+|[›»>→…\s]+$/gu, '').replace(/^[›»>→]\s*/u, '');
  return NEXT.has(plain) || (NEXT.has(plain.replace(/\s*\d+$/, '')) && plain.length < 24);
}

function saidBy(page: RecordPage, node: RecordNode): readonly string[] {
  const { attribs } = node.element;
  const alt = page.nodes.slice(node.order + 1, node.end).find(({ tag }) => tag === 'img')?.element
    .attribs['alt'];
  return [page.text(node), attribs['aria-label'], attribs['title'], attribs['value'], alt].flatMap(
    (text) =>
      text === undefined || text.trim() === '' || text.length > 48
        ? []
        : [text.replace(/\s+/gu, ' ').trim().toLowerCase()],
  );
}

function rawLabel(page: RecordPage, node: RecordNode): string {
  const { attribs } = node.element;
  return (
    attribs['aria-label']?.trim() ??
    (page.text(node) || (attribs['title'] ?? attribs['value'] ?? ''))
  );
}

function isDisabled(node: RecordNode): boolean {
  for (
    let one: RecordNode | undefined = node, up = 0;
    one !== undefined && up < 2;
    one = one.parent, up += 1
  ) {
    const { attribs } = one.element;
    if (attribs['disabled'] !== undefined || attribs['aria-disabled'] === 'true') return true;
    if (/(?:^|\s)(?:is-)?disabled(?:\s|$)/.test(attribs['class'] ?? '')) return true;
  }
  return false;
}

function inPager(node: RecordNode): boolean {
  for (
    let one: RecordNode | undefined = node.parent, up = 0;
    one !== undefined && up < 3;
    one = one.parent, up += 1
  ) {
    const { attribs } = one.element;
    if (
      /pag(?:e|ing|ination)|pgn|nav/i.test(
        `${attribs['class'] ?? ''} ${attribs['aria-label'] ?? ''} ${attribs['role'] ?? ''}`,
      )
    )
      return true;
    if (one.to - one.from <= 12 && one.kids.length >= 2) return true;
  }
  return false;
}

/** The address of another page of the same site; undefined for this one and for places in it. */
function otherPage(page: RecordPage, href: string | undefined): string | undefined {
  if (href === undefined || /^(?:#|javascript:|mailto:|tel:)/i.test(href.trim())) return undefined;
  const url = URL.parse(href.trim(), page.base);
  const here = URL.parse(page.url);
  if (
    url === null ||
    here === null ||
    !/^https?:$/.test(url.protocol) ||
    url.hostname !== here.hostname
  )
    return undefined;
  url.hash = '';
  here.hash = '';
  return url.href === here.href ? undefined : url.href;
}

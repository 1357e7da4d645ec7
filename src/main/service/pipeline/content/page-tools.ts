/**
 * Lines in which a page speaks of itself to its reader: whether it helped, where to edit it, how to print it. A scorer takes
 * them for text where they stand in its column.
 */
import { isCall, sharesByLinks } from './calls.ts';
import { leafText } from './leaf-texts.ts';
import { markOf } from './marks.ts';
import { classOf } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of such a line. */
const LONG = 12;

/** What asks whether it helped begins so; written by hand from what sites commonly say. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  en: [
    '(?:was|is) this (?:page|article|post|answer|section|document|content|guide|information|topic) (?:helpful|useful)\\b',
    'did (?:you find )?this (?:page|article|answer|guide|information)(?: (?:helpful|useful)| help(?: you)?)\\b',
  ],
  de: [
    'war(?:en)? (?:diese[rs]?) (?:seite|artikel|beitrag|antwort|inhalt|informationen) (?:hilfreich|nützlich)',
  ],
  fr: ['cette page vous a-t-elle été utile', 'cet article vous a-t-il été utile'],
  es: [
    '¿?(?:te|le) (?:ha sido|resultó|fue) útil (?:esta página|este artículo)',
    '¿?fue útil (?:esta página|este artículo)',
  ],
  pt: ['est[ea] (?:página|artigo) foi útil'],
  it: ['questa pagina è stata utile'],
  nl: ['was deze pagina nuttig'],
  pl: ['czy ta strona była pomocna'],
  ru: ['была ли (?:эта )?(?:страница|статья) полезн'],
  ja: ['この(?:ページ|記事)は(?:役に立ち|お役に立ち)'],
  zh: ['(?:此|本|这个?)(?:页面?|文章?)(?:是否)?对您?你?有(?:所)?帮助'],
  ko: ['이 (?:페이지|문서|글)가 도움이 되'],
};

/** What it offers to do with it is all of a line. */
const OFFERS: Readonly<Record<string, readonly string[]>> = {
  en: [
    '(?:edit|improve|print) this (?:page|article|doc|document|documentation|section)(?: (?:on|at|in) (?:github|gitlab|bitbucket|codeberg))?',
    '(?:suggest|propose) (?:an? )?(?:edits?|changes?|improvements?)(?: (?:to|on) this page)?',
    'report (?:an? )?(?:problem|issue|bug|error|mistake) (?:with|on|in) this (?:page|article)',
    '(?:view|show) (?:this )?page(?:.s)? source',
    'listen to this (?:article|page|story|post)',
    '(?:log|sign) in to (?:post|leave|write|add) (?:a )?comments?',
    'jump to (?:the )?(?:recipe|navigation|content|search)',
    'skip to (?:the )?(?:main )?(?:content|navigation|part)',
    '(?:back to|go to) (?:the )?top',
  ],
  de: [
    '(?:diese )?seite (?:bearbeiten|drucken)',
    'artikel (?:anhören|drucken)',
    '(?:zurück )?(?:nach oben|zum seitenanfang)',
  ],
  fr: [
    '(?:modifier|imprimer) cette page',
    'écouter (?:cet |l.)article',
    '(?:retour en )?haut de (?:la )?page',
  ],
  es: ['(?:editar|imprimir) esta página', 'volver arriba'],
  pt: ['(?:editar|imprimir) esta página', 'voltar ao topo'],
  it: ['(?:modifica|stampa) (?:questa )?pagina', 'torna su'],
  nl: ['(?:bewerk|print) deze pagina', 'terug naar boven'],
  pl: ['edytuj tę stronę'],
  ru: ['редактировать (?:эту )?страницу'],
  ja: ['この(?:ページ|記事)を(?:編集|印刷)(?:する)?'],
  zh: ['(?:编辑|打印)(?:此|本)页'],
  ko: ['이 페이지 편집(?:하기)?'],
};
const anyOf = (words: Readonly<Record<string, readonly string[]>>): string =>
  `(?:${Object.values(words).flat().join('|')})`;
const ABOUT_PAGE = new RegExp(
  `^[^\\p{L}¿]*(?:${anyOf(ASKS)}|${anyOf(OFFERS)}[^\\p{L}\\d]*$)`,
  'iu',
);

/** Leaves out such lines, and the last heading where all that it announced was left out. */
export function dropPageTools({ boxes, leaves }: Outline, keep: Uint8Array): void {
  leaves.forEach((leaf, at) => {
    if (keep[at] === 1 && isPageTool(leaf)) keep[at] = 0;
  });
  for (const box of boxes) {
    if ((box.marks & SHARE) !== 0 && isShareList(box, leaves))
      keep.fill(0, box.firstLeaf, box.endLeaf);
  }
  const last = keep.lastIndexOf(1);
  const heading = leaves[last]?.box;
  if (heading === undefined || !SUBHEADING.test(heading.tag)) return;
  const below = leaves.slice(last + 1, heading.parent?.endLeaf);
  if (below.some(({ words }) => words > 0)) keep[last] = 0;
}

const SUBHEADING = /^h[2-6]$/;
/** Words of a heading above a row of services, and of a link to one. */
const LONG_LABEL = 8;

/** A row of short links, one of which asks to share, with a short line above at most. */
function isShareList({ firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean {
  const lines = leaves.slice(firstLeaf, endLeaf).filter(({ words }) => words > 0);
  const links = lines.filter(({ words, linkWords }) => linkWords * 2 > words);
  return (
    links.length > 1 &&
    links.length >= lines.length - 1 &&
    lines.every(({ words }) => words <= LONG_LABEL) &&
    links.some(isCall)
  );
}

const isPageTool = (leaf: Leaf): boolean =>
  leaf.words > 0 &&
  (isShareBar(leaf) ||
    (leaf.words <= LONG &&
      (UNPRINTED.test(classOf(leaf.box)) || ABOUT_PAGE.test(leafText(leaf).trim()))));

/** What a site's own style leaves out on paper. */
const UNPRINTED = /(?:^|\s)(?:no-?print|d-print-none|hidden-print|print:hidden)(?:\s|$)/i;

/** Called so, and next to nothing but links that ask to share. */
const isShareBar = (leaf: Leaf): boolean =>
  leaf.links > 1 &&
  ((leaf.box.marks | leaf.marks) & SHARE) !== 0 &&
  leaf.linkWords * 2 > leaf.words &&
  (isCall(leaf) || sharesByLinks(leaf));
const SHARE = markOf('share');

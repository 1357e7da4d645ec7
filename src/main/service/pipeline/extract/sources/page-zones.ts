/**
 * Where in the page an element stands: its main part, its body, or the navigation, bars and sidebars around them.
 *
 * By tag and role first, then by class and id names; a name alone never hides what holds the page's heading and text.
 */
import { type Element, isTag } from 'domhandler';

/** Where in the page an element stands. `chrome` is navigation, header bar, footer, sidebar. */
export type Zone = 'main' | 'body' | 'chrome';

const CHROME_WORD =
  /(?:^|[\s_-])(?:footer|sidebar|related|recommended|recommendations|cookie|cookies|consent|newsletter|share|social|comments?|disqus|advert|ads|promo|popup|modal|megamenu|offcanvas|announcement|announcements)(?:$|[\s_-])/i;

/** A list of links, or of dishes; a bar, or a column of facts beside the text. */
const MENU_WORD = /(?:^|[\s_-])(?:menu|nav|navbar|navigation)(?:$|[\s_-])/i;
/** Share of a menu's text that one clicks. */
const CLICKED_SHARE = 0.5;

/** A layout that has a sidebar is not one: `content-sidebar-wrap`, `has-sidebar`, `not-sidebar`. */
const LAYOUT_WORD =
  /(?:^|[\s_-])(?:content|has|no|not|with|without|main|primary|body|page|site|layout)[_-]sidebars?(?=$|[\s_-])|(?:^|[\s_-])sidebar[_-](?:content|layout|page|none|hidden)(?=$|[\s_-])/gi;
/** What an entry is filed under says nothing about its place: `category-social`, `tag-menu`. */
const FILED_UNDER = /(?:^|\s)(?:category|cat|tag)-\S+/gi;
/** An element with a main heading and so much of the page's text is the page, whatever it is called. */
const WHOLE_SHARE = 0.35;

const SECOND_HEADING = /^h[2-6]$/;
/** Headings over things like the one that the page is about. */
const OF_OTHERS =
  /^(?:similar|related|more (?:from|like|by|episodes|articles|stories|news|posts|videos|books|products|jobs|events|recipes|homes|properties|lots)|other|you (?:may|might)|customers|see also|\p{L}{2,12} (?:also|who) (?:bought|viewed|view|liked|like|read|watched|subscribed|enjoyed|enjoy|saw|visited|looked|ordered|searched)|recommended|people also|read next|keep reading|ähnliche|weitere|andere|verwandte|das könnte|kunden kauften|autres|similaires|vous aimerez|otr[oa]s|similares|altr[ie]|simili|vergelijkbare|outr[oa]s|podobne|inne|liknande|andra|関連|おすすめ)(?!\p{L})(?! (?:information|details|facts|info|angaben|daten|merkmale|informations|información|data|languages|names|features|editions|versions))/iu;

interface Asked {
  /** Only where a class name alone would make the element chrome. */
  readonly holdsPage: () => boolean;
  /** A header above the page's heading that leads on: what stands in it is said on every page. */
  readonly isBanner: () => boolean;
  /** Most of its text is links and buttons. */
  readonly isClicked: () => boolean;
}

function zoneOf(element: Element, inherited: Zone, asked: Asked): Zone {
  const { name, attribs } = element;
  // whatever stands around it, a page's main part is its main part
  if (name === 'main' || attribs['role'] === 'main') return 'main';
  if (inherited === 'chrome') return 'chrome';
  if (name === 'footer') return inherited === 'main' ? inherited : 'chrome';
  if (name === 'header') return inherited === 'body' && asked.isBanner() ? 'chrome' : named();
  if (name === 'nav' || name === 'aside') return 'chrome';
  if (name === 'body' || name === 'html') return inherited;
  return named();

  function named(): Zone {
    if (isNamedChrome(element, asked.isClicked) && !asked.holdsPage()) return 'chrome';
    return name === 'article' ? 'main' : inherited;
  }
}

function isNamedChrome({ attribs }: Element, isClicked: () => boolean): boolean {
  const label = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['role'] ?? ''}`;
  if (label.length >= 300) return false;
  const named = label.replace(FILED_UNDER, ' ').replace(LAYOUT_WORD, ' ');
  return CHROME_WORD.test(named) || (MENU_WORD.test(named) && isClicked());
}

const CLICKED = /^(?:a|button)$/;
/** Letters. */
const MOST_OF_BAR = 40;

/** What a heading over things like the page's own stands in: chrome, of which nothing is said of the page. */
type PlacedZone = Zone | 'others';

/** Most of its text is links and buttons; a name and a word or two are a bar. */
function isMostlyClicked(
  at: number,
  elements: readonly Element[],
  { textLength, end }: Pick<Measures, 'textLength' | 'end'>,
): boolean {
  const length = textLength(at);
  if (length <= MOST_OF_BAR && !/menu/i.test(elements[at]?.attribs['class'] ?? '')) return true;
  let clicked = 0;
  for (let place = at; place < end(at); place += 1)
    if (CLICKED.test(elements[place]?.name ?? '')) clicked += textLength(place);
  return clicked >= CLICKED_SHARE * length;
}

interface Measures {
  readonly order: ReadonlyMap<Element, number>;
  readonly end: (at: number) => number;
  readonly textLength: (at: number) => number;
  readonly total: number;
  /** The text of a heading. */
  readonly text: (element: Element) => string;
}

const placeAbove = ({ parent }: Element, { order }: Measures): number | undefined =>
  parent !== null && isTag(parent) ? order.get(parent) : undefined;

/** Zones of all elements, which stand in document order. */
export function zonesOf(elements: readonly Element[], measures: Measures): readonly PlacedZone[] {
  const headings = elements.flatMap(({ name }, at) => (name === 'h1' ? [at] : []));
  const zones: PlacedZone[] = [];
  const isMenu = (from: number, end: number): boolean =>
    elements.slice(from + 1, end).filter(({ name }) => name === 'nav' || name === 'a').length > 1;
  /** Where the box ends in which a heading over other things stands; before it, nothing is of the page's own. */
  let othersEnd = -1;
  let othersLevel = 0;
  for (const [at, element] of elements.entries()) {
    const above = placeAbove(element, measures);
    const level = SECOND_HEADING.test(element.name) ? Number(element.name[1]) : 0;
    if (level > 0 && (at >= othersEnd || level <= othersLevel)) {
      const isOver = above !== undefined && OF_OTHERS.test(measures.text(element).slice(0, 60));
      othersEnd = isOver ? measures.end(above) : -1;
      // a box that begins with the heading is all of it
      if (isOver && at === above + 1) zones[above] = 'others';
      othersLevel = level;
    }
    if (at < othersEnd) {
      zones.push('others');
      continue;
    }
    const around = (above === undefined ? undefined : zones[above]) ?? 'body';
    const inherited = around === 'others' ? 'chrome' : around;
    const holdsPage = (): boolean =>
      measures.textLength(at) >= WHOLE_SHARE * measures.total &&
      headings.some((heading) => heading > at && heading < measures.end(at));
    const isBanner = (): boolean => {
      const end = measures.end(at);
      return !headings.some((heading) => heading > at && heading < end) && isMenu(at, end);
    };
    const isClicked = (): boolean => isMostlyClicked(at, elements, measures);
    zones.push(zoneOf(element, inherited, { holdsPage, isBanner, isClicked }));
  }
  return zones;
}

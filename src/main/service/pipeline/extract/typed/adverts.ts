/** Advertisements between the records of a list: they say so, and lack what nearly all others have. */
import type { Field } from '../fields/field.ts';
import type { RecordMatch } from '../evidence/record-rows.ts';
import type { Page } from '../sources/page.ts';

const SAYS_SO =
  /^(?:promoted|sponsored|ad|ads|advert|advertisement|anzeige|gesponsert|werbung|sponsorisé|annonce|publicité|patrocinado|anuncio|publicidad|sponsorizzato|pubblicità|advertentie|gesponsord|reklama|sponsorowane|annons|annonce)[.:]?$/iu;
const MOST_OF_MARK = 20;
/** Share of the records that have what an advertisement lacks. */
const NEARLY_ALL = 0.6;
/** Share of that which it lacks. */
const LACKS = 0.3;

/** Which rows are none; none of them where that is asked of each. */
export function advertsIn(
  { set, places }: RecordMatch,
  item: Field,
  page: Page,
): (row: number) => boolean {
  if (item.properties.some(asksForThem)) return () => false;
  const common = [...places.values()].filter(({ filled }) => filled >= NEARLY_ALL);
  return (row) => {
    const lacking = common.filter(({ cells }) => cells[row] === undefined).length;
    if (lacking < common.length * LACKS) return false;
    return (set.members[row]?.roots ?? []).some(({ element }) =>
      page.elements
        .slice(page.order(element), page.end(element))
        .some((one) => page.textLength(one) <= MOST_OF_MARK && SAYS_SO.test(page.text(one))),
    );
  };
}

const asksForThem = ({ words }: Field): boolean =>
  words.some((word) => /^(?:ad|ads|advert|sponsored|promoted|anzeige|gesponsert)$/.test(word));

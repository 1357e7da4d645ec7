/**
 * Lists of other things beside what a page is about: "Customers also viewed", "Similar products". Told by the names of the
 * boxes around them, and by the heading over them, in the words that shops and papers use.
 */
import type { RecordNode, RecordPage } from './tree.ts';

const NAMES =
  /(?:^|[\s_-])(?:related|recommend(?:ed|ations?|er)|similar|upsells?|cross-?sells?|recently-?viewed|also-?(?:viewed|bought|like|liked)|you-?may-?(?:also-?)?like|more-?like-?this|suggest(?:ed|ions?))(?:$|[\s_-])/i;

const HEADINGS =
  /^(?:(?:related|recommended|similar|suggested|recently viewed|other|more) (?:products?|items?|articles?|offers?|events?|jobs?|videos?|posts?|stories|listings?|books?|recipes?|titles?|results)|recommended(?: for you)?|recently viewed|(?:customers?|people|visitors|others?|shoppers|readers) (?:who \S+ .{0,40} )?also .{3,40}|you (?:may|might)(?: also)? (?:like|enjoy|be interested in|need)|frequently bought together|more like this|goes well with|(?:ähnliche|verwandte|weitere|passende) (?:produkte|artikel|angebote|beiträge|veranstaltungen|stellen)|(?:das )?könnte (?:sie|dich|ihnen|dir) auch .{3,30}|(?:andere )?kund(?:en|innen) .{0,20}auch .{3,40}|zuletzt (?:angesehen|gesehen)|(?:produits|articles|offres) (?:similaires|liés|recommandés|associés)|vous (?:aimerez|pourriez) (?:aussi|aimer|également).{0,40}|les clients ont (?:aussi|également) .{3,40}|récemment (?:vus|consultés)|(?:productos|artículos) (?:relacionados|similares|recomendados)|también te puede (?:gustar|interesar)|(?:otros )?clientes también .{3,40}|vistos recientemente|prodotti (?:correlati|simili|consigliati)|potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti)|produtos (?:relacionados|semelhantes|recomendados)|você também pode gostar|(?:gerelateerde|vergelijkbare|aanbevolen) (?:producten|artikelen)|anderen (?:bekeken|kochten) ook|(?:podobne|powiązane|polecane) (?:produkty|oferty|artykuły)|(?:похожие|рекомендуемые|сопутствующие) (?:товары|объявления|материалы)|с этим товаром (?:также )?покупают|вам может понравиться|(?:関連|おすすめ|類似)(?:商品|アイテム|記事)|この商品を(?:見た|買った)人.*|最近(?:チェックした|見た)商品|(?:相关|推荐|猜你喜欢|类似)(?:商品|产品)?|(?:관련|추천|비슷한) ?상품|함께 (?:본|구매한) 상품)\s*[:.…!?]*$/iu;

const HIGHEST = 4;

/** The holder of a list, or a box around it, says that it is of other things. */
export function isBeside(page: RecordPage, holder: RecordNode): boolean {
  let one: RecordNode | undefined = holder;
  for (let step = 0; step < HIGHEST && one !== undefined && !IS_PAGE.test(one.tag); step += 1) {
    const { class: names = '', id = '' } = one.element.attribs;
    if (NAMES.test(`${names} ${id}`) || isHeaded(page, one)) return true;
    one = one.parent;
  }
  return false;
}

const IS_PAGE = /^(?:body|main|html)$/;
const HEADING = /^h[2-6]$/;

/** The heading that stands right before the box. */
function isHeaded(page: RecordPage, box: RecordNode): boolean {
  const kids = box.parent?.kids ?? [];
  const before = kids[kids.indexOf(box) - 1];
  return (
    before !== undefined && HEADING.test(before.tag) && HEADINGS.test(page.text(before).trim())
  );
}

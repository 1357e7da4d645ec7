/**
 * What sites put below an article and a scorer of paragraphs takes for more of it, because it is made of
 * paragraphs: other articles under a heading that says so. (Readers' comments are left to the scorer, which has
 * learnt them: a rule for them gained nothing on sites it was not trained on, and lost replies of threads.)
 */
import { isTag } from 'domhandler';
import { findBelow } from '../markdown/dom.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import { leafText } from './leaf-texts.ts';
import { markOf } from './marks.ts';
import { HEADING, classOf } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { TEXT_GROUP_NAMES, countTextHits } from './vocabulary.ts';

/** Words of its own that an article has before what is appended to it. */
const LEAST_BEFORE = 60;

/** Links from which on a run of nothing else is a cloud of tags, a list of nothing else an index of the site. */
const MANY_LINKS = 12;
const CLOUD = 0.9;
/** Chance from which on the scorer is sure of a list. */
const SURE = 0.6;
const INDEXES = new Set(['ul', 'ol']);

/** Leaves out clouds of tags, and indexes above the text: an article's own lists stand behind its beginning. */
export function dropLinkClouds(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  chances: Float32Array,
): void {
  const isPlain = ({ words, linkWords }: Leaf, at: number): boolean =>
    keep[at] === 1 && words >= PARAGRAPH && linkWords * 3 < words;
  const first = leaves.findIndex(isPlain);
  if (first === -1) return;
  leaves.forEach(({ links, words, linkWords }, at) => {
    const isUnsure = (chances[at] ?? 0) < SURE;
    if (isUnsure && links >= MANY_LINKS && linkWords >= CLOUD * words) keep[at] = 0;
  });
  leaves.forEach((leaf, at) => {
    const isUnsure = at > first && (chances[at] ?? 0) < SURE;
    if (isUnsure && keep[at] === 1 && isRunOfLinks(leaf)) keep[at] = 0;
  });
  for (const { tag, parent, words, linkWords, firstLeaf, endLeaf } of boxes) {
    const isIndex = INDEXES.has(tag) && endLeaf <= first && endLeaf - firstLeaf >= MANY_LINKS;
    // a list in the column of the text is its own
    const isApart = parent !== undefined && parent.endLeaf <= first;
    if (!isIndex || !isApart || linkWords < CLOUD * words) continue;
    const sum = chances.subarray(firstLeaf, endLeaf).reduce((all, chance) => all + chance, 0);
    if (sum < SURE * (endLeaf - firstLeaf)) keep.fill(0, firstLeaf, endLeaf);
  }
}

/** Links side by side in a box of their own, or one in each of a row of boxes: titles of other pages. */
function isRunOfLinks({ box, words, linkWords, links }: Leaf): boolean {
  if (linkWords < words || words === 0 || !ROWS.has(box.tag)) return false;
  if (links >= FEW_LINKS) return box.endLeaf - box.firstLeaf === 1;
  return box.twins >= FEW_LINKS && box.words === words;
}

const ROWS = new Set(['div', 'section', 'nav', 'aside']);
const FEW_LINKS = 3;

/** Words of a paragraph. */
const PARAGRAPH = 15;

/** Words of the longest heading that announces other articles. */
const LONG_ANNOUNCEMENT = 8;
const RELATED = /(?:^|[\s_-])(?:related\w*|relacionad[oa]s|recommended|similar)(?:$|[\s_-])/i;

/** Leaves out what follows, in the same box, a heading that announces other articles; `least`: words that stand before it. */
export function dropRelated({ leaves }: Outline, keep: Uint8Array, least = LEAST_BEFORE): void {
  let kept: Uint32Array | undefined;
  leaves.forEach((leaf, at) => {
    if (!isShortHeading(leaf)) return;
    kept ??= keptBefore(leaves, keep);
    if ((kept[at] ?? 0) < least) return;
    const text = leafText(leaf).toLowerCase().trim();
    const end = leaf.box.parent?.endLeaf ?? at + 1;
    const isSure = RELATED.test(classOf(leaf.box)) || saysOthers(text, leaf);
    if (!isSure && !ANNOUNCEMENT.test(text)) return;
    if (isSure || leadsOn(leaves, keep, at + 1, end)) keep.fill(0, at, end);
    else keep[at] = 0;
  });
}

const COMMENTS = markOf('comment');
/** Chance below which the scorer is sure that a heading is none of the text. */
const SURELY_NOT = 0.1;

/**
 * Leaves out what readers said below an article: a box that calls itself comments, behind what is kept, whose own heading
 * and the form below it are surely none of the text.
 */
export function dropReplies(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  chances: Float32Array,
): void {
  const kept = keptBefore(leaves, keep);
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || (box.marks & COMMENTS) === 0 || box.isHidden) continue;
    const { firstLeaf, endLeaf } = box;
    const first = leaves.findIndex(({ words }, at) => at >= firstLeaf && words > 0);
    const isHeaded = HEADING.test(leaves[first]?.box.tag ?? '');
    if (isHeaded && (chances[first] ?? 0) < SURELY_NOT && isLess(box, kept) && asksToReply(box))
      keep.fill(0, firstLeaf, endLeaf);
    place = box.endBox - 1;
  }
}

/** Some of it was kept, less than of what stands before. */
function isLess(box: Box, kept: Uint32Array): boolean {
  const own = keptIn(box, kept);
  return own > 0 && own < (kept[box.firstLeaf] ?? 0);
}

/** Nodes of comments that are read for a field to write in. */
const MOST_NODES = 3000;

const asksToReply = ({ element }: Box): boolean =>
  isTag(element) && findBelow(element, ({ name }) => name === 'textarea', MOST_NODES) !== undefined;

/** Words of other articles' teasers for which there is a link at least. */
const WORDS_A_LINK = 50;

/** Teasers have links; without any, the article goes on below what was announced. */
function leadsOn(leaves: readonly Leaf[], keep: Uint8Array, from: number, to: number): boolean {
  let words = 0;
  let links = 0;
  for (let at = from; at < to; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] !== 1) continue;
    words += leaf.words;
    links += leaf.links;
  }
  return links * WORDS_A_LINK >= words;
}

const SUBHEADING = /^h[2-6]$/;
const READING = TEXT_GROUP_NAMES.indexOf('reading');

const isShortHeading = ({ words, box }: Leaf): boolean =>
  words > 0 && words <= LONG_ANNOUNCEMENT && SUBHEADING.test(box.tag);

/** What such headings say in full, in the commonest languages; in the midst of an article they may head a box. */
const ANNOUNCEMENT =
  /^(?:related(?: coverage)?|(?:similar|related|ähnliche) \p{L}+|\p{L}+ (?:similaires|similares|simili)|recommended|more for you|sponsored stories|(?:customers|people|others|shoppers) (?:who \p{L}+ (?:this|it)(?: \p{L}+)? )?(?:also|have also) (?:bought|viewed|liked|ordered|purchased|searched for)|(?:frequently|often) bought together|(?:recently|last) viewed(?: (?:items|products))?|complete the look|goes well with|you (?:recently|last) viewed|kunden (?:kauften|sahen|bestellten)(?: sich)? auch(?: an)?|(?:wird )?oft zusammen gekauft|zuletzt (?:angesehen|gesehen)|dazu passt|passend dazu|(?:les clients|ils) (?:ont|achètent) (?:aussi|également)(?: acheté)?|souvent achetés ensemble|(?:los )?clientes (?:también|que).{0,30}compraron|comprados juntos habitualmente|(?:i )?clienti hanno anche (?:acquistato|visto)|spesso acquistati insieme|most viewed|popular now|latest|newest|(?:latest|recent|popular|related|similar|more|other|trending|recommended) (?:articles?|posts?|stories|news|reads?|entries)|(?:you (?:may|might) also (?:like|enjoy|be interested in)|recommended for you|most (?:read|popular)|read (?:next|also)|up next|keep reading|more (?:from|on|in) .{2,40}|what to read next|don['’]t miss)|(?:neueste|aktuelle|ähnliche|weitere|verwandte|beliebte|letzte) (?:artikel|beiträge|news|nachrichten|meldungen|themen|posts)|weiterlesen|(?:das |dies )?könnte (?:sie|dich|ihnen|dir|euch) auch (?:interessieren|gefallen)|mehr zum thema|lesen sie (?:auch|mehr|weiter)|auch interessant|meistgelesen|meistgeklickt|zum thema|empfohlen|für (?:sie|dich) ausgewählt|empfehlungen(?: der redaktion)?|beliebteste artikel|(?:derniers|autres) articles|articles (?:récents|similaires|liés)|à lire (?:aussi|également|ensuite)|sur le même (?:sujet|thème)|à voir(?: aussi)?|nos recommandations|sélectionné pour vous|cela (?:peut|pourrait) vous (?:plaire|intéresser)|les plus (?:consultés|lus|récents|populaires)|dernières (?:publications|actualités|nouvelles)|(?:últimas|más|otras) noticias|artículos (?:relacionados|recientes)|noticias relacionadas|(?:te|le) puede interesar|también te puede interesar|lee también|sobre este tema|también (?:te |le )?interesa|recomendaciones|elegido para (?:usted|ti)|puede interesar(?:le|te)|(?:lo )?más (?:vist[oa]s?|leíd[oa]s?)|últimas entradas|lo más reciente|ultime notizie|articoli (?:correlati|recenti|simili)|(?:ti )?potrebbe(?:ro)? (?:anche )?interessar(?:ti|e)|leggi anche|(?:leia|veja) (?:também|mais)|artigos relacionados|últimas notícias|lees (?:ook|meer)|meest gelezen|gerelateerde artikelen|(?:czytaj|zobacz) (?:także|też|również)|(?:читайте|смотрите) (?:также|ещё|еще)|похожие (?:статьи|записи|материалы|новости)|(?:ещё |еще |материалы |новости |статьи )?по теме|(?:другие|последние|свежие|популярные|новые) (?:статьи|новости|материалы|записи|публикации)|(?:вам )?(?:может быть|будет) интересно|рекомендуем(?: (?:почитать|прочитать|также|вам))?|самое (?:читаемое|популярное)|советуем|подобрано для вас|часто читают|свежее|новое|популярное|новости партн[её]ров|не пропустите|اقرأ (?:أيضا|أيضًا|ايضا|المزيد)|شاهد (?:أيضا|أيضًا|ايضا)|قد (?:يعجبك|يهمك|تعجبك)(?: (?:أيضا|أيضًا|ايضا))?|(?:مقالات|مواضيع|أخبار|موضوعات|مواد) (?:ذات صلة|متعلقة|مشابهة|مقترحة|أخرى)|ذات صلة|حول هذا الموضوع|مقترحات|اخترنا (?:لك|لكم)|الأكثر رواجا|الأحدث|الأكثر (?:قراءة|مشاهدة|تداولا)|(?:آخر|أحدث) (?:الأخبار|المقالات|المواضيع)|(?:相关|相關|推荐|推薦|延伸|热门|熱門|最新|更多|精选|精選)(?:阅读|閱讀|文章|新闻|新聞|推荐|推薦|内容|內容|报道|報道|報導|资讯|資訊)|(?:猜你|您可能|你可能)(?:也|还|還|会|會)?(?:喜欢|喜歡|感兴趣|感興趣)|大家都在看|(?:精彩)?推荐|推薦|浏览最多|瀏覽最多|点击排名|點閱排名|最近更新|最新|(?:为您|為您|为你|為你|编辑|編輯|热门|熱門)(?:推荐|推薦)|(?:関連|おすすめ|オススメ|人気|新着|最新|注目)の?(?:記事|ニュース|コンテンツ|リンク|ランキング)|あわせて読みたい|関連|編集部(?:の)?おすすめ|こんな記事も読まれています|よく読まれている記事|閲覧数順|新着順?|最近の投稿|こちらもおすすめ|(?:관련|추천|인기|최신|다른) ?(?:기사|글|뉴스|콘텐츠|포스트)|많이 본 (?:뉴스|기사)|관련 소식|이 주제의 글|맞춤 추천|이런 글은 어때요|가장 많이 본|조회순|최근 글|새 글|최신순|함께 (?:읽으면|보면) 좋은 (?:글|기사))\s*[:.…!?：]*$/iu;

/** A short line that says that other pages follow. */
export function announcesOthers(leaf: Leaf): boolean {
  if (leaf.words === 0 || leaf.words > LONG_ANNOUNCEMENT) return false;
  const text = leafText(leaf).toLowerCase().trim();
  return RELATED.test(classOf(leaf.box)) || saysOthers(text, leaf) || ANNOUNCEMENT.test(text);
}

/** Made of such words only: `Related articles`. An encyclopaedia's `See also` is a part of its article. */
function saysOthers(text: string, { words }: Leaf): boolean {
  if (words < 2 || text === 'see also') return false;
  const hits = new Uint8Array(TEXT_GROUP_NAMES.length);
  countTextHits(text, hits);
  return (hits[READING] ?? 0) >= words;
}

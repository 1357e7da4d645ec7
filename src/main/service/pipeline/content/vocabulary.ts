/**
 * What class names, ids, roles and short texts say about a block: words sorted into groups.
 *
 * A mark is one bit per group. Attribute values are cut into words (at punctuation, digits and camelCase)
 * and looked up whole, so `shadow` never reads as an ad. Groups are those that theme authors of every
 * kind of site use; no word is here for one site. Languages: en, de, fr, es, it, pt, nl, pl, and the
 * commonest words of ru, cs, sv, da, tr.
 */

import { CJK_TERMS } from './cjk-words.ts';
import { WORD_START, WordTable, lowered, nextHash } from './word-table.ts';

/** Groups of words in `class`, `id`, `role`, `itemprop` and `data-testid`-like attributes. */
const ATTRIBUTE_GROUPS = {
  nav: 'daohang caidan menyu nav navigation navbar menu menubar menuitem topnav subnav mainnav megamenu submenu sitenav navmenu hamburger offcanvas drawer skip jump',
  crumbs: 'mianbaoxie dangqianweizhi breadcrumb breadcrumbs crumb crumbs pathway',
  paging:
    'fanye fenye zengo pagination pagination pager paging paginate pagenav prev previous next prevnext older newer',
  toc: 'toc contents tableofcontents outline onthispage scrollspy',
  header:
    'toubu yemei dingbu hedda header masthead topbar banner head top branding logo sitehead navheader',
  hero: 'hero jumbotron intro lead lede cover splash standfirst dek deck subtitle subhead summary excerpt abstract',
  footer:
    'dibu yejiao banquan futta hadan footer foot colophon bottom bottombar contentinfo footnav copyright legal',
  side: 'cebian celan youce zuoce bianlan saidobaa sidebar aside rail side secondary widget widgets complementary sidenav leftcol rightcol leftnav rightrail leftrail sidecolumn sidebars tertiary gutter',
  share:
    'fenxiang kyoyu kyouyu gongyu share sharing social addthis sharedaddy socials follow sharebar sharebuttons sharethis socialmedia shares facebook twitter linkedin pinterest whatsapp reddit partage partager compartir compartilhar condividi teilen sozial partilhar udostepnij delen podelitsya bookmark permalink',
  related:
    'xiangguan tuijian guanlian remen paihang paihangbang rebang cainixihuan xgyd xgwz xgtj rmtj kanren osusume ninki rankingu ranking gwallyeon gwanryeon chucheon ingi sunwi guess rank rankings hot related recommend recommended recommendation recommendations more similar also readnext readmore popular trending latest outbrain taboola recirc upnext mostread suggested suggestions alsolike crosslinks seealso relatedposts relatedarticles jp teaser teasers promo promos yarpp recent verwandt verwandte aehnliche weitere mehr relacionadas relacionados relacionado relacionada lesen leermas leiamais vejamais correlati similaires populaires lees aussi interlinking moreon linklist linkbox readalso inread zergnet mgid plista promobox widgetbox morestories topstories morefrom youmaylike youmayalsolike',
  comment:
    'pinglun liuyan huifu komento daetgeul comment comments commentlist disqus respond discussion responses commentary commenter livefyre fbcomments feedback kommentar kommentare kommentarer commentaires commentaire comentarios comentario commenti reacties reactions komentarze coments spotim hyvor',
  ad: 'guanggao koukoku kokoku gwanggo ad ads advert adverts advertisement advertising adsense adslot adunit sponsor sponsored sponsors promoted dfp gpt banners adbox adcontainer affiliate commercial marketing werbung anzeige anzeigen publicidad publicidade publicite pubblicita reklama reklam annonse annons annonce taboolaad outbrainad inlinead adslots adwrap adunits prebid adspot',
  signup:
    'dingyue denglu zhuce touroku kounyu newsletter subscribe subscription subscriber signup signin login register optin cta modal popup overlay paywall lightbox dialog mailchimp donate donation membership regwall offer abonnement abonnieren anmelden inscription suscribete suscripcion boletin boletim iscriviti nieuwsbrief subscribebox optinbox mailinglist emailsignup',
  consent: 'cookie cookies consent gdpr onetrust privacy notice cookiebanner ccpa alert disclaimer',
  meta: 'shijian riqi laiyuan nichiji hiduke sigan meta byline dateline timestamp published posted postmeta entrymeta postinfo metadata pubdate readtime info date time details updated datum fecha metainfo dates readingtime wordcount',
  author:
    'zuozhe bianji zebian hissha henshu jeoja gija pyeonjip author authors bio vcard writer contributor avatar profile authorbox authorbio username user member poster userinfo autor autore auteur autoren redaktion reporter journalist contributors authorinfo',
  tags: 'biaoqian guanjianci tagu tag tags tagcloud category categories cat label labels keyword keywords topics kicker eyebrow badge chip chips pill schlagwort schlagworte etiquetas temas themen tematy stichwort tagslist taglist',
  caption:
    'caption credit credits figcaption wpcaption copyrightholder photographer legende bildunterschrift legenda bildtext imagecaption photocaption bildnachweis quelle',
  content:
    'zhengwen neirong wenzhang xiangqing honbun kiji naiyo bonmun naeyong content contents entry post story body article articlebody main text prose markdown rich richtext rte copy entrycontent postcontent articlecontent storybody postbody bodytext maincontent contentbody blogpost wysiwyg bodycopy detail description descriptions chapter readme hentry inhalt contenido conteudo contenu contenuto corpo cuerpo texto texte testo artikel articolo articulo noticia tekst brodtekst footnote footnotes fulltext posttext newstext articletext',
  title: 'biaoti midashi jemok title headline heading pagetitle posttitle entrytitle',
  card: 'card cards item items grid tile tiles listing listings results result row col column columns feed archive loop products product collection gallery entries masonry thumb thumbnail',
  price:
    'price prices cart buy sku stock quantity qty variant basket checkout addtocart shipping swatch money currency',
  forum:
    'message messages thread threads topic topics reply replies answer answers question questions posts postbit quote votes vote comment forum conversation cooked',
  tool: 'toolbar tools actions action button buttons btn print search filter filters facet facets sort sorting dropdown select tooltip options form input fields field controls control settings switcher language lang selector autocomplete',
  review:
    'review reviews rating ratings stars star testimonial testimonials customer opinion opiniones avis bewertung bewertungen recensioni avaliacoes',
  fold: 'faq faqs accordion collapse collapsible toggle panel tab tabs expander tabpanel expandable',
  docs: 'doc docs documentation highlight code codeblock api reference example snippet syntax source signature method function class param parameters section admonition note warning',
  media:
    'slider carousel slideshow video player image media swiper slick slide photo embed audio podcast lightgallery picture figure img',
  hidden: 'hidden hide invisible screenreader sr visuallyhidden noprint srt offscreen assistive',
  feature:
    'feature features service services benefit benefits section block blocks module wrapper container team partners clients stats steps pricing',
} as const;

/** Groups of words in short texts (a button, a heading, a byline). */
const TEXT_GROUPS = {
  sharing:
    'share tweet facebook twitter linkedin email print pinterest whatsapp reddit telegram instagram youtube tiktok follow flipboard teilen partager compartir condividi compartilhar delen drucken imprimer imprimir stampa udostępnij поделиться compartilhe comparte partager: paylaş sdílet dijeli',
  reading:
    'related more read also recommended popular latest trending next previous continue similar see stories articles posts mehr lesen auch weiterlesen weitere verwandte ähnliche lire aussi plus suite articles leer más también relacionados noticias leggi anche correlati altri leia mais também veja lees meer ook czytaj także więcej zobacz gostar gostou interessar interesar gustar interessieren интересно интересное популярные популярное похожие также читайте смотрите ещё подробнее новости рекомендуем статьи материалы související další číst čtěte läs mer relaterat relateret populære læs ilgili haberler benzer benzeri okunan missa inte suggested discover explore trends headlines featured watch recent topics',
  joining:
    'subscribe subscribed newsletter sign signup login log register account join email inbox member free trial download anmelden abonnieren registrieren inscrivez abonnez connexion inscription suscríbete regístrate iscriviti registrati accedi assine cadastre inschrijven zapisz donate support подписаться подпишитесь подписка рассылка регистрация войти přihlásit odběr prenumerera nyhetsbrev abone kayıt giriş tilmeld nyhedsbrev aanmelden nieuwsbrief boletín boletim',
  legal:
    'copyright © rights reserved terms privacy policy cookies cookie imprint disclaimer impressum datenschutz agb mentions légales aviso legal rechte vorbehalten derechos reservados droits réservés diritti riservati regulamin trademark inc llc ltd gmbh защищены права авторские конфиденциальности vyhrazena práva förbehållna rättigheter hakları saklıdır upphovsrätt voorbehouden',
  talking:
    'comment comments reply replies leave respond discussion answer answers view kommentar kommentare antworten commentaire commentaires répondre comentario comentarios responder commenti commento rispondi comentários reacties komentarze odpowiedz комментарии комментарий комментариев комментировать ответить отзывы отзыв обсуждение komentáře komentář odpovědět kommentarer svara svar yorum yorumlar cevapla reageer respostas comentar',
  writing:
    'by author written editor updated published posted min minutes reporter staff correspondent reviewed von autor veröffentlicht aktualisiert par publié mis por publicado actualizado di pubblicato aggiornato door geplaatst opublikowano photo image getty credit source reuters ap foto bild quelle crédit автор опубликовано обновлено источник фото редактор zdroj publikováno skriven publicerad uppdaterad yazar kaynak güncelleme bron auteur fotograf photograph courtesy shutterstock istock afp epa dpa pictured picture caption fuente fonte redação redacción redaktion',
  buying:
    'add cart price buy shop checkout shipping stock quantity sale order wishlist compare basket delivery warenkorb kaufen preis panier acheter prix carrito comprar precio carrello acquista prezzo купить цена корзину заказать koupit košíku cena kr köp varukorg pris satın sepete fiyat winkelwagen bestel bestellen',
  dating:
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre ago hours days yesterday today am pm января февраля марта апреля мая июня июля августа сентября октября ноября декабря ledna února března dubna května června července srpna září října listopadu prosince januari februari maart mei augustus ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık maj marts styczeń stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  moving:
    'home menu search skip back top contact about help faq login cart toggle close navigation language english show hide all view sitemap kontakt suche startseite accueil recherche inicio buscar cerca zoeken szukaj cookies accept главная меню поиск контакты войти наверх menü anasayfa hlavní hledat kontakty sök kontakta forside søg',
} as const;

export type AttributeGroup = keyof typeof ATTRIBUTE_GROUPS;
export type TextGroup = keyof typeof TEXT_GROUPS;

const keysOf = <K extends string>(table: Readonly<Record<K, string>>): readonly K[] =>
  // Object.keys forgets literal keys
  Object.keys(table) as K[];

/** Names of the groups; a group's place is its bit. */
export const ATTRIBUTE_GROUP_NAMES = keysOf(ATTRIBUTE_GROUPS);
export const TEXT_GROUP_NAMES = keysOf(TEXT_GROUPS);

function index(groups: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  Object.values(groups).forEach((words, group) => {
    for (const word of words.split(' ')) bits.set(word, (bits.get(word) ?? 0) | (1 << group));
  });
  return bits;
}

const ATTRIBUTE_WORDS = new WordTable([...index(ATTRIBUTE_GROUPS)]);
const TEXT_BITS = index(TEXT_GROUPS);

/** Characters of an attribute that are read. */
const MOST_READ = 400;

/** Bits of the groups an attribute value names. */
export function marksOf(value: string): number {
  let bits = 0;
  for (const name of value.slice(0, MOST_READ).split(/\s+/)) bits |= marksOfName(name);
  return bits;
}

/** What a class says is not there: `no-footer` is a table without one. */
const DENIED = /^(?:no|without)[-_]/i;

/** The letters of the name that is read, in lower case. */
const letters = new Uint16Array(MOST_READ);

/** `postContent_a1` → post, content, and both as one word. */
function marksOfName(name: string): number {
  let bits = 0;
  let words = 0;
  let start = 0;
  let end = 0;
  let before = 0;
  let isBehindDigit = false;
  for (let at = 0; at <= name.length; at += 1) {
    const code = at < name.length ? name.charCodeAt(at) : 0;
    const lower = lowered(code);
    const isLetter = isSmall(lower);
    if (end > start && (!isLetter || (code !== lower && isSmall(before)))) {
      // two letters behind a digit are a piece of a made-up name: `jXK9ad` is no advertisement
      if (isBehindDigit && end - start <= 2) end = start;
      else {
        bits |= marksOfWord(start, end);
        words += 1;
        start = end;
      }
    }
    if (isLetter) {
      if (end === start) isBehindDigit = isDigit(before);
      letters[end] = lower;
      end += 1;
    }
    before = code;
  }
  if (DENIED.test(name)) bits = 0;
  return words > 1 ? bits | marksOfWord(0, end) : bits;
}

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Shortest half of a joined word: shorter ones are found in words that mean something else. */
const HALF = 4;

/** The bits of a word of `letters`; one joined of two known ones (`relatedposts`) means what its halves mean. */
function marksOfWord(start: number, end: number): number {
  const known = ATTRIBUTE_WORDS.find(letters, start, end, hashOf(start, end));
  if (known !== 0) return known;
  let hash = hashOf(start, start + HALF - 1);
  for (let at = start + HALF; at <= end - HALF; at += 1) {
    hash = nextHash(hash, letters[at - 1] ?? 0);
    const left = ATTRIBUTE_WORDS.find(letters, start, at, hash);
    const right = left === 0 ? 0 : ATTRIBUTE_WORDS.find(letters, at, end, hashOf(at, end));
    if (right !== 0) return left | right;
  }
  return 0;
}

function hashOf(start: number, end: number): number {
  let hash = WORD_START;
  for (let at = start; at < end; at += 1) hash = nextHash(hash, letters[at] ?? 0);
  return hash;
}

const CJK_BITS = new Map(
  TEXT_GROUP_NAMES.flatMap((name, group) =>
    (CJK_TERMS[name] ?? '')
      .split(' ')
      .map((term): [string, number] => [term.replaceAll('_', ' '), 1 << group]),
  ),
);
/** All terms, longer ones first, so that the longest one counts where several begin. */
const CJK = new RegExp([...CJK_BITS.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
const WIDE = /[\u2e80-\udfff]/;

/**
 * Hits per text group in a short text (lower case), written into `into` (one count per group, at most 9).
 * Gives their sum.
 */
export function countTextHits(lower: string, into: Uint8Array): number {
  let all = 0;
  for (const word of lower.match(WORDS) ?? []) all += addTextHits(TEXT_BITS.get(word) ?? 0, into);
  if (!WIDE.test(lower)) return all;
  for (const term of lower.match(CJK) ?? []) all += addTextHits(CJK_BITS.get(term) ?? 0, into);
  return all;
}

const WORDS =
  /[^\s.,:;!?()|/·•–—"'’\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/g;

/** The words of the text groups with their bits, for ASCII texts. */
export const TEXT_WORDS = new WordTable([...TEXT_BITS]);

/** Adds a word's bits to the counts (at most 9 each); gives how many counted. */
export function addTextHits(bits: number, into: Uint8Array): number {
  let all = 0;
  for (let group = 0, rest = bits; rest !== 0; group += 1, rest >>>= 1) {
    const hits = into[group] ?? 0;
    if ((rest & 1) === 0 || hits === 9) continue;
    into[group] = hits + 1;
    all += 1;
  }
  return all;
}

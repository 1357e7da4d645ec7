/**
 * What buttons say that bring more records: fixed words, and sentences around them ("Load 12 more lamps", "Mehr Produkte
 * laden"). Text in lower case, its white space folded. What opens a single record or a menu ("Read more", "More filters")
 * is none of them.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const MORE = words(
  'load more|show more|more|view more|see more|load more results|show more results|more results|mehr laden|mehr anzeigen|weitere laden|weitere anzeigen|mehr|afficher plus|voir plus|charger plus|plus de résultats|cargar más|mostrar más|ver más|carica altro|mostra altro|mostra di più|carregar mais|mostrar mais|ver mais|meer laden|toon meer|meer tonen|visa fler|ladda fler|vis mere|vis flere|näytä lisää|pokaż więcej|załaduj więcej|zobrazit další|načíst další|továbbiak|arată mai mult|daha fazla|daha fazla göster|показать ещё|показать еще|загрузить ещё|загрузить еще|показати ще|περισσότερα|טען עוד|הצג עוד|عرض المزيد|المزيد|تحميل المزيد|もっと見る|もっと読む|加载更多|查看更多|显示更多|더보기|더 보기|โหลดเพิ่ม|xem thêm|muat lebih banyak',
);

/** Up to three words, which may be numbers. */
const FEW = '(?: \\S+){0,3}';
const OF_LANGUAGES: readonly string[] = [
  // English
  `(?:load|show|see|view|get|display|browse|fetch)(?: \\d+| some| the)? (?:more|next)${FEW}`,
  `more (?:results|products|items|articles|posts|entries|offers|jobs|listings|stories|news|events)`,
  // German
  `(?:\\d+ )?(?:mehr|weitere|nächste)${FEW} (?:laden|nachladen|anzeigen|zeigen|ansehen|anschauen|einblenden)`,
  `(?:lade|zeige) (?:mehr|weitere)${FEW}`,
  `weitere (?:ergebnisse|produkte|artikel|angebote|einträge|beiträge|treffer)`,
  // French
  `(?:afficher|voir|charger|montrer|découvrir)(?: \\d+)? (?:plus|davantage)(?: d(?:e |es |['’])\\S+(?: \\S+)?)?`,
  `(?:afficher|voir|charger|montrer|découvrir)(?: \\S+){1,2} (?:de plus|supplémentaires|suivante?s)`,
  `(?:afficher|voir|charger|montrer) (?:d['’]autres \\S+|la suite)`,
  // Spanish, Catalan
  `(?:cargar|carga|mostrar|muestra|ver|carregar|veure)(?: \\d+)? (?:más|més)${FEW}`,
  `(?:cargar|mostrar|ver)(?: \\S+){1,2} más`,
  // Italian
  `(?:carica|mostra|vedi|visualizza|caricare|mostrare)(?: \\d+)? (?:altr[oie]|di più|più|ancora)${FEW}`,
  // Portuguese
  `(?:carregar|mostrar|ver|exibir|carregue|veja)(?: \\d+)? mais${FEW}`,
  `(?:carregar|mostrar|ver|exibir)(?: \\S+){1,2} mais`,
  // Dutch
  `(?:laad|toon|bekijk)(?: \\d+)? meer${FEW}`,
  `(?:\\d+ )?meer${FEW} (?:laden|tonen|weergeven|bekijken)`,
  // Swedish, Danish, Norwegian
  `(?:visa|ladda|hämta|vis|hent|last|indlæs|se)(?: in| inn)?(?: \\d+)? (?:fler|flera|flere|mer|mere)${FEW}`,
  // Finnish
  `(?:näytä|lataa|katso) lisää${FEW}`,
  // Polish, Czech, Slovak
  `(?:pokaż|załaduj|wczytaj|zobacz|wyświetl)(?: \\d+)? (?:więcej|kolejne)${FEW}`,
  `(?:zobrazit|načíst|ukázat|zobraziť|načítať|ukázať) (?:další|více|ďalšie|viac)${FEW}`,
  // Hungarian
  `(?:több|további)${FEW} (?:betöltése|megjelenítése|mutatása)`,
  // Romanian
  `(?:arată|încarcă|afișează|vezi) mai multe?${FEW}`,
  // Turkish
  `daha (?:fazla|çok)${FEW}(?: (?:göster|yükle|gör))`,
  // Russian, Ukrainian
  `(?:показать|загрузить|смотреть|посмотреть) (?:ещё|еще|больше)${FEW}`,
  `(?:показати|завантажити|дивитися) (?:ще|більше)${FEW}`,
  // Greek
  `(?:φόρτωση|φόρτωσε|εμφάνιση|δείτε|προβολή|δες) περισσότερ(?:α|ων|ες|ους|οι)${FEW}`,
  // Hebrew, Arabic, Persian
  `(?:טען|טעינת|הצג|הראה) עוד${FEW}`,
  `(?:عرض|تحميل|إظهار|شاهد|اعرض|حمّل) (?:المزيد|مزيد)${FEW}`,
  `(?:نمایش|بارگذاری) (?:بیشتر|موارد بیشتر)`,
  // Japanese, Chinese, Korean
  `(?:\\S{1,8}を)?(?:もっと|さらに|さらに\\d+件を?|次の\\d+件を?)(?:\\S{1,10}を)?(?:見る|表示|表示する|読み込む)`,
  `(?:点击|點擊|點選)?(?:加载|加載|载入|載入|查看|显示|顯示|浏览|瀏覽|看)更多\\S{0,6}`,
  `(?:\\S{1,8} ?){0,2}더 ?(?:보기|불러오기|보이기)`,
  // Thai, Vietnamese, Indonesian, Hindi
  `(?:โหลด|ดู|แสดง)\\S{0,12}เพิ่ม(?:เติม)?`,
  `(?:xem|tải|hiển thị) thêm${FEW}`,
  `(?:muat|lihat|tampilkan) (?:lebih banyak|lainnya|lagi)${FEW}`,
  `(?:और|अधिक)${FEW} (?:देखें|दिखाएं|दिखाएँ|लोड करें)`,
];
const SENTENCE = new RegExp(`^(?:${OF_LANGUAGES.join('|')})$`, 'u');

/** What a page about one thing has more of: records only where these are the list. */
const OF_ONE =
  /\b(?:fotos?|photos?|images?|bilder|pictures?|avis|reviews?|reseñas|bewertungen|recensioni|comments?|kommentare|commentaires|comentarios|repl(?:y|ies)|antworten)(?!\p{L})|отзыв|レビュー|评论|评价|리뷰/u;

/** Beside "more" these are no records: parts of one, of a form, of a menu. */
const NO_RECORDS =
  /\b(?:about|of this|infos?|information(?:en|s)?|informaci[oó]n|informazioni|informa[çc][õo]es|informatie|d[eé]tails?|detalles|dettagli|detalhes|szczegóły|options?|optionen|opciones|opzioni|opções|filters?|filtres?|filtros?|filtri|facets?|brands?|colou?rs?|sizes?|marken|farben|größen|categor(?:y|ies)|kategori\p{L}*|cat[eé]gor\p{L}*|menu|menü|languages?|sprachen|settings|text|like this|less|weniger|moins|menos|meno|minder|slide|month|monat|week)(?!\p{L})|подробн|фильтр|информац|詳細|详情|筛选|필터|상세/u;

const EDGES = /^[\s+↓⌄▼▾»›…(]+|[\s.…+›»→▼▾▽↓⌄˅🔽)]+$/gu;

/** Without signs at its ends and without counts. */
const plain = (text: string): string =>
  text
    .replace(EDGES, '')
    .replace(/[\s(（]+\d+(?:[.,/ ]\d+)*[\s)）]+/g, ' ')
    .replace(/[\s(（]+\d+(?:[.,/ ]\d+)*[)）]?$/, '')
    .trim();

/** Says nothing but that there are more. */
export const isMoreWord = (text: string): boolean => MORE.has(text) || MORE.has(plain(text));

/** Says so in a sentence; whether records are meant is only likely. */
export const isMoreSentence = (text: string): boolean => isSentence(text) && !OF_ONE.test(text);

/** Says so of comments, reviews, pictures, which may be the records. */
export const isMoreOfOne = (text: string): boolean => isSentence(text) && OF_ONE.test(text);

function isSentence(text: string): boolean {
  if (NO_RECORDS.test(text)) return false;
  return SENTENCE.test(text.replace(EDGES, '')) || SENTENCE.test(plain(text));
}

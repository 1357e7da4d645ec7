/**
 * "Loading…" and its like, in many languages: a text that stands where a script is to put the page's content.
 *
 * The verdict on served pages asks `isWaiting`; pages in the browser are asked with the patterns themselves.
 */

const WAITING =
  'loading|please wait|one moment|just a moment|hang on|fetching|initiali[sz]ing|starting(?: up)?|preparing|getting things ready|wird geladen|lade[nt]?(?=\\s*[….:])|lädt|bitte warten|einen moment|chargement|veuillez patienter|patientez|un instant|cargando|espere|un momento|caricamento|attendere|attendi|carregando|aguarde|a carregar|even geduld|wordt geladen|bezig met laden|ładowanie|wczytywanie|proszę czekać|загрузка|загружается|подождите|завантаження|зачекайте|načítání|načítám|čekejte|laddar|vänta|indlæser|henter|laster|ladataan|odota|yükleniyor|bekleyin|betöltés|încărcare|se încarcă|φόρτωση|جار(?:ٍ|ي)? ?(?:ال)?تحميل|تحميل|يرجى الانتظار|טוען|लोड हो रहा|กำลังโหลด|đang tải|memuat|読み込み中|読込中|ロード中|お待ちください|加载中|正在加载|载入中|載入中|請稍候|请稍候|로딩 ?중?|불러오는 중|잠시만';
/** What is said to be loading where no dots follow: `Loading content`, `Inhalt wird geladen`. */
const LOADED =
  'content|contents|data|page|the page|inhalt|inhalte|daten|seite|die seite|du contenu|contenu|des données|de la page|el contenido|contenido|datos|la página|содержимое|содержимого|данные|данных|страницы|контента|المحتوى|البيانات|الصفحة';
const DOTS = '(?:…|\\.\\.\\.?|。)\\s*$';

/** Letters of the longest of these texts. */
export const LONGEST_WAIT = 70;

/** Patterns for texts with their spaces folded, with the most letters of each. */
export const WAITING_PATTERNS: readonly { readonly pattern: RegExp; readonly most: number }[] = [
  { pattern: new RegExp(`^(?:(?:${WAITING})[\\s,;:.…。!–-]*)+$`, 'iu'), most: LONGEST_WAIT },
  {
    pattern: new RegExp(
      `^(?:(?:${WAITING})\\s+(?:${LOADED})|(?:${LOADED})\\s+(?:${WAITING}))[\\s.…!]*$`,
      'iu',
    ),
    most: LONGEST_WAIT,
  },
  // verbs of scripts without spaces: 読み込み中です, 読み込んでいます, 内容加载中，请稍候
  {
    pattern:
      /^(?:(?:コンテンツ|データ|ページ|内容|数据|数據|資料|页面|頁面)[をは]?)?(?:(?:読み?込み|ロード)中(?:です)?|読み?込んでいます|正在(?:加载|加載|载入|載入|读取)中?|(?:加载|加載|载入|載入|读取)中|(?:불러오는|로딩|로드) ?중(?:입니다)?)[\s,，、.…。!！]*(?:请稍候|請稍候|请稍等|少々お待ちください|お待ちください|잠시만 기다려 ?주세요)?[\s.…。!！]*$/u,
    most: LONGEST_WAIT,
  },
  // what is loaded, with dots behind: `Loading products…`
  { pattern: new RegExp(`^(?:${WAITING})(?![\\p{L}]).*${DOTS}`, 'iu'), most: LONGEST_WAIT },
  { pattern: new RegExp(`(?:${WAITING})[\\s.…。!]*${DOTS}`, 'iu'), most: 39 },
];

/** True for "Loading…" and its like in many languages, with what is loaded: "Loading products…". */
export function isWaiting(text: string): boolean {
  if (text.length > LONGEST_WAIT || text === '') return false;
  return WAITING_PATTERNS.some(({ pattern, most }) => text.length <= most && pattern.test(text));
}

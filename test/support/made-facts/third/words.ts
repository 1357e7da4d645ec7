/** Names and the words of bars by language, for the half `third`. */
import type { Random } from '../tools.ts';

const NAMES: Readonly<Record<'tr' | 'zh' | 'ar' | 'ko', string>> = {
  tr: 'Emre Yıldız,Burak Şahin,Kerem Aydın,Hakan Çelik,Ozan Demir,Mert Güneş,Selim Koç,Tolga Arslan,Barış Öztürk,Cenk Polat,Arda Kurt,Volkan Işık',
  zh: '陈思远,林晓雯,周子墨,吴建国,赵雅婷,何明轩,孙丽华,郭志强,韩冰,罗一舟,梁雨桐,宋文博',
  ar: 'أحمد منصور,ليلى حداد,سامي الخطيب,نور الهاشمي,كريم عبد الله,هدى سليمان,طارق نجار,رنا يوسف',
  ko: '김서준,이하은,박도윤,최지우,정민재,강수아,윤태호,임가은,한지훈,오유진',
};

/** Different people. */
export const folk = (r: Random, language: keyof typeof NAMES, count: number): string[] =>
  r.some(NAMES[language].split(','), count);

export interface Bar {
  readonly home: string;
  readonly about: string;
  readonly contact: string;
  readonly login: string;
  readonly search: string;
  readonly cookies: string;
  readonly accept: string;
  readonly refuse: string;
  readonly privacy: string;
  readonly letter: string;
  readonly share: string;
}

const BARS: Readonly<Record<string, string>> = {
  en: 'Home|About us|Contact|Sign in|Search|This site uses cookies to measure visits and remember your settings.|Accept all|Reject|Privacy|Get our newsletter every Friday|Share',
  de: 'Start|Über uns|Kontakt|Anmelden|Suche|Diese Website nutzt Cookies für Statistik und Komfort.|Alle akzeptieren|Ablehnen|Datenschutz|Newsletter abonnieren|Teilen',
  fr: 'Accueil|Qui sommes-nous|Contact|Se connecter|Rechercher|Ce site dépose des cookies pour mesurer son audience.|Tout accepter|Refuser|Confidentialité|Recevez notre lettre chaque vendredi|Partager',
  es: 'Inicio|Quiénes somos|Contacto|Acceder|Buscar|Este sitio utiliza cookies propias y de terceros.|Aceptar todas|Rechazar|Privacidad|Suscríbete al boletín|Compartir',
  pl: 'Start|O nas|Kontakt|Zaloguj się|Szukaj|Ta strona korzysta z plików cookie w celach statystycznych.|Akceptuję wszystkie|Odrzuć|Prywatność|Zapisz się do newslettera|Udostępnij',
  sv: 'Hem|Om oss|Kontakt|Logga in|Sök|Vi använder kakor för statistik och bättre upplevelse.|Godkänn alla|Neka|Integritet|Prenumerera på nyhetsbrevet|Dela',
  ja: 'ホーム|私たちについて|お問い合わせ|ログイン|検索|当サイトでは利便性向上のためクッキーを利用しています。|同意する|拒否|プライバシー|メールマガジン登録|シェア',
  tr: 'Ana Sayfa|Hakkımızda|İletişim|Giriş Yap|Ara|Bu site deneyiminizi geliştirmek için çerez kullanır.|Tümünü kabul et|Reddet|Gizlilik|Bültene abone ol|Paylaş',
  zh: '首页|关于我们|联系我们|登录|搜索|本网站使用 Cookie 以改善浏览体验。|全部接受|拒绝|隐私政策|订阅每周精选|分享',
  ar: 'الرئيسية|من نحن|اتصل بنا|تسجيل الدخول|بحث|يستخدم هذا الموقع ملفات تعريف الارتباط.|قبول الكل|رفض|الخصوصية|اشترك في النشرة|مشاركة',
  ko: '홈|회사소개|고객센터|로그인|검색|이 사이트는 더 나은 서비스를 위해 쿠키를 사용합니다.|모두 동의|거부|개인정보처리방침|소식지 받기|공유',
};

export function barOf(lang: string): Bar {
  const words = (BARS[lang.slice(0, 2)] ?? '').split('|');
  const [home = '', about = '', contact = '', login = '', search = '', cookies = ''] = words;
  const [accept = '', refuse = '', privacy = '', letter = '', share = ''] = words.slice(6);
  const doors = { home, about, contact, login, search };
  return { ...doors, cookies, accept, refuse, privacy, letter, share };
}

/** Names and places by language. */
import type { Random } from './tools.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'sv' | 'ja';

const NAMES: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'Emma Oliver Grace Harold Nadia Colin Priya Stuart Megan Declan Ruth Tobias',
    'Whitfield Okafor Barnes Pemberton Nair Gallagher Thornton Vance Ashworth Lindqvist Moran Sutton',
  ],
  de: [
    'Anna Jürgen Katrin Matthias Sabine Felix Heike Bernd Ulrike Jonas',
    'Brandt Schäfer Vogel Lindner Krämer Hoffmann Seidel Böhm Winkler Jansen',
  ],
  fr: [
    'Camille Julien Hélène Mathieu Sophie Antoine Nathalie Rémi',
    'Lefèvre Moreau Garnier Dubois Chevalier Perrin Roussel Fontaine',
  ],
  es: [
    'Lucía Javier Marta Diego Carmen Álvaro Elena Pablo',
    'Fernández Ortega Navarro Molina Serrano Iglesias Vidal Castaño',
  ],
  it: [
    'Giulia Marco Francesca Luca Chiara Davide Elisa Paolo',
    'Ferrari Conti Marchetti Gallo Rinaldi Bruno Fabbri Villa',
  ],
  nl: [
    'Sanne Daan Femke Joris Lotte Bram Anouk Pieter',
    'Visser Bakker Hendriks Mulder Smits Kuipers Dekker Postma',
  ],
  pt: [
    'Beatriz Tiago Inês Rui Mariana Duarte Catarina Nuno',
    'Ferreira Almeida Carvalho Teixeira Pinto Moreira Lopes Rocha',
  ],
  pl: [
    'Agnieszka Tomasz Magdalena Piotr Karolina Marek Joanna Paweł',
    'Kowalczyk Wójcik Zielińska Mazur Nowicka Dudek Pawlak Sikora',
  ],
  sv: [
    'Astrid Erik Linnea Gustav Maja Oskar Elin Henrik',
    'Lindström Bergqvist Ekman Sjöberg Nyman Hedlund Åkesson Wallin',
  ],
  ja: ['翔太 美咲 健一 陽子 直樹 恵', '佐藤 高橋 渡辺 小林 山口 中島'],
};

const PLACES: Readonly<Record<Language, string>> = {
  en: 'Bristol,Leeds,Norwich,Dundee,Exeter,Lincoln,Swansea,Durham',
  de: 'Kassel,Freiburg,Lübeck,Erfurt,Bamberg,Oldenburg,Ulm,Jena',
  fr: 'Nantes,Dijon,Annecy,Rennes,Pau,Tours,Reims,Nancy',
  es: 'Zaragoza,Gijón,Murcia,Burgos,Cádiz,León,Vigo,Toledo',
  it: 'Bologna,Trieste,Lucca,Bari,Parma,Siena,Udine,Pisa',
  nl: 'Utrecht,Zwolle,Breda,Groningen,Delft,Arnhem,Leiden,Venlo',
  pt: 'Braga,Évora,Coimbra,Aveiro,Faro,Setúbal,Viseu,Leiria',
  pl: 'Gdynia,Lublin,Rzeszów,Opole,Toruń,Kielce,Radom,Olsztyn',
  sv: 'Uppsala,Växjö,Umeå,Lund,Kalmar,Gävle,Borås,Falun',
  ja: '札幌市,仙台市,金沢市,松本市,高松市,長崎市',
};

const STREETS: Readonly<Record<Language, string>> = {
  en: 'Mill Lane,Church Street,Station Road,Harbour Row,Victoria Terrace',
  de: 'Lindenstraße,Am Markt,Bahnhofstraße,Goethestraße,Mühlenweg',
  fr: 'rue des Lilas,avenue Foch,rue du Moulin,place Carnot',
  es: 'Calle Mayor,Avenida del Puerto,Calle Real,Plaza Nueva',
  it: 'Via Garibaldi,Via Roma,Corso Cavour,Via dei Mille',
  nl: 'Kerkstraat,Dorpsweg,Stationsplein,Molenlaan',
  pt: 'Rua da Alegria,Avenida Central,Rua do Comércio',
  pl: 'ul. Polna,ul. Lipowa,ul. Szkolna',
  sv: 'Storgatan,Kyrkogatan,Parkvägen',
  ja: '本町,中央,栄町',
};

export const FIRMS = [
  'Northgate Robotics',
  'Tallow & Finch',
  'Brightwater Systems',
  'Kestrel Analytics',
  'Harrow Foods',
  'Lumen Ridge',
  'Oakline Mobility',
  'Perrin Optics',
];

const pickOf = (r: Random, list: string, mark: string) => r.pick(list.split(mark));

export const lastName = (r: Random, language: Language): string =>
  pickOf(r, NAMES[language][1], ' ');
export const person = (r: Random, language: Language): string =>
  language === 'ja'
    ? `${pickOf(r, NAMES.ja[1], ' ')} ${pickOf(r, NAMES.ja[0], ' ')}`
    : `${pickOf(r, NAMES[language][0], ' ')} ${lastName(r, language)}`;
/** People with different first and last names. */
export function people(r: Random, language: Language, count: number): string[] {
  const [first, last] = NAMES[language];
  const lasts = r.some(last.split(' '), count);
  return r.some(first.split(' '), count).map((name, at) => `${name} ${lasts[at] ?? ''}`);
}
export const place = (r: Random, language: Language): string => pickOf(r, PLACES[language], ',');
export const places = (r: Random, language: Language, count: number): string[] =>
  r.some(PLACES[language].split(','), count);
export const street = (r: Random, language: Language): string => pickOf(r, STREETS[language], ',');

interface Menu {
  readonly home: string;
  readonly about: string;
  readonly contact: string;
  readonly login: string;
  readonly search: string;
  readonly cookies: string;
  readonly accept: string;
  readonly terms: string;
}
const menu = (words: string): Menu => {
  const [
    home = '',
    about = '',
    contact = '',
    login = '',
    search = '',
    cookies = '',
    accept = '',
    terms = '',
  ] = words.split('|');
  return { home, about, contact, login, search, cookies, accept, terms };
};
const MENUS: Readonly<Record<string, Menu>> = {
  en: menu(
    'Home|About|Contact|Log in|Search|We use cookies to improve your experience.|Accept all|Terms',
  ),
  de: menu(
    'Startseite|Über uns|Kontakt|Anmelden|Suche|Wir verwenden Cookies, um unser Angebot zu verbessern.|Alle akzeptieren|AGB',
  ),
  fr: menu(
    'Accueil|À propos|Contact|Connexion|Rechercher|Nous utilisons des cookies pour améliorer votre visite.|Tout accepter|Mentions légales',
  ),
  es: menu(
    'Inicio|Nosotros|Contacto|Iniciar sesión|Buscar|Usamos cookies para mejorar su visita.|Aceptar todo|Aviso legal',
  ),
  it: menu(
    'Home|Chi siamo|Contatti|Accedi|Cerca|Usiamo i cookie per migliorare la visita.|Accetta tutti|Note legali',
  ),
  nl: menu(
    'Home|Over ons|Contact|Inloggen|Zoeken|Wij gebruiken cookies voor een betere ervaring.|Alles accepteren|Voorwaarden',
  ),
  pt: menu(
    'Início|Sobre|Contacto|Entrar|Pesquisar|Usamos cookies para melhorar a sua visita.|Aceitar tudo|Termos',
  ),
  pl: menu('Strona główna|O nas|Kontakt|Zaloguj|Szukaj|Używamy plików cookie.|Akceptuję|Regulamin'),
  sv: menu('Hem|Om oss|Kontakt|Logga in|Sök|Vi använder kakor.|Godkänn alla|Villkor'),
  ja: menu(
    'ホーム|会社情報|お問い合わせ|ログイン|検索|当サイトはCookieを使用します。|すべて同意|利用規約',
  ),
};
/** What the bars around a page say in its language. */
export const menuOf = (lang: string): Menu => MENUS[lang.slice(0, 2)] ?? menu('');

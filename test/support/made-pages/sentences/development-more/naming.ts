/**
 * How sites name the parts of their pages: English words, BEM, CSS modules, generated names, utility classes,
 * words of other languages, ids of servers' controls, nothing at all.
 */
import type { PageMaker } from '../../page-maker.ts';
import type { Random } from '../../random.ts';

const WORDS = {
  header: 'header|site-header|masthead|topbar|branding',
  menu: 'nav|menu|navigation|main-menu|primary-nav',
  crumbs: 'breadcrumb|breadcrumbs|path|trail',
  main: 'main|content|page|primary|center-col|container',
  side: 'sidebar|aside|rail|right-col|secondary',
  footer: 'footer|site-footer|bottom|colophon',
  article: 'article|story|post|entry|detail|item',
  headline: 'headline|title|article-title|heading|hed',
  lead: 'lead|standfirst|dek|intro|summary|subtitle|teaser-text',
  byline: 'byline|meta|article-info|post-meta|authors|dateline',
  body: 'body|article-body|text|copy|story-content|richtext|prose',
  figure: 'figure|image|media|photo|picture-box',
  caption: 'caption|figcaption|image-text|credit|photo-caption',
  related: 'related|read-more|see-also|more-stories|recirc|also-like|links-box',
  grid: 'recommendations|outbrain|taboola|cards|teaser-list|feed|promo-grid',
  card: 'card|teaser|promo|tile|item|list-entry',
  excerpt: 'excerpt|teaser-text|description|abstract|snippet|card-text',
  ranks: 'most-read|popular|trending|top-ten|ranking',
  newsletter: 'newsletter|signup|subscribe|mail-box|cta-inline',
  share: 'share|social|sharing|share-bar|addtoany|tools',
  tags: 'tags|topics|keywords|labels|categories',
  comments: 'comments|responses|discussion|reader-comments',
  author: 'author|author-box|bio|about-author|writer',
  advert: 'ad|advert|banner|ad-slot|dfp|sponsor',
  neighbours: 'pager|post-nav|prev-next|pagination|nav-links',
  paywall: 'paywall|regwall|gate|subscribe-wall|premium-teaser',
  consent: 'cookie|consent|gdpr|cmp|privacy-banner',
  label: 'label|kicker|section-title|overline|box-title',
  note: 'note|factbox|infobox|box|callout|key-facts',
} as const;

export type Role = keyof typeof WORDS;

/** Attribute text with a blank before it, or nothing. */
export type Naming = (role: Role) => string;

const FOREIGN: readonly Partial<Record<Role, string>>[] = [
  {
    header: 'kopf',
    menu: 'navigation_haupt',
    main: 'inhalt',
    side: 'rechte-spalte',
    footer: 'fuss',
    article: 'artikel',
    headline: 'ueberschrift',
    lead: 'vorspann',
    byline: 'autorzeile',
    body: 'artikeltext',
    figure: 'bild',
    caption: 'bildunterschrift',
    related: 'mehr-zum-thema',
    grid: 'empfehlungen',
    card: 'teaser-kasten',
    excerpt: 'anriss',
    ranks: 'meistgelesen',
    share: 'teilen',
    tags: 'schlagworte',
    comments: 'kommentare',
    author: 'autor',
    advert: 'anzeige',
    note: 'infokasten',
  },
  {
    header: 'entete',
    menu: 'menu_principal',
    main: 'contenu',
    side: 'colonne',
    footer: 'pied',
    article: 'article-complet',
    headline: 'titre',
    lead: 'chapo',
    byline: 'signature',
    body: 'texte',
    figure: 'visuel',
    caption: 'legende',
    related: 'lire-aussi',
    grid: 'liste_articles',
    card: 'vignette',
    excerpt: 'descriptif',
    ranks: 'plus-lus',
    share: 'partage',
    tags: 'mots-cles',
    comments: 'reactions',
    author: 'auteur',
    advert: 'pub',
    note: 'encadre',
  },
  {
    header: 'cabecera',
    menu: 'menu-sup',
    main: 'contenido',
    side: 'lateral',
    footer: 'pie',
    article: 'noticia',
    headline: 'titular',
    lead: 'entradilla',
    byline: 'firma',
    body: 'cuerpo',
    figure: 'foto',
    caption: 'pie-foto',
    related: 'relacionadas',
    grid: 'modulo-noticias',
    card: 'nota',
    excerpt: 'bajada',
    ranks: 'mas-leidas',
    share: 'compartir',
    tags: 'etiquetas',
    comments: 'comentarios',
    author: 'autor',
    advert: 'publi',
    note: 'despiece',
  },
  {
    header: 'shapka',
    menu: 'glavnoe_menu',
    main: 'soderzhanie',
    side: 'bokovaya',
    footer: 'podval',
    article: 'statya',
    headline: 'zagolovok',
    lead: 'anons',
    byline: 'podpis',
    body: 'tekst',
    figure: 'kartinka',
    caption: 'podpis_foto',
    related: 'po-teme',
    grid: 'lenta',
    card: 'karta',
    excerpt: 'opisanie',
    ranks: 'populyarnoe',
    share: 'podelitsya',
    tags: 'metki',
    comments: 'kommentarii',
    author: 'avtor',
    advert: 'reklama',
    note: 'spravka',
  },
  {
    header: 'topo',
    menu: 'menu-principal',
    main: 'conteudo',
    side: 'coluna-direita',
    footer: 'rodape',
    article: 'materia',
    headline: 'titulo',
    lead: 'linha-fina',
    byline: 'assinatura',
    body: 'texto-materia',
    figure: 'imagem',
    caption: 'legenda',
    related: 'saiba-mais',
    grid: 'veja-tambem',
    card: 'chamada',
    excerpt: 'resumo',
    ranks: 'mais-lidas',
    share: 'compartilhe',
    tags: 'assuntos',
    comments: 'comentarios',
    author: 'autor',
    advert: 'publicidade',
    note: 'box',
  },
  {
    header: 'naglowek',
    menu: 'menu-glowne',
    main: 'tresc',
    side: 'kolumna',
    footer: 'stopka',
    article: 'artykul',
    headline: 'tytul',
    lead: 'zajawka',
    byline: 'podpis',
    body: 'tresc-artykulu',
    figure: 'zdjecie',
    caption: 'opis-zdjecia',
    related: 'zobacz-takze',
    grid: 'polecane',
    card: 'kafelek',
    excerpt: 'skrot',
    ranks: 'popularne',
    share: 'udostepnij',
    tags: 'tagi',
    comments: 'komentarze',
    author: 'autor',
    advert: 'reklama',
    note: 'ramka',
  },
];

const UTILITIES =
  'flex|grid|mt-4|mb-6|px-4|py-2|text-sm|text-lg|font-bold|leading-7|text-gray-600|w-full|max-w-prose|gap-4|md:flex-row|lg:w-2/3|border-b|rounded-lg|items-center|justify-between|relative|col-span-8';

export type Habit =
  'words' | 'bem' | 'camel' | 'module' | 'styled' | 'utility' | 'data' | 'foreign' | 'ids' | 'none';

const HABITS: readonly Habit[] = [
  'words',
  'words',
  'bem',
  'camel',
  'module',
  'styled',
  'utility',
  'data',
  'foreign',
  'foreign',
  'ids',
  'none',
];

/** A page's naming: each part has one name on a page, in one habit. */
export function namingOf(page: PageMaker, habit: Habit = page.random.pick(HABITS)): Naming {
  const words = new Map<Role, string>();
  const foreign = page.random.pick(FOREIGN);
  const prefix = page.random.letters(page.random.int(1, 3));
  const nameOf = (role: Role): string => {
    const known = words.get(role) ?? page.random.pick(WORDS[role].split('|'));
    words.set(role, known);
    return known;
  };
  return (role) => {
    if (habit === 'none') return '';
    if (habit === 'styled')
      return ` class="sc-${page.random.letters(6)}-${page.random.int(0, 9)} ${page.random.letters(6)}"`;
    if (habit === 'utility')
      return ` class="${page.random.some(UTILITIES.split('|'), page.random.int(2, 6)).join(' ')}"`;
    return written(habit, {
      name: nameOf(role),
      foreign: foreign[role] ?? role,
      prefix,
      random: page.random,
    });
  };
}

interface Name {
  readonly name: string;
  readonly foreign: string;
  readonly prefix: string;
  readonly random: Random;
}

function written(habit: Habit, { name, foreign, prefix, random }: Name): string {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  switch (habit) {
    case 'bem':
      return ` class="${prefix}-${name} ${prefix}-${name}--${random.pick(['default', 'large', 'primary', 'desktop'])}"`;
    case 'camel':
      return ` class="${camel}${random.pick(['', 'Wrap', 'Box', 'Inner'])}"`;
    case 'module':
      return ` class="${camel}_${random.pick(['root', 'wrapper', 'container', 'inner'])}__${random.letters(5)}"`;
    case 'data':
      return ` data-${random.pick(['component', 'testid', 'module', 'qa'])}="${name}"`;
    case 'foreign':
      return ` class="${foreign}"`;
    case 'ids':
      return ` id="${random.pick(['ctl00_', 'block-', 'c', 'mod_'])}${camel}${random.int(1, 99)}"`;
    default:
      return ` class="${name}"`;
  }
}

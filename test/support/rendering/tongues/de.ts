import type { Dice } from '../dice.ts';
import { syllables, type Tongue } from './tongue.ts';

const place = (d: Dice): string =>
  syllables(
    d,
    [
      'Ahren',
      'Birken',
      'Dorn',
      'Eichen',
      'Falken',
      'Grün',
      'Hasel',
      'Kalten',
      'Linden',
      'Möven',
      'Ober',
      'Stein',
    ],
    ['bach', 'hausen', 'stedt', 'au', 'tal', 'burg', 'moor', 'walde', 'brück', 'feld', 'rode'],
    ['', '', 'er', 'berg', 'mühl'],
  );
const person = (d: Dice): string =>
  `${d.pick(['Anna', 'Bodo', 'Clara', 'Dirk', 'Elke', 'Fritz', 'Grete', 'Heiner', 'Ida', 'Jörg', 'Käthe', 'Lutz'])} ${syllables(d, ['Acker', 'Brand', 'Dahl', 'Ebers', 'Fuhr', 'Holl', 'Kranz', 'Lüder', 'Römer', 'Wester'], ['mann', 'er', 'ing', 'ke', 'bach', 'stein', 'hoff'])}`;
/** In the dative after "mit dem", so that one form fits everywhere below. */
const THINGS = [
  'Leuchtturm',
  'Kachelofen',
  'Wasserkessel',
  'Marktplatz',
  'Kirchturm',
  'Webstuhl',
  'Apfelgarten',
  'Bücherschrank',
  'Fährsteg',
  'Bahnhof',
  'Steinbruch',
  'Glockenstuhl',
];
const GOODS = [
  'Stehlampe',
  'Wolldecke',
  'Teekanne',
  'Gartenbank',
  'Wanduhr',
  'Leiter',
  'Brotdose',
  'Laterne',
  'Kommode',
  'Gießkanne',
];
const year = (d: Dice): number => d.int(1871, 2024);
const thing = (d: Dice): string => d.pick(THINGS);

const SENTENCES: readonly ((d: Dice) => string)[] = [
  (d) =>
    `Mit dem ${thing(d)} von ${place(d)} hat sich ${person(d)} seit ${year(d)} in ${d.int(3, 40)} Briefen beschäftigt.`,
  (d) =>
    `In ${place(d)} wurde ${year(d)} neben dem ${thing(d)} eine Werkstatt eröffnet, in der heute ${d.int(4, 60)} Menschen arbeiten.`,
  (d) =>
    `${person(d)} verkauft jede Woche ${d.int(2, 30)} Stück davon und liefert sie von ${place(d)} bis nach ${place(d)}.`,
  (d) =>
    `Der Rat von ${place(d)} stimmte mit ${d.int(7, 21)} zu ${d.int(1, 6)} Stimmen dafür, dem ${thing(d)} ein neues Dach zu geben.`,
  (d) =>
    `Als das Wasser im März ${year(d)} stieg, brachte ${person(d)} alle ${d.int(11, 300)} Bücher aus dem Haus beim ${thing(d)} in Sicherheit.`,
  (d) =>
    `Wer zum ${thing(d)} von ${place(d)} will, geht ${d.int(2, 19)} Kilometer am Fluss entlang und fragt dann nach ${person(d)}.`,
  (d) =>
    `Ein Bericht aus ${place(d)} zählt ${d.int(120, 9800)} Stunden Arbeit am ${thing(d)}, die meisten davon im Winter ${year(d)}.`,
];

export const de: Tongue = {
  code: 'de',
  dir: 'ltr',
  place,
  person,
  item: (d) => `${d.pick(GOODS)} ${place(d)}`,
  sentence: (d) => d.pick(SENTENCES)(d),
  heading: (d) =>
    `${d.pick(['Neues vom', 'Ein Jahr mit dem', 'Zu Besuch beim', 'Arbeit am', 'Streit um den'])} ${thing(d)} in ${place(d)}`,
  price: (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`,
  words: {
    loading: ['Wird geladen…', 'Lädt …', 'Laden...', 'Inhalt wird geladen'],
    wait: ['Bitte warten…', 'Einen Moment bitte …', 'Bitte haben Sie einen Augenblick Geduld'],
    plea: 'Bitte aktivieren Sie JavaScript, um diese Anwendung zu nutzen.',
    partly: 'Einzelne Funktionen dieser Seite, etwa das Teilen, brauchen JavaScript.',
    menu: [
      'Startseite',
      'Nachrichten',
      'Laden',
      'Werkstatt',
      'Bücherei',
      'Öffnungszeiten',
      'Über uns',
      'Mannschaft',
      'Stellen',
      'Presse',
      'Versand',
      'Rückgabe',
      'Gutscheine',
      'Termine',
      'Archiv',
      'Kontakt',
    ],
    footer: [
      'Alle Rechte vorbehalten. Preise mit Mehrwertsteuer, ohne Versand.',
      'Eingetragen beim Amtsgericht unter HRB 48213.',
      'Allgemeine Geschäftsbedingungen, Datenschutz und Barrierefreiheit.',
    ],
    cookies:
      'Wir und unsere 143 Partner speichern und lesen Informationen auf Ihrem Gerät, zum Beispiel Cookies, um die Nutzung dieser Seite zu messen, Ihre Einstellungen zu behalten und Werbung zu zeigen, die zu Ihnen passt. Ihre Auswahl können Sie jederzeit am Fuß jeder Seite ändern. Einige Partner verarbeiten Ihre Daten auf Grund eines berechtigten Interesses, dem Sie widersprechen können.',
    accept: 'Alle akzeptieren',
    settings: 'Einstellungen',
    search: 'Suche',
    more: 'Weiterlesen',
    loadMore: 'Mehr anzeigen',
    cart: 'In den Warenkorb',
    price: 'Preis',
    stock: 'Verfügbarkeit',
    left: 'Stück auf Lager',
    reviews: 'Bewertungen',
    description: 'Beschreibung',
    home: 'Startseite',
    login: 'Anmelden',
    password: 'Passwort',
    email: 'E-Mail-Adresse',
    send: 'Absenden',
    share: 'Teilen',
    newsletter: 'Rundbrief',
    comments: 'Kommentare',
    filter: 'Filtern',
    sort: 'Sortieren nach',
    next: 'Weiter',
    compare: 'Vergleichen',
    related: 'Das könnte Ihnen auch gefallen',
    chat: 'Schreiben Sie uns',
    dark: 'Dunkle Ansicht',
    print: 'Seite drucken',
    close: 'Schließen',
    skip: 'Zum Inhalt springen',
    hours: 'Öffnungszeiten',
    error: 'Ein unerwarteter Fehler ist aufgetreten. Neu laden',
    nothing: 'Zu Ihrer Auswahl wurden keine Artikel gefunden.',
    columns: ['Name', 'Ort', 'Jahr', 'Besucher'],
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    notFound: [
      'Seite nicht gefunden',
      'Die gesuchte Seite ist umgezogen oder hat nie bestanden. Prüfen Sie die Adresse oder gehen Sie zur Startseite zurück.',
    ],
    gone: [
      'Diese Seite gibt es nicht mehr',
      'Das Angebot ist beendet und wurde endgültig entfernt.',
    ],
    thanks: [
      'Vielen Dank für Ihre Nachricht',
      'Sie ist angekommen, und wir antworten binnen zwei Werktagen. Sie können diese Seite jetzt schließen.',
    ],
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    contact: 'Kontakt',
  },
};

import type { Dice } from '../dice.ts';
import { syllables, type Tongue } from './tongue.ts';

const place = (d: Dice): string =>
  syllables(
    d,
    ['Bel', 'Char', 'Mont', 'Ville', 'Saint-Au', 'Ro', 'Fon', 'Mar', 'Cler', 'Haute', 'Pierre'],
    ['court', 'mont', 'val', 'fort', 'bourg', 'ville', 'fontaine', 'rive', 'bois', 'lac'],
    ['', '', 'e', 'le', 'ti'],
  );
const person = (d: Dice): string =>
  `${d.pick(['Agathe', 'Basile', 'Céline', 'Denis', 'Élodie', 'Fabrice', 'Gisèle', 'Hugo', 'Inès', 'Jules', 'Léa', 'Maxime'])} ${syllables(d, ['Bau', 'Car', 'Du', 'Fou', 'Gau', 'La', 'Mo', 'Per', 'Rous', 'Ver'], ['rier', 'mont', 'bert', 'lot', 'neau', 'vière', 'quet', 'selin'])}`;
const THINGS = [
  'phare',
  'moulin',
  'verger',
  'marché',
  'four à pain',
  'pont de bois',
  'clocher',
  'atelier de reliure',
  'bac',
  'jardin d’hiver',
  'poêle de faïence',
  'puits',
];
const GOODS = [
  'Lampe',
  'Théière',
  'Couverture',
  'Horloge',
  'Échelle',
  'Lanterne',
  'Commode',
  'Bouilloire',
  'Corbeille',
  'Étagère',
];
const year = (d: Dice): number => d.int(1871, 2024);
const thing = (d: Dice): string => d.pick(THINGS);

const SENTENCES: readonly ((d: Dice) => string)[] = [
  (d) =>
    `En ${year(d)}, ${person(d)} a rebâti le ${thing(d)} de ${place(d)} avec ${d.int(3, 90)} voisins.`,
  (d) =>
    `Le ${thing(d)} se trouve à ${d.int(2, 19)} kilomètres de ${place(d)}, sur la route de ${place(d)}.`,
  (d) =>
    `${person(d)} conserve ${d.int(12, 400)} lettres sur le ${thing(d)} dans une maison près de ${place(d)}.`,
  (d) =>
    `Personne à ${place(d)} ne pensait que le ${thing(d)} tiendrait ${d.int(5, 80)} ans après la crue de ${year(d)}.`,
  (d) =>
    `Le conseil de ${place(d)} a voté par ${d.int(7, 21)} voix contre ${d.int(1, 6)} la réparation du ${thing(d)}.`,
  (d) =>
    `Un rapport de ${year(d)} compte ${d.int(120, 980)} heures de travail, presque toutes données par ${person(d)} et sa famille.`,
  (d) =>
    `Chaque semaine, ${person(d)} envoie ${d.int(2, 30)} colis de ${place(d)} à ${place(d)}, garnis de paille et ficelés à la main.`,
];

export const fr: Tongue = {
  code: 'fr',
  dir: 'ltr',
  place,
  person,
  item: (d) => `${d.pick(GOODS)} de ${place(d)}`,
  sentence: (d) => d.pick(SENTENCES)(d),
  heading: (d) =>
    `${d.pick(['Une année avec le', 'Le retour du', 'À la découverte du', 'Sauver le', 'Autour du'])} ${thing(d)} de ${place(d)}`,
  price: (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`,
  words: {
    loading: ['Chargement…', 'Chargement en cours...', 'Chargement', 'Chargement du contenu…'],
    wait: ['Veuillez patienter…', 'Un instant, s’il vous plaît…', 'Merci de patienter'],
    plea: 'Veuillez activer JavaScript pour utiliser cette application.',
    partly: 'Certaines fonctions de cette page, comme le partage, demandent JavaScript.',
    menu: [
      'Accueil',
      'Actualités',
      'Boutique',
      'Ateliers',
      'Bibliothèque',
      'Horaires',
      'Qui sommes-nous',
      'Équipe',
      'Emplois',
      'Presse',
      'Livraison',
      'Retours',
      'Cartes cadeaux',
      'Agenda',
      'Archives',
      'Contact',
    ],
    footer: [
      'Tous droits réservés. Prix toutes taxes comprises, hors livraison.',
      'Société inscrite au registre du commerce sous le numéro 48213.',
      'Conditions de vente, confidentialité et accessibilité.',
    ],
    cookies:
      'Avec nos 143 partenaires, nous enregistrons et lisons des informations sur votre appareil, comme des cookies, pour mesurer l’audience de ce site, garder vos réglages et afficher une publicité adaptée à vos centres d’intérêt. Vous pouvez changer votre choix à tout moment au bas de chaque page. Certains partenaires traitent vos données sur la base d’un intérêt légitime, auquel vous pouvez vous opposer.',
    accept: 'Tout accepter',
    settings: 'Réglages',
    search: 'Rechercher',
    more: 'Lire la suite',
    loadMore: 'Afficher plus',
    cart: 'Ajouter au panier',
    price: 'Prix',
    stock: 'Disponibilité',
    left: 'pièces en stock',
    reviews: 'Avis',
    description: 'Description',
    home: 'Accueil',
    login: 'Se connecter',
    password: 'Mot de passe',
    email: 'Adresse électronique',
    send: 'Envoyer',
    share: 'Partager',
    newsletter: 'Lettre d’information',
    comments: 'Commentaires',
    filter: 'Filtrer',
    sort: 'Trier par',
    next: 'Suivant',
    compare: 'Comparer',
    related: 'Vous aimerez aussi',
    chat: 'Discuter avec nous',
    dark: 'Thème sombre',
    print: 'Imprimer cette page',
    close: 'Fermer',
    skip: 'Aller au contenu',
    hours: 'Horaires',
    error: 'Une erreur inattendue est survenue. Recharger',
    nothing: 'Aucun produit ne correspond à votre sélection.',
    columns: ['Nom', 'Lieu', 'Année', 'Visiteurs'],
    days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    notFound: [
      'Page introuvable',
      'La page demandée a été déplacée ou n’a jamais existé. Vérifiez l’adresse ou revenez à l’accueil.',
    ],
    gone: ['Cette page n’existe plus', 'L’offre est terminée et a été retirée pour de bon.'],
    thanks: [
      'Merci pour votre message',
      'Nous l’avons bien reçu et répondrons sous deux jours ouvrés. Vous pouvez fermer cette page.',
    ],
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    contact: 'Contact',
  },
};

import type { Dice } from '../dice.ts';
import { syllables, type Tongue } from './tongue.ts';

const place = (d: Dice): string =>
  syllables(
    d,
    ['Ash', 'Brack', 'Corn', 'Dun', 'Elm', 'Fal', 'Grim', 'Hollow', 'Kin', 'Lark', 'Mar', 'Oak'],
    ['ford', 'mere', 'wick', 'stow', 'holm', 'by', 'combe', 'ley', 'haven', 'thorpe', 'gate'],
    ['', '', 'er', 'ing', 'en', 'a'],
  );
const person = (d: Dice): string =>
  `${d.pick(['Ada', 'Bram', 'Cora', 'Dill', 'Edith', 'Fitz', 'Greta', 'Hugh', 'Ivy', 'Joss', 'Maud', 'Ned'])} ${syllables(d, ['Ald', 'Bell', 'Crow', 'Dray', 'Fen', 'Gar', 'Hart', 'Pem', 'Quill', 'Thorn'], ['ow', 'ton', 'er', 'by', 'well', 'ridge', 'man', 'worth'])}`;
const ADJECTIVES = [
  'tall',
  'quiet',
  'copper',
  'folding',
  'blue',
  'heavy',
  'narrow',
  'oiled',
  'round',
  'striped',
  'woollen',
  'glazed',
];
const THINGS = [
  'lamp',
  'kettle',
  'bench',
  'atlas',
  'stove',
  'bridge',
  'cupboard',
  'blanket',
  'clock',
  'basket',
  'ladder',
  'teapot',
  'signal',
  'ferry',
  'orchard',
  'mill',
];
const thing = (d: Dice): string => `${d.pick(ADJECTIVES)} ${d.pick(THINGS)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const year = (d: Dice): number => d.int(1871, 2024);
const when = (d: Dice): string =>
  d.pick([
    'in spring',
    'at harvest time',
    'before the first frost',
    'after the long rain',
    'one winter night',
    'on a market day',
  ]);

const SENTENCES: readonly ((d: Dice) => string)[] = [
  (d) =>
    `The ${thing(d)} of ${place(d)} was rebuilt by ${person(d)} and ${d.int(3, 90)} neighbours in ${year(d)}.`,
  (d) =>
    `${person(d)} keeps ${d.int(12, 400)} letters about the ${thing(d)} in a house near ${place(d)}.`,
  (d) =>
    `Nobody in ${place(d)} expected the ${thing(d)} to last ${d.int(5, 80)} years, and yet it still stands by the road to ${place(d)}.`,
  (d) =>
    `When the river rose ${when(d)}, ${person(d)} carried the ${thing(d)} up to the church of ${place(d)}.`,
  (d) =>
    `Visitors pay ${d.int(2, 19)} crowns to see the ${thing(d)}, which ${person(d)} repaired with wood from ${place(d)}.`,
  (d) =>
    `A report of ${year(d)} counts ${d.int(120, 9800)} hours of work on the ${thing(d)}, most of them ${when(d)}.`,
  (d) =>
    `${person(d)} sells one ${thing(d)} a week and ships it from ${place(d)} in a box lined with straw.`,
  (d) =>
    `The council of ${place(d)} voted ${d.int(6, 21)} to ${d.int(1, 5)} for a new ${thing(d)} and asked ${person(d)} to draw it.`,
];

export const en: Tongue = {
  code: 'en',
  dir: 'ltr',
  place,
  person,
  item: (d) => `${capital(thing(d))} ${place(d)}`,
  sentence: (d) => d.pick(SENTENCES)(d),
  heading: (d) =>
    `${d.pick(['The', 'How the', 'A year with the', 'Behind the', 'Saving the'])} ${thing(d)} of ${place(d)}`,
  price: (cents) => `£${(cents / 100).toFixed(2)}`,
  words: {
    loading: ['Loading…', 'Loading...', 'Loading', 'Loading content…'],
    wait: ['Please wait…', 'One moment please…', 'Just a moment...'],
    plea: 'You need to enable JavaScript to run this app.',
    partly: 'Some features of this page, such as sharing, work only with JavaScript.',
    menu: [
      'Home',
      'News',
      'Shop',
      'Workshops',
      'Library',
      'Opening hours',
      'About us',
      'Team',
      'Jobs',
      'Press',
      'Delivery',
      'Returns',
      'Gift cards',
      'Events',
      'Archive',
      'Contact',
    ],
    footer: [
      'All rights reserved. Prices include tax and exclude delivery.',
      'Registered in the county court under number 48213.',
      'Terms of sale, privacy notice and accessibility statement.',
    ],
    cookies:
      'We and our 143 partners store and read information on your device, such as cookies, to measure how this site is used, to remember your settings and to show advertising that fits your interests. You can change your choice at any time at the foot of every page. Some partners process your data on the ground of a legitimate interest, to which you may object.',
    accept: 'Accept all',
    settings: 'Settings',
    search: 'Search',
    more: 'Read more',
    loadMore: 'Show more',
    cart: 'Add to basket',
    price: 'Price',
    stock: 'Availability',
    left: 'left in stock',
    reviews: 'Reviews',
    description: 'Description',
    home: 'Home',
    login: 'Sign in',
    password: 'Password',
    email: 'Email address',
    send: 'Send',
    share: 'Share',
    newsletter: 'Newsletter',
    comments: 'Comments',
    filter: 'Filter',
    sort: 'Sort by',
    next: 'Next',
    compare: 'Compare',
    related: 'You may also like',
    chat: 'Chat with us',
    dark: 'Dark mode',
    print: 'Print this page',
    close: 'Close',
    skip: 'Skip to content',
    hours: 'Opening hours',
    error: 'An unhandled error has occurred. Reload',
    nothing: 'No products were found that match your selection.',
    columns: ['Name', 'Place', 'Year', 'Visitors'],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    notFound: [
      'Page not found',
      'The page you are looking for has moved or never existed. Check the address or go back to the start page.',
    ],
    gone: ['This page is gone', 'The offer you followed has ended and was taken down for good.'],
    thanks: [
      'Thank you for your message',
      'We have received it and will answer within two working days. You can close this page now.',
    ],
    imprint: 'Imprint',
    privacy: 'Privacy',
    contact: 'Contact',
  },
};

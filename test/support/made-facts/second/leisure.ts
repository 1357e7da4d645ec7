/** Half `second`: films, books and recipes. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  either,
  h,
  int,
  kind,
  ld,
  listed,
  num,
  phone,
  price,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { people, person, street } from '../words.ts';
import { document, media, modules } from './frames.ts';

const video = kind('second', 'media/video-page', (r) => {
  const title = r.pick([
    'Rebuilding a Seized Lathe',
    'One Pan, Five Dinners',
    'Every Map Lies to You',
  ]);
  const channel = r.pick(['Shed Logic', 'Kitchen Maths', 'Atlas Minute']);
  const views = r.int(1200, 4_800_000);
  const likes = r.int(100, 90_000);
  const subs = `${r.int(1, 9)}.${r.int(1, 9)}M`;
  const day = someDay(r);
  const length = `${r.int(5, 48)}:${r.int(10, 59)}`;
  const count = r.int(20, 4000);
  const hash = r.some(['#lathe', '#howto', '#maps', '#cooking'], 2);
  return {
    url: `https://watch.example/watch?v=${r.letters(11)}`,
    html: document(
      'en',
      `${title} - Watch`,
      `<meta property="og:site_name" content="Watch"><meta property="og:title" content="${title}"><meta name="keywords" content="video, sharing, camera phone">`,
      h`<body><wt-app><div id="masthead"><a href="/">Watch</a><input placeholder="Search"></div><div id="player"><video></video><span class="wtp-time-current">0:00</span> / <span class="wtp-time-duration">${length}</span></div><div id="above-the-fold"><div id="title"><h1 class="style-scope"><wt-formatted-string>${title}</wt-formatted-string></h1></div><div id="owner"><wt-channel-name><a href="/@${slug(channel)}">${channel}</a></wt-channel-name><span id="owner-sub-count">${subs} subscribers</span><button aria-label="Subscribe to ${channel}">Subscribe</button></div><button aria-label="like this video along with ${amount(likes, 'en', 0)} other people"><svg></svg></button><div id="description"><span>${amount(views, 'en', 0)} views</span> <span>${day.short('en-US')}</span> ${hash.map((x) => h`<a href="/hashtag/${x.slice(1)}">${x}</a>`)}<p>Parts from my usual yard. Blade link: 12.99 at the shop.</p></div></div><div id="comments"><h2>${amount(count, 'en', 0)} Comments</h2><div><a>@${r.word()}</a> <a>2 years ago</a><p>${r.int(10, 90)}:10 is my favourite part</p><span aria-label="${r.int(2, 90)} likes">x</span></div></div><div id="related"><div><span aria-label="8:11">8:11</span><h3>Sharpen Anything</h3><a>Grit Club</a><span>1.4M views</span><span>5 months ago</span></div></div></wt-app></body>`,
    ),
    schema: ask({
      title: text(),
      channel: text(),
      subscribers: text(),
      views: int(),
      likes: int(),
      published: date(),
      duration: text(),
      comment_count: int(),
      hashtags: texts(),
      category: text(),
      license: text(),
    }),
    expected: {
      title,
      channel,
      subscribers: either(subs, `${subs} subscribers`),
      views,
      likes,
      published: day.iso,
      duration: length,
      comment_count: count,
      hashtags: hash.map((x) => either(x, x.slice(1))),
      category: undefined,
      license: undefined,
    },
  };
});

const film = kind('second', 'media/film-it', (r) => {
  const title = r.pick(['La casa sul molo', 'Notte di vetro', 'Il postino di Ustica']);
  const [director = '', writer = '', ...cast] = people(r, 'it', 5);
  const year = r.int(1968, 2024);
  const minutes = r.int(82, 161);
  const genres = r.some(['Drammatico', 'Commedia', 'Giallo', 'Storico'], 2);
  const country = r.pick(['Italia', 'Francia', 'Spagna']);
  const out = someDay(r, year, year);
  const score = r.int(21, 48) / 10;
  const roles = cast.map((actor) => ({
    actor,
    role: r.pick(['Nino', 'Teresa', 'il commissario', 'Donna Rosa']),
  }));
  const facts = r.shuffle([
    ['Regia', director],
    ['Sceneggiatura', writer],
    ['Durata', `${minutes} minuti`],
    ['Paese', country],
    ['Genere', genres.join(', ')],
    ['Data di uscita', out.long('it')],
  ] as const);
  return {
    url: `https://www.cinescheda.example/film/${slug(title)}/${r.int(1000, 99_999)}/`,
    html: media(r, {
      title: `${title} (${year})`,
      site: 'CineScheda',
      lang: 'it',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Film', item: '/film' }],
      }),
      body: h`<div class="scheda"><h1 class="scheda__titolo">${title} <small>(${year})</small></h1><div class="voto" title="Voto del pubblico">${String(score).replace('.', ',')} <span>/ 5</span></div><ul class="scheda__dati">${facts.map(([k, v]) => h`<li><strong>${k}</strong> ${v}</li>`)}</ul><h2>Cast</h2><div class="cast">${roles.map((x) => h`<div class="cast__voce"><img alt="" src="/v/${slug(x.actor)}.jpg"><a href="/p">${x.actor}</a><em>${x.role}</em></div>`)}</div><h2>Trama</h2><p>Un uomo torna al paese dopo vent’anni.</p><h2>Recensione</h2><p>di <b>${person(r, 'it')}</b>, ${someDay(r).long('it')}</p></div>`,
      side: h`<h3>Al cinema ora</h3><ul><li>Vento largo, 98 minuti, regia di ${person(r, 'it')}</li></ul>`,
      foot: 'CineScheda srl, Milano',
    }),
    schema: ask({
      title: text(),
      year: int(),
      director: text(),
      screenwriter: text(),
      duration_minutes: int(),
      genres: texts(),
      country: text(),
      release_date: date(),
      audience_rating: num(),
      cast: rows({ actor: text(), role: text() }),
      budget: num(),
      music: text('Composer'),
    }),
    expected: {
      title,
      year,
      director,
      screenwriter: writer,
      duration_minutes: minutes,
      genres,
      country,
      release_date: out.iso,
      audience_rating: score,
      cast: roles,
      budget: undefined,
      music: undefined,
    },
  };
});

const book = kind('second', 'media/publisher-book', (r) => {
  const title = r.pick(['The Cartographer’s Debt', 'Salt and Circuitry', 'A Hundred Small Doors']);
  const subtitle = r.chance(0.5) ? r.pick(['A Novel', 'Essays on Attention']) : undefined;
  const [author = '', critic = ''] = people(r, 'en', 2);
  const formats = r.some(['Hardcover', 'Paperback', 'Ebook'], r.int(2, 3)).map((format) => ({
    format,
    isbn: `97816${r.int(10_000_000, 99_999_999)}`,
    price: price(r, 9, 32),
  }));
  const day = someDay(r, 2020, 2026);
  const pages = r.int(160, 620);
  const imprint = r.pick(['Larkhill', 'Third Rail Books', 'Ember House']);
  const size = `${r.int(5, 6)} x ${r.int(8, 9)} inches`;
  return {
    url: `https://www.emberpublishing.example/books/${slug(title)}`,
    html: modules(r, {
      title,
      site: 'Ember Publishing',
      head: `<meta property="og:type" content="book"><meta property="og:description" content="Signed copies from $49.00">`,
      body: h`<h1>${title}</h1>${subtitle !== undefined && h`<h2>${subtitle}</h2>`}<h3>By <a href="/authors/${slug(author)}">${author}</a></h3><div role="tablist">${formats.map((f) => h`<div role="tab"><div>${f.format}</div><div>$${f.price.toFixed(2)}</div><div>ISBN ${f.isbn}</div></div>`)}</div><p>A sharp and tender book about what we owe each other.</p><blockquote>“Unforgettable.” — ${critic}, author of <i>Low Orbit</i></blockquote><h4>Product Details</h4><div>${r.shuffle([h`<div><span>Published</span><span>${day.long('en-US')}</span></div>`, h`<div><span>Imprint</span><span>${imprint}</span></div>`, h`<div><span>Pages</span><span>${pages}</span></div>`, h`<div><span>Dimensions</span><span>${size}</span></div>`])}</div>`,
      side: h`<h4>Also available</h4><p><b>Night Ferry</b> by ${person(r, 'en')}<br>Paperback $18.00, 288 pages</p>`,
      foot: 'Ember Publishing, 1745 Broadway. Free shipping on orders over $35.',
    }),
    schema: ask({
      title: text(),
      subtitle: text(),
      author: text(),
      publication_date: date(),
      imprint: text(),
      pages: int(),
      dimensions: text(),
      formats: rows({ format: text(), isbn: text(), price: num() }),
      translator: text(),
      edition: text(),
    }),
    expected: {
      title,
      subtitle,
      author,
      publication_date: day.iso,
      imprint,
      pages,
      dimensions: size,
      formats,
      translator: undefined,
      edition: undefined,
    },
  };
});

const recipe = kind('second', 'media/recipe-fr', (r) => {
  const name = r.pick(['Tarte aux poireaux', 'Soupe au pistou', 'Clafoutis aux cerises']);
  const [prep, cook] = [r.int(10, 30), r.int(20, 60)];
  const people_ = r.int(2, 8);
  const level = r.pick(['Facile', 'Très facile', 'Moyen']);
  const cost = r.pick(['Bon marché', 'Coût moyen']);
  const items = r
    .some(
      [
        ['250 g', 'de farine'],
        ['3', 'œufs'],
        ['20 cl', 'de crème'],
        ['500 g', 'de poireaux'],
        ['1 pincée', 'de sel'],
        ['75 g', 'de beurre'],
      ] as const,
      r.int(4, 5),
    )
    .map(([quantity, name_]) => ({ quantity, name: name_.replace('de ', '') }));
  const note = r.int(36, 49) / 10;
  const votes = r.int(8, 900);
  const author = `${r.word()}_cuisine`;
  const minutes = (n: number) => `${n} min`;
  return {
    url: `https://www.cuisinemaison.example/recettes/recette_${slug(name)}_${r.int(10_000, 99_999)}.aspx`,
    html: document(
      'fr',
      `${name} : la meilleure recette`,
      '',
      h`<body class="recipeV2"><header class="mrtn-header"><a href="/">CuisineMaison</a><nav><a>Entrées</a><a>Plats</a><a>Desserts</a></nav></header><main><div class="main-title"><h1>${name}</h1></div><div class="recipe-header__rating-text">${String(note).replace('.', ',')}/5</div><a href="#avis"><span>(${votes} avis)</span></a><div class="recipe-primary"><div class="recipe-primary__item"><i class="icon icon-timer"></i><span>${prep + cook} min</span></div><div class="recipe-primary__item"><i class="icon icon-difficulty"></i><span>${level}</span></div><div class="recipe-primary__item"><i class="icon icon-price"></i><span>${cost}</span></div></div><div class="mrtn-recette_ingredients-counter"><button>-</button><span>${people_} personnes</span><button>+</button></div><h2>Ingrédients</h2><div class="items">${items.map((x) => h`<div class="card-ingredient"><span class="card-ingredient-quantity">${x.quantity}</span> <span class="ingredient-name">${x.name}</span></div>`)}</div>
<h2>Préparation</h2><div class="time__details"><div><span>Préparation :</span><div>${minutes(prep)}</div></div><div><span>Cuisson :</span><div>${minutes(cook)}</div></div></div><p>Recette proposée par <b>${author}</b></p><div id="avis"><div><b>${person(r, 'fr')}</b> 5/5<p>Cuisson 10 min de plus chez moi.</p><small>${someDay(r).digits('fr')}</small></div></div><div class="also"><h3>Vous aimerez aussi</h3><a>Quiche sans pâte</a> 4,1/5 35 min</div></main><footer>${phone(r, '01', 2, 2, 2, 2)} ${listed(['Presse', 'Publicité'], 'et')}, ${street(r, 'fr')}</footer></body>`,
    ),
    schema: ask({
      name: text(),
      author: text(),
      total_time: text(),
      prep_time: text(),
      cook_time: text(),
      servings: int(),
      difficulty: text(),
      rating: num(),
      rating_count: int(),
      ingredients: rows({ quantity: text(), name: text() }),
      calories: int(),
      vegetarian: bool(),
    }),
    expected: {
      name,
      author,
      total_time: minutes(prep + cook),
      prep_time: minutes(prep),
      cook_time: minutes(cook),
      servings: people_,
      difficulty: level,
      rating: note,
      rating_count: votes,
      ingredients: items,
      calories: undefined,
      vegetarian: undefined,
    },
  };
});

export const LEISURE: readonly FactsKind[] = [video, film, book, recipe];

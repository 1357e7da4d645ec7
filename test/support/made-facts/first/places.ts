/** Half `first`: places to go, things to eat and hear. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  email,
  h,
  hashed,
  int,
  kind,
  ld,
  num,
  phone,
  price,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { person, place, street } from '../words.ts';
import { emotion, page, wordpress } from './frames.ts';

const recipe = kind('first', 'places/recipe-blog', (r) => {
  const name = r.pick([
    'Brown Butter Banana Bread',
    'Smoky Lentil Chili',
    'Lemon Ricotta Pancakes',
  ]);
  const author = person(r, 'en');
  const [prep, cook] = [r.int(10, 25), r.int(20, 60)];
  const servings = r.int(2, 10);
  const day = someDay(r);
  const ingredients = r.some(
    [
      '2 cups flour',
      '1 tsp baking soda',
      '3 ripe bananas',
      '1/2 cup brown sugar',
      '2 large eggs',
      '1 pinch of salt',
      '2 tbsp olive oil',
    ],
    r.int(4, 6),
  );
  const steps = r.some(
    [
      'Preheat the oven and line a tin.',
      'Whisk the dry things in a bowl.',
      'Fold everything together until just combined.',
      'Bake until a skewer comes out clean.',
    ],
    r.int(3, 4),
  );
  const hasFacts = r.chance(0.5);
  const kcal = r.int(180, 520);
  const icon = (k: string, label: string, value: string) =>
    h`<div class="wprm-recipe-block-container wprm-recipe-${k}-container"><span class="wprm-recipe-details-label wprm-recipe-${k}-label">${label}</span> <span class="wprm-recipe-details wprm-recipe-${k}">${value}</span></div>`;
  return {
    url: `https://www.spoonandsill.example/${slug(name)}/`,
    html: wordpress(r, {
      title: name,
      site: 'Spoon &amp; Sill',
      body: h`<article class="post"><h1 class="entry-title">${name}</h1><p class="entry-meta">${day.long('en-US')} by <a href="/about">${author}</a> &middot; <a href="#comments">${r.int(4, 90)} Comments</a></p><div class="entry-content"><a href="#recipe" class="wprm-jump-button">Jump to Recipe</a><p>My neighbour brought three of these over last autumn, and it took me 45 minutes to get the story out of her. <em>This post may contain affiliate links.</em></p>
<div id="recipe" class="wprm-recipe-container"><h2 class="wprm-recipe-name">${name}</h2>${icon('prep-time', 'Prep Time', `${prep} minutes`)}${icon('cook-time', 'Cook Time', `${cook} minutes`)}${icon('total-time', 'Total Time', `${prep + cook} minutes`)}${icon('servings', 'Servings', `${servings}`)}${hasFacts && icon('calories', 'Calories', `${kcal} kcal`)}
<div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><ul class="wprm-recipe-ingredients">${ingredients.map((i) => h`<li class="wprm-recipe-ingredient"><span class="wprm-checkbox"></span>${i}</li>`)}</ul></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ol class="wprm-recipe-instructions">${steps.map((s) => h`<li class="wprm-recipe-instruction">${s}</li>`)}</ol></div></div></div></article>
<div id="comments"><h3>Reader notes</h3><div class="comment"><cite>${person(r, 'en')}</cite><span>${day.plus(12).long('en-US')}</span><p>Needed 10 more minutes in my oven. 5 stars!</p></div></div>`,
      aside: h`<section class="widget"><h3>Popular</h3><ul><li>Overnight Oats (5 minutes)</li><li>Sheet Pan Gnocchi (35 minutes)</li></ul></section>`,
    }),
    schema: ask({
      recipe_name: text(),
      author: text(),
      prep_time: text(),
      cook_time: text(),
      total_time: text(),
      servings: int(),
      ingredients: texts(),
      instructions: texts(),
      calories: int(),
      cuisine: text(),
    }),
    expected: {
      recipe_name: name,
      author,
      prep_time: `${prep} minutes`,
      cook_time: `${cook} minutes`,
      total_time: `${prep + cook} minutes`,
      servings,
      ingredients,
      instructions: steps,
      calories: hasFacts ? kcal : undefined,
      cuisine: undefined,
    },
  };
});

const restaurant = kind('first', 'places/restaurant-it', (r) => {
  const name = `${r.pick(['Trattoria', 'Osteria', 'Locanda'])} ${r.pick(['del Ponte', 'Nonna Rina', 'al Torchio'])}`;
  const where = {
    street: `${street(r, 'it')}, ${r.int(1, 90)}`,
    postal_code: String(r.int(10_000, 90_000)),
    city: place(r, 'it'),
  };
  const tel = phone(r, '+39', 4, 6);
  const mail = `info@${slug(name)}.example`;
  const closed = r.pick(['Lunedì', 'Martedì']);
  const hours = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'].map(
    (day) => ({
      day,
      hours:
        day === closed ? 'Chiuso' : r.pick(['12:00 - 14:30', '19:00 - 23:00', '12:00 - 23:00']),
    }),
  );
  const menu = r
    .some(['Tagliatelle al ragù', 'Vitello tonnato', 'Gnocchi al pesto', 'Baccalà fritto'], 3)
    .map((dish) => ({ dish, price: price(r, 9, 24) }));
  return {
    url: `https://www.${slug(name)}.example/`,
    html: page(
      'it',
      name,
      '<meta property="og:type" content="website">',
      h`<body class="tpl-onepage"><section class="hero"><nav><a href="#menu">Menù</a> <a href="#orari">Orari</a> <a href="#contatti">Contatti</a></nav><img src="/img/logo.png" alt="${name}"><h1>${name}</h1><p>Cucina di casa dal ${r.int(1950, 1999)}</p><a class="btn" href="tel:${tel.replace(/ /g, '')}">Prenota un tavolo</a></section>
<section id="menu"><h2>Il nostro menù</h2>${menu.map((m) => h`<div class="piatto"><span class="nome">${m.dish}</span><span class="puntini"></span><span class="prezzo">€ ${amount(m.price, 'it')}</span></div>`)}<p class="nota">Coperto € 2,50</p></section>
<section id="orari"><h2>Orari di apertura</h2>${hours.map((o) => h`<div class="riga"><span>${o.day}</span><span>${o.hours}</span></div>`)}</section>
<section id="contatti"><h2>Dove siamo</h2><p><i class="fa fa-map-marker" aria-hidden="true"></i> ${where.street}<br>${where.postal_code} ${where.city}</p><p><i class="fa fa-phone" title="Telefono"></i> ${tel}</p><p><i class="fa fa-envelope" title="E-mail"></i> <a href="mailto:${mail}">${mail}</a></p></section>
<section class="recensioni"><h2>Dicono di noi</h2><blockquote>Si mangia benissimo, 4 stelle! <cite>${person(r, 'it')}, ${someDay(r).long('it')}</cite></blockquote></section><footer>P. IVA 0${r.int(1_000_000_000, 3_999_999_999)} - Sito realizzato da Pixel Bottega, ${place(r, 'it')}</footer></body>`,
    ),
    schema: ask({
      name: text(),
      address: ask({ street: text(), postal_code: text(), city: text() }),
      phone: text(),
      email: email(),
      opening_hours: rows({ day: text(), hours: text() }),
      menu: rows({ dish: text(), price: num() }),
      cover_charge: num(),
      michelin_stars: int(),
    }),
    expected: {
      name,
      address: where,
      phone: tel,
      email: mail,
      opening_hours: hours,
      menu,
      cover_charge: 2.5,
      michelin_stars: undefined,
    },
  };
});

const hotel = kind('first', 'places/hotel', (r) => {
  const name = `${r.pick(['The Anchor', 'Marlowe House', 'Hotel Bellweather'])} ${place(r, 'en')}`;
  const stars = r.int(3, 5);
  const rate = r.int(89, 340);
  const score = r.int(70, 97) / 10;
  const count = r.int(120, 4800);
  const times = { check_in: `${r.int(14, 16)}:00`, check_out: `${r.int(10, 11)}:00` };
  const amenities = r.some(
    ['Free Wi-Fi', 'Indoor pool', 'Sauna', 'Bar', 'Private parking', '24-hour front desk'],
    r.int(3, 5),
  );
  const address = `${r.int(1, 90)} ${street(r, 'en')}, ${place(r, 'en')}`;
  const rooms = r.some(['Standard Double', 'Sea View King', 'Family Suite'], 2);
  const c = hashed(r);
  const tax = r.int(9, 30);
  return {
    url: `https://stay.example/hotel/gb/${slug(name)}.html`,
    html: emotion(r, {
      title: `${name}, ${stars} stars`,
      site: 'stay.example',
      body: h`<div data-testid="breadcrumb"><a href="/uk">United Kingdom</a> / <a href="/uk/hotels">Hotels</a></div><div class="${c}"><span role="img" aria-label="${stars} out of 5 stars">${'<svg width="16"></svg>'.repeat(stars)}</span><h1>${name}</h1><div><svg aria-hidden="true"></svg><span>${address}</span><a href="#map">Show on map</a></div></div>
<div class="${c}"><div aria-label="Scored ${score.toFixed(1)}">${score.toFixed(1)}</div><div>Very good</div><div>${amount(count, 'en', 0)} reviews</div></div><div class="${c}"><div>From</div><div>£${rate}</div><div>per night, plus £${tax} taxes and charges</div><button>Reserve</button></div>
<h2>Most popular facilities</h2><ul class="${c}">${amenities.map((a) => h`<li><svg aria-hidden="true"></svg><span>${a}</span></li>`)}</ul><h2>Available rooms</h2>${rooms.map((room, i) => h`<div class="${c}"><div>${room}</div><div>Sleeps ${2 + i}</div><div>£${rate + i * 40}</div></div>`)}
<h2>House rules</h2><div class="${c}"><div><div>Check-in</div><div>${times.check_in}</div></div><div><div>Check-out</div><div>${times.check_out}</div></div><div><div>Pets</div><div>Pets are not allowed.</div></div></div>
<h2>Guest reviews</h2><div><div>${person(r, 'en')}</div><div>Reviewed: ${someDay(r).long('en-GB')}</div><div>8.0</div><p>Lovely staff. Check-in at 13:00 would be nice.</p></div><h2>Travellers also viewed</h2><div><div>Quay Lodge</div><div>4 stars</div><div>£74</div></div>`,
      foot: 'Stay Example Ltd, 1 Wharf Street',
    }),
    schema: ask({
      hotel_name: text(),
      star_rating: int(),
      address: text(),
      review_score: num(),
      review_count: int(),
      price_from: num('Lowest price for a night'),
      amenities: texts(),
      check_in_time: text(),
      check_out_time: text(),
      pets_allowed: bool(),
      pet_fee: num(),
      year_built: int(),
    }),
    expected: {
      hotel_name: name,
      star_rating: stars,
      address,
      review_score: score,
      review_count: count,
      price_from: rate,
      amenities,
      check_in_time: times.check_in,
      check_out_time: times.check_out,
      pets_allowed: false,
      pet_fee: undefined,
      year_built: undefined,
    },
  };
});

const event = kind('first', 'places/event-page', (r) => {
  const title = r.pick([
    'Winter Print Fair',
    'An Evening of Field Recordings',
    'Repair Café Open Day',
  ]);
  const day = someDay(r, 2025, 2026);
  const [from, to] = [r.int(1, 4), r.int(5, 9)];
  const venue = r.pick(['Tithe Barn', 'The Old Fire Station', 'Kiln Studios']);
  const address = `${r.int(1, 120)} ${street(r, 'en')}`;
  const isFree = r.chance(0.4);
  const cost = price(r, 5, 35);
  const host = r.pick(['Letterpress Guild', 'Sound Commons', 'Mend Collective']);
  const speakers = [person(r, 'en')];
  return {
    url: `https://www.kilnstudios.example/events/${slug(title)}`,
    html: page(
      'en-GB',
      `${title} — Kiln Yard`,
      h`<meta property="og:site_name" content="Kiln Yard"/><meta property="og:title" content="${title} — Kiln Yard"/>${ld({ '@context': 'http://schema.org', '@type': 'WebSite', name: 'Kiln Yard', url: 'https://www.kilnstudios.example' })}`,
      h`<body class="collection-type-events view-item"><div id="siteWrapper" class="clearfix"><header data-test="header"><a href="/">Kiln Yard</a><nav><a href="/events">Events</a><a href="/hire">Hire us</a></nav></header><main id="page"><article class="eventitem"><a class="eventitem-backlink" href="/events">Back to All Events</a><div class="eventitem-column-meta"><h1 class="eventitem-title">${title}</h1>
<ul class="eventitem-meta event-meta event-meta-date-time-container"><li class="eventitem-meta-item event-meta-item eventitem-meta-date"><time class="event-date" datetime="${day.iso}">${day.weekday('en-GB')} ${day.long('en-GB')}</time></li><li class="eventitem-meta-item"><span class="event-time-12hr"><time class="event-time-12hr-start">${from}:00 PM</time> &ndash; <time class="event-time-12hr-end">${to}:30 PM</time></span></li></ul><ul class="eventitem-meta event-meta-address-container"><li class="eventitem-meta-item eventitem-meta-address event-meta-item"><span class="eventitem-meta-address-line eventitem-meta-address-line--title">${venue}</span><span class="eventitem-meta-address-line">${address}</span> <a href="http://maps.example?q=${slug(address)}">(map)</a></li></ul></div>
<div class="eventitem-column-content"><p>Hosted by ${host}, with a short talk by ${speakers[0]}.</p><p><strong>Tickets:</strong> ${isFree ? 'Free, no booking needed' : `£${cost.toFixed(2)} in advance`}</p><p>Doors open half an hour before. Parking nearby costs £4.</p></div></article><section class="eventlist eventlist--past"><h2>Later events</h2><article><h3><a href="/events/2">Seed Swap</a></h3><time>${day.plus(21).long('en-GB')}</time><p>£3.00, The Annexe</p></article></section></main><footer>Kiln Yard CIC, 8 Brick Lane. hello@kilnyard.example</footer></div></body>`,
    ),
    schema: ask({
      event_name: text(),
      date: date(),
      start_time: text(),
      end_time: text(),
      venue: text(),
      address: text('Street of the venue'),
      organizer: text(),
      is_free: bool(),
      ticket_price: num(),
      registration_deadline: date(),
    }),
    expected: {
      event_name: title,
      date: day.iso,
      start_time: `${from}:00 PM`,
      end_time: `${to}:30 PM`,
      venue,
      address,
      organizer: host,
      is_free: isFree,
      ticket_price: isFree ? undefined : cost,
      registration_deadline: undefined,
    },
  };
});

export const PLACES: readonly FactsKind[] = [recipe, restaurant, hotel, event];

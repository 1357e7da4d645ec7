/** More pages that list things, in other languages and of other kinds; looked at when the rules for the first ones stood. */
import { type Listed, main, pick, rep } from './list-pages.ts';

const NAMES = [
  'Marta Lindner',
  'Tom Vogel',
  'Ines Kraus',
  'Hugo Kessler',
  'Petra Wenz',
  'Selma Ott',
  'Bruno Sohl',
  'Yara Ulrich',
];
const TOWNS = ['Köln', 'Bremen', 'Ulm', 'Jena', 'Trier', 'Hagen', 'Gera', 'Celle'];

export const MORE_LIST_PAGES: readonly Listed[] = [
  [
    'jobs-de',
    main(
      'Stellenangebote',
      '<div>' +
        rep(
          8,
          (i) =>
            `<article><h3><a href="/stelle/${i}">${pick(['Elektroniker', 'Buchhalterin', 'Koch', 'Lagerist'], i)} (m/w/d) Nr. ${i}</a></h3><p><span>${pick(['Nordlicht GmbH', 'Hafen AG', 'Brot & Korn', 'Quell KG'], i)}</span> | <span>${pick(TOWNS, i)}</span> | <span>Vollzeit</span></p><p>${2800 + i * 100} € – ${3400 + i * 100} € pro Monat</p><small>Veröffentlicht am 0${i + 1}.05.2026</small></article>`,
        ) +
        '</div>',
    ),
    'stellen',
    ['titel', 'unternehmen', 'ort', 'anstellungsart', 'gehalt', 'veroeffentlicht'],
    {
      titel: /Nr\. 0/,
      unternehmen: 'Nordlicht GmbH',
      ort: 'Köln',
      anstellungsart: /Vollzeit/,
      gehalt: /2800.*3400/,
      veroeffentlicht: /01\.05\.2026|2026-05-01/,
    },
    8,
  ],
  [
    'immo-fr',
    main(
      'Appartements à louer',
      '<ul>' +
        rep(
          7,
          (i) =>
            `<li><a href="/a/${i}">Appartement lumineux ${i}</a><div>${650 + i * 10} € / mois</div><div>${i + 2} pièces · ${(i % 2) + 1} ch. · ${45 + i} m²</div><div>${pick(['Nantes', 'Lille', 'Metz'], i)} (4400${i})</div></li>`,
        ) +
        '</ul>',
    ),
    'annonces',
    ['titre', 'loyer:n', 'pieces:n', 'surface', 'ville'],
    { titre: /lumineux 0/, loyer: 650, pieces: 2, surface: /45 m²/, ville: /Nantes/ },
    7,
  ],
  [
    'agenda-es',
    main(
      'Agenda',
      '<div>' +
        rep(
          7,
          (i) =>
            `<div class="ev"><time>${i + 3} de junio de 2026, 19:3${i} h</time><h3><a href="/e/${i}">Concierto de la banda ${i}</a></h3><p>Lugar: Teatro ${pick(['Viejo', 'Real', 'del Puerto'], i)}</p><p>Entrada: ${5 + i} €</p></div>`,
        ) +
        '</div>',
    ),
    'eventos',
    ['titulo', 'fecha', 'hora', 'lugar', 'precio:n'],
    {
      titulo: /banda 0/,
      fecha: /3 de junio|2026-06-03/,
      hora: /19:30/,
      lugar: /Teatro Viejo/,
      precio: 5,
    },
    7,
  ],
  [
    'auto-pl',
    main(
      'Samochody używane',
      '<div>' +
        rep(
          7,
          (i) =>
            `<div><h2><a href="/s/${i}">Volta Kombi 1.${i}</a></h2><p>${2015 + i} • ${88 + i} 000 km • ${pick(['Benzyna', 'Diesel', 'Hybryda'], i)} • ${pick(['Manualna', 'Automatyczna'], i)}</p><p><b>${30 + i} 900 PLN</b></p></div>`,
        ) +
        '</div>',
    ),
    'cars',
    ['model', 'year:n', 'mileage', 'fuel', 'gearbox', 'price:n'],
    {
      model: /Volta Kombi 1\.0/,
      year: 2015,
      mileage: /88 000 km/,
      fuel: 'Benzyna',
      gearbox: 'Manualna',
      price: 30900,
    },
    7,
  ],
  [
    'ranking-table-nodeheads',
    main(
      'Fastest laps',
      `<table>${rep(8, (i) => `<tr><td>${i + 1}</td><td>${pick(NAMES, i)}</td><td>Team ${pick(['Alba', 'Bora', 'Ceta'], i)}</td><td>1:2${i}.34${i}</td></tr>`)}</table>`,
    ),
    'laps',
    ['position:n', 'driver', 'team', 'time'],
    { position: 1, driver: pick(NAMES, 0), team: 'Team Alba', time: /1:20\.340/ },
    8,
  ],
  [
    'library-cat',
    main(
      'Results',
      '<ol>' +
        rep(
          7,
          (i) =>
            `<li><h3><a href="/b/${i}">A history of salt, vol. ${i}</a></h3><p>by ${pick(NAMES, i)}</p><p>Harbour Press, ${1990 + i}</p><p>ISBN 978-0-00-0000${i}0-${i}</p><p>${pick(['Available', 'On loan', 'Available'], i)} · Shelf 94${i}.${i}</p></li>`,
        ) +
        '</ol>',
    ),
    'books',
    ['title', 'author', 'publisher', 'year:n', 'isbn', 'status'],
    {
      title: /vol\. 0/,
      author: pick(NAMES, 0),
      publisher: /Harbour Press/,
      year: 1990,
      isbn: /978-0-00/,
      status: /Available/,
    },
    7,
  ],
  [
    'weather-week',
    main(
      'Harbourton, next days',
      '<ul>' +
        rep(
          6,
          (i) =>
            `<li><b>${pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], i)}</b> <span>${14 + i}°</span> / <span>${6 + i}°</span> <em>${pick(['Rain', 'Sunny', 'Cloudy'], i)}</em> <span>Wind ${10 + i} km/h</span></li>`,
        ) +
        '</ul>',
    ),
    'days',
    ['day', 'high:n', 'low:n', 'condition', 'wind'],
    { day: 'Monday', high: 14, low: 6, condition: 'Rain', wind: /10 km\/h/ },
    6,
  ],
  [
    'restaurants-it',
    main(
      'Ristoranti',
      '<div>' +
        rep(
          7,
          (i) =>
            `<div><h3>Osteria del Porto ${i}</h3><span>4,${i}</span> <span>(${120 + i} recensioni)</span> <span>€€</span> <span>${pick(['Pesce', 'Pizza', 'Toscana'], i)}</span><p>Via Roma ${i + 1}, ${pick(['Pisa', 'Livorno'], i)}</p><p>0586 55501${i}</p></div>`,
        ) +
        '</div>',
    ),
    'ristoranti',
    ['nome', 'voto:n', 'recensioni:n', 'indirizzo', 'telefono'],
    {
      nome: /Osteria del Porto 0/,
      voto: 4,
      recensioni: 120,
      indirizzo: /Via Roma 1/,
      telefono: /0586 555010/,
    },
    7,
  ],
  [
    'repo-list',
    main(
      'Repositories',
      '<ul>' +
        rep(
          8,
          (i) =>
            `<li><h3><a href="/ann/tool-${i}">tool-${i}</a></h3><p>Small tool number ${i} that counts the lines of a file.</p><div><span>${pick(['Rust', 'Go', 'Zig'], i)}</span> <a href="/ann/tool-${i}/stars">★ ${1200 + i}</a> <a href="/ann/tool-${i}/forks">${40 + i} forks</a> <span>MIT</span> <relative-time datetime="2026-05-0${i + 1}T00:00:00Z">Updated May ${i + 1}</relative-time></div></li>`,
        ) +
        '</ul>',
    ),
    'repositories',
    ['name', 'description', 'language', 'stars:n', 'forks:n', 'updated'],
    {
      name: 'tool-0',
      description: /^Small tool number 0/,
      language: 'Rust',
      stars: 1200,
      forks: 40,
      updated: /2026-05-01|May 1/,
    },
    8,
  ],
  [
    'crypto-table',
    main(
      'Prices',
      `<table><thead><tr><th>#</th><th>Name</th><th>Price</th><th>24h %</th><th>Market cap</th></tr></thead><tbody>${rep(8, (i) => `<tr><td>${i + 1}</td><td><a href="/c/${i}"><img src="/c/${i}.svg" alt=""><p>Coin ${i}</p><p>CN${i}</p></a></td><td>$${i + 1},204.5${i}</td><td>${i % 2 ? '-' : ''}1.${i}%</td><td>$${i + 1}.2B</td></tr>`)}</tbody></table>`,
    ),
    'coins',
    ['rank:n', 'name', 'symbol', 'price:n', 'change_24h:n', 'market_cap:n'],
    {
      rank: 1,
      name: /Coin 0/,
      symbol: 'CN0',
      price: 1204.5,
      change_24h: 1,
      market_cap: 1200000000,
    },
    8,
  ],
  [
    'chat-log',
    main(
      '#support',
      '<div>' +
        rep(
          7,
          (i) =>
            `<div class="m"><span>${pick(NAMES, i)}</span> <time>09:1${i}</time><div>The pump of unit ${i} makes a noise since this morning.</div></div>`,
        ) +
        '</div>',
    ),
    'messages',
    ['sender', 'time', 'text'],
    { sender: pick(NAMES, 0), time: '09:10', text: /^The pump of unit 0/ },
    7,
  ],
  [
    'timetable',
    main(
      'Bus 12',
      `<table><tr><th>Stop</th><th>Mon–Fri</th><th>Sat</th><th>Sun</th></tr>${rep(8, (i) => `<tr><td>${pick(TOWNS, i)} Markt</td><td>06:1${i}</td><td>07:2${i}</td><td>08:3${i}</td></tr>`)}</table>`,
    ),
    'stops',
    ['stop', 'weekdays', 'saturday', 'sunday'],
    { stop: 'Köln Markt', weekdays: '06:10', saturday: '07:20', sunday: '08:30' },
    8,
  ],
  [
    'team-cards',
    main(
      'The board',
      '<div>' +
        rep(
          6,
          (i) =>
            `<figure><img src="/p/${i}.jpg" alt=""><figcaption><strong>${pick(NAMES, i)}</strong><br>${pick(['Chair', 'Treasurer', 'Secretary'], i)}<br><a href="tel:+4942155501${i}">+49 421 55501${i}</a></figcaption></figure>`,
        ) +
        '</div>',
    ),
    'members',
    ['name', 'position', 'phone', 'image'],
    { name: pick(NAMES, 0), position: 'Chair', phone: /421/, image: /p\/0/ },
    6,
  ],
  [
    'grants',
    main(
      'Open calls',
      '<div>' +
        rep(
          6,
          (i) =>
            `<section><h2>Small grants for choirs ${i}</h2><dl><dt>Funder</dt><dd>Quay Trust</dd><dt>Amount</dt><dd>up to £${5 + i},000</dd><dt>Closes</dt><dd>${i + 1} July 2026</dd></dl><p>For groups that sing in public at least twice a year, round ${i}.</p><a href="/g/${i}">Details</a></section>`,
        ) +
        '</div>',
    ),
    'grants',
    ['title', 'funder', 'max_amount:n', 'deadline', 'description', 'url'],
    {
      title: /choirs 0/,
      funder: 'Quay Trust',
      max_amount: 5000,
      deadline: /1 July 2026|2026-07-01/,
      description: /^For groups/,
      url: /g\/0/,
    },
    6,
  ],
  [
    'jobs-ja',
    main(
      '求人一覧',
      '<ul>' +
        rep(
          6,
          (i) =>
            `<li><h2><a href="/j/${i}">調理スタッフ${i}</a></h2><p>株式会社みなと</p><dl><dt>勤務地</dt><dd>横浜市中区${i}</dd><dt>給与</dt><dd>月給2${i}万円</dd><dt>雇用形態</dt><dd>正社員</dd></dl></li>`,
        ) +
        '</ul>',
    ),
    'jobs',
    ['title', 'location', 'salary', 'employment_type'],
    {
      title: /調理スタッフ0/,
      location: /横浜市中区0/,
      salary: /月給20万円/,
      employment_type: '正社員',
    },
    6,
  ],
  [
    'parcels',
    main(
      'Tracking',
      '<ol>' +
        rep(
          6,
          (i) =>
            `<li><span>${i + 1} May 2026</span> <span>1${i}:05</span> <b>${pick(['Arrived at depot', 'Out for delivery', 'In transit'], i)}</b> <span>${pick(TOWNS, i)}</span></li>`,
        ) +
        '</ol>',
    ),
    'events',
    ['date', 'time', 'status', 'location'],
    { date: /1 May 2026|2026-05-01/, time: '10:05', status: /Arrived/, location: 'Köln' },
    6,
  ],
  [
    'products-cards',
    main(
      'Kettles',
      '<div>' +
        rep(
          8,
          (i) =>
            `<div class="c"><a href="/k/${i}"><img src="/k/${i}.jpg" alt="Kettle ${i}"></a><div>Brightwater</div><a href="/k/${i}">Kettle ${i}, 1.7 l</a><div><s>£${60 + i}.00</s> <b>£${45 + i}.00</b></div><div>★★★★☆ (${30 + i})</div><div>${i % 3 ? 'In stock' : 'Sold out'}</div></div>`,
        ) +
        '</div>',
    ),
    'products',
    ['name', 'price:n', 'original_price:n', 'rating:n', 'reviews:n', 'availability', 'image'],
    {
      name: /Kettle 0/,
      price: 45,
      original_price: 60,
      rating: 4,
      reviews: 30,
      availability: /Sold out/,
      image: /k\/0/,
    },
    8,
  ],
  [
    'votes-table',
    main(
      'Result of the vote',
      `<table><caption>Second reading</caption><tr><th>Member</th><th>Party</th><th>Constituency</th><th>Vote</th></tr>${rep(8, (i) => `<tr><td>${pick(NAMES, i)}</td><td>${pick(['Reform', 'Green', 'Labour'], i)}</td><td>${pick(TOWNS, i)} North</td><td>${pick(['Aye', 'No', 'Abstained'], i)}</td></tr>`)}</table>`,
    ),
    'votes',
    ['member', 'party', 'constituency', 'vote'],
    { member: pick(NAMES, 0), party: 'Reform', constituency: 'Köln North', vote: 'Aye' },
    8,
  ],
  [
    'trails',
    main(
      'Walks',
      '<div>' +
        rep(
          6,
          (i) =>
            `<article><h3><a href="/w/${i}">Cliff path ${i}</a></h3><ul><li>${8 + i}.5 km</li><li>2 h ${10 + i} min</li><li>${pick(['Easy', 'Moderate', 'Hard'], i)}</li><li>${240 + i} m ascent</li></ul></article>`,
        ) +
        '</div>',
    ),
    'walks',
    ['name', 'distance', 'duration', 'difficulty', 'ascent'],
    {
      name: 'Cliff path 0',
      distance: /8\.5 km/,
      duration: /2 h 10/,
      difficulty: 'Easy',
      ascent: /240 m/,
    },
    6,
  ],
  [
    'news-cards',
    main(
      'News',
      '<div>' +
        rep(
          7,
          (i) =>
            `<article><span>${pick(['Sport', 'Politics', 'Culture'], i)}</span><h2><a href="/n/${i}">Council votes on the harbour wall, part ${i}</a></h2><p>The plan was sent back twice before it came to the vote of round ${i}.</p><footer>${pick(NAMES, i)} · ${i + 1} hours ago · ${i + 3} min read</footer></article>`,
        ) +
        '</div>',
    ),
    'articles',
    ['title', 'summary', 'author', 'category', 'published', 'reading_time'],
    {
      title: /part 0$/,
      summary: /^The plan/,
      author: pick(NAMES, 0),
      category: 'Sport',
      published: /1 hours ago/,
      reading_time: /3 min/,
    },
    7,
  ],
  [
    'sponsors-tiers',
    main(
      'Speakers',
      '<div>' +
        rep(
          6,
          (i) =>
            `<div><h3>${pick(NAMES, i)}</h3><p>${pick(['Quay Labs', 'Alba Bank', 'Ceta'], i)}</p><blockquote>Why small teams ship, take ${i}</blockquote></div>`,
        ) +
        '</div>',
    ),
    'speakers',
    ['name', 'company', 'talk'],
    { name: pick(NAMES, 0), company: 'Quay Labs', talk: /take 0/ },
    6,
  ],
  [
    'invoices',
    main(
      'Invoices',
      `<table><thead><tr><th>Invoice</th><th>Date</th><th>Due</th><th>Total</th><th>Status</th><th></th></tr></thead><tbody>${rep(6, (i) => `<tr><td>INV-10${i}</td><td>0${i + 1}/05/2026</td><td>1${i}/06/2026</td><td>£1,2${i}0.50</td><td><span class="badge">${pick(['Paid', 'Open'], i)}</span></td><td><a href="/i/${i}.pdf">PDF</a></td></tr>`)}</tbody><tfoot><tr><td colspan="3">Total</td><td>£7,353.00</td><td></td><td></td></tr></tfoot></table>`,
    ),
    'invoices',
    ['invoice_number', 'date', 'due_date', 'total:n', 'status', 'pdf_url'],
    {
      invoice_number: 'INV-100',
      date: /01\/05\/2026|2026-05-01|2026-01-05/,
      due_date: /10\/06\/2026|2026/,
      total: 1200.5,
      status: 'Paid',
      pdf_url: /i\/0\.pdf/,
    },
    6,
  ],
  [
    'docs-params',
    '<h1>create()</h1><h2>Parameters</h2><ul>' +
      rep(
        5,
        (i) =>
          `<li><code>opt${i}</code> <em>(${pick(['string', 'number', 'boolean'], i)}, ${i % 2 ? 'optional' : 'required'})</em>: sets the value of part ${i} of the thing.</li>`,
      ) +
      '</ul>',
    'parameters',
    ['name', 'type', 'description'],
    { name: 'opt0', type: /string/, description: /sets the value of part 0/ },
    5,
  ],
  [
    'ads-nl',
    main(
      'Fietsen',
      '<div>' +
        rep(
          7,
          (i) =>
            `<li><a href="/f/${i}"><h3>Stadsfiets 28 inch nr ${i}</h3></a><span>€ ${150 + i},00</span><span>${pick(['Gebruikt', 'Nieuw', 'Zo goed als nieuw'], i)}</span><span>${pick(['Utrecht', 'Delft', 'Zwolle'], i)}</span><span>${i + 1} mei 26</span></li>`,
        ) +
        '</div>',
    ),
    'advertenties',
    ['titel', 'prijs:n', 'conditie', 'plaats', 'datum'],
    {
      titel: /nr 0/,
      prijs: 150,
      conditie: 'Gebruikt',
      plaats: 'Utrecht',
      datum: /1 mei|2026-05-01/,
    },
    7,
  ],
];

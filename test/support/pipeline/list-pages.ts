/**
 * Pages that list things of one kind, as job boards, shops, leagues, stations, forums and registers build them, mostly without names that
 * say what a text is: what is asked of each thing, and what the first one is. Written for this purpose; nobody and nothing in them exists.
 */

type Expected = string | number | RegExp | readonly string[];

/** Name, HTML, name of the array, its fields (`name:n` of a number, `name:s` of several texts), what the first row has, number of rows. */
export type Listed = readonly [
  name: string,
  html: string,
  list: string,
  fields: readonly string[],
  first: Readonly<Record<string, Expected>>,
  rows: number,
];

export const rep = (count: number, build: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => build(nth)).join('');
export const pick = (all: readonly string[], nth: number): string => all[nth % all.length] ?? '';
export const main = (title: string, html: string): string => `<h1>${title}</h1>${html}`;
const T = [
  'Nurse Practitioner',
  'Site Manager',
  'Data Analyst',
  'Welder',
  'Payroll Clerk',
  'Chef de Partie',
  'Night Porter',
  'Solicitor',
];
const C = [
  'Ilex Systems',
  'Harbour Health Trust',
  'Brightwater Ltd',
  'Oak & Sons',
  'Northgate College',
  'Marlow Hotel',
  'Quay Law LLP',
  'Fenwick Group',
];
const P = ['Salterton', 'Leeds', 'Oldmere', 'Bristol', 'Remote', 'Carlisle', 'York', 'Hull'];
const N = [
  'Marta Lindqvist',
  'Tom Okafor',
  'Ines Moreau',
  'Hugo Kessler',
  'Priya Vance',
  'Selma Osei',
  'Bruno Solberg',
  'Yara Ulrich',
];

export const LIST_PAGES: readonly Listed[] = [
  [
    'jobs-dots',
    main(
      '50 open positions',
      '<ul class="css-1">' +
        rep(
          8,
          (i) =>
            `<li class="css-2"><div><h2 class="css-3"><a href="/jobs/${i + 1}">${T[i]}</a></h2><div class="css-4"><span>${C[i]}</span><span class="css-dot">•</span><span>${P[i]}</span><span class="css-dot">•</span><span>£${28 + i},000 – £${34 + i},000</span></div></div><time datetime="2026-03-0${i + 1}">${i + 1} Mar 2026</time><ul class="tags"><li>Full time</li><li>Hybrid</li></ul></li>`,
        ) +
        '</ul>',
    ),
    'jobs',
    ['title', 'company', 'location', 'salary', 'posted', 'url'],
    {
      title: pick(T, 0),
      company: pick(C, 0),
      location: pick(P, 0),
      salary: /28,000.*34,000/,
      posted: /2026-03-01|1 Mar 2026/,
      url: /jobs\/1$/,
    },
    8,
  ],
  [
    'jobs-table',
    main(
      'Vacancies',
      `<table><thead><tr><th>Role</th><th>Department</th><th>Grade</th><th>Closing date</th></tr></thead><tbody>${rep(7, (i) => `<tr><td><a href="/v/${i}">${T[i]}</a></td><td>${C[i]}</td><td>Band ${i + 3}</td><td>${i + 10} June 2026</td></tr>`)}</tbody></table>`,
    ),
    'vacancies',
    ['title', 'department', 'grade', 'deadline', 'link'],
    {
      title: pick(T, 0),
      department: pick(C, 0),
      grade: /Band 3/,
      deadline: /10 June 2026|2026-06-10/,
      link: /v\/0$/,
    },
    7,
  ],
  [
    'forum-colspan',
    main(
      'Stoves',
      `<table class="tablebg"><thead><tr><th></th><th>Topics</th><th>Author</th><th>Replies</th><th>Views</th><th>Last post</th></tr></thead><tbody><tr class="announce"><td>!</td><td colspan="5"><a href="/rules">Forum rules, please read</a></td></tr>${rep(9, (i) => `<tr><td></td><td><a href="/t/${i}">How do I clean the glass of stove ${i + 1}?</a></td><td><a href="/u/${i}">marek${i}61</a></td><td>${i * 7 + 3}</td><td>${i + 1},${100 + i * 13}</td><td><small>emil95, ${i + 1} Oct 2026</small></td></tr>`)}</tbody></table>`,
    ),
    'topics',
    ['title', 'author', 'replies:n', 'views:n', 'last_post'],
    { title: /rules/ },
    10,
  ],
  [
    'standings-2deck',
    main(
      'League table',
      `<table><thead><tr><th rowspan="2">#</th><th rowspan="2">Team</th><th colspan="3">Games</th><th rowspan="2">Goals</th><th rowspan="2">Pts</th></tr><tr><th>W</th><th>D</th><th>L</th></tr></thead><tbody>${rep(10, (i) => `<tr><td>${i + 1}</td><td><a href="/t/${i}">${P[i % 8]} Rovers ${i}</a></td><td>${14 - i}</td><td>4</td><td>${3 + i}</td><td>${40 - i}:${20 + i}</td><td>${(14 - i) * 3 + 4}</td></tr>`)}</tbody></table>`,
    ),
    'standings',
    ['position:n', 'team', 'wins:n', 'draws:n', 'losses:n', 'points:n'],
    { position: 1, team: /Salterton Rovers 0/, wins: 14, draws: 4, losses: 3, points: 46 },
    10,
  ],
  [
    'departures',
    main(
      'Departures',
      '<ol class="deps">' +
        rep(
          9,
          (i) =>
            `<li><span class="t"><small>Planned </small><b>0${i}:1${i}</b></span><span class="l"><span class="badge">S${i + 20}</span></span><span class="d"><strong>${P[i % 8]} Central</strong></span><span class="p"><small>Platform </small><b>${i + 1}b</b></span><span class="e"><small>Expected </small><b>0${i}:2${i}</b></span></li>`,
        ) +
        '</ol>',
    ),
    'departures',
    ['planned', 'line', 'destination', 'platform', 'expected'],
    {
      planned: /00:10/,
      line: 'S20',
      destination: 'Salterton Central',
      platform: '1b',
      expected: /00:20/,
    },
    9,
  ],
  [
    'homes-bdba',
    main(
      'Homes for sale',
      '<div class="cards">' +
        rep(
          8,
          (i) =>
            `<article><a href="/homes/${i}"><img src="/img/${i}.jpg" alt=""><address>${100 + i} Mill Lane, Eskdale</address></a><div><span>$${i + 1},819,000</span><ul><li>${i + 2} bd</li><li>${(i % 3) + 1} ba</li><li>1,${300 + i} sqft</li></ul></div></article>`,
        ) +
        '</div>',
    ),
    'homes',
    ['address', 'price:n', 'bedrooms:n', 'bathrooms:n', 'area', 'url'],
    {
      address: /100 Mill Lane/,
      price: 1819000,
      bedrooms: 2,
      bathrooms: 1,
      area: /1,300 sqft/,
      url: /homes\/0/,
    },
    8,
  ],
  [
    'rent-dots',
    main(
      'Mieten in Köln',
      '<ul>' +
        rep(
          8,
          (i) =>
            `<li class="x1"><h3><a href="/w/${i}">Helle Wohnung nahe Park Nr. ${i}</a></h3><p>${i + 2} Zimmer · ${50 + i} m² · Balkon</p><p>${P[i]} · ab 1.${i + 1}.2026</p><strong>${700 + i * 10} € kalt</strong></li>`,
        ) +
        '</ul>',
    ),
    'wohnungen',
    ['titel', 'zimmer:n', 'flaeche', 'miete:n', 'frei_ab', 'link'],
    {
      titel: /Nr\. 0/,
      zimmer: 2,
      flaeche: /50 m²/,
      miete: 700,
      frei_ab: /1\.1\.2026|2026-01-01/,
      link: /w\/0/,
    },
    8,
  ],
  [
    'recipes-md',
    main(
      'Ricette',
      '<div class="row">' +
        rep(
          8,
          (i) =>
            `<div class="col-4" itemscope itemtype="https://schema.org/Recipe"><div class="card"><img src="/i/${i}.jpg" alt="" itemprop="image"><h5><a href="/r/${i}" itemprop="url"><span itemprop="name">Risotto ${i}</span></a></h5><p><small>di <span itemprop="author">${N[i]}</span></small></p><span itemprop="totalTime">${20 + i} min</span><span class="stars" role="img" aria-label="4,${i} su 5"></span></div></div>`,
        ) +
        '</div>',
    ),
    'recipes',
    ['name', 'author', 'time', 'rating', 'image', 'url'],
    {
      name: 'Risotto 0',
      author: pick(N, 0),
      time: /20 min/,
      rating: /4[.,]0|4/,
      image: /i\/0/,
      url: /r\/0/,
    },
    8,
  ],
  [
    'reviews-profile',
    main(
      'Oak Stool',
      '<div class="reviews">' +
        rep(
          7,
          (i) =>
            `<div class="review"><div class="profile"><img src="/a.svg" alt=""><span class="profile-name">${N[i]}</span></div><div><i class="star" aria-label="${(i % 5) + 1} out of 5 stars" role="img"></i><strong class="review-title">Would buy again ${i}</strong></div><span class="review-date">October ${i + 1}, 2025</span><div class="review-body"><span>We compared four of these and number ${i} stayed. The instructions were thin.</span></div><div class="votes">${70 + i} people found this helpful</div></div>`,
        ) +
        '</div>',
    ),
    'reviews',
    ['author', 'title', 'rating:n', 'date', 'text', 'helpful_votes:n'],
    {
      author: pick(N, 0),
      title: /again 0/,
      rating: 1,
      date: /October 1, 2025|2025-10-01/,
      text: /^We compared four/,
      helpful_votes: 70,
    },
    7,
  ],
  [
    'stats-table',
    main(
      'Population by district',
      `<table><caption>Table 4. Registered population, 2025</caption><thead><tr><th>District</th><th>Area (km²)</th><th>Residents</th><th>Births</th><th>Deaths</th></tr></thead><tbody>${rep(9, (i) => `<tr><th scope="row">${P[i % 8]} North ${i}</th><td>${80 + i}.4</td><td>235,${355 + i}</td><td>2,${270 + i}</td><td>2,${559 + i}</td></tr>`)}</tbody></table>`,
    ),
    'districts',
    ['name', 'area_km2:n', 'population:n', 'births:n', 'deaths:n'],
    { name: /Salterton North 0/, area_km2: 80.4, population: 235355, births: 2270, deaths: 2559 },
    9,
  ],
  [
    'books-ar',
    `<div dir="rtl"><h1>كتب جديدة</h1>` +
      rep(
        8,
        (i) =>
          `<div class="k"><h3><a href="/k/${i}">تاريخ الصحراء ${i}</a></h3><p><span>المؤلف: </span><span>كريم منصور</span></p><p><span>${250 + i} صفحة</span> – <span>16 يونيو 2025</span></p><div>${107 + i}.09 ر.س</div></div>`,
      ) +
      '</div>',
    'books',
    ['title', 'author', 'pages:n', 'published', 'price:n'],
    {
      title: /تاريخ الصحراء 0/,
      author: 'كريم منصور',
      pages: 250,
      published: /2025-06-16|16 يونيو/,
      price: 107.09,
    },
    8,
  ],
  [
    'tenders',
    main(
      'Current notices',
      `<table><tr><th>No.</th><th>Subject</th><th>Status</th><th>Deadline</th><th>Estimate</th></tr>${rep(8, (i) => `<tr><td>T-202600${i}</td><td>Supply of street lamps ${i}</td><td>${pick(['Open', 'Closed'], i)}</td><td>0${i + 1}.09.2026</td><td align="right">76${i}.000 €</td></tr>`)}</table>`,
    ),
    'tenders',
    ['reference', 'title', 'status', 'deadline', 'estimated_value:n'],
    {
      reference: 'T-2026000',
      title: /street lamps 0/,
      status: 'Open',
      deadline: /01\.09\.2026|2026-09-01/,
      estimated_value: 760000,
    },
    8,
  ],
  [
    'shop-nested-tables',
    main(
      'Catalog',
      `<table width="100%">${rep(8, (i) => `<tr valign="top"><td width="90"><a href="/items/${i}.html"><img src="/img/${i}.svg" alt=""></a></td><td><table><tr><td><b><a href="/items/${i}.html">Model Locomotive ${200 + i}</a></b> <font size="2">Order no. XT-78${i}2</font></td></tr><tr><td>A small team keeps line ${i} running with spare parts.</td></tr></table></td><td align="right"><b>$${120 + i}.91</b></td></tr>`)}</table>`,
    ),
    'products',
    ['name', 'order_number', 'description', 'price:n', 'image'],
    {
      name: 'Model Locomotive 200',
      order_number: 'XT-7802',
      description: /^A small team keeps line 0 running with spare parts\.?$/,
      price: 120.91,
      image: /img\/0/,
    },
    8,
  ],
  [
    'holdings-dots',
    main(
      'Reading room',
      '<div>' +
        rep(
          8,
          (i) =>
            `<div class="h"><h3><a href="/a/${i}">Letter of the bird migration ${i}</a></h3><p><span>19${20 + i}</span><span> · </span><span>Box 5${i}/8</span><span> · </span><span>${pick(['Paper', 'Glass plate', 'Microfilm'], i)}</span></p></div>`,
        ) +
        '</div>',
    ),
    'items',
    ['title', 'year:n', 'box', 'format'],
    { title: /migration 0/, year: 1920, box: /50\/8/, format: 'Paper' },
    8,
  ],
  [
    'classifieds',
    main(
      'Second hand',
      '<div>' +
        rep(
          8,
          (i) =>
            `<div class="ad"><a href="/ad/${i}"><b>Hollow Bookend, barely used, lot ${i}</b></a><div><span class="amount">$${728 + i}</span> · <span class="where">${P[i]}</span> · <time datetime="2026-09-0${i + 1}">${i + 1} Sep 2026</time></div></div>`,
        ) +
        '</div>',
    ),
    'ads',
    ['title', 'price:n', 'location', 'posted', 'url'],
    { title: /lot 0/, price: 728, location: 'Salterton', posted: /2026-09-01|1 Sep/, url: /ad\/0/ },
    8,
  ],
  [
    'shop-ja',
    main(
      '商品一覧',
      '<div>' +
        rep(
          8,
          (i) =>
            `<div class="g"><p><a href="/g/${i}">携帯用急須 第${100 + i}号</a></p><dl><dt>メーカー</dt><dd>北山工房</dd><dt>発売日</dt><dd>2026年4月${i + 1}日</dd></dl><p><strong>20,44${i}円</strong><span>（税込）</span><em>${733 + i}ポイント</em></p></div>`,
        ) +
        '</div>',
    ),
    'products',
    ['name', 'maker', 'release_date', 'price:n', 'points:n'],
    {
      name: /第100号/,
      maker: '北山工房',
      release_date: /2026-04-01|4月1日/,
      price: 20440,
      points: 733,
    },
    8,
  ],
  [
    'hn',
    main(
      'Plain News',
      '<table>' +
        rep(
          9,
          (i) =>
            `<tr class="athing"><td>${i + 1}.</td><td><a href="/up?id=${i}">▲</a></td><td><a href="https://log${i}.example/2000">A field guide to rain gardens, part ${i + 1}</a> <font size="1">(<span>log${i}.example</span>)</font></td></tr><tr><td colspan="2"></td><td><font size="1"><span>${680 + i} points</span> by <a href="/user/u${i}">pvance${i}</a> <a href="/i/${i}">${i + 2} hours ago</a> | <a href="/i/${i}">${40 + i} comments</a></font></td></tr><tr style="height:5px"></tr>`,
        ) +
        '</table>',
    ),
    'stories',
    ['title', 'url', 'site', 'points:n', 'author', 'age', 'comments:n'],
    {
      title: /part 1$/,
      url: /log0\.example\/2000/,
      site: 'log0.example',
      points: 680,
      author: 'pvance0',
      age: /2 hours/,
      comments: 40,
    },
    9,
  ],
  [
    'wp-comments',
    `<article><h1>Ten years of night trains</h1><p>A slow afternoon in the workshop shows how little has to change for a thing to last. The council will vote on the plan next week.</p><h2 id="comments">8 responses</h2><ol class="commentlist">${rep(4, (i) => `<li class="comment depth-1"><div class="comment-body"><div class="comment-author vcard"><img src="/x.svg" alt=""><cite class="fn">${N[2 * i]}</cite> <span class="says">says:</span></div><div class="comment-meta"><a href="#c${i}">March ${i + 1}, 2026 at 9:1${i} am</a></div><p>Good value, though the finish scratches easily in car ${i}.</p><div class="reply"><a href="#r">Reply</a></div></div><ol class="children"><li class="comment depth-2"><div class="comment-body"><div class="comment-author vcard"><img src="/x.svg" alt=""><cite class="fn">${N[2 * i + 1]}</cite> <span class="says">says:</span></div><div class="comment-meta"><a href="#d${i}">March ${i + 2}, 2026 at 8:0${i} pm</a></div><p>We took it twice and slept well, number ${i}.</p></div></li></ol></li>`)}</ol></article>`,
    'comments',
    ['author', 'date', 'text'],
    { author: pick(N, 0), date: /March 1, 2026|2026-03-01/, text: /^Good value, though/ },
    8,
  ],
  [
    'menu-dots',
    main(
      'Menu',
      '<div>' +
        ['Starters', 'Mains', 'Desserts']
          .map(
            (s, k) =>
              `<div class="sec"><h3>${s}</h3><ul>${rep(4, (i) => `<li><span class="d">Braised cabbage ${k}${i}</span><span class="dots"> ........ </span><span class="p">CHF ${20 + k * 4 + i}.00</span>${i % 2 ? '<br><i>' + pick(['contains nuts', 'vegan', 'hot'], i + k + 2) + '</i>' : ''}</li>`)}</ul></div>`,
          )
          .join('') +
        '</div>',
    ),
    'dishes',
    ['section', 'name', 'price:n', 'note'],
    { section: 'Starters', name: 'Braised cabbage 00', price: 20 },
    12,
  ],
  [
    'serp',
    main(
      'Search',
      '<div id="r">' +
        rep(
          8,
          (i) =>
            `<div class="g"><a href="https://weekly${i}.example/page/${i}"><cite>guide${i}.example › blog</cite><h3>The quiet business of rain gardens, part ${i}</h3></a><div class="st">Prices rose again in spring while deliveries kept falling behind, says part ${i}.</div></div>`,
        ) +
        '</div>',
    ),
    'results',
    ['title', 'url', 'description'],
    { title: /part 0$/, url: /weekly0/, description: /^Prices rose.*part 0\.$/ },
    8,
  ],
  [
    'flights',
    main(
      'Mon 4 May: Leeds to Lisbon',
      '<ul>' +
        rep(
          7,
          (i) =>
            `<li><div class="a"><span>0${i + 1}:15</span><span>–</span><span>1${i}:40</span><sup>+1</sup></div><div>${pick(['Meridian Air', 'Northwing', 'Skylark'], i)}</div><div>${i + 2} h 25 min</div><div>${i % 2 ? '1 stop · AMS' : 'Non-stop'}</div><div class="pr">£${89 + i}</div></li>`,
        ) +
        '</ul>',
    ),
    'flights',
    ['departure_time', 'arrival_time', 'airline', 'duration', 'stops', 'price:n'],
    {
      departure_time: /01:15/,
      arrival_time: /10:40/,
      airline: 'Meridian Air',
      duration: /2 h 25/,
      stops: /Non-stop|0/,
      price: 89,
    },
    7,
  ],
  [
    'cars-dots',
    main(
      'Used cars',
      '<div>' +
        rep(
          8,
          (i) =>
            `<div class="c"><a href="/c/${i}"><h2>Volta Estate 1.${i} TDI</h2></a><p>${2014 + i} · ${42 + i},000 km · ${pick(['Petrol', 'Diesel', 'Hybrid'], i)} · ${pick(['Manual', 'Automatic'], i)}</p><p>€${9 + i},900</p><p>${P[i]}</p></div>`,
        ) +
        '</div>',
    ),
    'cars',
    ['model', 'year:n', 'mileage', 'fuel', 'transmission', 'price:n'],
    {
      model: /Volta Estate 1\.0/,
      year: 2014,
      mileage: /42,000/,
      fuel: 'Petrol',
      transmission: 'Manual',
      price: 9900,
    },
    8,
  ],
  [
    'courses',
    main(
      'Courses autumn 2026',
      '<div>' +
        rep(
          7,
          (i) =>
            `<section><h3>Pottery for beginners ${i}</h3><p>Tuesdays, 18:0${i}–20:00, from ${i + 1} September 2026, 10 evenings</p><p>Tutor: ${N[i]}</p><p>Fee: £${120 + i} (concessions £${80 + i})</p><p>Places left: ${i + 3}</p></section>`,
        ) +
        '</div>',
    ),
    'courses',
    ['title', 'tutor', 'fee:n', 'concession_fee:n', 'start_date', 'sessions:n', 'places_left:n'],
    {
      title: /beginners 0/,
      tutor: pick(N, 0),
      fee: 120,
      concession_fee: 80,
      start_date: /1 September 2026|2026-09-01/,
      sessions: 10,
      places_left: 3,
    },
    7,
  ],
  [
    'podcast',
    main(
      'Episodes',
      '<ul>' +
        rep(
          8,
          (i) =>
            `<li><span>#${120 - i}</span> <a href="/e/${i}">The lighthouse keeper, part ${i}</a> <small>${i + 1} May 2026 · 4${i} min</small><p>We meet ${N[i]}, who has kept the lamp for thirty years.</p></li>`,
        ) +
        '</ul>',
    ),
    'episodes',
    ['number:n', 'title', 'date', 'duration', 'description'],
    {
      number: 120,
      title: /part 0$/,
      date: /1 May 2026|2026-05-01/,
      duration: /40 min/,
      description: /^We meet/,
    },
    8,
  ],
  [
    'fx',
    main(
      'Exchange rates',
      `<p>4 May 2026, 14:15</p><table><tr><th>Currency</th><th>Code</th><th>Unit</th><th>Buy</th><th>Sell</th></tr>${rep(8, (i) => `<tr><td>${pick(['US dollar', 'Pound sterling', 'Swiss franc', 'Yen'], i)} </td><td>${pick(['USD', 'GBP', 'CHF', 'JPY'], i)}</td><td>1</td><td>1.0${80 + i}</td><td>1.1${10 + i}</td></tr>`)}</table>`,
    ),
    'rates',
    ['currency', 'code', 'buy:n', 'sell:n'],
    { currency: 'US dollar', code: 'USD', buy: 1.08, sell: 1.11 },
    8,
  ],
  [
    'tv',
    main(
      'Tonight on Harbour One',
      '<ul>' +
        rep(
          8,
          (i) =>
            `<li><time>${18 + (i % 5)}:3${i}</time> <b>The Long Shore ${i}</b> <span>Drama, 2026</span> <em>S2 E${i + 1}</em><p>${N[i]} finds a letter in the boathouse.</p></li>`,
        ) +
        '</ul>',
    ),
    'programmes',
    ['time', 'title', 'genre', 'episode', 'description'],
    {
      time: /18:30/,
      title: 'The Long Shore 0',
      genre: /Drama/,
      episode: /E1/,
      description: /finds a letter/,
    },
    8,
  ],
  [
    'issues',
    main(
      'Issues',
      '<div>' +
        rep(
          8,
          (i) =>
            `<div class="row"><svg></svg><div><a href="/i/${410 - i}">Crash when the disk is full (${i})</a><span class="label">${pick(['bug', 'docs', 'ui'], i)}</span><span class="label">${pick(['urgent', 'later', 'bug'], i + 1)}</span><div><span>#${410 - i}</span> opened <relative-time datetime="2026-05-0${i + 1}T10:00:00Z">May ${i + 1}, 2026</relative-time> by <a href="/u/${i}">pvance${i}</a></div></div><a href="/i/${410 - i}#c">${i + 2}</a></div>`,
        ) +
        '</div>',
    ),
    'issues',
    ['number:n', 'title', 'labels:s', 'author', 'opened_at'],
    {
      number: 410,
      title: /^Crash when the disk is full \(0\)$/,
      labels: ['bug', 'later'],
      author: 'pvance0',
      opened_at: /2026-05-01|May 1/,
    },
    8,
  ],
  [
    'ranking',
    main(
      'Longest rivers',
      '<ol>' +
        rep(
          9,
          (i) =>
            `<li><b>River ${P[i % 8]}</b> (${6650 - i * 100} km), ${pick(['Egypt', 'Brazil', 'China'], i)}</li>`,
        ) +
        '</ol>',
    ),
    'rivers',
    ['name', 'length_km:n', 'country'],
    { name: /River Salterton/, length_km: 6650, country: 'Egypt' },
    9,
  ],
  [
    'hotels',
    main(
      'Hotels in Oldmere',
      '<div>' +
        rep(
          7,
          (i) =>
            `<div class="p"><img src="/h/${i}.jpg" alt="Hotel Marlow ${i}"><h3><a href="/h/${i}">Hotel Marlow ${i}</a></h3><div>${'★'.repeat((i % 3) + 3)}</div><div><b>8.${i}</b> Very good · 1,2${i}4 reviews</div><div>${i + 1}.2 km from centre</div><div>Breakfast included</div><div>from <b>€${89 + i}</b> per night</div></div>`,
        ) +
        '</div>',
    ),
    'hotels',
    ['name', 'stars:n', 'rating:n', 'review_count:n', 'distance', 'price_per_night:n'],
    {
      name: 'Hotel Marlow 0',
      stars: 3,
      rating: 8,
      review_count: 1204,
      distance: /1\.2 km/,
      price_per_night: 89,
    },
    7,
  ],
  [
    'auction',
    main(
      'Lots',
      '<div>' +
        rep(
          7,
          (i) =>
            `<figure><img src="/l/${i}.jpg" alt=""><figcaption><span>Lot ${i + 1}</span><h4>A walnut bureau, ${1760 + i}</h4><p>Estimate £${800 + i} – £1,200</p><p>Sold for £${950 + i}</p></figcaption></figure>`,
        ) +
        '</div>',
    ),
    'lots',
    ['lot_number:n', 'title', 'estimate', 'hammer_price:n'],
    { lot_number: 1, title: /walnut bureau/, estimate: /800.*1,200/, hammer_price: 950 },
    7,
  ],
  [
    'qa',
    main(
      'Questions',
      '<div>' +
        rep(
          7,
          (i) =>
            `<div class="q"><div><b>${i * 3}</b> votes</div><div><b>${i + 1}</b> answers</div><div>${i + 1}20 views</div><h3><a href="/q/${i}">How to parse a date in shell ${i}?</a></h3><div class="ex">I have a file with dates such as 4 May and want to sort, case ${i}.</div><a class="tag" href="/t/bash">${pick(['bash', 'sed', 'awk'], i)}</a> <a class="tag" href="/t/date">${pick(['date', 'sed', 'csv'], i)}</a><div>asked May ${i + 1}, 2026 by <a href="/u/${i}">pvance${i}</a></div></div>`,
        ) +
        '</div>',
    ),
    'questions',
    ['title', 'votes:n', 'answers:n', 'views:n', 'tags:s', 'author', 'asked'],
    {
      title: /shell 0\?/,
      votes: 0,
      answers: 1,
      views: 120,
      tags: ['bash', 'date'],
      author: 'pvance0',
      asked: /May 1, 2026|2026-05-01/,
    },
    7,
  ],
  [
    'staff',
    main(
      'Our people',
      '<div class="grid">' +
        rep(
          8,
          (i) =>
            `<div><img src="/s/${i}.jpg" alt="${N[i]}"><h4>${N[i]}</h4><p>${T[i]}</p><p><a href="mailto:p${i}@quay.example">p${i}@quay.example</a></p><p>ext. 2${i}4</p></div>`,
        ) +
        '</div>',
    ),
    'staff',
    ['name', 'role', 'email', 'extension', 'photo'],
    {
      name: pick(N, 0),
      role: pick(T, 0),
      email: 'p0@quay.example',
      extension: /204/,
      photo: /s\/0/,
    },
    8,
  ],
];

/** Half `second`: sport, causes, courts and authorities. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  h,
  int,
  kind,
  ld,
  num,
  oneOf,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { people, person, place, places } from '../words.ts';
import { document, govuk, media, modules } from './frames.ts';

const match = kind('second', 'public/match-es', (r) => {
  const [home = '', away = ''] = places(r, 'es', 2).map(
    (town) => `${r.pick(['Real', 'Atlético', 'Deportivo'])} ${town}`,
  );
  const scorers = people(r, 'es', 4);
  const goals = r.times(r.int(1, 4), (i) => ({
    minute: r.int(i * 20 + 1, i * 20 + 19),
    player: scorers[i] ?? '',
    team: r.pick([home, away]),
  }));
  const [hs, as] = [home, away].map((team) => goals.filter((g) => g.team === team).length);
  const day = someDay(r);
  const stadium = `Estadio ${r.pick(['Las Llanas', 'El Molinón Viejo', 'La Rosaleda Norte'])}`;
  const referee = person(r, 'es');
  const crowd = r.chance(0.6) ? r.int(2000, 42_000) : undefined;
  const round = `Jornada ${r.int(1, 38)}`;
  return {
    url: `https://www.golaldia.example/partido/${slug(home)}-${slug(away)}/${r.int(1000, 9999)}`,
    html: media(r, {
      title: `${home} - ${away}: resumen y goles`,
      site: 'Gol al Día',
      lang: 'es',
      body: h`<div class="match"><div class="match__comp">Liga Plata · ${round}</div><div class="scoreboard"><div class="scoreboard__team"><img alt="" src="/e/1.svg"><span class="name">${home}</span></div><div class="scoreboard__result"><span>${hs}</span><span class="sep">-</span><span>${as}</span></div><div class="scoreboard__team"><img alt="" src="/e/2.svg"><span class="name">${away}</span></div></div><div class="scoreboard__state">Finalizado</div><h2>Goles</h2><ul class="goals">${goals.map((g) => h`<li><span class="min">${g.minute}'</span> <b>${g.player}</b> <i>${g.team}</i></li>`)}</ul><h2>Ficha del partido</h2><ul class="sheet">${r.shuffle([h`<li><b>Fecha:</b> ${day.long('es')}</li>`, h`<li><b>Estadio:</b> ${stadium}</li>`, h`<li><b>Árbitro:</b> ${referee}</li>`, ...(crowd === undefined ? [] : [h`<li><b>Espectadores:</b> ${amount(crowd, 'es', 0)}</li>`])])}</ul><p>Crónica de ${person(r, 'es')}. El choque deja al ${home} con 41 puntos.</p></div>`,
      side: h`<h3>Próximo partido</h3><p>${away} - Racing Norte<br>${day.plus(7).long('es')}</p><h3>Clasificación</h3><table><tr><th>Equipo</th><th>Pts</th></tr><tr><td>Unión Sur</td><td>52</td></tr></table>`,
      foot: 'Gol al Día, Madrid',
    }),
    schema: ask({
      home_team: text(),
      away_team: text(),
      home_score: int(),
      away_score: int(),
      date: date(),
      stadium: text(),
      referee: text(),
      attendance: int(),
      round: text(),
      goals: rows({ minute: int(), player: text(), team: text() }),
      tv_channel: text(),
      half_time_score: text(),
    }),
    expected: {
      home_team: home,
      away_team: away,
      home_score: hs,
      away_score: as,
      date: day.iso,
      stadium,
      referee,
      attendance: crowd,
      round,
      goals,
      tv_channel: undefined,
      half_time_score: undefined,
    },
  };
});

const player = kind('second', 'public/player-profile', (r) => {
  const name = person(r, 'en');
  const born = someDay(r, 1992, 2004);
  const club = `${place(r, 'en')} Rovers`;
  const position = r.pick(['Goalkeeper', 'Left-Back', 'Centre-Forward']);
  const number = r.int(1, 35);
  const height = `1.${r.int(68, 98)} m`;
  const foot = r.pick(['left', 'right', 'both']);
  const until = r.chance(0.6) ? someDay(r, 2026, 2028) : undefined;
  const seasons = [2024, 2023, 2022].slice(0, r.int(2, 3)).map((y) => ({
    season: `${y}/${String(y + 1).slice(2)}`,
    appearances: r.int(4, 46),
    goals: r.int(0, 22),
  }));
  const birthplace = place(r, 'en');
  const facts = r.shuffle([
    ['Date of birth', born.long('en-GB')],
    ['Place of birth', birthplace],
    ['Height', height],
    ['Position', position],
    ['Foot', foot],
    ...(until === undefined ? [] : [['Contract expires', until.long('en-GB')] as const]),
  ] as const);
  return {
    url: `https://www.squadbook.example/${slug(name)}/profile/player/${r.int(10_000, 999_999)}`,
    html: document(
      'en-GB',
      `${name} - Player profile`,
      ld({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Squadbook' }),
      h`<body><table id="layout" width="100%"><tr><td><a href="/">Squadbook</a> | <a href="/transfers">Transfers</a></td></tr></table><div class="dataHead"><h1><span class="shirt">#${number}</span> ${name}</h1><a class="club" href="/club">${club}</a></div><div class="info-table">${facts.map(([k, v]) => h`<span class="info-table__content info-table__content--regular">${k}:</span><span class="info-table__content info-table__content--bold">${v}</span>`)}</div><h2>Statistics</h2><table class="items"><thead><tr><th>Season</th><th title="Appearances">Apps</th><th>Goals</th></tr></thead><tbody>${seasons.map((s) => h`<tr><td>${s.season}</td><td>${s.appearances}</td><td>${s.goals}</td></tr>`)}</tbody></table><h2>Former team-mates</h2><table class="items"><tr><td>${person(r, 'en')}</td><td>Right-Back</td><td>1.80 m</td></tr></table><p>Last change: ${someDay(r, 2025, 2025).long('en-GB')} by editor kestrel9</p></body>`,
    ),
    schema: ask({
      name: text(),
      club: text(),
      shirt_number: int(),
      date_of_birth: date(),
      place_of_birth: text(),
      height: text(),
      position: text(),
      preferred_foot: oneOf('left', 'right', 'both'),
      contract_until: date(),
      seasons: rows({ season: text(), appearances: int(), goals: int() }),
      market_value: num(),
      agent: text(),
    }),
    expected: {
      name,
      club,
      shirt_number: number,
      date_of_birth: born.iso,
      place_of_birth: birthplace,
      height,
      position,
      preferred_foot: foot,
      contract_until: until?.iso,
      seasons,
      market_value: undefined,
      agent: undefined,
    },
  };
});

const charity = kind('second', 'public/charity', (r) => {
  const name = `${r.pick(['Riverside', 'Lantern', 'Second Loaf'])} ${r.pick(['Trust', 'Foundation', 'Project'])}`;
  const number = String(r.int(1_000_000, 1_199_999));
  const [income, spend] = [r.int(40, 900) * 1000, r.int(40, 900) * 1000];
  const year = someDay(r, 2024, 2024);
  const trustees = people(r, 'en', r.int(2, 4));
  const what = r.some(['Education', 'Relief of poverty', 'Environment', 'Arts'], 2);
  const workers = r.int(2, 60);
  const site = `https://www.${slug(name)}.example/`;
  const vol = r.int(5, 300);
  return {
    url: `https://register.example/charity-details/${number}`,
    html: govuk(r, {
      title: name,
      site: 'Register of Charities',
      body: h`<h1 class="govuk-heading-l">${name}</h1><p class="govuk-body">Charity number: ${number}</p><p class="govuk-body">Registered on ${someDay(r, 1996, 2015).long('en-GB')}. Its annual return is up to date.</p><h2 class="govuk-heading-m">Income and spending</h2><p>Data for financial year ending <b>${year.long('en-GB')}</b></p><div class="figures"><div><h3>Total income:</h3><p>£${amount(income, 'en', 0)}</p></div><div><h3>Total expenditure:</h3><p>£${amount(spend, 'en', 0)}</p></div></div><h2>People</h2><div><strong>${workers}</strong> <span>Employee(s)</span></div><div><strong>${trustees.length}</strong> <span>Trustee(s)</span></div><div><strong>${vol}</strong> <span>Volunteer(s)</span></div><h2>What the charity does</h2><ul>${what.map((w) => h`<li>${w}</li>`)}</ul><h2>Trustees</h2><table class="govuk-table"><tr><th>Name</th><th>Role</th></tr>${trustees.map((t, i) => h`<tr><td>${t}</td><td>${i === 0 ? 'Chair' : 'Trustee'}</td></tr>`)}</table>`,
      side: h`<h2>Contact</h2><p>Website: <a href="${site}">${site}</a></p><h2>Similar charities</h2><p>Harbour Trust (1055221), income £12,400</p>`,
      foot: 'Helpline 0300 555 0100 ',
    }),
    schema: ask({
      name: text(),
      charity_number: text(),
      income: num(),
      expenditure: num(),
      financial_year_end: date(),
      employees: int(),
      volunteers: int(),
      activities: texts(),
      trustees: rows({ name: text(), role: text() }),
      website: uri(),
      phone: text('Telephone of the charity'),
      iban: text(),
    }),
    expected: {
      name,
      charity_number: number,
      income,
      expenditure: spend,
      financial_year_end: year.iso,
      employees: workers,
      volunteers: vol,
      activities: what,
      trustees: trustees.map((t, i) => ({ name: t, role: i === 0 ? 'Chair' : 'Trustee' })),
      website: site,
      phone: undefined,
      iban: undefined,
    },
  };
});

const campaign = kind('second', 'public/crowdfunding', (r) => {
  const title = r.pick([
    'Foldlight: a lamp that packs flat',
    'Tidebook: an atlas of small harbours',
    'Pocket Loom',
  ]);
  const maker = person(r, 'en');
  const goal = r.int(5, 80) * 1000;
  const raised = r.int(2000, 190_000);
  const backers = r.int(40, 4200);
  const left = r.int(2, 40);
  const where = r.pick(['Portland, OR', 'Tucson, AZ', 'Ithaca, NY']);
  const rewards = r
    .some(['Thank-you card', 'Early bird', 'Standard edition', 'Workshop set'], r.int(2, 4))
    .map((name, i) => ({
      title: name,
      pledge: 10 + i * 25,
      backers: r.int(2, 400),
      estimated_delivery: `${r.pick(['Mar', 'Jun', 'Oct'])} 2026`,
    }));
  const c = r.letters(6);
  return {
    url: `https://www.kindlecamp.example/projects/${slug(maker)}/${slug(title)}`,
    html: modules(r, {
      title,
      site: 'Kindlecamp',
      head: `<meta property="og:site_name" content="Kindlecamp"/><meta property="og:description" content="${maker} is raising funds on Kindlecamp!"/>`,
      body: h`<h2 class="type-28">${title}</h2><p>Created by <a href="/profile">${maker}</a></p><p><svg aria-label="Location"></svg> ${where}</p><div class="ksr-green"><span class="money">$${amount(raised, 'en', 0)}</span></div><span>pledged of <span class="money">$${amount(goal, 'en', 0)}</span> goal</span><div><div><span class="block">${backers}</span><span>backers</span></div><div><span class="block">${left}</span><span>days to go</span></div></div><button>Back this project</button><p>The first prototype took us three years and $${r.int(1, 9)}00 in plywood.</p><h3>Rewards</h3>${rewards.map((w) => h`<div class="reward_${c}"><h3>${w.title}</h3><p>Pledge $${w.pledge} or more</p><dl><dt>Estimated delivery</dt><dd>${w.estimated_delivery}</dd><dt>Backers</dt><dd>${w.backers}</dd></dl></div>`)}`,
      side: h`<h4>Recommended</h4><p>Nimbus Kettle by ${person(r, 'en')}<br>204% funded, 12 days left</p>`,
      foot: 'Kindlecamp, PBC',
    }),
    schema: ask({
      title: text(),
      creator: text(),
      location: text(),
      amount_raised: num(),
      goal: num(),
      backers: int(),
      days_left: int(),
      rewards: rows({ title: text(), pledge: num(), backers: int(), estimated_delivery: text() }),
      end_date: date(),
      updates_count: int(),
    }),
    expected: {
      title,
      creator: maker,
      location: where,
      amount_raised: raised,
      goal,
      backers,
      days_left: left,
      rewards,
      end_date: undefined,
      updates_count: undefined,
    },
  };
});

export const PUBLIC: readonly FactsKind[] = [match, player, charity, campaign];

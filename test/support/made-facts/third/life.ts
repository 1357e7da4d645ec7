/** Half `third`: trials, leaflets, tariffs and obituaries. */
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
  num,
  oneOf,
  phone,
  price,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { people, person, places } from '../words.ts';
import { bem, blocks, drupal, next, utility } from './frames.ts';

const DRUGS = ['Velcortin', 'Ambrexa', 'Tolinide', 'Sorafulin'];

function study(r: Random) {
  const [drug = '', other = ''] = r.shuffle(DRUGS);
  const start = someDay(r, 2021, 2023);
  const condition = r.pick([
    ['Type 2 Diabetes', 'Obesity'],
    ['Chronic Migraine', 'Insomnia'],
    ['Plaque Psoriasis', 'Psoriatic Arthritis'],
  ]);
  return {
    id: `NCT0${r.int(4_000_000, 6_999_999)}`,
    drug,
    other,
    condition,
    title: `${drug} Versus Placebo in Adults With ${condition[0] ?? ''}`,
    phase: r.pick(['Phase 1', 'Phase 2', 'Phase 3']),
    status: r.pick(['Recruiting', 'Completed', 'Terminated', 'Active, not recruiting']),
    sponsor: r.pick(['Northfield Therapeutics', 'Karst Biopharma AG', 'Eastgate University']),
    enrolled: r.int(40, 900),
    start,
    primary: start.plus(r.int(400, 700)),
    end: start.plus(r.int(720, 900)),
    low: r.pick([18, 21, 40]),
    high: r.pick([65, 75, 80]),
    isHealthy: r.chance(0.4),
    contact: person(r, 'en'),
    arms: [
      { label: drug, kind: 'Experimental', dose: `${drug} ${r.int(1, 8) * 25} mg once daily` },
      { label: 'Placebo', kind: 'Placebo Comparator', dose: 'Matching placebo once daily' },
    ],
  };
}

const trialBody = (f: ReturnType<typeof study>) =>
  h`<div class="field field--name-field-status field--label-inline"><div class="field__label">Overall status</div><div class="field__item">${f.status}</div></div>
<div class="field field--name-field-id field--label-inline"><div class="field__label">ClinicalTrials ID</div><div class="field__item">${f.id}</div></div>
<div class="field field--name-field-sponsor field--label-inline"><div class="field__label">Sponsor</div><div class="field__item"><a href="/sponsor/12">${f.sponsor}</a></div></div>
<h2>Study overview</h2><div class="text-formatted"><p>This study compares ${f.drug} with placebo. An earlier trial of ${f.other} enrolled 212 participants and ended in 2018.</p></div>
<h3>Conditions</h3><ul class="conditions">${f.condition.map((name) => h`<li>${name}</li>`)}</ul>
<table class="views-table"><tbody><tr><th scope="row">Phase</th><td>${f.phase}</td></tr><tr><th scope="row">Study type</th><td>Interventional</td></tr><tr><th scope="row">Enrollment</th><td>${amount(f.enrolled, 'en', 0)} participants</td></tr><tr><th scope="row">Study start</th><td>${f.start.iso}</td></tr><tr><th scope="row">Primary completion</th><td>${f.primary.iso}</td></tr><tr><th scope="row">Study completion</th><td>${f.end.iso}</td></tr></tbody></table>
<h2>Participation criteria</h2><dl><dt>Ages eligible for study</dt><dd>${f.low} Years to ${f.high} Years</dd><dt>Sexes eligible for study</dt><dd>All</dd><dt>Accepts healthy volunteers</dt><dd>${f.isHealthy ? 'Yes' : 'No'}</dd></dl>
<h2>Arms and interventions</h2><table class="views-table"><thead><tr><th>Participant group / arm</th><th>Type</th><th>Intervention</th></tr></thead><tbody>${f.arms.map((arm) => h`<tr><td>${arm.label}</td><td>${arm.kind}</td><td>${arm.dose}</td></tr>`)}</tbody></table>
<h2>Contacts</h2><p>Study contact: ${f.contact}, +1 555 0134 220</p><h2>Results</h2><p>No results posted.</p>`;

const trial = kind('third', 'life/clinical-trial-en', (r) => {
  const f = study(r);
  return {
    url: `https://trials.example/study/${f.id}`,
    html: drupal(r, {
      title: f.title,
      site: 'TrialFinder',
      crumbs: ['Studies', f.condition[0] ?? ''],
      body: trialBody(f),
      aside: h`<h3>Related studies</h3><ul><li><a href="/study/NCT03999120">${f.other} Open-Label Extension</a> Phase 4, Completed, 2020-11-30</li></ul>`,
      foot: 'Last updated on this site 2026-01-12. Talk with your doctor before taking part.',
    }),
    schema: ask({
      registry_id: text(),
      title: text(),
      phase: oneOf('Phase 1', 'Phase 2', 'Phase 3', 'Phase 4'),
      status: oneOf('Recruiting', 'Active, not recruiting', 'Completed', 'Terminated'),
      sponsor: text(),
      enrollment: int('Number of participants'),
      start_date: date(),
      primary_completion_date: date(),
      conditions: texts(),
      minimum_age: int('In years'),
      maximum_age: int('In years'),
      healthy_volunteers: bool(),
      arms: rows({ arm: text(), type: text(), intervention: text() }),
      results_posted_date: date(),
    }),
    expected: {
      registry_id: f.id,
      title: f.title,
      phase: f.phase,
      status: f.status,
      sponsor: f.sponsor,
      enrollment: f.enrolled,
      start_date: f.start.iso,
      primary_completion_date: f.primary.iso,
      conditions: f.condition,
      minimum_age: f.low,
      maximum_age: f.high,
      healthy_volunteers: f.isHealthy,
      arms: f.arms.map(({ label, kind: type, dose }) => ({
        arm: label,
        type,
        intervention: dose,
      })),
      results_posted_date: undefined,
    },
  };
});

function remedy(r: Random) {
  const [name, active] = r.pick([
    ['DOLIVANE', 'Paracétamol'],
    ['NURAXINE', 'Ibuprofène'],
    ['ALERTOL', 'Cétirizine'],
  ] as const);
  const mg = r.pick([200, 400, 500, 1000]);
  return {
    name,
    active,
    dose: `${mg} mg`,
    form: r.pick(['comprimé pelliculé', 'gélule', 'comprimé effervescent']),
    aids: r.some(
      ['amidon de maïs', 'stéarate de magnésium', 'povidone', 'acide stéarique', 'talc'],
      3,
    ),
    holder: r.pick(['Laboratoires Verdier', 'Pharmalys France', 'Santéa SAS']),
    number: `34009 ${r.int(300, 499)} ${r.int(100, 999)} ${r.int(0, 9)} ${r.int(0, 9)}`,
    cis: `6 ${r.int(100, 999)} ${r.int(100, 999)} ${r.int(0, 9)}`,
    revised: someDay(r),
    heat: r.pick([25, 30]),
    isBound: r.chance(0.5),
    effects: r.some(['nausées', 'maux de tête', 'somnolence', 'éruption cutanée'], 2),
    most: r.int(3, 6),
  };
}

const leafletBody = (f: ReturnType<typeof remedy>) =>
  h`<section class="notice"><p class="notice__maj">ANSM - Mis à jour le : ${f.revised.digits('fr')}</p><h1 class="notice__nom">${f.name} ${f.dose}, ${f.form}</h1>
<ul class="notice__fiche"><li class="notice__ligne"><b>Code CIS :</b> ${f.cis}</li><li class="notice__ligne"><b>Substance active :</b> ${f.active}</li><li class="notice__ligne"><b>Conditions de délivrance :</b> ${f.isBound ? 'médicament soumis à prescription médicale' : 'médicament non soumis à prescription médicale'}</li></ul>
<h2>3. COMMENT PRENDRE ${f.name} ${f.dose}, ${f.form} ?</h2><p>La dose habituelle est de 1 unité par prise, à renouveler après 6 heures. Ne dépassez pas ${f.most} unités par jour. Si vous avez pris plus de 12 unités, consultez immédiatement un médecin.</p>
<h2>4. QUELS SONT LES EFFETS INDÉSIRABLES ÉVENTUELS ?</h2><p>Effets fréquents (peuvent affecter jusqu’à 1 personne sur 10) :</p><ul>${f.effects.map((e) => h`<li>${e}</li>`)}</ul><p>Effets très rares (peuvent affecter jusqu’à 1 personne sur 10 000) :</p><ul><li>réaction allergique grave</li></ul>
<h2>5. COMMENT CONSERVER CE MÉDICAMENT ?</h2><p>À conserver à une température ne dépassant pas ${f.heat} °C. Tenir hors de la vue et de la portée des enfants.</p>
<h2>6. CONTENU DE L’EMBALLAGE ET AUTRES INFORMATIONS</h2><h3>Les autres composants sont :</h3><ul>${f.aids.map((aid) => h`<li>${aid}</li>`)}</ul>
<h3>Titulaire de l’autorisation de mise sur le marché</h3><p>${f.holder}<br>12 rue du Moulin<br>69007 Lyon</p><h3>Fabricant</h3><p>Galénique Ouest<br>44300 Nantes</p><h3>Numéro d’autorisation de mise sur le marché</h3><p>${f.number} : plaquette de 16</p></section>`;

const leaflet = kind('third', 'life/drug-leaflet-fr', (r) => {
  const f = remedy(r);
  return {
    url: `https://medicaments.example/notice/${f.cis.replaceAll(' ', '')}`,
    html: bem(r, {
      title: `Notice patient - ${f.name} ${f.dose}`,
      site: 'Base des Médicaments',
      lang: 'fr',
      crumbs: ['Médicaments', f.name.slice(0, 1)],
      body: leafletBody(f),
      aside: h`<h3>Médicaments proches</h3><ul><li>CALMADOL 150 mg, sirop</li><li>FEBRIOL 60 mg, suppositoire</li></ul>`,
      foot: 'Dernière mise à jour de la base : 02/02/2026. Numéro vert 0 800 97 14 03',
    }),
    schema: ask({
      nom: text('Nom commercial, sans le dosage'),
      substance_active: text(),
      dosage: text(),
      forme: text('Forme pharmaceutique'),
      excipients: texts(),
      titulaire_amm: text(),
      numero_amm: text(),
      fabricant: text(),
      date_mise_a_jour: date('Mise à jour de la notice'),
      temperature_max: int('Température maximale de conservation en °C'),
      sur_ordonnance: bool(),
      effets_frequents: texts(),
      dose_max_par_jour: int('Nombre d’unités'),
      taux_remboursement: num(),
    }),
    expected: {
      nom: f.name,
      substance_active: f.active,
      dosage: f.dose,
      forme: f.form,
      excipients: f.aids,
      titulaire_amm: f.holder,
      numero_amm: f.number,
      fabricant: 'Galénique Ouest',
      date_mise_a_jour: f.revised.iso,
      temperature_max: f.heat,
      sur_ordonnance: f.isBound,
      effets_frequents: f.effects,
      dose_max_par_jour: f.most,
      taux_remboursement: undefined,
    },
  };
});

const INSURERS = ['Nordlicht', 'Alpina Direkt', 'Rheinbund', 'Hansa Plus', 'Taunus Leben'];

const tariffs = (r: Random) => {
  const list = r.some(INSURERS, r.int(3, 5)).map((insurer, at) => ({
    insurer,
    name: r.pick(['Basis', 'Komfort', 'Premium', 'Exklusiv']),
    month: price(r, 4 + at * 3, 6 + at * 3),
    own: r.pick([0, 125, 150, 250]),
    grade: r.int(10, 29) / 10,
  }));
  return { list, winner: r.pick(list), stand: someDay(r, 2024, 2025) };
};

const tariffCard = (t: ReturnType<typeof tariffs>['list'][number], isWinner: boolean) =>
  h`<div class="mb-4 rounded-lg border bg-white p-4"><div class="flex items-center justify-between"><div><div class="text-lg font-semibold">${t.insurer}</div><div class="text-sm text-gray-500">Tarif ${t.name}</div>${isWinner && '<span class="rounded bg-green-100 px-2 text-xs text-green-800">Testsieger</span>'}</div>
<div class="grid grid-cols-2 gap-x-6 text-sm"><span class="text-gray-500">Selbstbeteiligung</span><span>${t.own === 0 ? '0 €' : `${t.own} €`}</span><span class="text-gray-500">Note</span><span>${amount(t.grade, 'de', 1)}</span></div>
<div class="text-right"><div class="text-2xl font-bold">${amount(t.month, 'de')} €</div><div class="text-xs text-gray-500">monatlich</div><button class="mt-2 rounded bg-orange-500 px-4 py-1 text-white">Zum Angebot</button></div></div></div>`;

const compared = kind('third', 'life/tariff-comparison-de', (r) => {
  const { list, winner, stand } = tariffs(r);
  const age = r.int(22, 68);
  const code = String(r.int(10_000, 98_999));
  const sum = r.pick([10, 15, 20, 50]);
  const tel = phone(r, '089', 3, 4);
  const way = r.pick(['jährlich', 'halbjährlich', 'monatlich']);
  return {
    url: 'https://www.tarifradar.example/haftpflicht/vergleich/ergebnis',
    html: utility(r, {
      title: `Private Haftpflichtversicherung: ${list.length} Tarife im Vergleich`,
      site: 'Tarifradar',
      lang: 'de',
      crumbs: ['Versicherungen', 'Haftpflicht'],
      body: h`<h1 class="text-2xl font-bold">Private Haftpflichtversicherung im Vergleich</h1><p class="mt-1 text-sm text-gray-500">${list.length} Tarife gefunden · Stand: ${stand.digits('de')}</p><p class="my-4">Alle Tarife leisten bei Schäden bis mindestens ${sum} Mio. € und gelten weltweit.</p>${list.map((t) => tariffCard(t, t === winner))}<h2 class="mt-8 text-xl font-semibold">Häufige Fragen</h2><p>Wie kündige ich? Die Kündigungsfrist beträgt 3 Monate zum Ende des Versicherungsjahres.</p>`,
      aside: h`<div class="rounded-lg bg-white p-4"><h2 class="font-semibold">Ihre Angaben</h2><dl class="mt-2 text-sm"><div class="flex justify-between"><dt>Alter</dt><dd>${age} Jahre</dd></div><div class="flex justify-between"><dt>PLZ</dt><dd>${code}</dd></div><div class="flex justify-between"><dt>Zahlweise</dt><dd>${way}</dd></div><div class="flex justify-between"><dt>Familienstand</dt><dd>ledig</dd></div></dl></div><div class="rounded-lg bg-white p-4"><p>Fragen? Rufen Sie uns an: <strong>${tel}</strong></p><p>Mo–Fr 8–20 Uhr</p></div><div class="rounded-lg bg-white p-4">Freunde werben: 30 € je Empfehlung</div>`,
      foot: 'Tarifradar GmbH, Lindwurmstraße 40, 80337 München',
    }),
    schema: ask({
      anzahl_tarife: int(),
      stand: date('Datum, zu dem die Tarife gelten'),
      deckungssumme_mio: int('Mindestens, in Millionen Euro'),
      tarife: rows({
        anbieter: text(),
        tarif: text(),
        monatsbeitrag: num(),
        selbstbeteiligung: num(),
        note: num(),
      }),
      testsieger: text('Anbieter, der als Testsieger ausgezeichnet ist'),
      alter: int(),
      plz: text(),
      zahlweise: oneOf('monatlich', 'vierteljährlich', 'halbjährlich', 'jährlich'),
      telefon: text(),
      kuendigungsfrist_monate: int(),
      wechselbonus: num('Bonus in Euro für den Wechsel'),
    }),
    expected: {
      anzahl_tarife: list.length,
      stand: stand.iso,
      deckungssumme_mio: sum,
      tarife: list.map((t) => ({
        anbieter: t.insurer,
        tarif: either(t.name, `Tarif ${t.name}`),
        monatsbeitrag: t.month,
        selbstbeteiligung: t.own,
        note: t.grade,
      })),
      testsieger: winner.insurer,
      alter: age,
      plz: code,
      zahlweise: way,
      telefon: tel,
      kuendigungsfrist_monate: 3,
      wechselbonus: undefined,
    },
  };
});

const GREETINGS = [
  'Tack för alla fina stunder.',
  'Du saknas oss.',
  'Vila i frid, käre vän.',
  'Våra tankar går till familjen.',
];

const obituary = kind('third', 'life/obituary-sv', (r) => {
  const [name = '', helper = '', ...friends] = people(r, 'sv', 5);
  const [home = '', other = ''] = places(r, 'sv', 2);
  const born = someDay(r, 1931, 1949);
  const died = someDay(r, 2023, 2024);
  const burial = died.plus(r.int(14, 28));
  const reply = burial.plus(-r.int(4, 7));
  const time = `${r.int(10, 14)}.${r.pick(['00', '30'])}`;
  const church = `${r.pick(['Sankt Olofs', 'Heliga Trefaldighets', 'Norra'])} ${r.pick(['kyrka', 'kapell'])}`;
  const house = `${r.pick(['Lindqvists', 'Fonus', 'Ljungs'])} Begravningsbyrå`;
  const tel = phone(r, `0${r.int(18, 90)}`, 2, 2, 2);
  const gift = r.pick(['Cancerfonden', 'Hjärt-Lungfonden', 'Läkare Utan Gränser']);
  const notes = r
    .some(GREETINGS, friends.length)
    .map((words, at) => ({ avsandare: friends[at] ?? '', halsning: words }));
  const frame = r.pick([blocks, next]);
  return {
    url: `https://minnessidor.example/${slug(name)}-${died.iso.slice(0, 4)}`,
    html: frame(r, {
      title: name,
      site: 'Minnessidor',
      lang: 'sv',
      body: h`${frame === next && h`<h1>${name}</h1>`}<p class="has-text-align-center">* ${born.long('sv')}<br>† ${died.long('sv')}</p><p class="has-text-align-center">har stilla insomnat, ${home} ${died.long('sv')}<br><br>BARN OCH BARNBARN<br>Släkt och många vänner</p><p class="has-text-align-center"><em>Så länge vi minns lever du kvar</em></p>
<h2 class="wp-block-heading">Begravning</h2><p>Begravningen äger rum i ${church} ${burial.weekday('sv')} den ${burial.long('sv')} kl. ${time}. Efter akten inbjuds till minnesstund i församlingshemmet. Anmälan till ${house}, tel. ${tel}, senast den ${reply.long('sv')}. Tänk gärna på ${gift}.</p>
<h2 class="wp-block-heading">Hälsningar</h2><ol class="wp-block-comment-template">${notes.map((n) => h`<li><div class="wp-block-comment-author-name">${n.avsandare}</div><div class="wp-block-comment-content"><p>${n.halsning}</p></div></li>`)}</ol>`,
      aside: h`<h2>Andra minnessidor</h2><ul class="wp-block-latest-posts"><li><a href="/b">${helper}</a> ${other}, * 4 maj 1938 † 11 juni 2022</li></ul>`,
      foot: 'Minnessidor drivs av Nordisk Familj AB, 010-555 20 20',
    }),
    schema: ask({
      namn: text(),
      fodelsedatum: date(),
      dodsdatum: date(),
      ort: text('Orten där personen avled'),
      begravning: ask({ plats: text('Kyrka eller kapell'), datum: date(), tid: text() }),
      begravningsbyra: text(),
      telefon: text('Telefon för anmälan till minnesstunden'),
      anmalan_senast: date(),
      minnesgava_till: text('Organisation som kan få en gåva'),
      halsningar: rows({ avsandare: text(), halsning: text() }),
      yrke: text(),
      fodelseort: text(),
    }),
    expected: {
      namn: name,
      fodelsedatum: born.iso,
      dodsdatum: died.iso,
      ort: home,
      begravning: { plats: church, datum: burial.iso, tid: time },
      begravningsbyra: house,
      telefon: tel,
      anmalan_senast: reply.iso,
      minnesgava_till: gift,
      halsningar: notes,
      yrke: undefined,
      fodelseort: undefined,
    },
  };
});

export const LIFE_3: readonly FactsKind[] = [trial, leaflet, compared, obituary];

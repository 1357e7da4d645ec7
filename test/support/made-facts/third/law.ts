/** Half `third`: judgments, patents, notices and awards. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  either,
  email,
  h,
  int,
  kind,
  num,
  oneOf,
  phone,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { lastName, people, person, place, street } from '../words.ts';
import { bem, drupal, type Framed, tabled, utility } from './frames.ts';

const CASES = [
  ['Arden v Hollis', '[1998] 2 AC 117'],
  ['Marlowe Shipping Ltd v Tern', '[2006] EWCA Civ 1443'],
  ['Re Fenwick', '[2011] 1 WLR 902'],
  ['Castor Holdings plc v Bryce', '[2019] UKSC 14'],
] as const;

function hearing(r: Random) {
  const [first = '', second = '', other = ''] = people(r, 'en', 3);
  const heard = someDay(r, 2022, 2024);
  return {
    citation: `[${heard.iso.slice(0, 4)}] EWHC ${r.int(100, 3400)} (Comm)`,
    claim: `CL-${r.int(2019, 2021)}-000${r.int(100, 899)}`,
    appellant: `${r.pick(['Dunmore', 'Halcyon', 'Westerby'])} Freight Limited`,
    respondent: `${r.pick(['Ostrava', 'Petrel', 'Quayside'])} Insurance plc`,
    judge: lastName(r, 'en'),
    title: r.pick(['Mr', 'Mrs']),
    counsel: [`${first} KC`, second],
    against: `${other} KC`,
    heard,
    given: heard.plus(r.int(20, 60)),
    cases: r.some(CASES, 3),
    isAllowed: r.chance(0.5),
    sum: r.int(20, 90) * 1000,
  };
}

const judgmentBody = (f: ReturnType<typeof hearing>) =>
  h`<p align="right"><b>Neutral Citation Number: ${f.citation}</b></p>
<p align="right">Case No: ${f.claim}</p>
<p><b><u>IN THE HIGH COURT OF JUSTICE</u></b><br><b><u>BUSINESS AND PROPERTY COURTS OF ENGLAND AND WALES</u></b><br><b>COMMERCIAL COURT (KBD)</b></p>
<p align="right">Royal Courts of Justice<br>Strand, London, WC2A 2LL</p>
<p align="right">Date: ${f.given.digits('en-GB')}</p>
<p align="center"><b>Before:</b></p><p align="center"><b>${f.title.toUpperCase()} JUSTICE ${f.judge.toUpperCase()}</b></p>
<p align="center">- - - - - - - - - - - - - - - - -</p>
<table width="90%"><tr><td></td><td align="center"><b>Between:</b></td><td></td></tr>
<tr><td></td><td align="center"><b>${f.appellant}</b></td><td align="right"><b><u>Appellant</u></b></td></tr>
<tr><td></td><td align="center"><b>- and -</b></td><td></td></tr>
<tr><td></td><td align="center"><b>${f.respondent}</b></td><td align="right"><b><u>Respondent</u></b></td></tr></table>
<p align="center"><b>${f.counsel[0]}</b> and <b>${f.counsel[1]}</b> (instructed by <b>Reed Amory LLP</b>) for the <b>Appellant</b><br><b>${f.against}</b> (instructed by <b>Calder Stone</b>) for the <b>Respondent</b></p>
<p align="center">Hearing date: ${f.heard.long('en-GB')}</p>
<h2 align="center">Approved Judgment</h2>
<table border="1" cellpadding="3"><caption>Cases referred to</caption><tr><th>Case</th><th>Citation</th></tr>${f.cases.map(([name, cite]) => h`<tr><td><i>${name}</i></td><td>${cite}</td></tr>`)}</table>
<ol><li>This is an appeal against the award of a sole arbitrator dated 14 June 2021. The sum claimed in the reference was £${amount(f.sum, 'en', 0)}.</li><li>The vessel had been delayed for eleven days at Rotterdam, for which the owners invoiced £9,750 a day.</li><li>For the reasons given above, the appeal is ${f.isAllowed ? 'allowed' : 'dismissed'}. I will hear the parties on costs at a further hearing.</li></ol>`;

const judgment = kind('third', 'law/judgment-en', (r) => {
  const f = hearing(r);
  return {
    url: `https://judgments.example/ew/cases/EWHC/Comm/${f.given.iso.slice(0, 4)}/${r.int(100, 3400)}.html`,
    html: tabled(r, {
      title: `${f.appellant} v ${f.respondent} ${f.citation}`,
      site: 'Open Law Library',
      body: judgmentBody(f),
      aside: '<font size="2">New: <a href="/new/1.html">Orme v Hale [2025] EWHC 12 (Ch)</a></font>',
      foot: 'Open Law Library is a charity. Copyright Policy | Disclaimers | Updated 3 February 2026',
    }),
    schema: ask({
      neutral_citation: text(),
      case_number: text(),
      judge: text(),
      appellant: text(),
      respondent: text(),
      hand_down_date: date('Date the judgment was given'),
      hearing_date: date(),
      appellant_counsel: texts('Barristers who appeared for the appellant'),
      appellant_solicitors: text(),
      outcome: oneOf('allowed', 'dismissed', 'withdrawn'),
      cases_cited: rows({ name: text(), citation: text() }),
      costs_awarded: num('Costs the court ordered to be paid, in pounds'),
      interveners: texts(),
    }),
    expected: {
      neutral_citation: f.citation,
      case_number: f.claim,
      judge: either(`${f.title} Justice ${f.judge}`, f.judge),
      appellant: f.appellant,
      respondent: f.respondent,
      hand_down_date: f.given.iso,
      hearing_date: f.heard.iso,
      appellant_counsel: f.counsel.map((name) => either(name, name.replace(/ KC$/, ''))),
      appellant_solicitors: 'Reed Amory LLP',
      outcome: f.isAllowed ? 'allowed' : 'dismissed',
      cases_cited: f.cases.map(([name, citation]) => ({ name, citation })),
      costs_awarded: undefined,
      interveners: undefined,
    },
  };
});

function invention(r: Random) {
  const priority = someDay(r, 2015, 2017);
  const filed = priority.plus(365);
  return {
    number: `US${r.int(10_000_000, 11_999_999)}B2`,
    name: r.pick([
      'Foldable heat exchanger with bistable fins',
      'Method for sorting seed by acoustic resonance',
      'Self-venting closure for carbonated liquids',
    ]),
    inventors: people(r, 'en', r.int(2, 3)),
    owner: r.pick(['Halvorsen Thermal Inc', 'Greenacre Seed LLC', 'Corrin Closures Corp']),
    application: `US1${r.int(4, 7)}/${r.int(100, 999)},${r.int(100, 999)}`,
    priority,
    filed,
    granted: filed.plus(r.int(700, 1300)),
    status: r.pick(['Active', 'Expired', 'Abandoned']),
    claims: r.int(8, 24),
    codes: r.some(['F28F1/24', 'F28D15/02', 'B65D51/16', 'A01C1/02', 'B07C5/34'], 3),
    cited: r
      .some(['Denton Mills Ltd', 'Aerotherm Ag', 'Kobe Seiki Co Ltd', 'Univ Northfield'], 3)
      .map((holder) => ({
        number: `US${r.int(7_000_000, 9_900_000)}B1`,
        published: someDay(r, 2004, 2014).iso,
        holder,
      })),
  };
}

const patentBody = (f: ReturnType<typeof invention>) =>
  h`<div class="rounded-xl bg-white p-6 shadow"><p class="text-sm text-gray-500">${f.number}</p><h1 class="text-2xl font-semibold">${f.name}</h1><h2 class="mt-6 text-lg font-medium">Abstract</h2><p class="mt-2">An apparatus is disclosed in which a first member of 12 mm and a second member of 30 mm are joined by a resilient hinge.</p>
<h2 class="mt-6 text-lg font-medium">Classifications</h2><ul class="list-disc pl-5">${f.codes.map((code) => h`<li><span class="font-mono">${code}</span></li>`)}</ul>
<h2 class="mt-6 text-lg font-medium">Claims (${f.claims})</h2><div class="mt-2 space-y-2"><div><span>1. An apparatus comprising a first member and a second member.</span></div><div><span>2. The apparatus of claim 1, wherein the hinge is metallic.</span></div><div class="text-indigo-600">Show all</div></div>
<h2 class="mt-6 text-lg font-medium">Patent citations (${f.cited.length})</h2><table class="w-full text-left text-sm"><thead><tr><th>Publication number</th><th>Priority date</th><th>Publication date</th><th>Assignee</th></tr></thead><tbody>${f.cited.map((c) => h`<tr><td><a href="/patent/${c.number}">${c.number}</a></td><td>${Number(c.published.slice(0, 4)) - 3}-05-11</td><td>${c.published}</td><td>${c.holder}</td></tr>`)}</tbody></table></div>`;

const patentSide = (f: ReturnType<typeof invention>) =>
  h`<section class="rounded-xl bg-white p-4 shadow"><header class="flex justify-between"><h2 class="font-bold">${f.number}</h2><span>United States</span></header>
<dl class="mt-2 text-sm"><dt class="text-gray-500">Inventor</dt>${f.inventors.map((name) => h`<dd>${name}</dd>`)}<dt class="text-gray-500">Current assignee</dt><dd>${f.owner}</dd><dt class="text-gray-500">Attorney, agent or firm</dt><dd>Baxter Poole LLP</dd></dl>
<div class="mt-4 text-sm"><h3 class="font-medium">Application ${f.application}</h3><ol>${[
    [f.priority.iso, 'Priority date'],
    [f.filed.iso, 'Application filed'],
    [f.granted.iso, 'Publication of grant'],
  ].map(
    ([day, what]) =>
      h`<li class="flex gap-3"><time class="tabular-nums">${day}</time><span>${what}</span></li>`,
  )}</ol><p class="mt-2">Status: <span class="font-semibold">${f.status}</span></p></div></section>
<section class="rounded-xl bg-white p-4 shadow"><h2 class="font-bold">Similar documents</h2><p><a href="/patent/US20150041109A1">US20150041109A1</a> Spring-loaded lid, 2015-02-12</p></section>`;

const patent = kind('third', 'law/patent-en', (r) => {
  const f = invention(r);
  return {
    url: `https://patents.example/patent/${f.number}/en`,
    html: utility(r, {
      title: `${f.number} - ${f.name}`,
      site: 'PatentSift',
      body: patentBody(f),
      aside: patentSide(f),
      foot: 'PatentSift Inc, 40 Custom House Street, Boston. The legal status is an assumption and is not a legal conclusion.',
    }),
    schema: ask({
      patentNumber: text(),
      title: text(),
      inventors: texts(),
      assignee: text('Current owner'),
      applicationNumber: text(),
      priorityDate: date(),
      filingDate: date(),
      grantDate: date(),
      legalStatus: oneOf('Active', 'Pending', 'Expired', 'Abandoned'),
      claimCount: int(),
      classifications: texts('CPC codes'),
      citedPatents: rows({ number: text(), publicationDate: date(), assignee: text() }),
      examiner: text(),
      anticipatedExpiration: date(),
    }),
    expected: {
      patentNumber: f.number,
      title: f.name,
      inventors: f.inventors,
      assignee: f.owner,
      applicationNumber: f.application,
      priorityDate: f.priority.iso,
      filingDate: f.filed.iso,
      grantDate: f.granted.iso,
      legalStatus: f.status,
      claimCount: f.claims,
      classifications: f.codes,
      citedPatents: f.cited.map(({ number, published, holder }) => ({
        number,
        publicationDate: published,
        assignee: holder,
      })),
      examiner: undefined,
      anticipatedExpiration: undefined,
    },
  };
});

function display(r: Random) {
  const [clerk = '', mayor = ''] = people(r, 'de', 2);
  const decided = someDay(r, 2024, 2025);
  const from = decided.plus(r.int(20, 30));
  return {
    town: place(r, 'de'),
    plan: r.pick(['Obere Wiesen', 'Am Ziegelhof', 'Gewerbepark Süd']),
    number: String(r.int(20, 190)),
    hectares: r.int(11, 99) / 10,
    decided,
    from,
    to: from.plus(31),
    posted: decided.plus(10),
    street: `${street(r, 'de')} ${r.int(1, 60)}`,
    room: String(r.int(101, 319)),
    clerk,
    mayor,
    tel: phone(r, '0561', 3, 4),
  };
}

const noticeBody = (f: ReturnType<typeof display>, mail: string, sir: string) =>
  h`<div id="c${f.number}1" class="frame frame-default frame-type-text"><header><h2>Bebauungsplan Nr. ${f.number} „${f.plan}“ – Öffentliche Auslegung</h2></header>
<p class="news-date">Bekanntmachung vom ${f.posted.digits('de')}</p>
<p>Der Rat der Stadt ${f.town} hat in seiner Sitzung am ${f.decided.long('de')} den Entwurf des Bebauungsplans Nr. ${f.number} „${f.plan}“ gebilligt und beschlossen, ihn gemäß § 3 Abs. 2 BauGB öffentlich auszulegen. Das Plangebiet umfasst eine Fläche von rund ${amount(f.hectares, 'de', 1)} ha.</p>
<p>Der Entwurf liegt mit Begründung und Umweltbericht in der Zeit <strong>vom ${f.from.digits('de')} bis einschließlich ${f.to.digits('de')}</strong> im Rathaus, ${f.street}, Zimmer ${f.room}, während der Dienststunden aus:</p>
<table class="contenttable"><tbody><tr><td>Montag bis Mittwoch</td><td>8.30 – 15.30 Uhr</td></tr><tr><td>Donnerstag</td><td>8.30 – 18.00 Uhr</td></tr><tr><td>Freitag</td><td>8.30 – 12.00 Uhr</td></tr></tbody></table>
<p>Auskünfte erteilt ${f.clerk}, Telefon ${f.tel}, E-Mail <a href="mailto:${mail}">${mail}</a>. Stellungnahmen können während der Auslegungsfrist abgegeben werden.</p>
<p>${f.town}, den ${f.posted.digits('de')}<br>${f.mayor}<br>${sir}</p></div>`;

const notice = kind('third', 'law/municipal-notice-de', (r) => {
  const f = display(r);
  const mail = `bauleitplanung@stadt-${slug(f.town)}.example`;
  const next = f.posted.plus(40).digits('de');
  return {
    url: `https://www.stadt-${slug(f.town)}.example/rathaus/bekanntmachungen/detail/bplan-${f.number}`,
    html: drupal(r, {
      title: 'Bekanntmachungen',
      site: `Stadt ${f.town}`,
      lang: 'de',
      crumbs: ['Rathaus', 'Bekanntmachungen'],
      body: noticeBody(f, mail, r.pick(['Bürgermeister', 'Oberbürgermeister'])),
      aside: h`<h3>Termine</h3><p>Nächste Ratssitzung: ${next}, 18.00 Uhr, Stadthalle</p><h3>Weitere Bekanntmachungen</h3><ul><li>Bebauungsplan Nr. 7 „Kirchfeld“ – Inkrafttreten</li><li>Haushaltssatzung</li></ul>`,
      foot: h`<p>Stadtverwaltung ${f.town} · Zentrale: 0561 700-0 · stadt@${slug(f.town)}.example</p>`,
    }),
    schema: ask({
      stadt: text(),
      plan_nummer: text(),
      plan_name: text('Name des Bebauungsplans ohne Nummer'),
      flaeche_ha: num(),
      beschluss_datum: date('Sitzung, in der die Auslegung beschlossen wurde'),
      auslegung_von: date(),
      auslegung_bis: date(),
      ort: ask({ strasse: text(), zimmer: text() }),
      dienststunden: rows({ tag: text(), zeit: text() }),
      ansprechpartner: text(),
      telefon: text(),
      email: email(),
      unterzeichner: text(),
      inkrafttreten: date('Tag, an dem der Plan in Kraft tritt'),
    }),
    expected: {
      stadt: either(f.town, `Stadt ${f.town}`),
      plan_nummer: either(f.number, `Nr. ${f.number}`),
      plan_name: f.plan,
      flaeche_ha: f.hectares,
      beschluss_datum: f.decided.iso,
      auslegung_von: f.from.iso,
      auslegung_bis: f.to.iso,
      ort: { strasse: f.street, zimmer: either(f.room, `Zimmer ${f.room}`) },
      dienststunden: [
        { tag: 'Montag bis Mittwoch', zeit: either('8.30 – 15.30 Uhr', '8.30 – 15.30') },
        { tag: 'Donnerstag', zeit: either('8.30 – 18.00 Uhr', '8.30 – 18.00') },
        { tag: 'Freitag', zeit: either('8.30 – 12.00 Uhr', '8.30 – 12.00') },
      ],
      ansprechpartner: f.clerk,
      telefon: f.tel,
      email: mail,
      unterzeichner: f.mayor,
      inkrafttreten: undefined,
    },
  };
});

function bids(r: Random) {
  const base = r.int(90, 900) * 1000 + r.int(0, 99) * 10;
  const offers = r
    .some(
      ['Obras Levante S.L.', 'Construcciones Aranda S.A.', 'Vialsur S.L.', 'Grupo Tejera S.A.'],
      r.int(2, 4),
    )
    .map((empresa, at) => ({
      empresa,
      importe: base - r.int(2, 9) * 1000 - r.int(1, 9) * 111 - at * 57,
      puntos: r.int(600, 790) / 10,
    }));
  const won = r.pick(offers);
  won.puntos = r.int(850, 980) / 10;
  return {
    base,
    offers,
    won,
    file: `${r.int(2023, 2025)}/OB/${r.int(100, 999)}`,
    body: `Ayuntamiento de ${place(r, 'es')}`,
    subject: r.pick([
      'Renovación del alumbrado público en el casco antiguo',
      'Rehabilitación de la cubierta del polideportivo municipal',
    ]),
    sort: r.pick(['Obras', 'Servicios', 'Suministros']),
    cpv: r.some(['45316110', '45261900', '34993000', '45233140'], 2),
    nif: `B${r.int(10_000_000, 99_999_999)}`,
    day: someDay(r),
    isSmall: r.chance(0.5),
  };
}

const awardBody = (r: Random, f: ReturnType<typeof bids>): Framed['body'] => {
  const euro = (value: number) => `${amount(value, 'es')} EUR`;
  const line = (label: string, value: string | number) =>
    h`<li class="ficha__fila"><span class="ficha__etiqueta">${label}</span><span class="ficha__valor">${value}</span></li>`;
  const about = r.shuffle([
    line('Órgano de contratación', f.body),
    line('Tipo de contrato', f.sort),
    line('Presupuesto base de licitación sin impuestos', euro(f.base)),
    line('Presupuesto base de licitación con impuestos', euro(f.base * 1.21)),
    line('Código CPV', f.cpv.join(', ')),
    line('Procedimiento', 'Abierto simplificado'),
  ]);
  return h`<h1 class="ficha__titulo">Expediente ${f.file}</h1><p class="ficha__objeto">${f.subject}</p><ul class="ficha">${about}</ul>
<section class="bloque"><h2 class="bloque__titulo">Resolución</h2><ul class="ficha">${line('Resultado', 'Adjudicado')}${line('Fecha del acuerdo', f.day.digits('es'))}${line('Adjudicatario', f.won.empresa)}${line('NIF', f.nif)}${line('El adjudicatario es una PYME', f.isSmall ? 'Sí' : 'No')}${line('Ofertas recibidas', f.offers.length)}${line('Importe de adjudicación sin impuestos', euro(f.won.importe))}${line('Importe de adjudicación con impuestos', euro(f.won.importe * 1.21))}${line('Formalización', 'Pendiente')}${line('Plazo de recurso', '15 días hábiles')}</ul></section>
<section class="bloque"><h2 class="bloque__titulo">Licitadores</h2><table class="tabla"><thead><tr><th>Empresa</th><th>Oferta económica (sin impuestos)</th><th>Puntuación total</th></tr></thead><tbody>${f.offers.map((o) => h`<tr><td>${o.empresa}</td><td>${euro(o.importe)}</td><td>${amount(o.puntos, 'es', 1)}</td></tr>`)}</tbody></table></section>`;
};

const award = kind('third', 'law/tender-award-es', (r) => {
  const f = bids(r);
  return {
    url: `https://contratacion.example/licitaciones/${slug(f.file)}`,
    html: bem(r, {
      title: `Licitación ${f.file}`,
      site: 'Portal de Contratación',
      lang: 'es',
      crumbs: ['Licitaciones', 'Adjudicadas'],
      body: awardBody(r, f),
      aside: h`<h3>Otras licitaciones</h3><p>2025/SE/041 Limpieza de colegios, 84.300,00 EUR, ${person(r, 'es')}</p>`,
      foot: 'Portal de Contratación. Tel. 900 100 200',
    }),
    schema: ask({
      expediente: text(),
      organo_contratacion: text(),
      objeto: text('Qué se contrata'),
      tipo_contrato: oneOf('Obras', 'Servicios', 'Suministros'),
      presupuesto_base: num('Presupuesto base sin impuestos, en euros'),
      importe_adjudicacion: num('Sin impuestos'),
      adjudicatario: ask({ nombre: text(), nif: text() }),
      fecha_adjudicacion: date('Fecha del acuerdo de adjudicación'),
      es_pyme: bool('Si el adjudicatario es una PYME'),
      codigos_cpv: texts(),
      ofertas_recibidas: int(),
      licitadores: rows({ empresa: text(), oferta: num(), puntuacion: num() }),
      fecha_formalizacion: date('Día en que se firmó el contrato'),
    }),
    expected: {
      expediente: f.file,
      organo_contratacion: f.body,
      objeto: f.subject,
      tipo_contrato: f.sort,
      presupuesto_base: f.base,
      importe_adjudicacion: f.won.importe,
      adjudicatario: { nombre: f.won.empresa, nif: f.nif },
      fecha_adjudicacion: f.day.iso,
      es_pyme: f.isSmall,
      codigos_cpv: f.cpv,
      ofertas_recibidas: f.offers.length,
      licitadores: f.offers.map(({ empresa, importe, puntos }) => ({
        empresa,
        oferta: importe,
        puntuacion: puntos,
      })),
      fecha_formalizacion: undefined,
    },
  };
});

export const LAW_3: readonly FactsKind[] = [judgment, patent, notice, award];

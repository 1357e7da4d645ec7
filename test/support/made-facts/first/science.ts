/** Half `first`: science, law and libraries. */
import type { FactsKind } from '../kind.ts';
import {
  ask,
  bool,
  date,
  either,
  h,
  int,
  kind,
  oneOf,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { people, place } from '../words.ts';
import { bootstrap, page, tailwind } from './frames.ts';

const preprint = kind('first', 'science/preprint', (r) => {
  const title = r.pick([
    'Sparse Routing in Shallow Networks',
    'On the Drift of Floating Sensors',
    'A Lower Bound for Greedy Sketches',
  ]);
  const authors = people(r, 'en', r.int(2, 4));
  const day = someDay(r, 2021, 2025);
  const revised = r.chance(0.5) ? day.plus(r.int(20, 90)) : undefined;
  const id = `${day.iso.slice(2, 4)}${day.iso.slice(5, 7)}.${r.int(10_000, 19_999)}`;
  const subjects = r.some(
    ['Machine Learning (cs.LG)', 'Data Structures and Algorithms (cs.DS)', 'Robotics (cs.RO)'],
    2,
  );
  const pages = r.int(8, 40);
  const figures = r.int(2, 12);
  const doi = `10.48550/arXiv.${id}`;
  const abstract = r.pick([
    'We study a small model and show that it is enough.',
    'We give a bound that is tight up to constants.',
  ]);
  return {
    url: `https://preprints.example/abs/${id}`,
    html: page(
      'en',
      `[${id}] ${title}`,
      h`<meta name="citation_title" content="${title}"/>${authors.map((a) => h`<meta name="citation_author" content="${a.split(' ').reverse().join(', ')}"/>`)}<meta name="citation_arxiv_id" content="${id}"/>`,
      h`<body class="with-cu-identity"><div class="flex-wrap-footer"><header><div id="header"><h1 class="header-breadcrumbs"><a href="/">preprints</a> <span>&gt;</span> <a href="/list/cs/recent">cs</a> <span>&gt;</span> arXiv:${id}</h1><form class="search-block"><input placeholder="Search..."></form></div></header><main><div id="content"><div id="abs-outer"><div class="leftcolumn"><div class="subheader"><h1>Computer Science</h1></div><div id="content-inner"><div id="abs"><div class="dateline">[Submitted on ${day.short('en-GB')}${revised !== undefined && h` (<a href="/abs/${id}v1">v1</a>), last revised ${revised.short('en-GB')} (this version, v2)`}]</div><h1 class="title mathjax"><span class="descriptor">Title:</span>${title}</h1><div class="authors"><span class="descriptor">Authors:</span>${authors.map((a, i) => h`${i > 0 && ', '}<a href="/a/${slug(a)}">${a}</a>`)}</div><blockquote class="abstract mathjax"><span class="descriptor">Abstract:</span>${abstract}</blockquote>
<div class="metatable"><table summary="Additional metadata"><tr><td class="tablecell label">Comments:</td><td class="tablecell comments mathjax">${pages} pages, ${figures} figures</td></tr><tr><td class="tablecell label">Subjects:</td><td class="tablecell subjects"><span class="primary-subject">${subjects[0]}</span>; ${subjects[1]}</td></tr><tr><td class="tablecell label">Cite as:</td><td class="tablecell arxivid"><a href="/abs/${id}">arXiv:${id}</a></td></tr><tr><td>&nbsp;</td><td class="tablecell arxivdoi"><a href="https://doi.org/${doi}">https://doi.org/${doi}</a></td></tr></table></div></div></div><div class="submission-history"><h2>Submission history</h2> From: ${authors[0]} [<a href="/show-email/1">view email</a>]<br/><strong>[v1]</strong> ${day.short('en-GB')} (${r.int(100, 900)} KB)</div></div><div class="extra-services"><h2>Access Paper:</h2><ul><li><a href="/pdf/${id}">View PDF</a></li></ul></div></div></div></main></div></body>`,
    ),
    schema: ask({
      title: text(),
      authors: texts(),
      abstract: text(),
      submitted: date(),
      last_revised: date(),
      arxiv_id: text(),
      subjects: texts(),
      page_count: int(),
      pdf_url: uri(),
      journal: text('Journal it appeared in'),
      citation_count: int(),
    }),
    expected: {
      title,
      authors,
      abstract,
      submitted: day.iso,
      last_revised: revised?.iso,
      arxiv_id: either(id, `arXiv:${id}`),
      subjects,
      page_count: pages,
      pdf_url: `https://preprints.example/pdf/${id}`,
      journal: undefined,
      citation_count: undefined,
    },
  };
});

const trial = kind('first', 'science/clinical-trial', (r) => {
  const nct = `NCT0${r.int(4_000_000, 6_999_999)}`;
  const drug = r.pick(['Velonimab', 'Tarsidin', 'Orexapril']);
  const condition = r.pick(['Chronic Migraine', 'Psoriasis', 'Heart Failure']);
  const title = `A Study of ${drug} in Adults With ${condition}`;
  const sponsor = `${r.pick(['Halcyon', 'Merova', 'Ostara'])} Therapeutics`;
  const phase = r.pick(['Phase 1', 'Phase 2', 'Phase 3']);
  const status = r.pick(['Recruiting', 'Completed', 'Terminated']);
  const [start, end] = [someDay(r, 2020, 2022), someDay(r, 2024, 2026)];
  const n = r.int(40, 900);
  const sites = r.some(
    ['Lyon, France', 'Graz, Austria', 'Cork, Ireland', 'Turku, Finland'],
    r.int(2, 3),
  );
  const facts = r.shuffle([
    ['Study Start (Actual)', start.iso],
    [
      status === 'Completed' ? 'Study Completion (Actual)' : 'Study Completion (Estimated)',
      end.iso,
    ],
    ['Enrollment', String(n)],
    ['Phase', phase],
    ['Study Type', 'Interventional'],
  ] as const);
  return {
    url: `https://trials.example/study/${nct}`,
    html: tailwind(r, {
      title: `Study Details | ${title}`,
      site: 'trials.example',
      body: h`<div class="text-sm font-bold uppercase">${status}</div><h1 class="text-2xl">${title}</h1><div class="mt-2 text-sm">ClinicalTrials ID <span class="font-mono">${nct}</span></div><div class="text-sm">Sponsor <a href="/s">${sponsor}</a></div><div class="text-sm">Last Update Posted <span>${end.plus(-200).iso}</span></div><h2 class="mt-6 text-xl">Study Overview</h2><div class="grid grid-cols-2 gap-4">${facts.map(([k, v]) => h`<div><h3 class="text-xs font-semibold text-gray-600">${k}</h3><div>${v}</div></div>`)}</div>
<h3 class="mt-4 font-semibold">Conditions</h3><ul><li>${condition}</li></ul><h3 class="font-semibold">Intervention / Treatment</h3><ul><li>Drug: ${drug}</li></ul><h2 class="mt-6 text-xl">Contacts and Locations</h2><p>This study has ${sites.length} locations</p><ul>${sites.map((s) => h`<li>${s}</li>`)}</ul><h2 class="mt-6 text-xl">Eligibility Criteria</h2><p>Accepts Healthy Volunteers: No</p><p>Follow-up lasts 52 weeks.</p>`,
    }),
    schema: ask({
      nct_id: text(),
      title: text(),
      status: text(),
      phase: oneOf('Phase 1', 'Phase 2', 'Phase 3', 'Phase 4'),
      sponsor: text(),
      condition: text(),
      enrollment: int(),
      start_date: date(),
      completion_date: date(),
      locations: texts(),
      healthy_volunteers: bool(),
      principal_investigator: text(),
      minimum_age: int(),
    }),
    expected: {
      nct_id: nct,
      title,
      status,
      phase,
      sponsor,
      condition,
      enrollment: n,
      start_date: start.iso,
      completion_date: end.iso,
      locations: sites,
      healthy_volunteers: false,
      principal_investigator: undefined,
      minimum_age: undefined,
    },
  };
});

const dataset = kind('first', 'science/dataset-pt', (r) => {
  const town = place(r, 'pt');
  const title = `${r.pick(['Paragens de autocarro', 'Qualidade do ar', 'Parques infantis'])} de ${town}`;
  const org = `Câmara Municipal de ${town}`;
  const [made, changed] = [someDay(r, 2019, 2021), someDay(r, 2024, 2025)];
  const licence = r.pick(['Creative Commons Attribution 4.0', 'CC0 1.0', 'Open Data Commons ODbL']);
  const freq = r.pick(['Mensal', 'Anual', 'Semanal']);
  const resources = r.some(['CSV', 'JSON', 'XLSX', 'GeoJSON'], r.int(2, 3)).map((format) => ({
    name: `${slug(title)}-${r.int(2023, 2025)}`,
    format,
    size: `${r.int(1, 900)},${r.int(1, 9)} KB`,
  }));
  const tags = r.some(['mobilidade', 'ambiente', 'espaços públicos', 'georreferenciado'], 3);
  const line = (k: string, v: string) =>
    h`<tr><th scope="row" class="dataset-label">${k}</th><td class="dataset-details">${v}</td></tr>`;
  return {
    url: `https://dados.example/dataset/${slug(title)}`,
    html: bootstrap(r, {
      title,
      site: 'Dados Abertos',
      lang: 'pt',
      body: h`<article class="module"><h1>${title}</h1><div class="notes embedded-content"><p>Conjunto recolhido pelos serviços municipais desde ${made.iso.slice(0, 4)}.</p></div><section id="dataset-resources" class="resources"><h2>Recursos</h2><ul class="resource-list">${resources.map((x) => h`<li class="resource-item"><a class="heading" href="/r/${r.letters(6)}">${x.name}<span class="format-label badge" data-format="${x.format.toLowerCase()}">${x.format}</span></a><p class="text-muted">${x.size}</p></li>`)}</ul></section><section class="tags"><ul class="tag-list">${tags.map((t) => h`<li><a class="tag" href="?tags=${slug(t)}">${t}</a></li>`)}</ul></section>
<section class="additional-info"><h3>Informação adicional</h3><table class="table table-striped"><thead><tr><th scope="col">Campo</th><th scope="col">Valor</th></tr></thead><tbody>${r.shuffle([line('Criado', made.long('pt-PT')), line('Última atualização', changed.long('pt-PT')), line('Frequência de atualização', freq), line('Licença', licence)])}</tbody></table></section></article>`,
      aside: h`<div class="module-narrow"><h2 class="module-heading">Organização</h2><p>${org}</p><div class="nums"><dl><dt>Seguidores</dt><dd><span>${r.int(2, 80)}</span></dd></dl></div></div><div><h2>Conjuntos semelhantes</h2><p>Árvores urbanas (CSV, 2,1 MB), 3 de janeiro de 2020</p></div>`,
      foot: 'Agência para a Modernização, Lisboa',
    }),
    schema: ask({
      title: text(),
      publisher: text(),
      license: text(),
      created: date(),
      last_updated: date(),
      update_frequency: text(),
      tags: texts(),
      resources: rows({ name: text(), format: text(), size: text() }),
      download_count: int(),
      maintainer: text(),
    }),
    expected: {
      title,
      publisher: org,
      license: licence,
      created: made.iso,
      last_updated: changed.iso,
      update_frequency: freq,
      tags,
      resources,
      download_count: undefined,
      maintainer: undefined,
    },
  };
});

const patent = kind('first', 'science/patent', (r) => {
  const number = `US${r.int(9, 11)}${r.int(100_000, 999_999)}B2`;
  const title = r.pick([
    'Collapsible stand for portable instruments',
    'Method for drying sheet material',
    'Valve with tamper indicator',
  ]);
  const inventors = people(r, 'en', r.int(2, 3));
  const owner = `${r.pick(['Corvane', 'Delft Mechanics', 'Ironside'])} Inc.`;
  const [filed, granted] = [someDay(r, 2015, 2018), someDay(r, 2020, 2023)];
  const claims = r.int(8, 24);
  const expires = r.chance(0.5) ? filed.plus(7305) : undefined;
  const cpc = r.some(['F16M 11/38', 'G10G 5/00', 'B65D 55/02'], 2);
  return {
    url: `https://patents.example/patent/${number}/en`,
    html: page(
      'en',
      `${number} - ${title}`,
      h`<meta name="DC.type" content="patent"><meta name="DC.title" content="${title}">`,
      h`<body unresolved><search-app><article class="result"><h1 id="title">${title}</h1><section><header><h2>${number}</h2><p>United States</p></header><a href="/pdf/${number}.pdf">Download PDF</a><dl class="important-people"><dt>Inventor</dt>${inventors.map((i) => h`<dd><a>${i}</a></dd>`)}<dt>Current Assignee</dt><dd>${owner}</dd></dl></section>
<section class="application-timeline"><h3>Application ${filed.iso.slice(0, 4)} timeline</h3><div class="event"><div class="date">${filed.iso}</div><div class="title">Application filed by ${owner}</div></div><div class="event"><div class="date">${filed.plus(540).iso}</div><div class="title">Publication of application</div></div><div class="event granted"><div class="date">${granted.iso}</div><div class="title">Patent granted</div></div><div class="event"><div class="date">${expires?.iso ?? 'Status'}</div><div class="title">${expires === undefined ? 'Active' : 'Anticipated expiration'}</div></div></section>
<section><h2>Abstract</h2><p>An apparatus is described that folds flat.</p></section><section><h3>Claims (${claims})</h3><p>1. An apparatus comprising a base.</p></section><section><h2>Classifications</h2><ul>${cpc.map((c) => h`<li><span class="code">${c}</span></li>`)}</ul></section><section><h2>Similar Documents</h2><table><tr><th>Publication</th><th>Publication Date</th><th>Title</th></tr><tr><td>US8${r.int(100_000, 999_999)}B1</td><td>2013-04-02</td><td>Folding tripod</td></tr></table></section></article></search-app></body>`,
    ),
    schema: ask({
      patent_number: text(),
      title: text(),
      inventors: texts(),
      assignee: text(),
      filing_date: date(),
      grant_date: date(),
      expiration_date: date(),
      claim_count: int(),
      classifications: texts(),
      attorney: text(),
      priority_number: text(),
    }),
    expected: {
      patent_number: number,
      title,
      inventors,
      assignee: owner,
      filing_date: filed.iso,
      grant_date: granted.iso,
      expiration_date: expires?.iso,
      claim_count: claims,
      classifications: cpc,
      attorney: undefined,
      priority_number: undefined,
    },
  };
});

export const SCIENCE: readonly FactsKind[] = [preprint, trial, dataset, patent];

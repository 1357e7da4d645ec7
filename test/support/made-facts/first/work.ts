/** Half `first`: work and learning. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  email,
  h,
  int,
  kind,
  ld,
  num,
  oneOf,
  phone,
  price,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { FIRMS, person, place, street } from '../words.ts';
import { page, portal, tailwind } from './frames.ts';

const job = kind('first', 'work/greenhouse-job', (r) => {
  const firm = r.pick(FIRMS).replace('&', '&amp;');
  const shown = firm.replace('&amp;', '&');
  const title = r.pick([
    'Senior Backend Engineer',
    'Product Designer',
    'Field Operations Manager',
    'Data Analyst',
  ]);
  const where = `${place(r, 'en')}, UK`;
  const [low, high] = [r.int(45, 70), r.int(71, 120)];
  const hasPay = r.chance(0.6);
  const must = r.some(
    [
      '5+ years of experience in a similar role',
      'Fluent written English',
      'Comfort with ambiguity',
      'Experience leading small teams',
      'Working knowledge of SQL',
    ],
    3,
  );
  const perks = r.some(
    [
      '25 days of holiday',
      'Private health cover',
      'Home office budget of £500',
      'Pension matching',
    ],
    3,
  );
  const list = (items: readonly string[]) => h`<ul>${items.map((i) => h`<li>${i}</li>`)}</ul>`;
  return {
    url: `https://boards.jobs.example/${slug(shown)}/jobs/${r.int(4_000_000, 4_999_999)}`,
    html: page(
      'en',
      `Job Application for ${title} at ${firm}`,
      `<meta property="og:title" content="${title}"><meta property="og:description" content="${where}">`,
      h`<body><main class="main font-secondary job-post"><div class="image-container"><a class="logo" href="/${slug(shown)}"><img alt="${firm} Logo" src="/logo.png"></a></div><a class="back-link" href="/">Back to jobs</a><div class="job__title"><h1 class="section-header section-header--large font-primary">${title}</h1></div><div class="job__location"><svg class="svg-icon" aria-hidden="true"></svg><div>${where}</div></div><button class="btn btn--pill">Apply</button>
<div class="job__description body"><div><p><strong>About ${firm}</strong></p><p>Founded in ${r.int(1998, 2018)}, we employ ${r.int(60, 900)} people in ${r.int(3, 9)} countries.</p><p><strong>What you&rsquo;ll bring</strong></p>${list(must)}<p><strong>What we offer</strong></p>${list(perks)}${hasPay && h`<div class="job__pay-ranges"><h3 class="pay-range__title">Annual salary</h3><div class="pay-range"><span>&pound;${low},000</span><span class="divider">&mdash;</span><span>&pound;${high},000 GBP</span></div></div>`}</div></div>
<form id="application-form"><h2>Apply for this job</h2><label>First Name *</label><input><label>Email *</label><input><label>Phone</label><input placeholder="+44"></form></main><footer>Powered by Jobs Example. Read our Privacy Policy.</footer></body>`,
    ),
    schema: ask({
      job_title: text(),
      company: text(),
      location: text(),
      salary_min: num(),
      salary_max: num(),
      requirements: texts(),
      benefits: texts(),
      posted_date: date(),
      application_email: email(),
    }),
    expected: {
      job_title: title,
      company: shown,
      location: where,
      salary_min: hasPay ? low * 1000 : undefined,
      salary_max: hasPay ? high * 1000 : undefined,
      requirements: must,
      benefits: perks,
      posted_date: undefined,
      application_email: undefined,
    },
  };
});

const publicJob = kind('first', 'work/public-service-de', (r) => {
  const town = place(r, 'de');
  const title = r.pick([
    'Sachbearbeitung Bauaufsicht (m/w/d)',
    'Bibliothekar/in (m/w/d)',
    'Ingenieur/in Wasserbau (m/w/d)',
  ]);
  const office = r.pick(['Bauordnungsamt', 'Amt für Kultur', 'Umweltamt']);
  const grade = `${r.pick(['EG', 'A'])} ${r.int(8, 12)}`;
  const code = `${r.int(10, 99)}-${r.int(100, 999)}/25`;
  const until = someDay(r, 2025, 2026);
  const start = until.plus(60);
  const hours = r.pick([39, 19.5, 30]);
  const limited = r.chance(0.5);
  const contact = person(r, 'de');
  const tel = phone(r, '0561', 3, 4);
  const facts = r.shuffle([
    ['Kennziffer', code],
    ['Vergütung', grade],
    ['Bewerbungsfrist', until.digits('de')],
    ['Beschäftigungsbeginn', start.digits('de')],
    ['Wochenarbeitszeit', `${String(hours).replace('.', ',')} Stunden`],
    ['Befristung', limited ? 'befristet bis 31.12.2027' : 'unbefristet'],
    ['Dienststelle', office],
  ] as const);
  return {
    url: `https://karriere.${slug(town)}.example/stellen/${slug(title)}`,
    html: portal(r, {
      title,
      site: `Stadt ${town}`,
      body: h`<h1>${title}</h1><div class="stellen-eckdaten">${facts.map(([k, v]) => h`<div class="eckdatum"><span class="eckdatum__label">${k}</span><span class="eckdatum__wert">${v}</span></div>`)}</div><h2>Ihre Aufgaben</h2><ul><li>Prüfung von Anträgen</li><li>Beratung der Bürgerinnen und Bürger</li></ul><p>Die Stadt ${town} beschäftigt rund ${r.int(2, 6)}.400 Menschen. Schwerbehinderte werden bei gleicher Eignung bevorzugt.</p><h2>Ansprechperson</h2><p>Fragen beantwortet Ihnen ${contact}, Telefon ${tel}.</p>`,
      aside: h`<h2>Weitere Stellen</h2><ul><li>Hausmeister/in (m/w/d), EG 5, Frist ${until.plus(-20).digits('de')}</li><li>Amtsleitung (m/w/d), A 15</li></ul>`,
      foot: `Magistrat der Stadt ${town}, Rathausplatz 2, Telefon 115, info@${slug(town)}.example`,
    }),
    schema: ask({
      title: text(),
      reference_number: text(),
      pay_grade: text(),
      application_deadline: date(),
      start_date: date(),
      weekly_hours: num(),
      permanent: bool('True if the contract has no end date'),
      department: text(),
      contact_person: text(),
      contact_phone: text(),
      contact_email: email('E-mail of the contact person'),
      vacancies: int('Number of posts'),
    }),
    expected: {
      title,
      reference_number: code,
      pay_grade: grade,
      application_deadline: until.iso,
      start_date: start.iso,
      weekly_hours: hours,
      permanent: !limited,
      department: office,
      contact_person: contact,
      contact_phone: tel,
      contact_email: undefined,
      vacancies: undefined,
    },
  };
});

const programme = kind('first', 'work/university-programme', (r) => {
  const field = r.pick(['Marine Ecology', 'Applied Linguistics', 'Energy Systems']);
  const degree = r.pick(['Master of Science', 'Master of Arts']);
  const credits = r.pick([60, 90, 120]);
  const years = credits / 60;
  const eu = r.int(2000, 2600);
  const other = r.int(14_000, 23_000);
  const language = r.pick(['English', 'Dutch']);
  const deadline = someDay(r, 2026, 2026);
  const campus = place(r, 'nl');
  const facts = r.shuffle([
    ['Degree', degree],
    ['Credits', `${credits} ECTS`],
    ['Language of instruction', language],
    ['Location', campus],
    ['Start', 'September'],
    ['Mode', r.pick(['Full-time', 'Part-time'])],
  ] as const);
  const mode = facts.find(([k]) => k === 'Mode')?.[1] ?? '';
  return {
    url: `https://www.uni-lowland.example/en/education/masters/${slug(field)}`,
    html: page(
      'en',
      `${field} | Lowland University`,
      ld({
        '@context': 'https://schema.org',
        '@type': 'CollegeOrUniversity',
        name: 'Lowland University',
        foundingDate: '1614',
        telephone: phone(r, '+31', 2, 3, 4),
      }),
      h`<body class="page-node-type-programme path-node"><div class="dialog-off-canvas-main-canvas"><header class="region region-header"><div class="block block-system-branding-block"><a href="/en" rel="home">Lowland University</a></div><div class="block block-menu"><a href="/en/research">Research</a><a href="/en/news">News</a></div></header><main><div class="region region-content"><h1 class="page-header"><span class="field field--name-title">${field}</span></h1><div class="field field--name-field-intro"><p>Learn to ask better questions in ${years === 1 ? 'one year' : `${years} years`}.</p></div>
<div class="paragraph paragraph--type--key-facts"><h2>Key facts</h2><ul class="key-facts">${facts.map(([k, v]) => h`<li class="key-facts__item"><strong class="key-facts__label">${k}</strong><br><span class="key-facts__value">${v}</span></li>`)}</ul></div>
<div class="paragraph"><h2>Tuition fees</h2><div class="table-responsive"><table><thead><tr><th>Nationality</th><th>Year</th><th>Fee</th></tr></thead><tbody><tr><td>EU/EEA</td><td>2026-2027</td><td>&euro; ${amount(eu, 'en', 0)}</td></tr><tr><td>non-EU/EEA</td><td>2026-2027</td><td>&euro; ${amount(other, 'en', 0)}</td></tr></tbody></table></div></div><div class="paragraph"><h2>Application</h2><p>Apply before ${deadline.long('en-GB')}. The application fee is &euro; 100 and is not refunded.</p></div></div></main><footer class="region-footer"><p>Lowland University, ${street(r, 'nl')} 1, ${place(r, 'nl')}. Open day: ${deadline.plus(-90).long('en-GB')}</p></footer></div></body>`,
    ),
    schema: ask({
      programme: text(),
      degree: text(),
      credits: int('ECTS'),
      language: text(),
      location: text(),
      study_mode: text(),
      tuition: ask({ eu: num(), non_eu: num() }),
      application_deadline: date(),
      application_fee: num(),
      student_count: int(),
      accreditation: text(),
    }),
    expected: {
      programme: field,
      degree,
      credits,
      language,
      location: campus,
      study_mode: mode,
      tuition: { eu, non_eu: other },
      application_deadline: deadline.iso,
      application_fee: 100,
      student_count: undefined,
      accreditation: undefined,
    },
  };
});

const course = kind('first', 'work/online-course', (r) => {
  const title = r.pick([
    'Practical Statistics for Designers',
    'Beekeeping from Zero',
    'SQL Window Functions in Depth',
  ]);
  const teacher = person(r, 'en');
  const now = price(r, 19, 149);
  const was = now + 60;
  const modules = r
    .some(
      [
        'Getting set up',
        'First principles',
        'Working examples',
        'Common mistakes',
        'Final project',
      ],
      r.int(3, 4),
    )
    .map((name) => ({ title: name, lessons: r.int(3, 12) }));
  const level = r.pick(['Beginner', 'Intermediate', 'Advanced']);
  const students = r.int(400, 22_000);
  const rating = r.int(38, 49) / 10;
  const goals = r.some(
    [
      'Read a messy table with confidence',
      'Plan a whole season',
      'Choose the right tool',
      'Explain results to others',
    ],
    3,
  );
  const updated = `${r.int(1, 12)}/${r.int(2023, 2025)}`;
  return {
    url: `https://learn.example/course/${slug(title)}/`,
    html: tailwind(r, {
      title: `Online Course: ${title} | learn.example`,
      site: 'learn.example',
      body: h`<h1 class="text-3xl font-bold">${title}</h1><p class="mt-2 text-lg">No fluff, lots of practice.</p><div class="mt-3 flex flex-wrap gap-3 text-sm"><span class="text-amber-700"><span class="sr-only">Rating:</span> ${rating.toFixed(1)}</span><span>${amount(students, 'en', 0)} students</span><span>Created by <a href="/user/${slug(teacher)}">${teacher}</a></span><span>Last updated ${updated}</span></div>
<section class="mt-8 border p-6"><h2 class="text-xl font-bold">What you'll learn</h2><ul class="grid grid-cols-2">${goals.map((g) => h`<li class="flex"><svg aria-hidden="true" class="h-4 w-4"></svg><span>${g}</span></li>`)}</ul></section><section class="mt-8"><h2 class="text-xl font-bold">Course content</h2><div class="divide-y border">${modules.map((m) => h`<button class="flex w-full justify-between p-4" aria-expanded="false"><span class="font-semibold">${m.title}</span><span class="text-sm text-slate-500">${m.lessons} lessons</span></button>`)}</div></section>
<section class="mt-8"><h2 class="text-xl font-bold">Students also bought</h2><div class="flex gap-4"><div><p>Colour Theory Basics</p><p class="text-xs">${person(r, 'en')}</p><p><span>$12.99</span> <s>$49.99</s></p><p>4.4 rating, Beginner</p></div></div></section>`,
      aside: h`<div class="rounded border p-6 shadow"><div class="flex items-baseline gap-2"><span class="text-3xl font-bold">$${now.toFixed(2)}</span><s class="text-slate-400">$${was.toFixed(2)}</s></div><button class="mt-4 w-full bg-violet-700 text-white">Add to cart</button><p class="text-center text-xs">30-Day Money-Back Guarantee</p><div class="mt-4 text-sm"><div class="flex justify-between"><span>Level</span><span>${level}</span></div></div></div>`,
    }),
    schema: ask({
      title: text(),
      instructor: text(),
      price: num(),
      original_price: num(),
      level: oneOf('Beginner', 'Intermediate', 'Advanced'),
      rating: num(),
      students: int(),
      learning_goals: texts(),
      modules: rows({ title: text(), lessons: int() }),
      certificate: bool(),
      start_date: date(),
    }),
    expected: {
      title,
      instructor: teacher,
      price: now,
      original_price: Number(was.toFixed(2)),
      level,
      rating,
      students,
      learning_goals: goals,
      modules,
      certificate: undefined,
      start_date: undefined,
    },
  };
});

export const WORK: readonly FactsKind[] = [job, publicJob, programme, course];

/** Half `second`: work and firms. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  either,
  email,
  h,
  hashed,
  int,
  kind,
  num,
  oneOf,
  phone,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { FIRMS, people, person, place } from '../words.ts';
import { document, modules, wix } from './frames.ts';

const job = kind('second', 'know/lever-job', (r) => {
  const firm = r.pick(FIRMS.filter((f) => !f.includes('&')));
  const title = r.pick(['Staff Accountant', 'Robotics Technician', 'Content Strategist']);
  const where = r.pick(['Denver, CO', 'Austin, TX', 'Remote - US']);
  const team = r.pick(['Finance', 'Hardware', 'Marketing']);
  const commit = r.pick(['Full-time', 'Contract', 'Part-time']);
  const mode = where.startsWith('Remote') ? 'Remote' : r.pick(['Hybrid', 'On-site']);
  const [low, high] = [r.int(50, 90) * 1000, r.int(91, 180) * 1000];
  const hasPay = r.chance(0.6);
  const duties = r.some(
    [
      'Close the books each month',
      'Keep our robots running',
      'Plan the editorial calendar',
      'Train new colleagues',
    ],
    3,
  );
  const until = r.chance(0.5) ? someDay(r, 2026, 2026) : undefined;
  return {
    url: `https://jobs.lvr.example/${slug(firm)}/${r.letters(8)}-${r.letters(4)}`,
    html: document(
      'en',
      `${firm} - ${title}`,
      `<meta property="og:title" content="${firm} - ${title}"><meta name="twitter:label1" value="Location"><meta name="twitter:data1" value="${where}">`,
      h`<body class="show header-comfortable"><div class="content-wrapper posting-page"><div class="page-show"><div class="section-wrapper accent-section"><div class="section page-centered posting-header"><a class="main-header-logo" href="/"><img alt="${firm} logo" src="/l.png"></a><div class="posting-headline"><h2>${title}</h2><div class="posting-categories"><div class="sort-by-time posting-category medium-category-label location">${where}</div><div class="posting-category department">${team}</div><div class="posting-category commitment">${commit} /</div><div class="posting-category workplaceTypes">${mode}</div></div></div><a class="postings-btn" href="/apply">Apply for this job</a></div></div><div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description"><div>${firm} was founded in ${r.int(1999, 2016)} and has raised $${r.int(10, 90)}M.</div></div><div class="section page-centered"><h3>What you will do</h3><ul class="posting-requirements plain-list">${duties.map((d) => h`<li>${d}</li>`)}</ul></div>${hasPay && h`<div class="section page-centered" data-qa="salary-range">$${amount(low, 'en', 0)} - $${amount(high, 'en', 0)} a year</div>`}<div class="section page-centered" data-qa="closing-description">${until !== undefined && h`<div>Applications close on ${until.long('en-US')}.</div>`}<div>We pay a referral bonus of $2,000.</div></div></div></div></div><div class="main-footer page-full-width"><a href="/">${firm} Home Page</a><p>Jobs powered by LVR</p></div></body>`,
    ),
    schema: ask({
      title: text(),
      company: text(),
      location: text(),
      department: text(),
      employment_type: oneOf('Full-time', 'Part-time', 'Contract'),
      workplace_type: text(),
      salary: ask({ min: num(), max: num() }),
      responsibilities: texts(),
      application_deadline: date(),
      experience_years: int(),
      recruiter: text(),
    }),
    expected: {
      title,
      company: firm,
      location: where,
      department: team,
      employment_type: commit,
      workplace_type: mode,
      salary: { min: hasPay ? low : undefined, max: hasPay ? high : undefined },
      responsibilities: duties,
      application_deadline: until?.iso,
      experience_years: undefined,
      recruiter: undefined,
    },
  };
});

const company = kind('second', 'know/company-ja', (r) => {
  const name = r.pick(['株式会社ひのき製作所', '株式会社サクラ電機', '北星食品株式会社']);
  const boss = person(r, 'ja');
  const [y, m, d] = [r.int(1948, 2005), r.int(1, 12), r.int(1, 28)];
  const capital = `${r.int(1, 9)},${r.int(1, 9)}00万円`;
  const staff = r.int(24, 1900);
  const address = `〒${r.int(100, 990)}-${r.int(1000, 9999)} ${place(r, 'ja')}中央${r.int(1, 9)}-${r.int(1, 30)}`;
  const work = r.some(['精密部品の製造', '冷凍食品の販売', '電子機器の開発', '物流事業'], 2);
  const banks = r.some(['みなと銀行', '北国信用金庫', '三葉銀行'], 2);
  const tel = phone(r, '03', 4, 4).replaceAll(' ', '-');
  const facts = [
    ['会社名', name],
    ...r.shuffle([
      ['代表者', `代表取締役社長 ${boss}`],
      ['設立', `${y}年${m}月${d}日`],
      ['資本金', capital],
      ['従業員数', `${amount(staff, 'en', 0)}名`],
      ['所在地', address],
      ['事業内容', work.join('<br>')],
      ['取引銀行', banks.join('<br>')],
    ] as const),
  ] as const;
  return {
    url: 'https://www.kaisha.example/company/outline.html',
    html: wix(r, {
      title: '会社概要',
      site: name,
      lang: 'ja',
      body: h`<h1>会社概要</h1><table class="tbl"><tbody>${facts.map(([k, v]) => h`<tr><th>${k}</th><td>${v}</td></tr>`)}</tbody></table><h2>お問い合わせ</h2><p>TEL：${tel}（平日 9:00～17:30）</p>`,
      side: h`<h2>お知らせ</h2><ul><li>2025年4月1日 大阪営業所を開設しました</li></ul>`,
      foot: `&copy; 2025 ${name} 採用担当 0120-00-1122`,
    }),
    schema: ask({
      company_name: text(),
      representative: text('Name of the representative'),
      established: date(),
      capital: text(),
      employees: int(),
      address: text(),
      business: texts(),
      banks: texts(),
      phone: text(),
      fax: text(),
      annual_revenue: text(),
    }),
    expected: {
      company_name: name,
      representative: either(boss, `代表取締役社長 ${boss}`),
      established: `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
      capital,
      employees: staff,
      address,
      business: work,
      banks,
      phone: tel,
      fax: undefined,
      annual_revenue: undefined,
    },
  };
});

const conference = kind('second', 'know/conference-schedule', (r) => {
  const name =
    r.pick(['Typeface Days', 'GreenGrid Summit', 'RustBelt Conf']) + ` ${r.int(2025, 2026)}`;
  const start = someDay(r, 2026, 2026);
  const end = start.plus(r.int(1, 2));
  const venue = r.pick(['Corn Exchange', 'Harbour Hall', 'The Glasshouse']);
  const city = place(r, 'en');
  const speakers = people(r, 'en', 4);
  const talks = r
    .some(
      ['Opening keynote', 'Grids that breathe', 'Borrowing well', 'Lessons from outages'],
      r.int(3, 4),
    )
    .map((title, i) => ({
      time: `${9 + i}:${r.pick(['00', '15', '30'])}`.padStart(5, '0'),
      title,
      speaker: speakers[i] ?? '',
    }));
  const [early, full] = [r.int(90, 190), r.int(200, 420)];
  const cut = start.plus(-60);
  const mail = `hello@${slug(name)}.example`;
  const c = hashed(r);
  return {
    url: `https://${slug(name)}.example/`,
    html: modules(r, {
      title: name,
      site: name,
      body: h`<section class="hero ${c}"><h1>${name}</h1><p>${start.long('en-GB')} &ndash; ${end.long('en-GB')}</p><p>${venue}, ${city}</p></section><section id="tickets"><h2>Tickets</h2><div class="ticket"><h3>Early bird</h3><p class="amount">£${early}</p><p>until ${cut.long('en-GB')}</p></div><div class="ticket"><h3>Regular</h3><p class="amount">£${full}</p></div><div class="ticket"><h3>Workshop add-on</h3><p class="amount">£75</p></div></section><section id="schedule"><h2>Schedule</h2><ol>${talks.map((t) => h`<li><span class="t">${t.time}</span><div><strong>${t.title}</strong><span>${t.speaker}</span></div></li>`)}</ol></section><section><h2>Get in touch</h2><p>${mail}</p></section>`,
      side: h`<h3>Last year</h3><p>${start.plus(-365).long('en-GB')}, Guildhall, ${speakers.length * 100} guests</p>`,
      foot: 'Code of conduct: safety@confteam.example',
    }),
    schema: ask({
      name: text(),
      start_date: date(),
      end_date: date(),
      venue: text(),
      city: text(),
      early_bird_price: num(),
      regular_price: num(),
      early_bird_deadline: date(),
      contact_email: email(),
      schedule: rows({ time: text(), title: text(), speaker: text() }),
      call_for_papers_deadline: date(),
      capacity: int(),
    }),
    expected: {
      name,
      start_date: start.iso,
      end_date: end.iso,
      venue,
      city,
      early_bird_price: early,
      regular_price: full,
      early_bird_deadline: cut.iso,
      contact_email: mail,
      schedule: talks,
      call_for_papers_deadline: undefined,
      capacity: undefined,
    },
  };
});

export const FIRM_PAGES_2: readonly FactsKind[] = [job, company, conference];

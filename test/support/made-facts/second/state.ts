/** Half `second`: authorities and courts. */
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
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { people, street } from '../words.ts';
import { document, govuk, wix } from './frames.ts';

const recall = kind('second', 'public/recall', (r) => {
  const brand = r.pick(['Greenfold', 'Hearty Oat', 'Casa Lupo']);
  const product = `${brand} ${r.pick(['Chicken Pasties', 'Granola Clusters', 'Pesto'])}`;
  const day = someDay(r);
  const ref = `FSA-PRIN-${r.int(1, 60)}-${day.iso.slice(0, 4)}`;
  const risk = r.pick(['Undeclared peanuts', 'Possible pieces of metal', 'Presence of salmonella']);
  const size = `${r.int(2, 9)}50g`;
  const batches = r.times(r.int(2, 4), () => `L${r.int(10_000, 99_999)}`);
  const best = day.plus(120);
  const tel = phone(r, '0800', 3, 4);
  const shops = r.some(['Marlow', 'Tern Foods', 'Budgie', 'Coop South'], 2);
  return {
    url: `https://www.food.example/news-alerts/alert/${ref.toLowerCase()}`,
    html: govuk(r, {
      title: `${brand} recalls ${product}`,
      site: 'Food Agency',
      body: h`<h1 class="govuk-heading-xl">${brand} recalls ${product}</h1><p class="govuk-body-l">The company is recalling the product below as a precaution.</p><dl class="meta"><dt>Reference</dt><dd>${ref}</dd><dt>Date</dt><dd>${day.long('en-GB')}</dd></dl><h2>Product details</h2><h3>${product}</h3><table class="govuk-table"><tbody><tr><td>Pack size</td><td>${size}</td></tr><tr><td>Batch codes</td><td>${batches.join(', ')}</td></tr><tr><td>Best before</td><td>${best.long('en-GB')}</td></tr></tbody></table><h2>Risk statement</h2><p>${risk}</p><h2>Sold at</h2><ul>${shops.map((s) => h`<li>${s}</li>`)}</ul><h2>Advice to consumers</h2><p>Do not eat it. Return it for a full refund. For more information call ${tel}.</p>`,
      side: h`<h2>Other alerts</h2><ul><li>Sunrise Foods recalls Tahini, ${day.plus(-3).long('en-GB')}</li></ul>`,
      foot: 'Food Agency, Petty France, helpline 0330 332 7149 ',
    }),
    schema: ask({
      product: text(),
      company: text('Company or brand that recalls'),
      reference: text(),
      date: date(),
      pack_size: text(),
      batch_codes: texts(),
      best_before: date(),
      risk: text(),
      retailers: texts(),
      phone: text('Number consumers should call'),
      units_affected: int(),
      injuries: int(),
    }),
    expected: {
      product,
      company: brand,
      reference: ref,
      date: day.iso,
      pack_size: size,
      batch_codes: batches,
      best_before: best.iso,
      risk,
      retailers: shops,
      phone: tel,
      units_affected: undefined,
      injuries: undefined,
    },
  };
});

const grant = kind('second', 'public/funding-call', (r) => {
  const title = r.pick(['Coastal Resilience Fund', 'Small Museums Grant', 'Open Tools Programme']);
  const funder = r.pick([
    'Northern Arts Council',
    'Tidewater Foundation',
    'Digital Commons Agency',
  ]);
  const [low, high] = [r.int(1, 9) * 1000, r.int(20, 250) * 1000];
  const total = r.int(1, 9);
  const [opens, closes] = [someDay(r, 2025, 2025), someDay(r, 2026, 2026)];
  const who = r.some(
    ['Registered charities', 'Universities', 'Local authorities', 'Community groups'],
    3,
  );
  const mail = `grants@${slug(funder)}.example`;
  const type = r.pick(['Grant', 'Loan']);
  const match_ = r.chance(0.5);
  return {
    url: `https://www.${slug(funder)}.example/opportunity/${slug(title)}/`,
    html: wix(r, {
      title,
      site: funder,
      body: h`<div class="wixui-rich-text"><h1 class="font_0">Opportunity: ${title}</h1></div><div class="wixui-rich-text">${r.shuffle([h`<p class="font_8"><span style="font-weight:bold">Funder:</span> ${funder}</p>`, h`<p class="font_8"><span style="font-weight:bold">Funding type:</span> ${type}</p>`, h`<p class="font_8"><span style="font-weight:bold">Total fund:</span> £${total},000,000</p>`, h`<p class="font_8"><span style="font-weight:bold">Award range:</span> £${amount(low, 'en', 0)} - £${amount(high, 'en', 0)}</p>`, h`<p class="font_8"><span style="font-weight:bold">Opening date:</span> ${opens.long('en-GB')} 9:00am</p>`, h`<p class="font_8"><span style="font-weight:bold">Closing date:</span> ${closes.long('en-GB')} 4:00pm</p>`])}</div><div class="wixui-rich-text"><h2 class="font_2">Who can apply</h2><ul>${who.map((w) => h`<li>${w}</li>`)}</ul></div><div class="wixui-rich-text"><h2 class="font_2">Match funding</h2><p>${match_ ? 'Match funding is required.' : 'Match funding is not required.'}</p><h2>Questions</h2><p>Write to <a href="mailto:${mail}">${mail}</a>. We answer within 5 days. A webinar was held on ${opens.plus(14).long('en-GB')}.</p></div>`,
      side: h`<h3>Related opportunities</h3><p>Travel Bursary, up to £1,500, closes ${closes.plus(-40).long('en-GB')}</p>`,
      foot: `${funder}, ${street(r, 'en')}`,
    }),
    schema: ask({
      title: text(),
      funder: text(),
      funding_type: oneOf('Grant', 'Loan', 'Prize'),
      total_fund: num(),
      minimum_award: num(),
      maximum_award: num(),
      opening_date: date(),
      closing_date: date(),
      eligible_applicants: texts(),
      match_funding_required: bool(),
      contact_email: email(),
      project_start: date(),
      contact_phone: text(),
    }),
    expected: {
      title: either(title, `Opportunity: ${title}`),
      funder,
      funding_type: type,
      total_fund: total * 1_000_000,
      minimum_award: low,
      maximum_award: high,
      opening_date: opens.iso,
      closing_date: closes.iso,
      eligible_applicants: who,
      match_funding_required: match_,
      contact_email: mail,
      project_start: undefined,
      contact_phone: undefined,
    },
  };
});

const judgment = kind('second', 'public/judgment', (r) => {
  const [a = '', b = ''] = people(r, 'en', 2).map((n) => n.split(' ')[1] ?? '');
  const year = r.int(2018, 2024);
  const name = `${a} v ${b} ${r.pick(['Holdings Ltd', 'County Council', 'Insurance plc'])}`;
  const cite = `[${year}] EWHC ${r.int(100, 3900)} (Comm)`;
  const day = someDay(r, year, year);
  const heard = day.plus(-40);
  const judge = `Mr Justice ${r.pick(['Ashby', 'Colville', 'Teague'])}`;
  const [one = '', two = ''] = people(r, 'en', 2);
  const caseNo = `CL-${year}-000${r.int(100, 999)}`;
  const court = r.pick(['High Court of Justice', 'Court of Appeal']);
  const topics = r.some(['Contract', 'Negligence', 'Costs', 'Limitation'], 2);
  return {
    url: `https://caselaw.example/ewhc/comm/${year}/${r.int(100, 3900)}`,
    html: document(
      'en',
      `${name} - Find Case Law`,
      '',
      h`<body class="judgment-body"><header class="page-header"><a href="/">Find Case Law</a></header><div class="judgment-toolbar"><h1 class="judgment-toolbar__title">${name}</h1><p class="judgment-toolbar__reference">${cite}</p><a class="btn" href="data.pdf" download>Download PDF (${r.int(100, 900)} KB)</a></div><article class="judgment"><header class="judgment-header"><p class="judgment-header__neutral-citation">Neutral Citation Number: ${cite}</p><p class="judgment-header__case-number">Case No: ${caseNo}</p><p class="judgment-header__court">IN THE ${court.toUpperCase()}</p><p style="text-align:right">Date: ${day.long('en-GB')}</p><p>Before:</p><p class="judgment-header__judge">${judge}</p><p>Between:</p><table><tr><td></td><td>${a}</td><td>Claimant</td></tr><tr><td></td><td>- and -</td><td></td></tr><tr><td></td><td>${name.split(' v ')[1] ?? ''}</td><td>Defendant</td></tr></table><p><b>${one} KC</b> for the <b>Claimant</b></p><p><b>${two}</b> for the <b>Defendant</b></p><p>Hearing date: ${heard.long('en-GB')}</p></header><section><p>1. This is a claim for £${r.int(1, 9)}.2 million, following Smythe v Rowe [1998] 1 WLR 20.</p></section></article><aside><h2>Topics</h2><ul>${topics.map((t) => h`<li>${t}</li>`)}</ul></aside></body>`,
    ),
    schema: ask({
      case_name: text(),
      neutral_citation: text(),
      case_number: text(),
      judgment_date: date(),
      hearing_date: date(),
      judge: text(),
      claimant: text(),
      defendant: text(),
      claimant_counsel: text(),
      topics: texts(),
      damages_awarded: num(),
      appeal_deadline: date(),
    }),
    expected: {
      case_name: name,
      neutral_citation: cite,
      case_number: caseNo,
      judgment_date: day.iso,
      hearing_date: heard.iso,
      judge,
      claimant: a,
      defendant: name.split(' v ')[1],
      claimant_counsel: either(`${one} KC`, one),
      topics,
      damages_awarded: undefined,
      appeal_deadline: undefined,
    },
  };
});

export const STATE: readonly FactsKind[] = [recall, grant, judgment];

/** Parts of pages that are no articles, each under its heading: what a firm offers, for how much, and what people ask. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const rep = <T>(all: readonly T[], build: (one: T, nth: number) => string): string =>
  all.map(build).join('');
const PLANS = [
  ['Solo', '0', ['5 invoices a month', '1 user', 'E-mail help']],
  ['Team', '12', ['Unlimited invoices', '5 users', 'Bank match']],
  ['Firm', '49', ['All of Team', '50 users', 'Phone help']],
] as const;
const PARTS = {
  features: `<section class="features"><h2>What it does</h2><div class="grid">${rep(
    [
      ['Reminders', 'Late payers hear from it by themselves.'],
      ['Templates', 'Your logo and colours on each page.'],
      ['Bank match', 'Payments find their invoices.'],
      ['Tax report', 'One click for the quarter.'],
    ],
    ([name, text]) => `<div class="feature"><h3>${name ?? ''}</h3><p>${text ?? ''}</p></div>`,
  )}</div></section>`,
  prices: `<section id="pricing"><h2>Prices</h2><div class="plans">${rep(
    PLANS,
    ([name, price, items], nth) =>
      `<div class="plan"><h3>${name}</h3><div class="price">€${price}<span>/month</span></div><ul>${rep(items, (item) => `<li>${item}</li>`)}</ul><a class="btn" href="/signup?${nth}">Choose</a></div>`,
  )}</div></section>`,
  questions: `<section class="faq"><h2>Questions</h2>${rep(
    [
      ['Can I cancel?', 'Yes, at any time, to the end of the month.'],
      ['Where is my data?', 'In two centres in Finland.'],
      ['Is there an app?', 'For both kinds of phone.'],
    ],
    ([asked, said]) => `<details><summary>${asked ?? ''}</summary><p>${said ?? ''}</p></details>`,
  )}</section>`,
  quotes: `<section class="testimonials"><h2>What people say</h2>${rep(
    [
      ['It pays for itself by the second reminder.', 'Ann Lee, baker'],
      ['My accountant smiles now.', 'Karl Berg, joiner'],
      ['We closed the quarter in an hour.', 'Maya Ortiz, florist'],
    ],
    ([said, who]) => `<blockquote><p>${said ?? ''}</p><cite>${who ?? ''}</cite></blockquote>`,
  )}</section>`,
};
const HERO =
  '<h1>Invoices without the paper</h1><p>Send, chase and file every invoice from one screen.</p>';
const TOP =
  '<div class="topbar"><a href="/">Papyr</a><nav><a href="/#pricing">Pricing</a><a href="/blog">Blog</a></nav></div>';
const FOOT = '<footer><h4>Company</h4><a href="/press">Press</a><p>© 2026 Papyr AB</p></footer>';
const FRAMES: Readonly<Record<string, (parts: string) => string>> = {
  'in the main part': (parts) => `${TOP}<main><section>${HERO}</section>${parts}</main>${FOOT}`,
  'without a main part': (parts) => `${TOP}<div class="hero">${HERO}</div>${parts}${FOOT}`,
  'below a header': (parts) => `${TOP}<header>${HERO}</header><main>${parts}</main>${FOOT}`,
};
const linesOf = (html: string): readonly string[] =>
  html
    .replace(/<a class="btn".*?<\/a>/g, '')
    .split(/<[^>]+>/)
    .filter((text) => text !== '');

describe.each(Object.entries(FRAMES))('the parts of a page of a firm %s', (_place, frame) => {
  it.each([
    ['features', 'prices', 'questions'],
    ['features', 'quotes', 'prices'],
    ['prices', 'questions'],
  ] as const)('are kept whole: %s, %s, %s', (...names) => {
    const parts = names.map((name) => PARTS[name]).join('');
    const { markdown = '' } = renderDocument(
      pipelineInput(
        `<html lang="en"><head><title>Papyr – invoices without the paper</title></head><body>${frame(parts)}</body></html>`,
      ),
    ).document;
    expect(linesOf(HERO + parts).filter((line) => !markdown.includes(line))).toEqual([]);
    expect(markdown).not.toMatch(/Blog|Press|Papyr AB/);
  });
});

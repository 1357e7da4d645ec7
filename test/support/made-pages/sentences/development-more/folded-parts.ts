/** Text in parts that open and close, in lists made of boxes, in reviews and replies that are named like other things. */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';

const service = textKind('accordion-of-a-public-service', (page) => {
  const section = (i: number) =>
    `<div class="govuk-accordion__section"><div class="govuk-accordion__section-header"><h2 class="govuk-accordion__section-heading"><button type="button" aria-expanded="true" aria-controls="part-${i}" class="govuk-accordion__section-button">${page.heading()}</button></h2></div><div id="part-${i}" class="govuk-accordion__section-content"><p>${page.say(3)}</p><p>${page.say(2)}</p></div></div>`;
  return page.document(
    `${f.menu(page)}<main><div class="content"><h1>${page.headline()}</h1><p>${page.say(2)}</p><div class="govuk-accordion">${page.random.times(3, section).join('')}</div></div></main>${f.footer(page)}`,
  );
});

const fields = textKind('fields-of-an-older-system', (page) => {
  const field = (name: string) =>
    `<div class="field field-name-field-${name} field-type-text field-label-above"><div class="field-label">${page.heading()}</div><div class="field-items">${page.random.times(3, () => `<div class="field-item">${page.item()}</div>`).join('')}</div></div>`;
  return page.document(
    `${f.menu(page)}<main><div class="region"><h1 class="title">${page.headline()}</h1><div class="node node-article"><div class="content"><div class="field field-name-body field-type-text-with-summary"><p>${page.say(3)}</p><p>${page.say(3)}</p><p>${page.say(2)}</p></div>${field('needs')}</div></div></div></main>${f.footer(page)}`,
  );
});

const ratings = textKind('ratings-that-unfold', (page) => {
  const rating = (i: number) =>
    `<li class="rating"><div class="rating__by"><span>${page.name()}</span> <span>${page.date()}</span></div><h3 class="rating__title"><a href="javascript:void(0)" data-open="${i}">${page.heading()}</a></h3><p class="rating__text">${page.say(2)}</p></li>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><p>${page.say(2)}</p><ul class="ratings">${page.random.times(3, rating).join('')}</ul></main>${f.footer(page)}`,
  );
});

const replies = textKind('replies-within-replies', (page) => {
  const entry = (more: string, inside: string) =>
    `<article class="entry${more}"><p class="entry__by">${page.name()} · ${page.date()}</p><div class="entry__said"><p>${page.say(2)}</p></div>${inside}</article>`;
  const reply = (): string => entry(' comment', '');
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1>${entry(' entry--first', `<p>${page.say(2)}</p>`)}<section class="answers">${entry(' comment', `<div class="below">${reply()}${reply()}</div>`)}${reply()}</section></main>${f.footer(page)}`,
  );
});

export const foldedParts: readonly Kind<TextTruth>[] = [service, fields, ratings, replies];

/** List pages of the held-out half. Only counted: nothing is tuned on them. */
import { furniture as f } from '../../furniture/held-out.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

const numbered = (page: PageMaker, count: number) =>
  page.random.times(
    count,
    (i) => `${i + 1}. ${page.random.word()} ${page.random.word()} ${page.random.word()}`,
  );

const rows = (count: number, pages: number) =>
  textKind(
    `rows-of-links-${count}`,
    (page) => {
      const items = page.list(numbered(page, count), true);
      const body = `<h1>${page.headline()}</h1><div class="c-index">${items.map((item) => `<div class="c-index__row"><a href="${page.path()}">${item}</a></div>`).join('\n')}</div>`;
      return page.document(f.frame(page, body));
    },
    { pages },
  );

const orderedPlain = (count: number, pages: number) =>
  textKind(
    `ordered-plain-${count}`,
    (page) => {
      const items = page.list(
        page.random.times(
          count,
          () =>
            `${page.random.word()} ${page.random.word()} ${page.random.word()} ${page.random.int(100, 999)}`,
        ),
        true,
      );
      const body = `<h1>${page.headline()}</h1><p>${page.say()}</p><ol class="register">${items.map((item) => `<li><span>${item}</span></li>`).join('\n')}</ol>`;
      return page.document(f.frame(page, body));
    },
    { pages },
  );

const glossary = textKind('glossary-of-headings', (page) => {
  const terms = page.random.times(page.random.int(6, 25), () => page.item('free'));
  page.list(terms, true);
  const body = `<h1>${page.headline()}</h1>${terms.map((term) => `<div class="term"><h3>${term}</h3><p>${page.say()}</p></div>`).join('')}`;
  return page.document(f.frame(page, body));
});

const columns = textKind('list-in-columns', (page) => {
  const columnOf = () => {
    const items = page.list(
      page.random.times(page.random.int(8, 20), () => page.item('free')),
      true,
    );
    return `<td valign="top"><ul>${items.map((item) => `<li><a href="${page.path()}">${item}</a></li>`).join('')}</ul></td>`;
  };
  const body = `<h1>${page.headline()}</h1><table><tr>${columnOf()}${columnOf()}${columnOf()}</tr></table>`;
  return page.document(f.frame(page, body));
});

const checklist = textKind('checklist', (page) => {
  const items = page.list(
    page.random.times(page.random.int(12, 40), () => page.item('free')),
    true,
  );
  const body = `<h1>${page.headline()}</h1><p>${page.brief()}</p><ul class="checklist">${items.map((item, i) => `<li><label><input type="checkbox" ${i % 3 === 0 ? 'checked' : ''}> ${item}</label></li>`).join('')}</ul>`;
  return page.document(f.frame(page, body));
});

const tagCloud = textKind('tag-cloud-and-archive-beside-text', (page) => {
  const cloud = page.list(
    page.random.times(30, () => `${page.random.word()}${page.random.word()} ${page.random.word()}`),
    false,
  );
  const archive = page.list(
    page.random.times(24, (i) => `${page.random.word()} ${2000 + i} (${page.random.int(1, 99)})`),
    false,
  );
  const body = `<div class="o-text"><h1>${page.headline()}</h1>${page.random.times(page.amount([2, 3], [4, 7]), () => `<p>${page.say(2)}</p>`).join('')}</div>`;
  const aside = `<div class="o-rail"><div class="tagcloud">${cloud.map((word) => `<a href="${page.path()}" style="font-size:${page.random.int(8, 22)}pt">${word}</a>`).join(' ')}</div><ul class="archive">${archive.map((month) => `<li><a href="${page.path()}">${month}</a></li>`).join('')}</ul></div>`;
  return page.document(`${f.menu(page)}${body}${aside}${f.footer(page)}`);
});

const bibliography = textKind('bibliography', (page) => {
  const items = page.list(
    page.random.times(page.random.int(12, 50), () => page.title('free')),
    true,
  );
  const body = `<h1>${page.headline()}</h1><div class="bib">${items.map((item) => `<p class="bib-entry">${page.name()} (${page.random.int(1950, 2020)}): <i>${item}</i>.</p>`).join('')}</div>`;
  return page.document(f.frame(page, body));
});

export const lists: readonly Kind<TextTruth>[] = [
  rows(50, 10),
  rows(500, 4),
  orderedPlain(500, 4),
  orderedPlain(10_000, 1),
  glossary,
  columns,
  checklist,
  tagCloud,
  bibliography,
];

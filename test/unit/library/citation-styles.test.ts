/** Lines of a bibliography, held against the examples of the handbooks' own kinds. */
import { describe, expect, it } from 'vitest';
import {
  CITATION_STYLES,
  styledCitation,
} from '../../../src/main/service/domain/library/citation-styles.ts';
import {
  bibLatexOf,
  cslOf,
  plainCitation,
  risOf,
  saidBy,
  type Cited,
} from '../../../src/main/service/domain/library/citations.ts';

const PAGE: Cited = {
  ...{ id: 'cap_1', digest: '', tags: [] },
  url: 'https://www.heath.example/tides?x=1',
  at: Date.parse('2026-12-01T10:00:00Z'),
  title: 'Why tides wait',
  author: 'Jane M. Doe and Jean-Pierre van der Berg',
  site: 'Heath',
  published: '2026-09-04T08:00:00Z',
};
const FROM = 'https://www.heath.example/tides?x=1';
const without = (...names: (keyof Cited)[]): Cited =>
  Object.fromEntries(
    Object.entries(PAGE).filter(([name]) => !names.includes(name as keyof Cited)),
  ) as unknown as Cited;
const all = (cited: Cited): Record<string, string> =>
  Object.fromEntries(CITATION_STYLES.map((style) => [style, styledCitation(style, cited)]));

describe('a page in a list of references', () => {
  it('names its authors, its day, its site and the day of the copy', () => {
    expect(all(PAGE)).toEqual({
      apa: `Doe, J. M., & van der Berg, J.-P. (2026, September 4). Why tides wait. Heath. Retrieved December 1, 2026, from ${FROM}`,
      mla: 'Doe, Jane M., and Jean-Pierre van der Berg. “Why tides wait.” Heath, 4 Sept. 2026, www.heath.example/tides?x=1. Accessed 1 Dec. 2026.',
      chicago: `Doe, Jane M., and Jean-Pierre van der Berg. “Why tides wait.” Heath. September 4, 2026. Accessed December 1, 2026. ${FROM}.`,
      harvard: `Doe, J.M. and van der Berg, J.-P. (2026) Why tides wait. Heath. Available at: ${FROM} (Accessed: 1 December 2026).`,
      wikipedia: `{{cite web |url=${FROM} |title=Why tides wait |last1=Doe |first1=Jane M. |last2=van der Berg |first2=Jean-Pierre |website=Heath |date=2026-09-04 |access-date=2026-12-01}}`,
    });
  });

  it('begins with its title where nobody and no day is named', () => {
    expect(all(without('author', 'published'))).toMatchObject({
      apa: `Why tides wait. (n.d.). Heath. Retrieved December 1, 2026, from ${FROM}`,
      mla: '“Why tides wait.” Heath, www.heath.example/tides?x=1. Accessed 1 Dec. 2026.',
      harvard: `Why tides wait (no date). Heath. Available at: ${FROM} (Accessed: 1 December 2026).`,
    });
  });

  it('names a body once that wrote for its own site', () => {
    const own = { ...PAGE, author: 'Heath', published: '2026-09' };
    expect(styledCitation('apa', own)).toBe(
      `Heath. (2026, September). Why tides wait. Retrieved December 1, 2026, from ${FROM}`,
    );
    expect(styledCitation('wikipedia', own)).toContain('|author=Heath |date=September 2026 |');
  });

  it('sets no stop behind a question, and none within a question’s marks', () => {
    const asked = { ...PAGE, title: 'Who “waits” for |tides}}?' };
    expect(styledCitation('mla', asked)).toContain('“Who ‘waits’ for |tides}}?” Heath');
    expect(styledCitation('harvard', asked)).toContain('tides}}? Heath.');
    expect(styledCitation('wikipedia', asked)).toContain(
      '|title=Who “waits” for {{!}}tides<nowiki>}}</nowiki>? |',
    );
  });

  it('shortens many authors as each style does', () => {
    const names = (count: number): Cited => ({
      ...PAGE,
      authors: Array.from({ length: count }, (_, n) => `Doe${String(n + 1)}, Ann`),
    });
    expect(styledCitation('apa', names(21))).toMatch(/^Doe1, A\., .*Doe19, A\., … Doe21, A\. \(/);
    expect(styledCitation('mla', names(3))).toMatch(/^Doe1, Ann, et al\. /);
    expect(styledCitation('chicago', names(11))).toMatch(/, Ann Doe7, et al\. /);
    expect(styledCitation('chicago', names(3))).toMatch(/^Doe1, Ann, Ann Doe2, and Ann Doe3\. /);
    expect(styledCitation('harvard', names(4))).toMatch(/^Doe1, A\. et al\. \(/);
  });
});

describe('a paper in a list of references', () => {
  const journal: Cited = {
    ...PAGE,
    doi: '10.5555/t.1',
    work: {
      kind: 'journal',
      name: 'Coastal Letters',
      volume: '12',
      issue: '3',
      pages: ['45', '67'],
    },
  };
  const who = 'Doe, Jane M., and Jean-Pierre van der Berg.';

  it('is found by its volume and its DOI', () => {
    expect(all(journal)).toMatchObject({
      apa: 'Doe, J. M., & van der Berg, J.-P. (2026). Why tides wait. Coastal Letters, 12(3), 45–67. https://doi.org/10.5555/t.1',
      mla: `${who} “Why tides wait.” Coastal Letters, vol. 12, no. 3, 2026, pp. 45–67, https://doi.org/10.5555/t.1. Accessed 1 Dec. 2026.`,
      chicago: `${who} “Why tides wait.” Coastal Letters 12, no. 3 (2026): 45–67. https://doi.org/10.5555/t.1.`,
      harvard:
        'Doe, J.M. and van der Berg, J.-P. (2026) ‘Why tides wait’, Coastal Letters, 12(3), pp. 45–67. Available at: https://doi.org/10.5555/t.1 (Accessed: 1 December 2026).',
    });
    expect(styledCitation('wikipedia', journal)).toMatch(
      /^\{\{cite journal .*\|journal=Coastal Letters \|volume=12 \|issue=3 \|pages=45–67 \|doi=10\.5555\/t\.1 /,
    );
  });

  it.each([
    ['apa', 'meeting', 'In Tides 2026 (p. 9). Sea Press. https'],
    ['mla', 'meeting', '“Why tides wait.” Tides 2026, Sea Press, 2026, p. 9, www'],
    ['chicago', 'book', '“Why tides wait.” In Tides 2026, 9. Sea Press, 2026. https'],
    ['harvard', 'book', '‘Why tides wait’, in Tides 2026, Sea Press, p. 9. Available'],
    ['wikipedia', 'book', '|chapter=Why tides wait |'],
    ['apa', 'thesis', 'Why tides wait [Thesis, Tides 2026]. https'],
    ['chicago', 'report', 'Why tides wait. 2nd ed. Tides 2026, 2026. https'],
    ['apa', 'whole', 'Why tides wait (2nd ed.). Tides 2026. https'],
    ['harvard', 'whole', 'Why tides wait. 2nd ed. Tides 2026. Available'],
  ] as const)('in %s is cited as what it is: %s', (style, kind, part) => {
    const isWhole = ['thesis', 'report', 'whole'].includes(kind);
    const rest = isWhole ? { edition: '2' } : { pages: ['9'], publisher: 'Sea Press' };
    expect(
      styledCitation(style, { ...PAGE, work: { kind, name: 'Tides 2026', ...rest } }),
    ).toContain(part);
  });

  it('of arXiv has its number there in every form', () => {
    const { url, at } = { url: 'https://arxiv.org/abs/2101.00001', at: PAGE.at };
    const tags = {
      citation_title: 'Why tides wait',
      citation_author: ['Doe, Jane', 'Roe, R. B.'],
      citation_date: '2021/01/04',
      citation_arxiv_id: '2101.00001',
    };
    const cited: Cited = { ...without('author', 'site', 'published'), url, ...saidBy(tags, at) };
    const who = 'Doe, Jane, and R. B. Roe. Why tides wait. arXiv:2101.00001, 2021';
    expect(all(cited)).toEqual({
      apa: `Doe, J., & Roe, R. B. (2021). Why tides wait (arXiv:2101.00001). arXiv. ${url}`,
      mla: `${who}, arxiv.org/abs/2101.00001. Accessed 1 Dec. 2026.`,
      chicago: `${who}. ${url}.`,
      harvard: `Doe, J. and Roe, R.B. (2021) Why tides wait. arXiv:2101.00001. Available at: ${url} (Accessed: 1 December 2026).`,
      wikipedia:
        '{{cite arXiv |title=Why tides wait |last1=Doe |first1=Jane |last2=Roe |first2=R. B. |eprint=2101.00001 |date=2021-01-04}}',
    });
    expect(bibLatexOf(cited)).toContain('  eprinttype = {arxiv},\n  eprint = {2101.00001},\n');
    expect(cslOf(cited)).toMatchObject({ type: 'article', number: 'arXiv:2101.00001' });
    expect(risOf(cited)).toMatch(/^TY {2}- UNPB\r\n[^]*M1 {2}- arXiv:2101\.00001\r\n/);
    expect(plainCitation(cited)).toContain('arXiv:2101.00001, 2021-01-04');
  });
});

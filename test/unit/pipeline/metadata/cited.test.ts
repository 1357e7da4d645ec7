/** What linked data say of a paper or a book, as a citation has it. */
import { describe, expect, it } from 'vitest';
import {
  bibLatexOf,
  cslOf,
  risOf,
  saidBy,
} from '../../../../src/main/service/domain/library/citations.ts';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const AT = Date.UTC(2026, 10, 1);

function citedOf(data: unknown, title: string, head = '') {
  const html = `<html lang="en"><head><title>${title}</title>${head}<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${title}</h1>${'<p>The tide brings more silt than the sluice lets out.</p>'.repeat(9)}</body></html>`;
  const { metadata } = renderDocument(pipelineInput(html)).document;
  const page = { id: '01', url: 'https://example.org/x', at: AT, title, digest: '', tags: [] };
  return { ...page, ...saidBy(metadata, AT) };
}

const PERIODICAL = { '@type': 'Periodical', name: 'Tidal Works', issn: ['2049-3630', '0317-8471'] };
const VOLUME = { '@type': 'PublicationVolume', volumeNumber: 14, isPartOf: PERIODICAL };
const PAPER = {
  '@type': 'ScholarlyArticle',
  headline: 'Silt budgets',
  author: { '@type': 'Person', name: 'Ines Wolde' },
  identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: '10.5555/silt.17' },
  datePublished: '2025-06-02',
  publisher: { '@type': 'Organization', name: 'Estuary Press' },
};

describe('a paper', () => {
  const expected = {
    type: 'article-journal',
    'container-title': 'Tidal Works',
    ISSN: '2049-3630',
    DOI: '10.5555/silt.17',
    publisher: 'Estuary Press',
    volume: '14',
    issue: '3',
    page: '201-219',
  };

  it('stands in its issue, volume and journal', () => {
    const isPartOf = { '@type': 'PublicationIssue', issueNumber: '3', isPartOf: VOLUME };
    const cited = citedOf({ ...PAPER, isPartOf, pageStart: 201, pageEnd: '219' }, 'Silt budgets');
    expect(cslOf(cited)).toMatchObject(expected);
    expect(bibLatexOf(cited)).toMatch(/^@article[^]*doi = \{10\.5555\/silt\.17\}/);
    expect(bibLatexOf(cited)).toContain('issn = {2049-3630}');
    expect(risOf(cited)).toMatch(/PB {2}- Estuary Press\r\nSN {2}- 2049-3630\r\n/);
  });

  it('is led to them by their names in a graph', () => {
    const types = ['PublicationVolume', 'Periodical'];
    const { identifier, ...paper } = PAPER;
    const graph = [
      { '@id': '#i', '@type': 'PublicationIssue', issueNumber: 3, isPartOf: { '@id': '#v' } },
      { ...VOLUME, ...PERIODICAL, '@id': '#v', '@type': types, isPartOf: undefined },
      {
        ...paper,
        isPartOf: { '@id': '#i' },
        sameAs: `https://doi.org/${identifier.value}`,
        pagination: '201–219',
      },
    ];
    expect(cslOf(citedOf({ '@graph': graph }, 'Silt budgets'))).toMatchObject(expected);
  });

  it('is what its own tags say, where it has some', () => {
    const head =
      '<meta name="citation_journal_title" content="Sea Notes"><meta name="citation_doi" content="10.5555/own.1">';
    const cited = citedOf({ ...PAPER, isPartOf: VOLUME }, 'Silt budgets', head);
    expect(cslOf(cited)).toMatchObject({ 'container-title': 'Sea Notes', DOI: '10.5555/own.1' });
    expect(cslOf(cited)).not.toHaveProperty('volume');
  });

  it('of a newspaper stays a page of its site', () => {
    const news = { '@type': 'Article', headline: 'Silt', isPartOf: { '@type': 'WebSite' } };
    expect(cslOf(citedOf(news, 'Silt'))).toMatchObject({ type: 'webpage' });
  });
});

describe('a book', () => {
  const BOOK = {
    '@type': 'Book',
    name: 'Walking the Dyke',
    isbn: '978-0-306-40615-7',
    bookEdition: '2nd',
    publisher: { '@type': 'Organization', name: 'Estuary Press' },
  };

  it('is cited with its number, edition and publisher', () => {
    const cited = citedOf(BOOK, 'Walking the Dyke');
    expect(cslOf(cited)).toMatchObject({
      type: 'book',
      publisher: 'Estuary Press',
      edition: '2nd',
      ISBN: '978-0-306-40615-7',
    });
    expect(bibLatexOf(cited)).toMatch(
      /^@book[^]*edition = \{2nd\}[^]*isbn = \{978-0-306-40615-7\}/,
    );
    expect(risOf(cited)).toMatch(/^TY {2}- BOOK\r\n[^]*SN {2}- 978-0-306-40615-7\r\n/);
  });

  it('holds a chapter', () => {
    const chapter = { '@type': 'Chapter', name: 'Sluices', pagination: '31-48', isPartOf: BOOK };
    expect(cslOf(citedOf(chapter, 'Sluices'))).toMatchObject({
      type: 'chapter',
      'container-title': 'Walking the Dyke',
      ISBN: '978-0-306-40615-7',
      page: '31-48',
    });
  });

  it.each([
    ['one of a list', [BOOK, { ...BOOK, name: 'Silt', isbn: '9780306406164' }]],
    ['another than the page is about', { ...BOOK, name: 'Silt' }],
  ])('that is %s is not what is cited', (_name, data) => {
    expect(cslOf(citedOf(data, 'Walking the Dyke'))).toMatchObject({ type: 'webpage' });
  });
});

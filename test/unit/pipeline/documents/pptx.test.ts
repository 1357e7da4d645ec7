import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src/main/service/pipeline/documents/index.ts';
import { makeSlides } from '../../../support/documents/office.ts';
import type { SlideSpec } from '../../../support/documents/office.ts';

const read = (slides: readonly SlideSpec[]) =>
  readDocument({
    bytes: makeSlides(slides),
    contentType: '',
    url: 'https://example.com/talk.pptx',
  });

const run = (text: string, properties = ''): string =>
  `<a:r><a:rPr${properties}</a:rPr><a:t>${text}</a:t></a:r>`;
const line = (text: string, properties = ''): string =>
  `<a:p>${properties === '' ? '' : `<a:pPr${properties}</a:pPr>`}<a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (role: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${role === '' ? '' : `<p:ph ${role}/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
const title = (text: string): string => shape('type="title"', line(text));

describe('slides', () => {
  it('come in the order of the presentation, without hidden ones, with what the speaker noted', async () => {
    const document = await read([
      { shapes: title('First'), notes: 'Say hello &amp; wait.' },
      { shapes: title('Spare'), isHidden: true },
      { shapes: title('Last') },
    ]);
    expect(document?.markdown).toBe(
      '## First\n\n> **Notes**\n>\n> Say hello & wait.\n\n---\n\n## Last',
    );
    expect(document?.metadata).toMatchObject({ numPages: 2, totalPages: 3 });
    expect(document?.warnings).toEqual(['1 hidden slides were left out.']);
  });

  it('hold lists in lists, numbered ones, and text that is no list', async () => {
    const body = [
      line('Income'),
      line('Fees', ' lvl="1">'),
      line('of members', ' lvl="2">'),
      line('Costs'),
      line('Not an item', '><a:buNone/>'),
      line('first', '><a:buAutoNum type="arabicPeriod"/>'),
      line('second', '><a:buAutoNum type="arabicPeriod"/>'),
    ].join('');
    const document = await read([{ shapes: shape('idx="1"', body) }]);
    expect(document?.markdown).toBe(
      '- Income\n  - Fees\n    - of members\n- Costs\n\nNot an item\n\n1. first\n2. second',
    );
  });

  it('begin with their title, keep tables in place, and leave out numbers and feet', async () => {
    const cell = (text: string): string => `<a:tc><a:txBody>${line(text)}</a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:tbl><a:tr>${cell('Tea')}${cell('Price')}</a:tr><a:tr>${cell('Green')}${cell('4.50')}</a:tr></a:tbl></p:graphicFrame>`;
    const document = await read([
      {
        shapes: [
          table,
          shape('', line('A box.') + line('Its second line.')),
          title('Prices'),
          shape('type="sldNum"', line('7')),
          shape('type="ftr"', line('Confidential')),
        ].join(''),
      },
    ]);
    expect(document?.markdown).toBe(
      '## Prices\n\n| Tea | Price |\n| --- | --- |\n| Green | 4.50 |\n\nA box.\n\nIts second line.',
    );
  });

  it('keep bold, italics, raised signs and links', async () => {
    const text = [
      run('Five m', '>'),
      run('2', ' baseline="30000">'),
      run(' of ', '>'),
      run('our', ' b="1">'),
      run(' ', '>'),
      run('page', ' i="1"><a:hlinkClick r:id="rLink"/>'),
    ].join('');
    const document = await read([
      { shapes: shape('idx="1"', `<a:p>${text}</a:p>`), link: 'https://example.org/a?b=1&amp;c=2' },
    ]);
    expect(document?.markdown).toBe(
      'Five m<sup>2</sup> of **our** [*page*](https://example.org/a?b=1&c=2)',
    );
  });
});

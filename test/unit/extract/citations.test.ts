/** References in the styles of papers, and what is none. */
import { describe, expect, it } from 'vitest';
import { readCitation } from '../../../src/main/service/pipeline/extract/typed/citations.ts';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

describe('a reference', () => {
  it.each([
    [
      'Moss, L., Kerr, J. (2025). Tides in the narrow strait. Coastal Letters, 41, 10–19. https://doi.org/10.5555/tides.2025',
      ['Moss, L., Kerr, J.', 'Tides in the narrow strait', '2025', 'Coastal Letters', '10–19'],
    ],
    [
      'Moss, Lia, and Jon Kerr. “Tides in the Narrow Strait.” Coastal Letters 41 (2025): 10–19.',
      ['Moss, Lia, and Jon Kerr', 'Tides in the Narrow Strait', '2025', 'Coastal Letters', '10–19'],
    ],
    [
      '[3] L. Moss and J. Kerr, “Tides in the narrow strait,” Coastal Letters, vol. 41, pp. 10–19, 2025.',
      ['L. Moss and J. Kerr', 'Tides in the narrow strait', '2025', 'Coastal Letters', '10–19'],
    ],
    [
      'Moss L, Kerr J. Tides in the narrow strait. Coastal Letters. 2025;41:10–19.',
      ['Moss L, Kerr J', 'Tides in the narrow strait', '2025', 'Coastal Letters', '10–19'],
    ],
    [
      'L. Moss, J. van der Kerr. Amber and silt. Coastal Letters 3(1), 10–19.',
      ['L. Moss, J. van der Kerr', 'Amber and silt', undefined, 'Coastal Letters', '10–19'],
    ],
  ])('is read: %s', (text, [authors, title, year, journal, pages]) => {
    const found = readCitation(text);
    expect(found).toMatchObject({ authors, title, journal, pages });
    expect(found?.year).toBe(year);
  });

  it('has the name of its address', () => {
    const text = 'Rand, O. (2024). Silt that rests. Sea Notes, 7. https://doi.org/10.5555/silt.7.';
    expect(readCitation(text)).toMatchObject({ doi: '10.5555/silt.7', year: '2024' });
  });

  it.each([
    'The harbour was built in 1214. It is a town on the coast.',
    'Anna Bell, Head of port, Room 3.01',
    'Moss Street 12, 4100 Harbourton. Open from Monday to Friday.',
    'Heat the oven to 180 °C (350 °F). Mix it all.',
    'On 3 May 2026 the ferry “Lime” sank in the strait, says the harbour office.',
  ])('is none: %s', (text) => {
    expect(readCitation(text)).toBeUndefined();
  });
});

describe('a list of references', () => {
  const lists = [2025, 2024].map(
    (year) =>
      `<h2>${String(year)}</h2><ul><li>Moss, L., &amp; Kerr, J. (${String(year)}). Tides of the strait. <i>Coastal Letters</i>, 41, 10–19.</li><li>Rand, O., Ek, N. (${String(year)}). Silt that rests. <i>Sea Notes</i>, 7.</li></ul>`,
  );
  const text = { type: 'string' } as const;
  const papers = (properties: object): unknown =>
    renderDocument(
      pipelineInput(`<body><h1>Publications</h1>${lists.join('')}</body>`, {
        options: {
          formats: [
            {
              type: 'json',
              schema: {
                type: 'object',
                properties: { papers: { type: 'array', items: { type: 'object', properties } } },
              },
            },
          ],
        },
      }),
    ).document.json;

  it('gives rows of all its parts, each author by himself where a list is asked', () => {
    const json = papers({
      title: text,
      authors: { type: 'array', items: text },
      year: { type: 'integer' },
      journal: text,
    });
    expect(json).toEqual({
      papers: [2025, 2024].flatMap((year) => [
        {
          title: 'Tides of the strait',
          authors: ['Moss, L.', 'Kerr, J.'],
          year,
          journal: 'Coastal Letters',
        },
        { title: 'Silt that rests', authors: ['Rand, O.', 'Ek, N.'], year, journal: 'Sea Notes' },
      ]),
    });
  });
});

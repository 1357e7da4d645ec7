/** When a page was published, by each kind of place that tells it. */
import { describe, expect, it } from 'vitest';
import { findDate } from '../../../../src/main/service/pipeline/metadata/dates.ts';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const TEXT =
  '<p>The masonry heater stores the heat of one short fire for the whole day.</p>'.repeat(12);

function publishedTime(body: string, head = '', url = 'https://example.com/x'): unknown {
  const html = `<html lang="en"><head><title>Heaters</title>${head}</head><body>${body}</body></html>`;
  return renderDocument(pipelineInput(html, { snapshot: { finalUrl: url } })).document.metadata[
    'publishedTime'
  ];
}

describe('findDate', () => {
  it.each([
    ['15 августа 2016, 13:43', '2016-08-15'],
    ['24 серпня 2021', '2021-08-24'],
    ['3. července 2020', '2020-07-03'],
    ['12 Ekim 2019', '2019-10-12'],
    ['2019年11月8日', '2019-11-08'],
    ['le 1er février 2018', '2018-02-01'],
    ['May 6th, 2019', '2019-05-06'],
    ['13/05/2020', '2020-05-13'],
  ])('reads %s', (text, day) => {
    expect(findDate(text, false)).toBe(day);
  });
});

describe('publishedTime', () => {
  it.each([
    ['a line after the headline', '<h1>H</h1><div><div><p>January 31, 2024</p></div></div>'],
    ['a line with the reading time', '<h1>H</h1><p>January 31, 2024<span> · </span>8 min read</p>'],
    ['a line before the headline', '<div>January 31, 2024</div><div><h1>H</h1></div>'],
    [
      'a labelled item far below',
      `<h1>H</h1><div><p>Lead</p></div><div><ul><li><span>Datum:</span>31. Januar 2024</li></ul></div>`,
    ],
    ['a byline', '<h2>H</h2><p class="author">von r23 » 31.01.2024, 05:42</p>'],
    [
      'a tooltip of an age',
      '<h1>H</h1><span class="age" title="2024-01-31T12:00:00">3 years ago</span>',
    ],
    ['a last edit', `<div>${TEXT}</div><p>H (last edited 2024-01-31 13:28:18 by Ann)</p>`],
    [
      'an article that is called a promotion',
      '<article class="single single-promotion"><header><time datetime="2024-01-31 14:09">then</time></header><h1>H</h1></article>',
    ],
    [
      'microdata of a video',
      '<h1>H</h1><div itemscope><meta itemprop="uploadDate" content="2024-01-31"></div>',
    ],
  ])('is found in %s', (_where, body) => {
    expect(String(publishedTime(`<main>${body}${TEXT}</main>`)).slice(0, 10)).toBe('2024-01-31');
  });

  it('is not the date of a comment or of another article', () => {
    const comment =
      '<div class="comment" itemprop="comment" itemscope><span itemprop="datePublished">2018-05-21</span></div>';
    const related = '<div class="related"><time datetime="2018-05-21">then</time></div>';
    expect(publishedTime(`<main><h1>H</h1>${TEXT}${comment}${related}</main>`)).toBeUndefined();
  });

  it('takes the shown day for a time told in another zone, unless the told day is shown too', () => {
    const head = '<meta property="article:published_time" content="2022-05-04T00:44:52.000Z">';
    const shown = '<h1>H</h1><p>03/05/2022 21:44</p>';
    const url = 'https://example.com.br/x';
    expect(publishedTime(`<main>${shown}${TEXT}</main>`, head, url)).toBe('2022-05-03');
    expect(
      publishedTime(`<main>${shown}${TEXT}</main>`, head, 'https://example.com.br/2022/05/04/x'),
    ).toBe('2022-05-04T00:44:52.000Z');
  });
});

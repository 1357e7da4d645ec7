/** When a page was published, by each kind of place that tells it. */
import { describe, expect, it } from 'vitest';
import { findDate } from '../../../../src/main/service/pipeline/page/dates.ts';
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
    ['5. 1. 2020', '2020-01-05'],
    ['05/Jan/2020', '2020-01-05'],
    ['24.Juli 2017', '2017-07-24'],
    ['3 min read, 5 de enero de 2020', '2020-01-05'],
    ["5 d'abril de 2020", '2020-04-05'],
    ['2020. január 5.', '2020-01-05'],
    ['2020 m. sausio 5 d.', '2020-01-05'],
    ['2020. gada 5. janvārī', '2020-01-05'],
    ['5 мая 2020 г.', '2020-05-05'],
    ['5 май 2020', '2020-05-05'],
    ['5 มกราคม 2563', '2020-01-05'],
    ['5 يناير 2020', '2020-01-05'],
    ['5 בינואר 2020', '2020-01-05'],
    ['15 जनवरी 2020', '2020-01-15'],
    ['ngày 5 tháng 1 năm 2020', '2020-01-05'],
    ['2020년 1월 5일', '2020-01-05'],
    ['1578225600', '2020-01-05T12:00:00Z'],
    ['1578225600000', '2020-01-05T12:00:00Z'],
    ['5/1/98', '1998-01-05'],
    ['5-Jan-20', '2020-01-05'],
    ["5 Jan '20", '2020-01-05'],
    ['5 Jan 20', '2020-01-05'],
    ['flight of 05JAN2020', '2020-01-05'],
    ['2020-Jan-05', '2020-01-05'],
    ['5.I.2020', '2020-01-05'],
    ['٥ يناير ٢٠٢٠', '2020-01-05'],
    ['５ January ２０２０', '2020-01-05'],
    ['令和2年1月5日', '2020-01-05'],
    ['平成元年5月1日', '1989-05-01'],
    ['民國109年1月5日', '2020-01-05'],
    ['۱۳۹۸/۱۰/۱۵', '2020-01-05'],
    ['15 دی 1398', '2020-01-05'],
  ])('reads %s', (text, day) => {
    expect(findDate(text, { monthFirst: false, from: 1000 })).toBe(day);
  });

  it('reads no month first in digits of other scripts', () => {
    expect(findDate('٠٥/٠٣/٢٠٢٤', { monthFirst: true })).toBe('2024-03-05');
    expect(findDate('05/03/2024', { monthFirst: true })).toBe('2024-05-03');
  });

  it.each(['5 March 20:30', 'room 12 May 24 guests', '3-bed-24', 'build 12abc2020', '令和'])(
    'finds none in %s',
    (text) => {
      expect(findDate(text, { monthFirst: false })).toBeUndefined();
    },
  );
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
      'what Drupal says was submitted',
      `<h1>H</h1>${TEXT}<div class="submitted">von Ann am 31. Januar 2024 - 18:55</div>`,
    ],
    [
      'the line beside the author at the end',
      `<h1>H</h1>${TEXT}${TEXT}${TEXT}<div><p>Written by <a href="/author/ann">Ann Lee</a></p><p>January 31, 2024</p></div>`,
    ],
    [
      "the article's own footer",
      '<div class="news"><div class="article"><div class="header"><h3>Heaters</h3></div><div class="footer"><p><time itemprop="datePublished" datetime="2024-01-31">then</time></p></div></div></div>',
    ],
    [
      'a line above the headline that says the title, not the logo',
      '<div class="logo"><h1>A site</h1></div><figure class="teaser"><div><span class="date">31.01.2024</span></div><h1>Heaters</h1></figure>',
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

  it('is no day on which the page was changed, where another time stands beside it', () => {
    const times =
      '<span>Updated <time datetime="2026-11-20">20 Nov 2026</time></span><span>Published <time datetime="2026-11-19">19 Nov 2026</time></span>';
    expect(publishedTime(`<main><h1>Bridge</h1><div>${times}</div>${TEXT}</main>`)).toBe(
      '2026-11-19',
    );
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

  it('is what the description announces, where nothing else tells it', () => {
    const head = '<meta name="description" content="Heaters (Notizia del 31 Gennaio 2024)">';
    expect(publishedTime(`<main><h1>H</h1>${TEXT}</main>`, head)).toBe('2024-01-31');
  });

  it('is the told day that the page shows, where it tells several', () => {
    const head =
      '<script type="application/ld+json">{"@type":"Article","headline":"Heaters","datePublished":"2024-01-20T10:00:00Z"}</script>' +
      '<meta property="article:published_time" content="2024-01-31T09:00:00Z">';
    expect(publishedTime(`<main><h1>H</h1><p>January 31, 2024</p>${TEXT}</main>`, head)).toBe(
      '2024-01-31T09:00:00Z',
    );
  });

  it('is the earlier day at the headline, where only one place tells another', () => {
    const moved = '<meta property="article:published_time" content="2024-01-31T09:00:00Z">';
    const shown = (line: string): unknown =>
      publishedTime(`<main><h1>H</h1><p>${line}</p>${TEXT}</main>`, moved);
    expect(shown('Dec 30, 2013')).toBe('2013-12-30');
    expect(shown('Updated Feb 20, 2025')).toBe('2024-01-31T09:00:00Z');
    const swapped = '<meta property="article:published_time" content="2017-11-03T09:00:00Z">';
    expect(publishedTime(`<main><h1>H</h1><p>11.03.17</p>${TEXT}</main>`, swapped)).toBe(
      '2017-11-03T09:00:00Z',
    );
  });
});

describe('a date that the page names as something else', () => {
  const DAY = '2025-10-05';
  it.each([
    [
      'a deadline in bold and the day below, in a table',
      '<h1>Remont mostu</h1><p><b>Termin składania ofert:</b> 15.08.2026, godz. 10:00</p><table><tr><td>Data publikacji</td><td>05.10.2025</td></tr></table>',
    ],
    [
      'the days a paper was received and accepted, in one line',
      '<h1>H</h1><div><span>Received: 20 September 2022</span> | <span>Accepted: 25 December 2022</span> | <span>Published: 5 October 2025</span></div>',
    ],
    [
      'a closing date in the cell before',
      '<h1>H</h1><table><tr><td>Closing date</td><td>3 May 2026</td></tr><tr><td>Posted on</td><td>5 October 2025</td></tr></table>',
    ],
  ])('is not the day of publication: %s', (_name, body) => {
    expect(publishedTime(`${body}${TEXT}`)).toBe(DAY);
  });

  it('is not given where the page says no other', () => {
    const body = `<h1>Stelle</h1><p>Bewerbungsfrist: 15.08.2026</p><p>Gültig bis 31.12.2026</p>${TEXT}`;
    expect(publishedTime(body)).toBeUndefined();
  });
});

it('takes no date from a column of other articles beside the text', () => {
  const rail = '<div class="container__rail"><p>Other news <time>Sep 6, 2023</time></p></div>';
  expect(publishedTime(`<h1>H</h1><p>Sep 21, 2023, 08:01 ET</p>${TEXT}${rail}`)).toBe('2023-09-21');
});

describe('a page that lists others', () => {
  const entry = (day: number, person: string) =>
    `<article><h2><a href="/${day}">A story of day ${day}</a></h2><p class="byline">By <a rel="author" href="/u/${day}">${person}</a></p><time datetime="2026-11-0${day}">${day} November 2026</time><p>Posted on ${day} November 2026. The heater holds its heat for a day.</p></article>`;
  const entries = [entry(3, 'Anna Brandt'), entry(4, 'Karl Ofen'), entry(5, 'Ida Herd')].join('');

  it.each([
    ['in its content', `<main><h1>Heaters</h1>${entries}</main>`],
    ['in a box', `<main><h1>Heaters</h1><div><div>${entries}</div></div></main>`],
  ])('has neither the day nor the author of one of them: %s', (_, body) => {
    expect(publishedTime(body)).toBeUndefined();
    const html = `<html lang="en"><head><title>Heaters</title></head><body>${body}</body></html>`;
    const { metadata } = renderDocument(pipelineInput(html)).document;
    expect(metadata).not.toHaveProperty('articleAuthor');
  });

  it('has its own day beside theirs', () => {
    const own = '<article><h1>Heaters</h1><time datetime="2026-05-01">1 May 2026</time>';
    expect(publishedTime(`<main>${own}${TEXT}</article>${entries}</main>`)).toBe('2026-05-01');
  });
});

describe('a day to come', () => {
  const at = Date.UTC(2026, 10, 30);
  const read = (html: string): unknown =>
    renderDocument(
      pipelineInput(
        `<html lang="en"><body><main><h1>Heat store of clay</h1>${html}${TEXT}</main></body></html>`,
        {
          snapshot: { capturedAt: at },
        },
      ),
    ).document.metadata['publishedTime'];

  it('is no day of publication: a patent ends, a concert begins', () => {
    expect(read('<p>Expires <time datetime="2040-03-09">9 March 2040</time></p>')).toBeUndefined();
    expect(read('<p class="date">12 December 2026, 19:30</p>')).toBeUndefined();
    expect(
      read(
        '<p>Expires <time datetime="2040-03-09">2040</time></p><p>Published <time datetime="2022-05-04">4 May 2022</time></p>',
      ),
    ).toBe('2022-05-04');
  });

  it('is today where it is tomorrow already', () => {
    expect(read('<p class="date">30 November 2026</p>')).toBe('2026-11-30');
  });
});

/** Who wrote a page and what it is called, by each kind of place that tells it. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const TEXT =
  '<p>The masonry heater stores the heat of one short fire for the whole day.</p>'.repeat(12);

function metadataOf(body: string, head = '<title>Heaters</title>'): Record<string, unknown> {
  const html = `<html lang="en"><head>${head}</head><body>${body}${TEXT}</body></html>`;
  return renderDocument(pipelineInput(html)).document.metadata;
}

describe('articleAuthor', () => {
  it.each([
    ['a byline', '<h1>H</h1><p class="byline">By Anna Brandt</p>'],
    ['a byline with a date', '<h1>H</h1><p class="byline">By Anna Brandt on May 6, 2019</p>'],
    [
      'a link in a byline with a badge and a button',
      '<h1>H</h1><div class="author">Top writer <a href="/author/anna">Anna Brandt</a> Follow 12 posts</div>',
    ],
    [
      'a marked name in a long byline',
      `<h1>H</h1><div class="byline"><span itemprop="name">Anna Brandt</span> ${'writes about heaters and '.repeat(8)}</div>`,
    ],
    ['the label of a list', '<h1>H</h1><p class="author">View all posts by Anna Brandt</p>'],
    [
      'a byline with a reviewer',
      '<h1>H</h1><p class="byline">By Anna Brandt. Medically reviewed by Karl Ofen</p>',
    ],
    ['a line after the headline', '<h1>H</h1><p>By Anna Brandt</p>'],
  ])('is read from %s', (_name, body) => {
    expect(metadataOf(body)['articleAuthor']).toBe('Anna Brandt');
  });

  it.each(['Dataset', 'Thesis', 'SoftwareSourceCode'])('is read from a %s', (type) => {
    const creator = [
      { '@type': 'Person', givenName: 'Søren', familyName: 'Ødegård' },
      { '@type': 'Person', name: 'Anna Brandt' },
    ];
    const head = `<title>Heat</title><script type="application/ld+json">${JSON.stringify({ '@type': type, name: 'Heat', creator })}</script>`;
    expect(metadataOf('<h1>Heat</h1>', head)['articleAuthor']).toBe('Søren Ødegård, Anna Brandt');
  });

  it('keeps both of two', () => {
    const body =
      '<h1>H</h1><p class="byline">By <a href="/author/anna">Anna Brandt</a> and <a href="/author/karl">Karl Ofen</a></p>';
    expect(metadataOf(body)['articleAuthor']).toBe('Anna Brandt and Karl Ofen');
  });

  it('is absent where nobody is named', () => {
    expect(metadataOf('<h1>H</h1>')).not.toHaveProperty('articleAuthor');
    expect(metadataOf('<h1>H</h1><p class="byline">By admin</p>')).not.toHaveProperty(
      'articleAuthor',
    );
  });

  it('names each of several people in the order in which names are read', () => {
    const said = (...names: readonly string[]): unknown =>
      metadataOf(
        '<h1>H</h1>',
        names.map((name) => `<meta name="citation_author" content="${name}">`).join(''),
      )['articleAuthor'];
    expect(said('Müller, Anna', 'Ludwig van Beethoven')).toBe('Anna Müller, Ludwig van Beethoven');
    expect(said('Ann Lee, Jr.', 'Bo Ek')).toBe('Ann Lee, Jr., Bo Ek');
    expect(said('Müller, Anna')).toBe('Müller, Anna');
  });

  it('stands beside the meta tag, which is given as the page writes it', () => {
    const head = `<meta name="author" content="Ada Keeper, tea@example.com"><script type="application/ld+json">{"@type":"Article","headline":"H","author":{"name":"Ada"}}</script>`;
    const metadata = metadataOf('<h1>H</h1>', head);
    expect(metadata['author']).toBe('Ada Keeper, tea@example.com');
    expect(metadata['articleAuthor']).toBe('Ada');
    expect(metadataOf('<h1>H</h1><p class="byline">By Anna Brandt</p>')).not.toHaveProperty(
      'author',
    );
  });
});

describe('articleTitle', () => {
  it.each([
    ['the title element', '<title>How heaters work | Heater House</title>', ''],
    [
      'a heading that carries the name of the site',
      '<title>How heaters work | Heater House</title><meta property="og:site_name" content="Heater House">',
      '<h1>How heaters work | Heater House</h1>',
    ],
    [
      'the heading',
      '<title>Heater House</title><meta property="og:site_name" content="Heater House">',
      '<h1>How heaters work</h1>',
    ],
  ])('comes from %s, without the name of the site', (_name, head, body) => {
    expect(metadataOf(body, head)['articleTitle']).toBe('How heaters work');
  });
});

describe('articleTitle', () => {
  const plain = '<title>Heaters and more</title>';

  it('hears microdata and text that was escaped twice', () => {
    const body = '<h2>Buy now</h2><div><span itemprop="headline">Stoves &amp; heat</span></div>';
    expect(metadataOf(body, '')['articleTitle']).toBe('Stoves & heat');
    const head = '<title>x</title><meta property="og:title" content="Stoves &amp;amp; heat">';
    expect(metadataOf('', head)['articleTitle']).toBe('Stoves & heat');
  });

  it('is no question of a list of questions', () => {
    const question = (name: string): object => ({ '@type': 'Question', name });
    const data = (...names: readonly string[]): string =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'FAQPage', mainEntity: names.map(question) })}</script>`;
    const faq = data('How hot?', 'How long?');
    expect(metadataOf('', plain + faq)['articleTitle']).toBe('Heaters and more');
    const one = '<title></title>' + data('How hot is it?');
    expect(metadataOf('', one)['articleTitle']).toBe('How hot is it?');
  });

  it('is a lower heading where no h1 stands', () => {
    const body = '<h2>Sign up</h2><h3>Masonry heaters</h3>';
    expect(metadataOf(body, '<title>Topic: Masonry heaters</title>')['articleTitle']).toBe(
      'Masonry heaters',
    );
  });
});

describe('what is merged from every kind of place', () => {
  const property = (name: string, content: string): string =>
    `<meta itemprop="${name}" content="${content}">`;

  it('takes microdata for dates, description, picture and language', () => {
    const body = `<article itemscope itemtype="https://schema.org/Article">${property('dateModified', '2021-02-03')}
      <p itemprop="description">About heat</p><img itemprop="image" src="/a.png">${property('inLanguage', 'de')}</article>`;
    expect(metadataOf(body)).toMatchObject({
      modifiedTime: '2021-02-03',
      articleDescription: 'About heat',
      articleImage: 'https://example.com/a.png',
    });
  });

  it('takes Dublin Core for the site and the description, JSON-LD for picture and language', () => {
    const core =
      '<meta name="DC.publisher" content="Stove Press"><meta name="DC.description" content="Of heat">';
    expect(metadataOf('', core)).toMatchObject({
      siteName: 'Stove Press',
      articleDescription: 'Of heat',
    });
    const article = {
      '@type': 'Article',
      headline: 'Heat',
      inLanguage: 'de',
      image: { '@type': 'ImageObject', url: '/b.png' },
    };
    const html = `<html><head><script type="application/ld+json">${JSON.stringify(article)}</script></head><body>${TEXT}</body></html>`;
    expect(renderDocument(pipelineInput(html)).document.metadata).toMatchObject({
      language: 'de',
      articleImage: 'https://example.com/b.png',
    });
  });

  it('leaves the keys of the wire as they are', () => {
    const head = '<meta property="og:description" content="For friends">';
    const metadata = metadataOf('', head);
    expect(metadata['articleDescription']).toBe('For friends');
    expect(metadata).not.toHaveProperty('description');
  });
});

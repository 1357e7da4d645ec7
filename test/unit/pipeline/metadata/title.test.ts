import { describe, expect, it } from 'vitest';
import { chooseTitle } from '../../../../src/main/service/pipeline/metadata/title.ts';

type Evidence = Parameters<typeof chooseTitle>[0];

const title = (evidence: Partial<Evidence>): string | undefined =>
  chooseTitle({
    headings: [],
    subheadings: [],
    pageTitle: '',
    socialTitle: '',
    headline: '',
    tagTitle: '',
    siteName: '',
    host: 'example.com',
    ...evidence,
  });

describe('the title of a page', () => {
  it('is the heading that a title agrees with, without its permalink and soft hyphens', () => {
    const pageTitle = 'Messengerdienste erklärt | Beispiel';
    expect(title({ headings: ['Beispiel', 'Messenger\u00addienste erklärt¶'], pageTitle })).toBe(
      'Messengerdienste erklärt',
    );
  });

  it('is the heading that says what a title says in other words', () => {
    const socialTitle = 'Debunking Common Food Myths';
    expect(title({ headings: ['9 Common Food Myths Debunked'], socialTitle })).toBe(
      '9 Common Food Myths Debunked',
    );
    expect(title({ headings: ['Save your seat today'], pageTitle: socialTitle, socialTitle })).toBe(
      socialTitle,
    );
  });

  it('is no heading that names the site', () => {
    const told = {
      pageTitle: 'Silicon Things: An open flow for small logic devices',
      socialTitle: 'An open flow for small logic devices',
    };
    expect(title({ headings: ['Silicon Things'], ...told })).toBe(told.socialTitle);
    const evidence = {
      headings: ['El Faro, el primer diario digital'],
      pageTitle: 'Las trabas del Congreso',
      headline: 'Las trabas del Congreso',
      siteName: 'El Faro',
    };
    expect(title(evidence)).toBe('Las trabas del Congreso');
  });

  it('is the whole phrase that a heading opens, unless a mark or the name of the site ends it', () => {
    const headings = ['Running Shoes'];
    expect(title({ headings, pageTitle: 'Running Shoes for Wide Feet | Example' })).toBe(
      'Running Shoes for Wide Feet',
    );
    expect(title({ headings, pageTitle: 'Running Shoes - Wide Feet and More - Example' })).toBe(
      'Running Shoes',
    );
    expect(title({ headings, pageTitle: 'Example Running Shoes' })).toBe('Running Shoes');
  });

  it('is a lower heading that is most of a title where there is no other', () => {
    const pageTitle = 'Browse subject: Hardware Catalogs';
    expect(title({ subheadings: ['New here', 'Hardware Catalogs'], pageTitle })).toBe(
      'Hardware Catalogs',
    );
    expect(title({ headings: ['Welcome'], subheadings: ['Hardware Catalogs'], pageTitle })).toBe(
      pageTitle,
    );
  });

  it('is no place of every site', () => {
    expect(title({ pageTitle: 'Home | Smith Gardens' })).toBe('Smith Gardens');
    expect(title({ pageTitle: 'Garden Forum - Smith - Index page' })).toBe('Garden Forum');
    expect(title({ pageTitle: 'Home' })).toBe('Home');
  });

  it('is no slogan where data and document title say the same', () => {
    const told = {
      pageTitle: 'Our Helpers - Smart',
      headline: 'Our Helpers - Smart',
      siteName: 'Smart',
    };
    expect(title({ headings: ['Know what you know'], ...told })).toBe('Our Helpers');
  });

  it('knows the site by its registered name, not by what all sites call a part of theirs', () => {
    const blog = { pageTitle: 'The Blog - The Gardening Language' };
    expect(title({ ...blog, host: 'blog.gardening.org' })).toBe('The Blog');
    expect(title({ pageTitle: 'Kettles: Tea House', host: 'shop.teahouse.co.uk' })).toBe('Kettles');
  });

  it('is found in time, however long a title is', () => {
    const pageTitle = 'a - b | '.repeat(50_000);
    expect(title({ pageTitle })?.length).toBeLessThan(1_001);
  });

  it('is the document title without the site where no heading helps', () => {
    expect(title({ pageTitle: 'A long story - Example' })).toBe('A long story');
    expect(title({})).toBeUndefined();
  });
});

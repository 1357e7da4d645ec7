import { describe, expect, it } from 'vitest';
import { chooseTitle } from '../../../../src/main/service/pipeline/metadata/title.ts';

type Evidence = Parameters<typeof chooseTitle>[0];

const title = (evidence: Partial<Evidence>): string | undefined =>
  chooseTitle({
    headings: [],
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

  it('is the document title without the site where no heading helps', () => {
    expect(title({ pageTitle: 'A long story - Example' })).toBe('A long story');
    expect(title({})).toBeUndefined();
  });
});

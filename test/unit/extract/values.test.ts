import { describe, expect, it } from 'vitest';
import {
  findCurrency,
  findNumber,
} from '../../../src/main/service/pipeline/extract/typed/numbers.ts';
import {
  findDate,
  findMinutes,
  findTime,
  isoDuration,
} from '../../../src/main/service/pipeline/extract/typed/times.ts';
import { personName } from '../../../src/main/service/pipeline/extract/evidence/person-name.ts';
import { readAddress } from '../../../src/main/service/pipeline/extract/evidence/addresses.ts';
import { cleanMarkup, singular, wordsOf } from '../../../src/main/service/pipeline/extract/text.ts';

describe('findNumber', () => {
  it.each([
    ['$1,234.56', 1234.56],
    ['1.234,56 €', 1234.56],
    ['1 234,50 kr', 1234.5],
    ['CHF 1’299.–', 1299],
    ['12.345.678', 12345678],
    ['1,234', 1234],
    ['0,5 l', 0.5],
    ['19,99', 19.99],
    ['1.5', 1.5],
    ['-3.2°', -3.2],
    ['1 ½ cups', 1.5],
    ['¾', 0.75],
    ['5.5M', 5_500_000],
    ['2.3 billion', 2_300_000_000],
    ['٣٫٥ من ٥'.replace('٫', '.'), 3.5],
    ['4-6 servings', 4],
    ['model X2', 2],
  ])('reads %s as %d', (text, value) => {
    expect(findNumber(text)?.value).toBeCloseTo(value, 9);
  });

  it('reads a rating with three decimals as decimal', () => {
    expect(findNumber('4.567', 'decimal')?.value).toBe(4.567);
  });

  it('finds none where none is', () => {
    expect(findNumber('no digits here')).toBeUndefined();
  });
});

describe('findCurrency', () => {
  const page = { url: 'https://shop.example/', language: 'en' };
  it.each([
    ['$5', 'USD'],
    ['US$5', 'USD'],
    ['C$5', 'CAD'],
    ['5 €', 'EUR'],
    ['£3', 'GBP'],
    ['R$ 10', 'BRL'],
    ['10 zł', 'PLN'],
    ['₹99', 'INR'],
    ['price in NOK', 'NOK'],
  ])('reads %s as %s', (text, code) => {
    expect(findCurrency(text, page)).toBe(code);
  });

  it('reads ambiguous signs by the page', () => {
    expect(findCurrency('$5', { url: 'https://shop.com.au/', language: 'en' })).toBe('AUD');
    expect(findCurrency('50 kr', { url: 'https://x.example/', language: 'sv' })).toBe('SEK');
    expect(findCurrency('50 kr', page)).toBeUndefined();
  });
});

describe('findDate', () => {
  it.each([
    ['2024-05-03', '', '2024-05-03'],
    ['2024-05-03T10:20:30Z', '', '2024-05-03T10:20:30Z'],
    ['2024-05-03 10:20', '', '2024-05-03T10:20'],
    ['20240503', '', '2024-05-03'],
    ['May 3, 2024', 'en', '2024-05-03'],
    ['3rd of May 2024', 'en', '2024-05-03'],
    ['Published on 3 May 2024 by Ann', 'en', '2024-05-03'],
    ['3. Mai 2024', 'de', '2024-05-03'],
    ['3 mai 2024', 'fr', '2024-05-03'],
    ['3 de mayo de 2024', 'es', '2024-05-03'],
    ['3 мая 2024', 'ru', '2024-05-03'],
    ['5/3/2024', 'en', '2024-05-03'],
    ['03/05/2024', 'fr', '2024-05-03'],
    ['25/12/2023', 'en', '2023-12-25'],
    ['03.05.2024', 'de', '2024-05-03'],
    ['2024年5月3日', 'ja', '2024-05-03'],
    ['1714730400', '', '2024-05-03T10:00:00Z'],
  ])('reads %s (%s) as %s', (text, language, date) => {
    expect(findDate(text, language)).toBe(date);
  });

  it.each(['2024', '31 February 2024', 'version 1.2.3', 'May be', '99/99/9999'])(
    'finds none in %s',
    (text) => {
      expect(findDate(text)).toBeUndefined();
    },
  );
});

describe('durations and times', () => {
  it.each([
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['PT45S', 0.75],
    ['1 hr 30 min', 90],
    ['1h30', 90],
    ['1 hour and 15 minutes', 75],
    ['90 minutes', 90],
    ['1 ½ hours', 90],
    ['20-25 min', 20],
    ['2 Std. 10 Min.', 130],
    ['1 heure 20', 80],
    ['45 мин', 45],
    ['1:30', 90],
  ])('reads %s as %d minutes', (text, minutes) => {
    expect(findMinutes(text)).toBeCloseTo(minutes, 6);
  });

  it('reads no duration from a plain number or a word', () => {
    expect(findMinutes('30')).toBeUndefined();
    expect(findMinutes('quick')).toBeUndefined();
  });

  it('writes ISO durations and times', () => {
    expect(isoDuration(90)).toBe('PT1H30M');
    expect(isoDuration(60)).toBe('PT1H');
    expect(findTime('Doors 7:30 pm')).toBe('19:30');
    expect(findTime('12:05 am')).toBe('00:05');
    expect(findTime('25:61')).toBeUndefined();
  });
});

describe('names and words', () => {
  it.each([
    ['By Ann Lee', 'Ann Lee'],
    ['Written by Ann Lee | May 3, 2024', 'Ann Lee'],
    ['von Gerd Müller', 'Gerd Müller'],
    ['Author: Ann Lee, editor', 'Ann Lee'],
  ])('takes the name out of %s', (text, name) => {
    expect(personName(text)).toBe(name);
  });

  it.each(['Follow', 'Name *', 'https://x.example', 'null'])('takes none out of %s', (text) => {
    expect(personName(text)).toBeUndefined();
  });

  it('reads addresses of several countries', () => {
    const us = 'Visit us: 3144 E Maria St, Compton, CA 90221';
    expect(readAddress(us, 'street')).toBe('3144 E Maria St');
    expect(readAddress(us, 'city')).toBe('Compton');
    expect(readAddress(us, 'region')).toBe('CA');
    expect(readAddress(us, 'postalcode')).toBe('90221');
    expect(readAddress('Hauptstr. 12a, 10115 Berlin', 'city')).toBe('Berlin');
    expect(readAddress('10 Downing Street, London SW1A 2AA', 'postalcode')).toBe('SW1A 2AA');
    expect(readAddress('We have 12 cats and 3 dogs', 'street')).toBeUndefined();
  });

  it('splits names of every style and cleans markup inside strings', () => {
    expect(wordsOf('productPrice_new-USDValue')).toEqual([
      'product',
      'price',
      'new',
      'usd',
      'value',
    ]);
    expect(['reviews', 'categories', 'dishes', 'glass', 'status'].map(singular)).toEqual([
      'review',
      'category',
      'dish',
      'glass',
      'status',
    ]);
    expect(cleanMarkup('a &amp;amp; b<br>c <b>d</b>')).toBe('a & b\nc d');
  });
});

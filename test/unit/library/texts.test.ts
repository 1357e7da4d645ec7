import { describe, expect, it } from 'vitest';
import { blame, passageIntervals } from '../../../src/main/service/domain/library/blame.ts';
import { diffAsText, diffTexts } from '../../../src/main/service/domain/library/diff.ts';
import { changeOf, sentencesOf } from '../../../src/main/service/domain/library/sentences.ts';

const OLD = 'Heaters\n\nWe ship for free returns. A heater stores heat. Price: 81 EUR.';
const NEW = 'Heaters\n\nA heater stores heat. Returns cost 5 EUR. Price: 81 EUR.';

describe('sentences', () => {
  it('are cut from lines, trimmed, without lines that say nothing', () => {
    expect(
      sentencesOf('One here now. Two there, a bit longer.\n---\n\nThree').map(({ text }) => text),
    ).toEqual(['One here now.', 'Two there, a bit longer.', 'Three']);
  });
  it('go on behind an initial or a title', () => {
    const line = 'Photo by B. Roe and J. R. Smith, as Dr. Who said. It was taken at night (p. 5).';
    expect(sentencesOf(line).map(({ text }) => text)).toEqual([
      'Photo by B. Roe and J. R. Smith, as Dr. Who said.',
      'It was taken at night (p. 5).',
    ]);
  });
  it('of languages without spaces are cut as well', () => {
    expect(sentencesOf('今日は晴れです。明日は雨が降ります。', 'ja')).toHaveLength(2);
  });
});

describe('what changed', () => {
  it('names sentences that came and went, not those that moved', () => {
    expect(changeOf(OLD, NEW)).toEqual({
      added: ['Returns cost 5 EUR.'],
      removed: ['We ship for free returns.'],
      isMinor: false,
    });
  });
  it('is nothing where only white space and case differ', () => {
    expect(changeOf('A  heater.\nB', 'a heater.\n\nB')).toEqual({
      added: [],
      removed: [],
      isMinor: false,
    });
  });
  it('is nothing where only quotation marks are set otherwise', () => {
    const set = changeOf('"It\'s fewer," she said.', '“It’s fewer,” she said.');
    expect(set).toMatchObject({ added: [], removed: [] });
  });
  it('is minor when only digits changed', () => {
    expect(changeOf('Price 81 EUR\nx', 'Price 87 EUR\nx').isMinor).toBe(true);
    expect(changeOf('Price 81 EUR\nx', 'Cost 87 EUR\nx').isMinor).toBe(false);
  });
});

describe('a diff', () => {
  it('keeps what is equal, and compares words only where a sentence took the place of another', () => {
    const blocks = diffTexts(
      'Same here. It costs 81 EUR today.\nGone.',
      'Same here. It costs 87 EUR today.',
    );
    expect(blocks[0]).toEqual({ kind: 'equal', text: 'Same here.' });
    expect(blocks[1]).toMatchObject({ kind: 'changed' });
    expect(diffAsText(blocks)).toContain('+ It costs 87 EUR today.');
    expect(diffAsText(blocks)).toContain('- It costs 81 EUR today.');
  });
  it('shows letters that changed their case, and no white space', () => {
    expect(diffAsText(diffTexts('The  guild met.\nSame.', 'THE guild\u00a0met.\nSame.'))).toBe(
      '- The  guild met.\n+ THE guild\u00a0met.\n  Same.',
    );
    expect(diffTexts('The  guild met.', 'The guild met.')).toHaveLength(1);
  });
  it('shows no quotation marks that are set otherwise, also beside words that changed', () => {
    const [before, after] = ['"It\'s fewer," she said.', '“It’s fewer,” she said.'];
    expect(diffTexts(before, after)).toEqual([{ kind: 'equal', text: after }]);
    const [block] = diffTexts(before, after.replace('fewer', 'more'));
    const words = block?.kind === 'changed' ? block.words : [];
    expect(words.filter(({ kind }) => kind !== 'equal').map(({ text }) => text)).toEqual([
      'fewer',
      'more',
    ]);
  });
  it('marks words, not letters, in every script', () => {
    const marked = (before: string, after: string): readonly string[] =>
      diffTexts(before, after).flatMap((block) =>
        block.kind === 'changed'
          ? block.words.filter(({ kind }) => kind !== 'equal').map(({ text }) => text)
          : [block.kind],
      );
    expect(marked('Старая гавань мала.', 'Новая гавань мала.')).toEqual(['Старая', 'Новая']);
    expect(marked('الميناء القديم كبير.', 'الميناء الجديد كبير.')).toEqual(['القديم', 'الجديد']);
    expect(marked('Το παλιό λιμάνι.', 'Το νέο λιμάνι.')).toEqual(['παλιό', 'νέο']);
    expect(marked('It weighs 3.5 kg.', 'It weighs 3.7 kg.')).toEqual(['3.5', '3.7']);
  });
  it('tells what was moved from what is new, and not of single words', () => {
    const [north, east, west] = ['north', 'east', 'west'].map(
      (side) => `The gauge in the ${side} is read each morning.`,
    );
    const blocks = diffTexts(`${north}\n${east}\n${west}\nOld`, `${east}\n${west}\n${north}\nNew`);
    expect(blocks).toEqual([
      { kind: 'removed', text: north, moved: true },
      { kind: 'equal', text: `${east}\n${west}` },
      { kind: 'removed', text: 'Old' },
      { kind: 'added', text: north, moved: true },
      { kind: 'added', text: 'New' },
    ]);
    expect(JSON.stringify(diffTexts(`Yes\n${east}`, `${east}\nYes`))).not.toContain('"moved"');
    const once = diffTexts(`${north}\n${east}`, `${east}\n${north}\n${west}\n${north}`);
    expect(once.filter((block) => 'moved' in block)).toHaveLength(2);
  });
  it('of two equal texts is one equal block', () => {
    expect(diffTexts(OLD, OLD)).toHaveLength(1);
  });
});

describe('blame', () => {
  const versions = [
    { n: 1, firstAt: 10, lastAt: 20, text: OLD },
    { n: 2, firstAt: 30, lastAt: 40, text: NEW },
    { n: 3, firstAt: 50, lastAt: 50, text: OLD },
  ];
  it('tells every stretch in which a passage stood, and when it was found gone', () => {
    expect(passageIntervals('free  RETURNS', versions)).toEqual([
      { firstAt: 10, lastAt: 20, goneAt: 30, firstVersion: 1, lastVersion: 1 },
      { firstAt: 50, lastAt: 50, goneAt: null, firstVersion: 3, lastVersion: 3 },
    ]);
    expect(passageIntervals('stores heat', versions)).toEqual([
      { firstAt: 10, lastAt: 50, goneAt: null, firstVersion: 1, lastVersion: 3 },
    ]);
    expect(passageIntervals('never said', versions)).toEqual([]);
    expect(passageIntervals('  ', versions)).toEqual([]);
  });
  it('prefers whole words, and finds them however they are written', () => {
    const said = (passage: string, ...texts: readonly string[]): readonly number[] =>
      passageIntervals(
        passage,
        texts.map((text, at) => ({ n: at + 1, firstAt: at, lastAt: at, text })),
      ).map(({ firstVersion }) => firstVersion);
    expect(said('fee', 'We sell coffee.', 'There is a fee.')).toEqual([2]);
    expect(said('fee', 'We sell coffee.', 'Tea')).toEqual([1]);
    expect(said("don't say “Strasse”", 'No.', 'They don’t say "Straße".')).toEqual([2]);
    expect(said('Cafe, naive', 'A café (naïve).')).toEqual([1]);
    expect(said('-5', 'At 5 degrees.', 'At -5 degrees.')).toEqual([2]);
    expect(said('共和国', '中华人民共和国的炉子')).toEqual([1]);
  });
  it('tells them for each sentence of a version', () => {
    const lines = blame(versions, 2);
    expect(lines.map(({ text }) => text)).toContain('Returns cost 5 EUR.');
    expect(lines.find(({ text }) => text === 'Returns cost 5 EUR.')?.intervals).toEqual([
      { firstAt: 30, lastAt: 40, goneAt: 50, firstVersion: 2, lastVersion: 2 },
    ]);
    expect(blame(versions, 9)).toEqual([]);
  });
});

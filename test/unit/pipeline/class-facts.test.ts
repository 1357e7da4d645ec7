import { describe, expect, it } from 'vitest';
import {
  classQuestion,
  factsOfClass,
  NO_CLASS,
} from '../../../src/main/service/pipeline/dom/class-facts.ts';

describe('a question about classes', () => {
  it('is asked once of each distinct value', () => {
    const asked: string[] = [];
    const isCard = classQuestion(({ value, padded }) => {
      asked.push(value);
      return padded.includes(' card ');
    });
    const answers = ['Card wide', 'card', 'wide', 'card', 'wide'].map((value) =>
      isCard(factsOfClass(value)),
    );
    expect(answers).toEqual([true, true, false, true, false]);
    expect(asked).toEqual(['Card wide', 'card', 'wide']);
  });

  it('keeps its answers apart from those of other questions', () => {
    const isNote = classQuestion(({ padded }) => padded.includes(' note '));
    const isQuote = classQuestion(({ padded }) => padded.includes(' quote '));
    const facts = factsOfClass('note');
    expect([isNote(facts), isQuote(facts), isNote(facts)]).toEqual([true, false, true]);
    expect([isNote(NO_CLASS), isQuote(NO_CLASS)]).toEqual([false, false]);
  });
});

describe('the stem of a class', () => {
  it('is that of classes that begin alike, whatever is generated behind', () => {
    expect(factsOfClass('product-card-x1').stem).toBe(factsOfClass('product-card-y2').stem);
    expect(factsOfClass('product-card').stem).not.toBe(factsOfClass('product-list').stem);
    expect(factsOfClass('').stem).not.toBe(NO_CLASS.stem);
  });
});

describe('the memory of classes', () => {
  it('holds no endless values', () => {
    const usual = 'card '.repeat(20);
    expect(factsOfClass(usual)).toBe(factsOfClass(usual));
    const endless = 'card '.repeat(20_000);
    expect(factsOfClass(endless)).not.toBe(factsOfClass(endless));
    expect(factsOfClass(endless)).toEqual(factsOfClass(endless));
  });
});

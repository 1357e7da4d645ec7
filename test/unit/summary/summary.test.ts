import { describe, expect, it } from 'vitest';
import { answer, highlight, summarise } from '../../../src/main/service/pipeline/summary/index.ts';
import { passagesOf, sentencesOf } from '../../../src/main/service/pipeline/summary/text.ts';

const page = `# The Lumo desk lamp

![picture](https://x.example/a.png)

The Lumo desk lamp lights a whole desk with a single warm panel. It costs 129 euros in all colours.
Its arm is made of oak and turns in every direction, so that light falls where it is needed.

## Delivery

- Delivery takes 3 to 5 working days within Germany.
- Returns are free for 30 days.

\`\`\`
const price = 'not a sentence about delivery.';
\`\`\`

## Technical data

| Field | Value |
| --- | --- |
| Voltage | 230 V |
| Weight | 1.5 kg |

Dr. Smith of the lighting institute tested the lamp for 2,000 hours without a fault. [Read the report](https://x.example/report).
The designers of Lumo wanted a desk lamp that needs no switch and no app.
`;

describe('summarise', () => {
  it('takes two to five sentences that stand in the text, in its order', () => {
    const summary = summarise(page);
    const sentences = sentencesOf(passagesOf(page)).map((sentence) => sentence.text);
    const taken = sentences.filter((sentence) => summary.includes(sentence));
    expect(taken.length).toBeGreaterThanOrEqual(2);
    expect(taken.length).toBeLessThanOrEqual(5);
    expect(taken.join(' ')).toBe(summary);
    expect(summary).toContain('lights a whole desk');
    expect(summary).not.toMatch(/const price|https:|!\[|\|/);
  });

  it('keeps languages without spaces and abbreviations whole', () => {
    expect(
      sentencesOf(passagesOf('猫は静かに眠る。犬は庭を走る。')).map((one) => one.text),
    ).toEqual(['猫は静かに眠る。', '犬は庭を走る。']);
    expect(sentencesOf(passagesOf(page)).some((one) => one.text.startsWith('Dr. Smith of'))).toBe(
      true,
    );
  });

  it.each([
    ['', ''],
    ['# Title only', 'Title only'],
    ['One short line', 'One short line'],
    ['```\ncode\n```', ''],
  ])('answers %j with %j', (markdown, summary) => {
    expect(summarise(markdown)).toBe(summary);
  });

  it('says a thing once', () => {
    const twice = 'The river rose by two metres in a single night of rain. '.repeat(6);
    expect(summarise(twice).trim()).toBe('The river rose by two metres in a single night of rain.');
  });
});

describe('answer', () => {
  it.each([
    ['How much does the Lumo desk lamp cost?', '129 euros'],
    ['How long does delivery take?', '3 to 5 working days'],
    ['What is the arm made of?', 'oak'],
    ['What is the voltage?', '230 V'],
  ])('finds the sentence for %s', (question, part) => {
    expect(answer(page, question)).toContain(part);
  });

  it.each(['Who is the king of Sweden?', '?', 'How many moons does Jupiter have?'])(
    'says so when the page does not say: %s',
    (question) => {
      expect(answer(page, question)).toBe('The page does not answer this question.');
    },
  );
});

describe('highlight', () => {
  it('gives the passages that speak of the query, best first', () => {
    const found = highlight(page, 'free returns').split('\n\n');
    expect(found[0]).toBe('- Returns are free for 30 days.');
  });

  it('is empty when nothing does', () => {
    expect(highlight(page, 'submarine')).toBe('');
    expect(highlight('', 'lamp')).toBe('');
  });
});

describe('hostile texts', () => {
  it.each([
    ['one endless word', 'a'.repeat(300_000)],
    ['no full stop', 'word '.repeat(100_000)],
    ['open brackets', '['.repeat(50_000)],
    ['open images', '![a]('.repeat(20_000)],
    ['stars', '*'.repeat(50_000)],
    ['many sentences', 'The cat number one sits on the old red mat again today. '.repeat(5_000)],
    ['pipes', '| a '.repeat(50_000)],
    ['angle brackets', '<a '.repeat(50_000)],
  ])('survives %s', (_, markdown) => {
    expect(summarise(markdown)).toBeTypeOf('string');
    expect(answer(markdown, 'What does the cat do?')).toBeTypeOf('string');
    expect(highlight(markdown, 'cat')).toBeTypeOf('string');
  });
});

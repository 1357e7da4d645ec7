import { describe, expect, it } from 'vitest';
import { hasTables, readDocument } from '../../src/renderer/features/document/document.ts';

const metadata = { url: 'https://shop.example/' };

describe('the tables of a document', () => {
  it('are those the format gave, with their names', () => {
    const document = readDocument({
      metadata,
      tables: [
        { name: 'Lamps', columns: [], rows: [{ title: 'Amber', price: 2 }] },
        { name: 'Nothing', columns: [], rows: [] },
        'no table',
      ],
    });
    expect(document.tables).toEqual([
      { name: 'Lamps', table: { columns: ['title', 'price'], rows: [['Amber', 2]] } },
    ]);
    expect(hasTables(document)).toBe(true);
  });

  it('have a tab that says so where the page has none, if they were asked for', () => {
    expect(hasTables(readDocument({ metadata, tables: [] }))).toBe(true);
    expect(hasTables(readDocument({ metadata, markdown: 'Text.' }))).toBe(false);
  });
});

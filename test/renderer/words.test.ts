/** Sentences of the window that name other parts of it, count, or say why. */
import { expect, it } from 'vitest';
import type { PageRow } from '../../src/contract/console/jobs.ts';
import { whyOf } from '../../src/renderer/features/jobs/page-row.tsx';
import { endsOf } from '../../src/renderer/features/library/entry/ribbon.tsx';
import { OPERATION_SPECS } from '../../src/renderer/features/playground/operations/catalogue.ts';
import { t } from '../../src/renderer/text/screens.ts';
import { failureOf, sentenceOf } from '../../src/renderer/text/failures.ts';

it.each([
  ['scrape', 'SCRAPE_ROBOTS_DENIED'],
  ['crawl', 'CRAWL_DENIAL'],
] as const)('a refused %s names the group in which robots.txt is passed over', (id, code) => {
  const groups = OPERATION_SPECS[id].groups;
  const group = groups.find(({ fields }) => fields.some(({ name }) => name === 'ignoreRobots'));
  if (group === undefined) throw new Error('no group has it');
  expect(sentenceOf(code, '')).toContain(`“${t.operations.groups[group.name]}”`);
});

it('one address is not several', () => {
  expect(t.jobs.ending.robots(1)).toMatch(/1 address was .* allow it\.$/);
  expect(t.jobs.ending.robots(2)).toMatch(/2 addresses were .* allow them\.$/);
  expect(t.document.notRequested('Links')).toBe('Links were not asked for.');
  expect(t.document.notRequested('HTML')).toBe('HTML was not asked for.');
});

it('a page that the site refused says so, not how it was found', () => {
  const row: Partial<PageRow> = { state: 'done', reason: 'link', attempts: 1 };
  const why = (statusCode: number): string => whyOf({ ...row, statusCode } as PageRow);
  expect(why(200)).toBe('link');
  expect(why(401)).toBe('The site asks to sign in');
  expect(why(404)).toBe('There is no such page');
  expect(why(418)).toBe('The site answered with an error');
  expect(why(503)).toBe('The site failed');
});

it('copies of one day have their times at the ends of the ribbon', () => {
  const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
  expect(endsOf(at(1, 9), at(2, 9))).toHaveLength(2);
  expect(endsOf(at(1, 9), at(1, 9))).toHaveLength(1);
  const [first, last] = endsOf(at(1, 9), at(1, 17));
  expect(first).not.toBe(last);
});

it('every view of the library says how something comes into it', () => {
  expect(Object.keys(t.library.nothingInHelp)).toEqual(Object.keys(t.library.nothingIn));
});

it('of a file that cannot be read says what can be, and names no word of the API', () => {
  const said =
    'The address serves application/zip, which cannot be read as a document; ask for the format rawBase64 to get its bytes.';
  const { sentence } = failureOf('SCRAPE_UNSUPPORTED_FILE_ERROR', said);
  expect(sentence).toContain('application/zip');
  expect(sentence).toContain('PDF, Word, Excel');
  expect(sentence).not.toContain('rawBase64');
  expect(failureOf('SCRAPE_DOCUMENT_ENCRYPTED', 'x').title).toBe('The file has a password');
});

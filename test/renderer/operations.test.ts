/** The forms of the playground against the contract: what the API takes has a field. */
import { describe, expect, it } from 'vitest';
import { requests } from '../../src/contract/v2/requests.ts';
import { OPERATIONS, type ConsoleOperation } from '../../src/contract/console/common.ts';
import { leftOver, readAt, writeAt } from '../../src/renderer/features/playground/body.ts';
import { OPERATION_SPECS } from '../../src/renderer/features/playground/operations/catalogue.ts';
import { pathsOf } from '../../src/renderer/features/playground/operations/fields.ts';

/** What the contract takes and the form leaves to "Other options", where anything can stand as JSON. */
const WITHOUT_FIELD: Readonly<Record<string, readonly string[]>> = {
  'the label of a program': ['origin', 'integration'],
  'needed by scripts alone': ['asOfPolicy'],
  'a v1 name of an option that has a field': [
    'parsePDF',
    'geolocation',
    'extract',
    'jsonOptions',
    'changeTrackingOptions',
    'maxDepth',
    'allowBackwardLinks',
    'ignoreSitemap',
    'sitemapOnly',
  ],
  'taken without effect, or answered with a warning': [
    'onlyCleanContent',
    'redactPII',
    'checkPromptInjection',
    'profile',
    'agent',
    'urlTrace',
    'useIndex',
    '__experimental_cache',
  ],
};
/** Where the field of another name says the same, or the operation refuses it or has no use for it. */
const NOT_OF: Partial<Record<ConsoleOperation, readonly string[]>> = {
  map: ['crawlEntireDomain', 'zeroDataRetention'],
  search: ['zeroDataRetention'],
  extract: ['allowExternalLinks'],
};

describe.each(OPERATIONS)('the form of %s', (operation) => {
  const spec = OPERATION_SPECS[operation];
  const paths = pathsOf(spec);

  it('has a field for every option of the body', () => {
    const heads = new Set(paths.map(([head]) => head));
    const options = Object.keys(requests[operation].out.shape);
    const known = new Set(Object.values(WITHOUT_FIELD).flat());
    for (const name of NOT_OF[operation] ?? []) known.add(name);
    expect(options.filter((name) => !heads.has(name) && !known.has(name))).toEqual([]);
  });

  it('has no field for what the body does not take, and none twice', () => {
    const options = new Set(Object.keys(requests[operation].out.shape));
    expect(paths.filter(([head]) => head === undefined || !options.has(head))).toEqual([]);
    expect(new Set(paths.map((path) => path.join('.'))).size).toBe(paths.length);
  });

  it('offers an example that it would run itself', () => {
    expect(spec.check(spec.example)).toBeUndefined();
  });
});

describe('the body behind a form', () => {
  it('holds what was written, and leaves no empty object behind', () => {
    const written = writeAt({ url: 'x' }, ['location', 'country'], 'DE');
    expect(readAt(written, ['location', 'country'])).toBe('DE');
    expect(writeAt(written, ['location', 'country'], undefined)).toEqual({ url: 'x' });
  });

  it('keeps what has no field', () => {
    expect(
      leftOver({ url: 'x', odd: 1, location: { country: 'DE', more: 2 } }, [
        ['url'],
        ['location', 'country'],
      ]),
    ).toEqual({ odd: 1, location: { more: 2 } });
  });
});

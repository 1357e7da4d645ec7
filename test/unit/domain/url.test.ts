import { describe, expect, it } from 'vitest';
import { parseRequestUrl } from '../../../src/main/service/domain/url.ts';

describe('a bare host name', () => {
  const kindOf = (typed: string, allowLocal: boolean | readonly string[]) =>
    parseRequestUrl(typed, { allowLocal }).kind;

  it.each<[string, boolean | readonly string[]]>([
    ['http://localhost:8080/', true],
    ['http://nas/', ['nas']],
    ['http://NAS./', ['Nas']],
    ['nas:5000', ['nas:5000']],
    ['http://wiki.example.org/', ['nas']],
    ['http://10.0.0.5/', []],
  ])('is taken: %s where %j is allowed', (typed, allowed) => {
    expect(kindOf(typed, allowed)).toBe('url');
  });

  it.each<[string, boolean | readonly string[]]>([
    ['http://localhost/', false],
    ['http://nope/', ['nas']],
    ['http://nope/', ['10.0.0.0/8']],
    ['nope', []],
  ])('is refused: %s where %j is allowed', (typed, allowed) => {
    expect(kindOf(typed, allowed)).toBe('invalid');
  });

  it('is refused with the setting that allows it', () => {
    const refusal = (typed: string) => parseRequestUrl(typed, { allowLocal: false });
    expect(refusal('localhost:3000/p')).toMatchObject({
      reason: expect.stringContaining('--allow-private-network=localhost'),
    });
    // these may be anything
    for (const typed of ['kettle', 'http://.a_b/'])
      expect(refusal(typed)).toMatchObject({ reason: expect.stringMatching(/domain$/) });
  });
});

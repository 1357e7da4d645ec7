import { describe, expect, it } from 'vitest';
import type { ScopeRules } from '../../../src/main/service/domain/command.ts';
import { createScope, decide, pathDepth } from '../../../src/main/service/domain/scope.ts';
import type { Link } from '../../../src/main/service/domain/scope.ts';

const rules = (some: Partial<ScopeRules> = {}): ScopeRules => ({
  includePaths: [],
  excludePaths: [],
  regexOnFullUrl: false,
  crawlEntireDomain: false,
  allowExternalLinks: false,
  allowSubdomains: false,
  ignoreQueryParameters: false,
  deduplicateSimilarUrls: true,
  ...some,
});

const ask = (
  url: string,
  some: Partial<ScopeRules> = {},
  start = 'https://example.com/',
  link: Partial<Link> = {},
): string => {
  const decision = decide(
    { url, depth: 1, source: 'link', ...link },
    createScope(start, rules(some)),
  );
  return decision.kind === 'take' ? 'take' : decision.reason;
};

describe('scope', () => {
  it('takes pages of the same host, with or without www and TLS', () => {
    expect(ask('http://www.example.com/a')).toBe('take');
  });

  it('says why another site is not taken', () => {
    expect(ask('https://other.com/')).toBe('another site, other.com; allowExternalLinks takes it');
    expect(ask('https://other.com/', { allowExternalLinks: true })).toBe('take');
    expect(ask('https://docs.example.com/')).toBe(
      'another subdomain, docs.example.com; allowSubdomains takes it',
    );
    expect(ask('https://docs.example.com/', { allowSubdomains: true })).toBe('take');
    expect(
      ask('https://example.com/', { allowSubdomains: true }, 'https://docs.example.com/'),
    ).toBe('take');
    expect(
      ask('https://you.github.io/', { allowSubdomains: true }, 'https://me.github.io/'),
    ).toMatch(/another site/);
    expect(ask('http://127.0.0.1:81/', { allowSubdomains: true }, 'http://127.0.0.1:80/')).toMatch(
      /127\.0\.0\.1:81/,
    );
  });

  it('stays below the start path', () => {
    const start = 'https://example.com/docs/index.html';
    expect(ask('https://example.com/docs/a', {}, start)).toBe('take');
    expect(ask('https://example.com/blog', {}, start)).toBe(
      'not below /docs/; crawlEntireDomain takes it',
    );
    expect(ask('https://example.com/blog', { crawlEntireDomain: true }, start)).toBe('take');
    expect(ask('https://example.com/docs?page=2', {}, 'https://example.com/docs/')).toBe('take');
    expect(ask('https://example.com/docsearch', {}, 'https://example.com/docs/')).toMatch(
      /not below \/docs\/;/,
    );
    expect(ask('https://example.com/docs-old/a', {}, 'https://example.com/docs/')).not.toBe('take');
  });

  it('tests exclude before include, on the path or on the whole address', () => {
    const some = { includePaths: ['^/blog/.+'], excludePaths: ['/draft'] };
    expect(ask('https://example.com/blog/a', some)).toBe('take');
    expect(ask('https://example.com/blog/draft', some)).toBe('excluded by "/draft"');
    expect(ask('https://example.com/shop', some)).toBe('matches none of includePaths');
    const full = { includePaths: ['page=\\d+$'], regexOnFullUrl: true };
    expect(ask('https://example.com/list?page=2', full)).toBe('take');
    expect(ask('https://example.com/list?page=2', { includePaths: ['page=\\d+$'] })).toMatch(
      /none/,
    );
  });

  it('counts path segments and link hops', () => {
    expect(pathDepth('https://example.com/a/b/index.html')).toBe(2);
    expect(ask('https://example.com/a/b/c', { maxDepth: 2 })).toBe(
      '3 path segments, maxDepth is 2',
    );
    expect(ask('https://example.com/a', { maxDiscoveryDepth: 1 }, undefined, { depth: 2 })).toBe(
      '2 links away from the start, maxDiscoveryDepth is 1',
    );
    expect(
      ask('https://example.com/a', { maxDiscoveryDepth: 0 }, undefined, {
        depth: 0,
        source: 'sitemap',
      }),
    ).toBe('take');
  });

  it('leaves out files that are not pages', () => {
    expect(ask('https://example.com/logo.PNG?v=2')).toBe('a .png file, not a page');
    expect(ask('https://example.com/paper.pdf')).toBe('take');
    expect(ask('https://example.com/about.html')).toBe('take');
    expect(ask('mailto:me@example.com')).toBe('not a web address');
  });

  it('always takes the start', () => {
    const some = { includePaths: ['^/x'], maxDepth: 0 };
    expect(ask('https://example.com/a/b', some, undefined, { depth: 0, source: 'start' })).toBe(
      'take',
    );
  });

  it('refuses a pattern that is none', () => {
    expect(() => createScope('https://example.com/', rules({ includePaths: ['('] }))).toThrow(
      /"\(" is not a valid regular expression/,
    );
  });

  it.each(['^(a+)+$', '(?:a|a)*b', '(.*)*x', 'a*a*a*a*a*a*b', '(\\w+\\s?)*$'])(
    'is not stalled by %s',
    (pattern) => {
      const scope = createScope('https://example.com/', rules({ excludePaths: [pattern] }));
      const startedAt = performance.now();
      for (let n = 0; n < 50; n += 1) {
        const url = `https://example.com/${'a'.repeat(60)}!${n.toString()}`;
        decide({ url, depth: 1, source: 'link' }, scope);
      }
      // Not a speed check: an unguarded pattern would run for hours.
      expect(performance.now() - startedAt).toBeLessThan(10_000);
    },
  );
});

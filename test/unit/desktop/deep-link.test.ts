import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/main/desktop/arguments.ts';
import { readDeepLink } from '../../../src/main/desktop/deep-link.ts';

describe('hearth:// links', () => {
  it.each([
    ['hearth://', '/playground'],
    ['hearth:///', '/playground'],
    ['hearth://jobs', '/jobs'],
    ['hearth://jobs/', '/jobs'],
    [
      'hearth://jobs/0198f0c2-3c8e-7cc1-a5ab-1f0d3b2c4d5e',
      '/jobs/0198f0c2-3c8e-7cc1-a5ab-1f0d3b2c4d5e',
    ],
    ['hearth://playground/crawl', '/playground/crawl'],
    ['hearth://settings/search', '/settings/search'],
    ['HEARTH://plan', '/plan'],
  ])('%s leads to %s', (link, path) => {
    expect(readDeepLink(link)).toBe(path);
  });

  it.each([
    'hearth://service/quit',
    'hearth://console/keys',
    'hearth://jobs/a/b',
    'hearth://jobs/..%2f..%2fkeys',
    'hearth://jobs/../../v2/scrape',
    'hearth://jobs?x=1',
    'hearth://jobs#token=abc',
    'hearth://user:pass@jobs',
    'hearth://jobs:80',
    `hearth://jobs/${'a'.repeat(200)}`,
    'https://example.com/jobs',
    'javascript:alert(1)',
    '',
  ])('%s leads nowhere', (link) => {
    expect(readDeepLink(link)).toBeUndefined();
  });
});

describe('the arguments of the app', () => {
  it('are settings, links and what is Chromium’s', () => {
    expect(
      readArguments([
        '.',
        '--no-sandbox',
        '--remote-debugging-port=0',
        '--port',
        '0',
        '--data-dir=/tmp/x',
        '--allow-private-network',
        '--no-respect-robots',
        '--hidden',
        'hearth://jobs/1',
        '--inspect=0',
      ]),
    ).toEqual({
      flags: {
        port: '0',
        'data-dir': '/tmp/x',
        'allow-private-network': true,
        'no-respect-robots': true,
      },
      isHidden: true,
      link: 'hearth://jobs/1',
    });
  });

  it('leave out a value that is missing', () => {
    expect(readArguments(['--port', '--hidden'])).toEqual({
      flags: {},
      isHidden: true,
      link: undefined,
    });
  });
});

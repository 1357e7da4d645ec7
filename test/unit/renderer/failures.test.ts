/** What a person is told of a failure holds no words of programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../src/main/service/domain/errors.ts';
import { failureOf, plainWords } from '../../../src/renderer/text/failures.ts';

const ROOT = 'src/main/service';
/** Flags, variables and options of requests. */
const OF_PROGRAMS =
  /--[a-z]{3}|HEARTH_[A-Z]|\b(ignoreRobotsTxt|skipTlsVerification|crawlEntireDomain|maxAge|lockdown|raise timeout)\b/;
/** A failure as the service's code makes it: its code and its sentence, templates as they stand. */
const MADE = /HearthError\(\s*'([A-Z_]+)',\s*(?:`([^`]*)`|'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;

describe('a failure in the GUI', () => {
  it('never speaks of flags, variables or options of the API', () => {
    const told = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(MADE)])
      .map(([, code, ...texts]) => failureOf(code, texts.join('')));
    expect(told.length).toBeGreaterThan(100);
    const sentences = told.map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => OF_PROGRAMS.test(sentence))).toEqual([]);
  });

  it('has a button for everything that one press can mend', () => {
    const mended = ERROR_CODES.filter((code) => failureOf(code, 'said').action !== undefined);
    expect(mended).toEqual(
      expect.arrayContaining(['SCRAPE_ROBOTS_DENIED', 'SCRAPE_SSL_ERROR', 'LLM_FAILED']),
    );
    for (const code of mended) expect(failureOf(code, undefined).sentence).not.toBe('');
  });

  it('says which browser is away, and what to do about that one', () => {
    const own = 'No Chromium found. Install one, or name one with --chromium-path.';
    const theirs =
      'No browser answers at ws://b.example:9222 (ECONNREFUSED). Start it there, or correct browserWSEndpoint.';
    expect(failureOf('BROWSER_UNAVAILABLE', own).sentence).toContain('No Chromium found.');
    const { sentence, action } = failureOf('BROWSER_UNAVAILABLE', theirs);
    expect(sentence).toBe(theirs.replace('browserWSEndpoint', '“Their addresses”'));
    expect(action).toEqual({ kind: 'settings', section: 'browser' });
  });

  it('calls settings what the settings call them', () => {
    expect(plainWords('"query" is missing. /openapi.json says what this request takes.')).toBe(
      '"query" is missing.',
    );
    expect(plainWords('raise HEARTH_LLM_TIMEOUT_MS or choose a faster model')).toBe(
      'raise “Longest answer” or choose a faster model',
    );
    expect(plainWords('"jobTtlMs" takes a whole number')).toBe(
      '“Jobs are kept for” takes a whole number',
    );
    expect(plainWords('"tags": Too big: expected array to have <=50 items.')).toBe(
      '"tags": at most 50 items.',
    );
    expect(plainWords('say "hello" -- or not')).toBe('say "hello" -- or not');
  });
});

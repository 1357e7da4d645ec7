import { describe, expect, it } from 'vitest';

import { ERROR_CODES, HearthError } from '../../../src/main/service/domain/errors.ts';
import { replyError } from '../../../src/main/service/http/reply-error.ts';

describe('replyError', () => {
  it.each(ERROR_CODES)('answers %s with success:false and a sentence', (code) => {
    const reply = replyError(new HearthError(code, 'The fact and the remedy'));
    expect(reply.body.success).toBe(false);
    expect(reply.body.error).not.toBe('');
    expect(reply.status === 200 || reply.status >= 400).toBe(true);
  });

  it('gives a failed name lookup status 200, as clients of the wire expect', () => {
    const { status, body } = replyError(new HearthError('SCRAPE_DNS_RESOLUTION_ERROR', 'No host'));
    expect([status, body.code]).toEqual([200, 'SCRAPE_DNS_RESOLUTION_ERROR']);
  });

  it('sets Retry-After of at least a second on every 429', () => {
    const headers = (seconds?: number) =>
      replyError(
        new HearthError(
          'RATE_LIMITED',
          'Rate limit exceeded',
          seconds === undefined ? {} : { retryAfterSeconds: seconds },
        ),
      ).headers;
    expect([headers(), headers(0), headers(11.2)]).toEqual([
      { 'retry-after': '1' },
      { 'retry-after': '1' },
      { 'retry-after': '12' },
    ]);
  });

  it('names the code of a validation failure, and none for other bad requests', () => {
    const issues = [{ code: 'custom', path: ['url'], message: 'Invalid URL' }];
    const withIssues = new HearthError('BAD_REQUEST', 'Invalid URL', { details: issues });
    expect(replyError(withIssues).body).toEqual({
      success: false,
      code: 'BAD_REQUEST',
      error: 'Invalid URL',
      details: issues,
    });
    expect(replyError(new HearthError('BAD_REQUEST', 'Bad pattern')).body).toEqual({
      success: false,
      error: 'Bad pattern',
    });
  });

  it('never shows the text of an unexpected failure', () => {
    const { body } = replyError(new HearthError('INTERNAL', 'secret at /home/me'));
    expect(body.error).not.toContain('secret');
  });
});

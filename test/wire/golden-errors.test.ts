/** One pair per error status and wording of the wire: failure → reply. The same in both families. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { failure } from '../../src/contract/shared/responses.ts';
import { ERROR_CODES, HearthError } from '../../src/main/service/domain/errors.ts';
import { defined } from '../../src/main/service/domain/defined.ts';
import { replyError } from '../../src/main/service/http/reply-error.ts';

const Pair = z.strictObject({
  it: z.string(),
  failure: z.strictObject({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    details: z.unknown().optional(),
    retryAfterSeconds: z.number().optional(),
  }),
  status: z.int(),
  body: failure,
  headers: z.record(z.string(), z.string()),
});

const text = readFileSync(join(import.meta.dirname, 'golden', 'errors.json'), 'utf8');
const pairs = z.array(Pair).parse(JSON.parse(text));

it.each(pairs)('$it', ({ failure: { code, message, ...options }, status, body, headers }) => {
  const reply = replyError(new HearthError(code, message, defined(options)));
  expect(reply).toEqual({ status, body, headers });
});

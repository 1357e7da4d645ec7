/** Headers that a request of Hearth is to carry, to a site or to a webhook. */
import { z } from 'zod';

/** RFC 9110 sections 5.6.2 and 5.5. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;

const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What cannot be sent is refused before anything is asked: a browser would wait for it until its time is over. */
export const sentHeaders = z.record(z.string(), z.string()).superRefine((headers, context) => {
  for (const [name, value] of Object.entries(headers)) {
    if (TOKEN.test(name) && FIELD_VALUE.test(value)) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `The header ${JSON.stringify(name)} cannot be sent: letters, digits and dashes make its name, one line of Latin-1 text its value`,
    });
  }
});

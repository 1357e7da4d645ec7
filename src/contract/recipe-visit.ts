/** How a recipe's pages are visited: by whom, signed in as whom, with which steps. */
import { z } from 'zod';

const step = z.looseObject({ type: z.enum(['click', 'write', 'press', 'scroll', 'wait']) });

export const visit = z
  .looseObject({
    engine: z
      .enum(['auto', 'http', 'browser'])
      .optional()
      .describe(
        'Who reads the list: `auto` the page as served where the list is on it, else a browser; `http` the page as served wherever that can be; `browser` a browser.',
      ),
    waitFor: z
      .literal('records')
      .optional()
      .describe(
        'Scripts draw the list late: a page is left alone until it is there, eight seconds at most.',
      ),
    profile: z
      .string()
      .min(1)
      .max(128)
      .nullable()
      .optional()
      .describe('A sign-in profile of the installation that runs it, by its name.'),
    steps: z
      .array(step)
      .max(50)
      .optional()
      .describe(
        'Actions before the list is there, as those of /v2/scrape. `on.text` of a click: what it says, tried before its selector.',
      ),
    delayMs: z.int().min(0).max(600_000).nullable().optional(),
  })
  .optional();

/**
 * Page actions as clients send them; extra keys are dropped. Source: wire/v2.md section 4.
 */
import { z } from 'zod';

import { viewport } from './formats.ts';

const PDF_FORMATS = [
  'A0',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'Letter',
  'Legal',
  'Tabloid',
  'Ledger',
] as const;

const actionObject = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('wait'),
    milliseconds: z.int().min(1).optional(),
    selector: z.string().min(1).optional(),
  }),
  z.object({
    type: z.literal('click'),
    selector: z.string().min(1),
    all: z.boolean().optional(),
  }),
  z.object({ type: z.literal('write'), text: z.string() }),
  z.object({ type: z.literal('press'), key: z.string().min(1) }),
  z.object({
    type: z.literal('scroll'),
    direction: z.enum(['up', 'down']).optional(),
    selector: z.string().min(1).optional(),
  }),
  z.object({
    type: z.literal('screenshot'),
    fullPage: z.boolean().optional(),
    quality: z.int().min(1).max(100).optional(),
    viewport: viewport.optional(),
  }),
  z.object({ type: z.literal('scrape') }),
  z.object({ type: z.literal('executeJavascript'), script: z.string() }),
  z.object({
    type: z.literal('pdf'),
    landscape: z.boolean().optional(),
    scale: z.number().min(0.1).max(2).optional(),
    format: z.enum(PDF_FORMATS).optional(),
  }),
]);

export type ActionBody = z.output<typeof actionObject>;

export const action = z
  .preprocess(withoutNulls, actionObject)
  .superRefine((value, context) => {
    if (value.type !== 'wait') return;
    if ((value.milliseconds === undefined) === (value.selector === undefined)) {
      context.addIssue({
        code: 'custom',
        message: 'A wait action takes exactly one of milliseconds and selector',
      });
    }
  })
  .meta({ id: 'Action' });

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
}

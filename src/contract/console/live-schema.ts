/** What the window sends to a live page, and the body that opens one, as schemas. */
import { z } from 'zod';

const pixels = z.number().int().min(200).max(4_000);
/** Coordinates of the viewport, CSS pixels. */
const at = { x: z.number(), y: z.number() };
const modifiers = z
  .array(z.enum(['alt', 'control', 'meta', 'shift']))
  .max(4)
  .readonly();
const ask = z.number().int();
const place = z.number().int().min(0).max(10_000_000);
const address = z.string().min(1).max(8_192);

export const openLiveBody = z.object({
  url: address,
  width: pixels,
  height: pixels,
  /** Of a sign-in profile: the page begins signed in. */
  profile: z.string().min(1).max(128).optional(),
});
export type OpenLiveBody = z.infer<typeof openLiveBody>;

const selector = z.array(z.string().min(1).max(4_000)).min(1).max(10);

/** Where somebody pointed, as `pointed` answered it. */
export const pickBody = z.object({
  clicks: z
    .array(z.object({ selector, field: z.string().min(1).max(80).optional() }))
    .min(1)
    .max(200),
});
export type PickBody = z.infer<typeof pickBody>;

/** What the window sends. */
export const liveMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pointer'),
    action: z.enum(['move', 'down', 'up']),
    ...at,
    button: z.enum(['none', 'left', 'middle', 'right']),
    clicks: z.number().int().min(0).max(3),
    modifiers,
  }),
  z.object({ kind: z.literal('wheel'), ...at, dx: z.number(), dy: z.number() }),
  z.object({
    kind: z.literal('key'),
    action: z.enum(['down', 'up']),
    key: z.string().min(1).max(40),
    code: z.string().max(40),
    modifiers,
  }),
  z.object({ kind: z.literal('text'), text: z.string().max(1_000_000) }),
  z.object({ kind: z.literal('go'), url: address }),
  z.object({ kind: z.enum(['back', 'forward', 'reload']) }),
  z.object({ kind: z.literal('resize'), width: pixels, height: pixels }),
  z.object({ kind: z.literal('point'), ask, ...at }),
  /** Elements by their numbers in the last answer with places. */
  z.object({ kind: z.literal('boxes'), ask, places: z.array(place).max(300) }),
  /** Everything in view, answered as `boxes`. */
  z.object({ kind: z.literal('layout'), ask }),
  z.object({ kind: z.literal('show'), ask, place }),
  z.object({ kind: z.literal('selection'), ask }),
  z.object({ kind: z.literal('dialog'), accept: z.boolean(), text: z.string().max(10_000) }),
  z.object({ kind: z.literal('choose'), options: z.array(place).max(2_000) }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** Pages around code of half `held-out-7`. */
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf } from '../../furniture/held-out-7-frames.ts';
import { codePages } from '../around.ts';

export const { inFrame, blocks, named, nameless, thread, inlined } = codePages({
  f,
  frameOf,
  wrap: (inner) => `<article class="entry">${inner}</article>`,
});

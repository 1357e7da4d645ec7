/** Pages around code of half `held-out-9`. */
import { furniture as f } from '../../furniture/held-out-9.ts';
import { frameOf } from '../../furniture/held-out-9-frames.ts';
import { codePages } from '../around.ts';

export const { inFrame, blocks, named, nameless, thread, inlined } = codePages({
  f,
  frameOf,
  wrap: (inner) => `<article class="post-content"><div class="body-copy">${inner}</div></article>`,
});

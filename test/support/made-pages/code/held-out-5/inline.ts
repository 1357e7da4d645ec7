/** Code within sentences, keys, output, options: half `held-out-5`. */
import type { Kind } from '../../kind.ts';
import { escapeCode } from '../highlight.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { inFrame } from './frame.ts';
import type { FrameName } from '../../furniture/held-out-5-frames.ts';

const each = (
  name: string,
  write: (code: string, say: () => string) => string,
  frame?: FrameName,
): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    inFrame(
      page,
      page.random
        .times(page.random.int(3, 5), () => write(escapeCode(made.inline()), () => page.say()))
        .join('\n'),
      frame,
    ),
  );

export const inline: readonly Kind<CodeTruth>[] = [
  each(
    'texinfo-samp-and-code',
    (code, say) => `<p>${say()} ‘<code class="code">${code}</code>’ ${say()}</p>`,
    'small',
  ),
  each(
    'docutils-literal-spans',
    (code, say) => `<p>${say()} <tt class="docutils literal">${code}</tt> ${say()}</p>`,
    'small',
  ),
  each(
    'css-modules-inline-code',
    (code, say) => `<p>${say()} <code class="Inline_code__9x">${code}</code> ${say()}</p>`,
    'modules',
  ),
  each(
    'code-within-a-link',
    (code, say) => `<p>${say()} <a href="/ref/x"><code>${code}</code></a> ${say()}</p>`,
  ),
  each(
    'options-as-terms',
    (code, say) => `<dl class="options"><dt><code>${code}</code></dt><dd><p>${say()}</p></dd></dl>`,
  ),
  each(
    'code-in-cells',
    (code, say) =>
      `<table class="opts"><tr><td><code>${code.replace(/\|/g, '&#124;')}</code></td><td>${say()}</td></tr></table>`,
  ),
  codeKind('keys-of-an-editor', (made, page) =>
    inFrame(
      page,
      page.random
        .times(4, () => {
          const key = made.kept(
            `${page.random.pick(['F', 'Num', 'Alt'])}${page.random.int(1, 9999)}`,
          );
          return `<p>${page.say()} <kbd class="key">${key}</kbd> ${page.brief()}</p>`;
        })
        .join('\n'),
    ),
  ),
];

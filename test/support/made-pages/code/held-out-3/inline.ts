/** Inline code, keys and output of half `held-out-3`. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { esc, inFrame } from './frame.ts';

const times = (page: PageMaker, make: () => string) =>
  page.random.times(page.random.int(3, 6), make).join('\n');

const inText = (name: string, write: (code: string, page: PageMaker) => string): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    inFrame(
      page,
      times(page, () => `<p>${page.say()} ${write(esc(made.inline()), page)} ${page.brief()}</p>`),
    ),
  );

export const inline: readonly Kind<CodeTruth>[] = [
  inText(
    'sphinx-literals-in-pre-spans',
    (code) =>
      `<code class="docutils literal notranslate">${code
        .split(' ')
        .map((word) => `<span class="pre">${word}</span>`)
        .join(' ')}</code>`,
  ),
  inText('texinfo-command-codes', (code) => `‘<code class="code">${code}</code>’`),
  inText(
    'prose-inline-code-of-a-utility-theme',
    (code) =>
      `<code class="px-1.5 py-0.5 rounded bg-gray-100 text-[0.875em] font-mono">${code}</code>`,
  ),
  inText(
    'hljs-inline-language-class',
    (code) => `<code class="language-plaintext highlighter-rouge">${code}</code>`,
  ),
  inText(
    'editor-spans-of-a-wiki',
    (code) => `<code style="white-space:pre-wrap" spellcheck="false">${code}</code>`,
  ),
  codeKind('options-in-definition-terms', (made, page) =>
    inFrame(
      page,
      `<dl class="option-list">${times(page, () => `<dt><code>${esc(made.inline())}</code></dt><dd><p>${page.say()}</p></dd>`)}</dl>`,
    ),
  ),
  codeKind('codes-in-cells-of-a-reference', (made, page) =>
    inFrame(
      page,
      `<table class="params"><thead><tr><th>${page.random.word()}</th><th>${page.random.word()}</th></tr></thead><tbody>${times(page, () => `<tr><td><code>${esc(made.inline(`${page.random.word()}.${page.random.word()}(${page.random.int(1, 99)})`))}</code></td><td>${page.brief()}</td></tr>`)}</tbody></table>`,
    ),
  ),
  codeKind('linked-codes-in-points', (made, page) =>
    inFrame(
      page,
      `<ul>${times(page, () => `<li><a href="${page.path()}"><code>${esc(made.inline(`${page.random.word()}.${page.random.word()}()`))}</code></a> – ${page.brief()}</li>`)}</ul>`,
    ),
  ),
  codeKind('keys-and-output-in-sentences', (made, page) =>
    inFrame(
      page,
      times(
        page,
        () =>
          `<p>${page.say()} <kbd>${made.kept(`Ctrl+${page.random.letters(1).toUpperCase()}${page.random.int(10, 99)}`)}</kbd> ${page.brief()} <samp>${made.kept(`${page.random.word()} ${page.random.int(100, 999)}`)}</samp>.</p>`,
      ),
    ),
  ),
  codeKind('codes-in-headings-of-an-api', (made, page) =>
    inFrame(
      page,
      times(
        page,
        () =>
          `<h3 id="m"><code>${esc(made.inline(`${page.random.word()}.${page.random.word()}(${page.random.word()})`))}</code></h3><p>${page.say(2)}</p>`,
      ),
    ),
  ),
];

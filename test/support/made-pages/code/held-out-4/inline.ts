/** Inline code, keys and output of half `held-out-4`. */
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

const call = (page: PageMaker) =>
  `${page.random.word()}.${page.random.word()}(${page.random.int(1, 999)})`;

export const inline: readonly Kind<CodeTruth>[] = [
  inText('docs-prose-code', (code) => `<code>${code}</code>`),
  inText(
    'utility-prose-code-before-after',
    (code) =>
      `<code class="before:content-none after:content-none rounded bg-zinc-100 px-1">${code}</code>`,
  ),
  inText(
    'code-linked-to-a-reference',
    (code, page) =>
      `<a href="${page.path()}" class="xref"><code class="xref py py-func">${code}</code></a>`,
  ),
  inText('code-within-strong', (code) => `<strong><code>${code}</code></strong>`),
  codeKind('api-terms-with-code-names', (made, page) =>
    inFrame(
      page,
      `<dl class="params">${times(page, () => `<dt><code>${esc(made.inline(call(page)))}</code></dt><dd>${page.say()}</dd>`)}</dl>`,
      'docs',
    ),
  ),
  codeKind('code-in-cells-of-a-flag-table', (made, page) =>
    inFrame(
      page,
      `<div class="md-typeset__scrollwrap"><div class="md-typeset__table"><table><thead><tr><th>${page.random.word()}</th><th>${page.random.word()}</th></tr></thead><tbody>${times(page, () => `<tr><td><code>${esc(made.inline(call(page)))}</code></td><td>${page.brief()}</td></tr>`)}</tbody></table></div></div>`,
      'material',
    ),
  ),
  codeKind('keys-pressed-in-sentences', (made, page) =>
    inFrame(
      page,
      times(
        page,
        () =>
          `<p>${page.say()} <span class="keys"><kbd class="key-control">${made.kept(`Ctrl${page.random.int(10, 99)}`)}</kbd><span>+</span><kbd>${made.kept(`F${page.random.int(100, 999)}`)}</kbd></span> ${page.brief()}</p>`,
      ),
      'material',
    ),
  ),
  codeKind('sample-output-and-variables', (made, page) =>
    inFrame(
      page,
      times(
        page,
        () =>
          `<p>${page.say()} <samp>${made.kept(`${page.random.word()}: ${page.random.int(100, 9999)}`)}</samp>, <var>${made.kept(page.random.word())}</var>. ${page.brief()}</p>`,
      ),
    ),
  ),
  codeKind('code-in-points-of-release-notes', (made, page) =>
    inFrame(
      page,
      `<ul>${times(page, () => `<li>${page.brief()} <code class="notranslate">${esc(made.inline(call(page)))}</code> (#${page.random.int(10, 999)})</li>`)}</ul>`,
    ),
  ),
];

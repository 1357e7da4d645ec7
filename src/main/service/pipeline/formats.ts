/**
 * The formats made from the page as it is: markdown, html, rawHtml, rawBase64, attributes, tables.
 *
 * `html` is clean and safe (clean-html.ts). `rawHtml` is what was received. Serialised only when asked.
 */
import type { ChildNode } from 'domhandler';
import { findFormat } from '../domain/format.ts';
import { cleanHtml } from './clean-html.ts';
import { isSilent } from './content/silent.ts';
import { copyWithout } from './dom/copy.ts';
import { selectElements } from './dom/select.ts';
import { withoutNodes } from './dom/without.ts';
import { receivedText } from './documents/index.ts';
import type { Content, Draft, Transform } from './draft.ts';
import { withDocument, withInvalidSelectors, withMetadata } from './draft.ts';
import { toldLanguages } from './markdown/code-told.ts';
import { toMarkdown, type MarkdownOptions } from './markdown/index.ts';
import { readPageTables } from './records/page-tables.ts';

/** Markdown of the content; the whole page when the main content has no text. */
export const markdown: Transform = {
  name: 'markdown',
  needs: ['content'],
  gives: ['markdown'],
  wanted: ({ options, wantsText, wantsModelView }) =>
    wantsText ||
    wantsModelView === true ||
    options.formats.some(({ type }) =>
      ['markdown', 'summary', 'question', 'highlights', 'changeTracking', 'json'].includes(type),
    ),
  apply(draft) {
    const asked =
      findFormat(draft.input.options.formats, 'markdown') ??
      findFormat(draft.input.options.formats, 'changeTracking');
    const next = writeMarkdown(draft);
    return asked === undefined ? next : withDocument(next, { markdown: next.markdown ?? '' });
  },
};

/** The draft with its markdown. */
export function writeMarkdown(draft: Draft): Draft {
  const { includeTags, excludeTags, onlyMainContent } = draft.input.options;
  const text = draft.article?.markdown ?? draft.read?.markdown ?? renderContent(draft);
  const isFinal = draft.read !== undefined || !onlyMainContent || includeTags.length > 0;
  if (text !== '' || isFinal) return { ...draft, markdown: text };
  // the wire: an empty result is tried again with the full page, without what is to be left out
  const excluded = new Set<ChildNode>(selectElements(draft.root, excludeTags).elements);
  const nodes = copyWithout(draft.root.children, (node) => isSilent(node) || excluded.has(node));
  const whole = render(draft, nodes);
  if (whole === '') return { ...draft, markdown: whole };
  const content = { kind: 'copy', nodes } as const;
  return withMetadata({ ...draft, content, markdown: whole }, { contentFallback: 'full-page' });
}

function renderContent(draft: Draft): string {
  const { content } = draft;
  if (content === undefined) return '';
  if (content.kind === 'copy') return render(draft, content.nodes);
  const { parent, leftOut, headline } = content;
  const languages =
    leftOut.size > 0 && draft.index.preformatted.length > 0
      ? toldLanguages(draft.index.preformatted)
      : undefined;
  return withoutNodes(leftOut, () =>
    render(draft, parent.children, {
      ...(headline === undefined ? {} : { headline }),
      ...(languages === undefined ? {} : { languages }),
    }),
  );
}

function render(
  draft: Draft,
  nodes: readonly ChildNode[],
  known: Pick<MarkdownOptions, 'headline' | 'languages'> = {},
): string {
  return toMarkdown(nodes, {
    ...known,
    baseUrl: draft.addresses.base,
    addresses: draft.addresses,
    removeBase64Images: draft.input.options.removeBase64Images,
    scripts: draft.index.scripts,
  });
}

/** The clean HTML of the content. */
export const html: Transform = {
  name: 'html',
  needs: ['content'],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'html') !== undefined,
  apply: (draft) => withDocument(draft, { html: contentHtml(draft) }),
};

/**
 * The page as received (or rendered), as text or bytes. Of files that are no text (PDF, office) `rawHtml`
 * is the HTML they were read as.
 */
export const raw: Transform = {
  name: 'raw',
  needs: [],
  gives: ['formats'],
  wanted: ({ options }) =>
    options.formats.some(({ type }) => type === 'rawHtml' || type === 'rawBase64'),
  apply(draft) {
    const { formats } = draft.input.options;
    const { body } = draft.input.snapshot;
    const wantsText = findFormat(formats, 'rawHtml') !== undefined;
    const wantsBytes = findFormat(formats, 'rawBase64') !== undefined;
    return withDocument(draft, {
      ...(wantsText ? { rawHtml: rawText(draft) } : {}),
      ...(wantsBytes ? { rawBase64: Buffer.from(body).toString('base64') } : {}),
    });
  },
};

function rawText({ html: text, input, read }: Draft): string {
  const { body: bytes, contentType, finalUrl: url } = input.snapshot;
  if (read === undefined) return text;
  return receivedText({ bytes, contentType, url }) ?? (text || new TextDecoder().decode(bytes));
}

/** Values of attributes. */
export const attributes: Transform = {
  name: 'attributes',
  needs: [],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'attributes') !== undefined,
  apply(draft) {
    const format = findFormat(draft.input.options.formats, 'attributes');
    const invalid: string[] = [];
    const rows = (format?.selectors ?? []).map(({ selector, attribute }) => {
      const selected = selectElements(draft.root, [selector]);
      invalid.push(...selected.invalid);
      const values = selected.elements
        .map((element) => element.attribs[attribute])
        .filter((value) => value !== undefined);
      return { selector, attribute, values };
    });
    return withInvalidSelectors(withDocument(draft, { attributes: rows }), invalid);
  },
};

/** The page's lists of records and its tables, with typed columns. */
export const tables: Transform = {
  name: 'tables',
  needs: [],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'tables') !== undefined,
  apply: (draft) =>
    withDocument(draft, {
      tables: readPageTables(draft.root, draft.input.snapshot.finalUrl),
    }),
};

function contentHtml(draft: Draft): string {
  if (draft.read !== undefined && draft.read.html === undefined) return '';
  return cleanHtml(copyOf(draft.content), draft.addresses);
}

function copyOf(content: Content | undefined): readonly ChildNode[] {
  if (content === undefined) return [];
  if (content.kind === 'copy') return content.nodes;
  return copyWithout(content.parent.children, (node) => content.leftOut.has(node));
}

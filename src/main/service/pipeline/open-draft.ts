/** The Draft at its beginning: the page decoded and read, and nothing made of it yet. */
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import { createAddresses } from './dom/addresses.ts';
import { decodeHtml } from './dom/encoding.ts';
import { readPage } from './dom/parse.ts';
import type { Draft, ReadDocument } from './draft.ts';

const NOTHING: PipelineOutput = {
  document: { metadata: {} },
  verdict: { kind: 'content', mayChange: false },
  links: [],
  robotsMeta: { nofollow: false, noindex: false },
};

const LARGE_CHARS = 4_000_000;
const HEAD_CHARS = 262_144;

/** A large page asked for as it is needs no tree: what it says of itself stands at its beginning. */
function isUnread({ options, wantsLinks, wantsModelView }: PipelineInput, html: string): boolean {
  if (html.length < LARGE_CHARS || wantsLinks || wantsModelView === true) return false;
  return (
    options.formats.length > 0 &&
    options.formats.every(({ type }) => type === 'rawHtml' || type === 'rawBase64')
  );
}

/** Browsers skip U+0000 in text (HTML Standard 13.2.6.4.7), and no store likes it. */
function withoutNulls(html: string): string {
  return html.includes('\0') ? html.replaceAll('\0', '') : html;
}

/** The page read, and nothing made of it yet. */
export function openDraft(input: PipelineInput, read: ReadDocument | undefined): Draft {
  const { snapshot } = input;
  const html =
    read === undefined
      ? (snapshot.html ?? decodeHtml(snapshot.body, snapshot.contentType))
      : (read.html ?? '');
  const { root, index } = readPage(
    isUnread(input, html) ? html.slice(0, HEAD_CHARS) : withoutNulls(html),
  );
  const addresses = createAddresses(snapshot.finalUrl, index.base);
  return {
    input,
    html,
    root,
    index,
    addresses,
    ...(read === undefined ? {} : { read }),
    output: NOTHING,
  };
}

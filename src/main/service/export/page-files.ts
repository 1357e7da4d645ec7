/** The pages of a job as files: a folder of Markdown with screenshots beside it, or documents a line. */
import type { Document } from '../domain/document.ts';
import { documentOf, type StoredDocument } from '../domain/job.ts';
import { openZip } from './zip-folder.ts';

/** A Markdown file a page, named after its address; pictures of the page beside it under the same name. */
export async function* markdownFolder(
  documents: AsyncIterable<StoredDocument>,
): AsyncGenerator<Uint8Array> {
  const zip = openZip();
  const used = new Set<string>();
  for await (const stored of documents) {
    const document = documentOf(stored);
    const name = uniqueName(fileNameOf(urlOf(document)), used);
    zip.add(`${name}.md`, markdownOf(document));
    screenshotsOf(document).forEach((address, at) => {
      const picture = pictureOf(address);
      if (picture === undefined) return;
      const number = at === 0 ? '' : `-${at + 1}`;
      zip.add(`${name}${number}.${picture.ending}`, picture.bytes);
    });
    yield* zip.taken();
  }
  zip.end();
  yield* zip.taken();
}

export async function* documentLines(
  documents: AsyncIterable<StoredDocument>,
  write: (document: Document) => unknown,
): AsyncGenerator<string> {
  for await (const stored of documents) yield `${JSON.stringify(write(documentOf(stored)))}\n`;
}

/** `https://a.example/docs/x?y=1` → `a.example_docs_x_y_1`, at most 110 characters. */
export function fileNameOf(url: string): string {
  const bare = url
    .replace(/^https?:\/\//, '')
    .replaceAll(/[^a-zA-Z0-9.]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return bare.slice(0, 110) || 'page';
}

/** Case makes no difference: on many machines it makes none between files. */
export function uniqueName(name: string, used: Set<string>): string {
  let candidate = name;
  for (let count = 2; used.has(candidate.toLowerCase()); count += 1) {
    candidate = `${name}-${count}`;
  }
  used.add(candidate.toLowerCase());
  return candidate;
}

function markdownOf(document: Document): string {
  // two hyphens would end the comment
  return `<!-- ${urlOf(document).replaceAll('--', '%2D%2D')} -->\n\n${document.markdown ?? ''}\n`;
}

function urlOf({ metadata }: Document): string {
  return String(metadata['url'] ?? metadata['sourceURL'] ?? '');
}

function screenshotsOf({ screenshot, actions }: Document): readonly string[] {
  return [...(screenshot === undefined ? [] : [screenshot]), ...(actions?.screenshots ?? [])];
}

/** Only pictures that lie in the document itself. */
function pictureOf(
  address: string,
): { readonly ending: string; readonly bytes: Uint8Array } | undefined {
  const match = /^data:image\/(png|jpeg|webp);base64,/.exec(address);
  if (match === null) return undefined;
  const bytes = Buffer.from(address.slice(match[0].length), 'base64');
  return { ending: match[1] === 'jpeg' ? 'jpg' : (match[1] ?? 'png'), bytes };
}

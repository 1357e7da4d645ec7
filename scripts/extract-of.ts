/** The extraction of this checkout, or of the one that `--against` names. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseDocument } from 'htmlparser2';
import type { JsonSchema } from '../src/main/service/domain/json.ts';
import type { extractStructured } from '../src/main/service/pipeline/extract/index.ts';

interface AskedPage {
  readonly name: string;
  readonly html: string;
  readonly schema: JsonSchema;
}

/** What is extracted of a page without a model. */
export async function extractOf(
  against: string | undefined,
): Promise<(page: AskedPage) => unknown> {
  const root = resolve(against ?? `${import.meta.dirname}/..`);
  const path = `${root}/src/main/service/pipeline/extract/index.ts`;
  const { extractStructured: extract } = (await import(pathToFileURL(path).href)) as {
    readonly extractStructured: typeof extractStructured;
  };
  return ({ name, html, schema }) =>
    extract({ root: parseDocument(html), url: `https://www.site.example/${name}`, schema }).data;
}

/** What extraction answers for a made page, with what the page's metadata say handed over as a scrape does. */
import { parseDocument } from 'htmlparser2';
import type { Json } from '../../../src/main/service/domain/json.ts';
import { readPage } from '../../../src/main/service/pipeline/dom/parse.ts';
import type { OnChoice } from '../../../src/main/service/pipeline/extract/evidence/field-evidence.ts';
import { knownOf } from '../../../src/main/service/pipeline/extract/evidence/known.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { cleanMetadata } from '../../../src/main/service/pipeline/metadata/clean.ts';
import { readMetaTags } from '../../../src/main/service/pipeline/page/tags.ts';
import type { FactsPage } from './kind.ts';

export function answer({ html, url, schema }: FactsPage, onChoice?: OnChoice): Json {
  const { index } = readPage(html);
  const tags = readMetaTags(index);
  const known = knownOf(cleanMetadata({ index, tags, canonical: undefined, at: 0, url }));
  const told = onChoice === undefined ? {} : { onChoice };
  return extractStructured({ root: parseDocument(html), url, schema, known, ...told }).data;
}

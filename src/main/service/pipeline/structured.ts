/** Formats read out of the page without a model: json. */
import { findFormat } from '../domain/format.ts';
import type { Transform } from './draft.ts';
import { withDocument } from './draft.ts';
import { extractStructured } from './extract/index.ts';

/** Structured data by schema and prompt; `provenance` where asked. */
export const json: Transform = {
  name: 'json',
  needs: [],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'json') !== undefined,
  apply(draft) {
    const { options, snapshot } = draft.input;
    const format = findFormat(options.formats, 'json');
    const { data, provenance } = extractStructured({
      root: draft.root,
      url: snapshot.finalUrl,
      ...(format?.schema === undefined ? {} : { schema: format.schema }),
      ...(format?.prompt === undefined ? {} : { prompt: format.prompt }),
    });
    return withDocument(draft, {
      json: data,
      ...(options.showProvenance ? { provenance } : {}),
    });
  },
};

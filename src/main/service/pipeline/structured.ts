/** Fields read out of the page without a model: the json format, and those that change tracking compares. */
import { withWarning } from '../domain/document.ts';
import { findFormat } from '../domain/format.ts';
import type { JsonSchema } from '../domain/json.ts';
import type { FieldsFound } from '../ports/pipeline.ts';
import { htmlOfMarkdown } from './dom/from-markdown.ts';
import { parseHtml } from './dom/parse.ts';
import type { Draft, Transform } from './draft.ts';
import { withDocument, withOutput } from './draft.ts';
import { extractStructured } from './extract/index.ts';
import { knownOf } from './extract/evidence/known.ts';
import { everythingSaid } from './extract/sources/everything-said.ts';

const UNANSWERED =
  'Nothing on the page answers the prompt, and no language model is set that could read it; what the page ' +
  'is about is given instead. A schema with the names of the fields, or a model, may find more.';

/** Structured data by schema and prompt; `provenance` where asked. */
export const json: Transform = {
  name: 'json',
  needs: ['metadata'],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'json') !== undefined,
  apply(draft) {
    const { options, wantsModelView } = draft.input;
    const fields = fieldsOf(draft, findFormat(options.formats, 'json') ?? {});
    const next = withDocument(withOutput(draft, { fields }), {
      json: fields.data,
      ...(options.showProvenance ? { provenance: fields.provenance } : {}),
    });
    const isLeftToModel = fields.isUnanswered !== true || wantsModelView === true;
    return isLeftToModel ? next : withDocument(next, withWarning(next.output.document, UNANSWERED));
  },
};

/** The fields of change tracking's own schema or prompt; those of the json format where it has none. */
export const tracked: Transform = {
  name: 'tracked',
  needs: ['formats'],
  gives: [],
  wanted: ({ options }) =>
    findFormat(options.formats, 'changeTracking')?.modes.includes('json') === true,
  apply(draft) {
    const format = findFormat(draft.input.options.formats, 'changeTracking') ?? {};
    const isOwn = 'schema' in format || 'prompt' in format;
    const common = isOwn ? undefined : draft.output.fields;
    return withOutput(draft, { tracked: common ?? fieldsOf(draft, format) });
  },
};

/** What a language model reads, and what its answers must stand on. */
export const modelView: Transform = {
  name: 'modelView',
  needs: ['markdown', 'metadata'],
  gives: [],
  wanted: ({ wantsModelView }) => wantsModelView === true,
  apply(draft) {
    const { language } = draft.output.document.metadata;
    const text = draft.markdown ?? '';
    const said = draft.read?.html === undefined && draft.read !== undefined ? text : undefined;
    return withOutput(draft, {
      modelView: {
        text,
        said: said ?? `${everythingSaid(draft.root)}\n${text}`,
        language: typeof language === 'string' ? (language.toLowerCase().split('-')[0] ?? '') : '',
      },
    });
  },
};

/** The page's tree; that of its markdown for a PDF or another file without HTML. */
function rootOf({ root, read }: Draft): Draft['root'] {
  const isMarkdown = read?.markdown !== undefined && read.html === undefined;
  return isMarkdown ? parseHtml(htmlOfMarkdown(read.markdown)) : root;
}

function fieldsOf(
  draft: Draft,
  {
    schema,
    prompt,
    isPart,
  }: { readonly schema?: JsonSchema; readonly prompt?: string; readonly isPart?: boolean },
): FieldsFound {
  return extractStructured({
    root: rootOf(draft),
    url: draft.input.snapshot.finalUrl,
    known: knownOf(draft.output.document.metadata),
    readAt: draft.input.snapshot.capturedAt,
    ...(schema === undefined ? {} : { schema }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(isPart === true ? { countsAlike: true } : {}),
  });
}

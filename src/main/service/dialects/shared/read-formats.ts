/**
 * Formats and actions of a body → the domain's, defaults resolved.
 *
 * A format object wins over `jsonOptions`, `extract` and `changeTrackingOptions` (differences.md D3).
 * Names that Hearth knows and does not make become `unsupported` and leave a warning.
 */
import type { ActionBody } from '../../../../contract/shared/actions.ts';
import type { FormatBody } from '../../../../contract/shared/formats.ts';
import type { ScrapeOptionsBody } from '../../../../contract/shared/scrape-options.ts';
import type { Action } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import type { Format, Viewport } from '../../domain/format.ts';
import type { JsonSchema } from '../../domain/json.ts';
import { readSchema } from './read-schema.ts';

/** The formats asked for, in order, one of each kind but `attributes` and the unsupported. */
export function readFormats(
  body: ScrapeOptionsBody,
  fallback: readonly Format[],
): readonly Format[] {
  if (body.formats === undefined) return fallback;
  const seen = new Set<string>();
  return body.formats
    .map((each) => readFormat(each, body))
    .filter((format) => {
      const key = format.type === 'unsupported' ? `unsupported ${format.name}` : format.type;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const NO_FIELDS =
  'The mode json of changeTracking compares fields: give it a schema or a prompt, or ask for the json format too.';

/** What to tell the caller about formats that will not come, or come without guidance. */
export function formatWarnings(formats: readonly Format[]): readonly string[] {
  const hasFields = formats.some(({ type }) => type === 'json');
  return formats.flatMap((format) => {
    if (format.type === 'unsupported') {
      return [`The format ${format.name} is not available here and was left out.`];
    }
    if (format.type === 'json' && format.schema === undefined && format.prompt === undefined) {
      return ['The json format was asked for with neither schema nor prompt; give one of them.'];
    }
    if (format.type === 'changeTracking' && format.modes.includes('json') && !hasFields) {
      const isGuided = format.schema !== undefined || format.prompt !== undefined;
      return isGuided ? [] : [NO_FIELDS];
    }
    return [];
  });
}

/** Actions with their defaults; a wait is either for time or for a selector. */
export function readAction(action: ActionBody): Action {
  switch (action.type) {
    case 'wait':
      return action.selector === undefined
        ? { type: 'wait', milliseconds: action.milliseconds ?? 0 }
        : { type: 'waitForSelector', selector: action.selector };
    case 'click':
      return { type: 'click', selector: action.selector, all: action.all ?? false };
    case 'scroll':
      return defined({
        type: 'scroll',
        direction: action.direction ?? 'down',
        selector: action.selector,
      });
    case 'screenshot':
      return { type: 'screenshot', ...readScreenshot(action, false) };
    case 'pdf':
      return {
        type: 'pdf',
        landscape: action.landscape ?? false,
        scale: action.scale ?? 1,
        format: action.format ?? 'Letter',
      };
    case 'write':
    case 'press':
    case 'scrape':
    case 'executeJavascript':
      return action;
  }
}

function readFormat(format: FormatBody, body: ScrapeOptionsBody): Format {
  switch (format.type) {
    case 'markdown':
    case 'html':
    case 'rawHtml':
    case 'rawBase64':
    case 'links':
    case 'images':
    case 'summary':
    case 'tables':
      return { type: format.type };
    case 'json':
    case 'deterministicJson':
      return readJson(format, body.jsonOptions ?? body.extract);
    case 'extract':
      return readJson(format, body.extract ?? body.jsonOptions);
    case 'screenshot':
      return { type: 'screenshot', ...readScreenshot(format, false) };
    case 'screenshot@fullPage':
      return { type: 'screenshot', ...readScreenshot(format, true) };
    case 'changeTracking':
      return readChangeTracking(format, body);
    case 'attributes':
      return { type: 'attributes', selectors: format.selectors };
    case 'question':
      return { type: 'question', question: format.question };
    case 'highlights':
      return { type: 'highlights', query: format.query };
    case 'query':
      return { type: 'question', question: format.prompt };
    case 'branding':
    case 'product':
    case 'menu':
    case 'audio':
    case 'video':
      return { type: 'unsupported', name: format.type };
  }
}

interface LlmFields {
  readonly schema?: JsonSchema | undefined;
  readonly prompt?: string | undefined;
  readonly systemPrompt?: string | undefined;
}

function readJson(format: LlmFields, options: LlmFields | undefined): Format {
  const hasOwn = format.schema !== undefined || format.prompt !== undefined;
  const fields = hasOwn ? format : (options ?? {});
  const { systemPrompt } = fields;
  return defined({ type: 'json', ...readLlmFields(fields), systemPrompt });
}

function readLlmFields({ schema, prompt }: LlmFields) {
  return defined({ schema: readSchema(schema), prompt });
}

function readChangeTracking(
  format: Extract<FormatBody, { type: 'changeTracking' }>,
  body: ScrapeOptionsBody,
): Format {
  const options = Object.keys(format).length > 1 ? format : (body.changeTrackingOptions ?? {});
  return defined({
    type: 'changeTracking',
    modes: options.modes ?? [],
    ...readLlmFields(options),
    tag: options.tag,
  });
}

function readScreenshot(
  fields: {
    readonly fullPage?: boolean | undefined;
    readonly quality?: number | undefined;
    readonly viewport?: Viewport | undefined;
  },
  fullPage: boolean,
) {
  return defined({
    fullPage: fields.fullPage ?? fullPage,
    quality: fields.quality,
    viewport: fields.viewport,
  });
}

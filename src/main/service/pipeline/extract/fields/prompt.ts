/**
 * A prompt without a schema → the fields it names: `Extract the product name, price and rating` → name, price, rating.
 *
 * Only wording that lists things is read; sentences about how to answer are not. A plural that is no known single value
 * becomes an array of texts. Nothing here looks at the page: fields without evidence stay empty later.
 */
import type { JsonSchema } from '../../../domain/json.ts';
import { conceptOf } from './concept-of.ts';
import { singular, wordsOf } from '../text.ts';

const MAX_PROMPT = 4_000;
const MAX_FIELDS = 40;
const LEAD =
  /^(?:please|can you|could you|i want|i need|we need|give me|tell me|extract|get|find|return|list|collect|scrape|pull|show|provide|include|identify|fetch|grab|retrieve|what|which|who|when|where|how much|how many|is|are|was|were|does|do|me|us|also|the|a|an|all|any|every|each|its|their|this|these|of|for|from|and|with|following|information|info|data|details|fields?|value|values|as well as)\b[\s:]*/i;
const TAIL =
  /\s+(?:from|on|in|of|for|about|at|mentioned|listed|shown|available|that|which|as|using|with)\b.*$/i;
const NOISE = new Set([
  'page',
  'website',
  'site',
  'json',
  'it',
  'them',
  'everything',
  'content',
  'here',
  'data',
  'format',
  'url',
  'article',
  'product',
  'recipe',
  'listing',
]);

/** Field names (as the prompt words them, in snake_case) with their schemas; empty when the prompt lists none. */
export function schemaOfPrompt(prompt: string): JsonSchema | undefined {
  const properties: Record<string, JsonSchema> = {};
  for (const phrase of prompt
    .slice(0, MAX_PROMPT)
    .split(/[,;\n•?!]|\.(?:\s|$)|:\s|\s(?:and|or|plus|&|as well as|along with)\s/i)) {
    const bare = withoutLead(phrase.trim()).replace(TAIL, '').trim();
    const words = wordsOf(bare);
    if (words.length === 0 || words.length > 4 || (words.length === 1 && NOISE.has(words[0] ?? '')))
      continue;
    const name = words.join('_');
    if (Object.keys(properties).length >= MAX_FIELDS || name === '__proto__') break;
    properties[name] = schemaOf(words, bare);
  }
  return Object.keys(properties).length === 0 ? undefined : { type: 'object', properties };
}

function withoutLead(phrase: string): string {
  let rest = phrase.replace(/^[-*\d.)\s]+/, '');
  for (let round = 0; round < 12; round += 1) {
    const next = rest.replace(LEAD, '');
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

function schemaOf(words: readonly string[], bare: string): JsonSchema {
  const concept = conceptOf(words.join('_'), '', []);
  const last = words.at(-1) ?? '';
  const description = bare;
  switch (concept?.shape) {
    case 'lines':
      return { type: 'array', items: { type: 'string' }, description };
    case 'price':
    case 'rating':
      return { type: 'number', description };
    case 'count':
      return { type: 'integer', description };
    default: {
      const isPlural =
        singular(last) !== last &&
        (concept === undefined ||
          concept.id === 'image' ||
          concept.id === 'keywords' ||
          concept.id === 'category');
      return isPlural
        ? { type: 'array', items: { type: 'string' }, description }
        : { type: 'string', description };
    }
  }
}

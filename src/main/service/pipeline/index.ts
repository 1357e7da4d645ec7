/**
 * The ordered list of transforms: Snapshot → Document. Adding one is a line here.
 * A unit test proves that every `needs` was given before.
 */
import { content } from './content.ts';
import type { Transform } from './draft.ts';
import { withDocument, withOutput } from './draft.ts';
import { answer, highlights, summary } from './excerpts.ts';
import { crawlerFacts, language, metadata, text, verdict } from './facts.ts';
import { attributes, html, markdown, raw, tables } from './formats.ts';
import { images } from './images.ts';
import { readLinks } from './links.ts';
import { signInWall } from './sign-in-wall.ts';
import { json, modelView, tracked } from './structured.ts';

const links: Transform = {
  name: 'links',
  needs: [],
  gives: ['links'],
  wanted: (input) =>
    input.wantsLinks || input.options.formats.some((format) => format.type === 'links'),
  apply(draft) {
    const asked = draft.input.options.formats.some((format) => format.type === 'links');
    const { listed, crawled } = readLinks(draft);
    const next = asked ? withDocument(draft, { links: listed }) : draft;
    return draft.input.wantsLinks ? withOutput(next, { links: crawled }) : next;
  },
};

/** Every transform, in order. */
export const TRANSFORMS: readonly Transform[] = [
  metadata,
  crawlerFacts,
  signInWall,
  verdict,
  links,
  content,
  markdown,
  html,
  raw,
  images,
  attributes,
  tables,
  language,
  text,
  json,
  tracked,
  modelView,
  summary,
  answer,
  highlights,
];

/**
 * PPTX → a section per slide, in the order of the presentation: its title as heading, its texts as lists and
 * paragraphs, its tables, then what the speaker has noted. Hidden slides are left out.
 */
import { attribute } from '../markdown/dom.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { coreMetadata } from './office-metadata.ts';
import { paragraphText, roleOf, shapesHtml } from './pptx-shapes.ts';
import type { Links } from './pptx-shapes.ts';
import { escapeHtml, htmlToMarkdown } from './read.ts';
import { elementsNamed, parseXml } from './xml-tree.ts';

const PARTS =
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|notesSlides)\/(?:_rels\/)?\w+\.xml(?:\.rels)?)$|^docProps\/core\.xml$/;

type Parts = ReadonlyMap<string, Uint8Array>;

export function readPptx(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) => PARTS.test(name));
  const names = slideNames(parts);
  const slides = names.map((name) => slideHtml(parts, name)).filter((html) => html !== undefined);
  const html = slides.join('\n<hr>\n');
  const hidden = names.length - slides.length;
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: { ...coreMetadata(parts), numPages: slides.length, totalPages: names.length },
    warnings: hidden === 0 ? [] : [`${hidden} hidden slides were left out.`],
  };
}

/** Slides as the presentation orders them; as they are numbered where it names none. */
function slideNames(parts: Parts): readonly string[] {
  const targets = relationsOf(parts, 'ppt/presentation.xml');
  const ordered = elementsNamed(parseXml(partText(parts, 'ppt/presentation.xml')), 'p:sldId')
    .map((slide) => targets.get(attribute(slide, 'r:id')) ?? '')
    .filter((name) => parts.has(name));
  if (ordered.length > 0) return [...new Set(ordered)];
  return [...parts.keys()]
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort((a, b) => slideNumber(a) - slideNumber(b));
}

function slideNumber(name: string): number {
  return Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
}

/** What a part names, by the number of the relation: parts of the file by their name in it, addresses as they are. */
function relationsOf(parts: Parts, part: string): Links {
  const at = part.lastIndexOf('/');
  const rels = `${part.slice(0, at)}/_rels/${part.slice(at + 1)}.rels`;
  return new Map(
    elementsNamed(parseXml(partText(parts, rels)), 'Relationship').map((each) => {
      const target = attribute(each, 'Target');
      const isOutside = attribute(each, 'TargetMode') === 'External';
      const inside = URL.parse(target, `pptx:///${part}`)?.pathname.slice(1) ?? '';
      return [attribute(each, 'Id'), isOutside ? target : inside];
    }),
  );
}

function slideHtml(parts: Parts, name: string): string | undefined {
  const [slide] = elementsNamed(parseXml(partText(parts, name)), 'p:sld');
  if (slide === undefined) return '';
  if (/^(?:0|false)$/.test(attribute(slide, 'show'))) return undefined;
  const relations = relationsOf(parts, name);
  const links = new Map([...relations].filter(([, target]) => /^(?:https?|mailto):/.test(target)));
  const notes = [...relations.values()].find((target) => target.startsWith('ppt/notesSlides/'));
  return `${shapesHtml(slide, links)}${notes === undefined ? '' : notesHtml(partText(parts, notes))}`;
}

function notesHtml(xml: string): string {
  const paragraphs = elementsNamed(parseXml(xml), 'p:sp')
    .filter((shape) => roleOf(shape) === 'body')
    .flatMap((shape) => elementsNamed(shape, 'a:p').map(paragraphText))
    .filter((text) => text !== '');
  if (paragraphs.length === 0) return '';
  return `<blockquote><p><strong>Notes</strong></p>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</blockquote>`;
}

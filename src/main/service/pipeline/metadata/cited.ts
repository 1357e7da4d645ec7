/**
 * What a citation needs and only linked data say: journal, volume, issue, pages, publisher, DOI, ISSN, ISBN of the one
 * paper, chapter, thesis or book that the page is about. Under the names of Google Scholar's tags; the page's own tags
 * come before. Sources: schema.org (ScholarlyArticle, PublicationVolume, PublicationIssue, Periodical, Book, Thesis).
 */
import type { MetadataValue } from '../../domain/document.ts';
import { namesField, textField, type LinkedNode } from '../page/linked-data.ts';
import type { MetaTags } from '../page/tags.ts';

type Said = Readonly<Record<string, MetadataValue | undefined>>;

const CITED = /^(?:(?:Medical)?Scholarly|Tech)?(?:Article)$|^(?:Chapter|Thesis|Book)$/;
const PAPER = /Scholarly|^(?:Chapter|Thesis)$/;
/** More steps lead in circles. */
const MOST_STEPS = 5;

export function citedIn(nodes: readonly LinkedNode[], tags: MetaTags, title: string): Said {
  const thing = citedThing(nodes, title);
  // a page with tags of a paper has said what it wants to say
  if (thing === undefined || [...tags.keys()].some((name) => WORK_TAG.test(name))) return {};
  const wholes = wholesOf(thing, nodes);
  const makers = (name: string): string | undefined =>
    namesField(thing, name, (id) => byId(nodes, id))[0];
  const placed = thing.types.includes('Book')
    ? { isbn: isbnOf([thing]), edition: textOf(thing, 'bookEdition') }
    : placeOf(thing, wholes);
  const isThesis = thing.types.includes('Thesis');
  const said = {
    ...placed,
    doi: doiOf(thing),
    publisher: makers('publisher'),
    ...(isThesis
      ? { dissertation_institution: makers('sourceOrganization') ?? makers('publisher') }
      : {}),
  };
  // an article of a paper or a magazine that is in no journal stays a page of its site
  const isWork = PAPER.test(thing.types.join()) || 'issn' in placed || 'isbn' in placed;
  if (!isWork && said.doi === undefined) return {};
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [`citation_${name}`, value]),
  );
}

/** Where a paper stands in its journal, a chapter in its book. */
function placeOf(thing: LinkedNode, wholes: readonly LinkedNode[]): Said {
  const within = (type: RegExp): LinkedNode | undefined =>
    wholes.find(({ types }) => types.some((one) => type.test(one)));
  const first = (name: string): string | undefined =>
    [thing, ...wholes].map((node) => textOf(node, name)).find(Boolean);
  const journal = within(/^(?:Periodical|Journal)$/);
  const book = within(/^Book$/);
  const issn = journal && issnOf(journal);
  const [firstpage, lastpage] = pagesOf(thing);
  return {
    ...{ journal_title: journal && textField(journal, 'name') },
    ...(issn === undefined ? {} : { issn }),
    ...(book === undefined
      ? {}
      : { inbook_title: textField(book, 'name'), isbn: isbnOf([book, ...wholes]) }),
    ...{ volume: first('volumeNumber'), issue: first('issueNumber'), firstpage, lastpage },
  };
}

const WORK_TAG =
  /^(?:citation_(?:journal|conference|inbook|dissertation|technical|isbn|doi)|bepress_citation_)/;

/** The one that the page is about: of a list of books none is. */
function citedThing(nodes: readonly LinkedNode[], title: string): LinkedNode | undefined {
  const things = nodes.filter(({ types }) => types.some((type) => CITED.test(type)));
  const told = new Set(things.map((node) => textOf(node, '@id') ?? nameOf(node)));
  const [thing] = things;
  if (thing === undefined || told.size > 1) return undefined;
  if (!thing.types.includes('Book')) return thing;
  const name = folded(nameOf(thing));
  return name !== '' && folded(title).startsWith(name) ? thing : undefined;
}

const nameOf = (node: LinkedNode): string =>
  textField(node, 'headline') ?? textField(node, 'name') ?? '';

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What it is a part of, and what that is a part of. */
function wholesOf(thing: LinkedNode, nodes: readonly LinkedNode[]): readonly LinkedNode[] {
  const found: LinkedNode[] = [];
  const open = [thing];
  for (let step = 0; step < MOST_STEPS && open.length > 0; step += 1) {
    const wholes = open.splice(0).flatMap(({ fields }) => nodesIn(fields['isPartOf'], nodes));
    open.push(...wholes);
    found.push(...wholes);
  }
  return found;
}

function nodesIn(value: unknown, nodes: readonly LinkedNode[]): readonly LinkedNode[] {
  return listOf(value).flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const fields: Readonly<Record<string, unknown>> = { ...one };
    const types = listOf(fields['@type']).filter((type) => typeof type === 'string');
    if (types.length > 0) return [{ types, fields }];
    return byId(nodes, fields['@id']) ?? [];
  });
}

const byId = (nodes: readonly LinkedNode[], id: unknown): LinkedNode | undefined =>
  typeof id === 'string' ? nodes.find(({ fields }) => fields['@id'] === id) : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function textOf({ fields }: LinkedNode, name: string): string | undefined {
  const [value] = listOf(fields[name]);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}

function pagesOf(thing: LinkedNode): readonly (string | undefined)[] {
  const from = textOf(thing, 'pageStart');
  if (from !== undefined) return [from, textOf(thing, 'pageEnd')];
  const [, first, last] =
    /^\s*(\w+)\s*(?:[-–—]+\s*(\w+))?\s*$/.exec(textOf(thing, 'pagination') ?? '') ?? [];
  return [first, last];
}

/** Identifiers as texts, as addresses, and as pairs of a name and a value. */
function identifiers({ fields }: LinkedNode): readonly string[] {
  const { identifier, doi, sameAs } = fields;
  return [identifier, doi, sameAs, fields['@id'], fields['url']].flatMap(listOf).flatMap((one) => {
    if (typeof one === 'string') return [one];
    if (typeof one !== 'object' || one === null || !('value' in one)) return [];
    return typeof one.value === 'string' ? [one.value] : [];
  });
}

function doiOf(thing: LinkedNode): string | undefined {
  return identifiers(thing)
    .map(
      (text) =>
        /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[^\s{}\\]+)$/i.exec(
          text.trim(),
        )?.[1],
    )
    .find((doi) => doi !== undefined);
}

function isbnOf(books: readonly LinkedNode[]): string | undefined {
  return books
    .flatMap((book) => [...listOf(book.fields['isbn']), ...identifiers(book)])
    .filter((one) => typeof one === 'string')
    .map((text) => text.replace(/^(?:urn:)?isbn[:\s]*/i, '').trim())
    .find((text) => /^(?:97[89][\d\s-]{10,14}|[\d\s-]{9,12}[\dX])$/i.test(text));
}

function issnOf(journal: LinkedNode): readonly string[] | undefined {
  const found = listOf(journal.fields['issn']).filter(
    (one) => typeof one === 'string' && /^\d{4}-?\d{3}[\dX]$/i.test(one.trim()),
  ) as readonly string[];
  return found.length === 0 ? undefined : found;
}

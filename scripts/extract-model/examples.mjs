/**
 * What the scorer of extraction learns from: the kit's development pages without their marked-up data, for each concept the
 * page's texts that could be it, and which of them are. The answers are the annotators', else what the page's own JSON-LD and
 * og:site_name say; pages without an answer for a concept teach nothing of it.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { parseDocument } from 'htmlparser2';
import { candidatesFor } from '../../src/main/service/pipeline/extract/evidence/candidates.ts';
import { valuesAt } from '../../src/main/service/pipeline/extract/sources/graph.ts';
import { readJsonLd } from '../../src/main/service/pipeline/extract/sources/json-ld.ts';
import { readMeta } from '../../src/main/service/pipeline/extract/sources/meta.ts';
import { readPage } from '../../src/main/service/pipeline/extract/sources/page.ts';
import {
  SITUATION_COLUMNS,
  Situations,
} from '../../src/main/service/pipeline/extract/evidence/situation.ts';
import { decodeHtml } from '../../src/main/service/pipeline/dom/encoding.ts';
import { kit } from '../content-model/kit.mjs';

export const CONCEPTS = ['title', 'author', 'publisher'];

const linesOf = (file) =>
  zlib
    .gunzipSync(fs.readFileSync(path.join(kit, 'data', file)))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const MARKED_UP = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<meta\b[^>]*\b(?:property|name|itemprop)\s*=\s*["']?(?:og:|twitter:|article:|product:|fb:|dc\.|sailthru|parsely)[^>]*>/gi,
  /\s(?:itemprop|itemscope|itemtype|itemid|itemref|typeof|vocab|property|resource)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s>/])/gi,
];

/** A page as a reader sees it. */
export const blindfold = (html) => MARKED_UP.reduce((text, part) => text.replace(part, ''), html);

export const keyOf = (text) =>
  (
    String(text ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** How much of the words two texts share, 0..1 (F1 of the bags of words). */
function likeness(one, other) {
  const pool = one.split(' ');
  const total = pool.length + other.split(' ').length;
  let hits = 0;
  for (const word of other.split(' ')) {
    const at = pool.indexOf(word);
    if (at < 0) continue;
    pool.splice(at, 1);
    hits += 1;
  }
  return (2 * hits) / total;
}

/** 1 where the text is one of the answers, else 0. */
export function rightness(wanted, text) {
  const own = keyOf(text);
  const isRight = (key) => key !== '' && (key === own || likeness(key, own) >= 0.9);
  return Number(wanted.map(keyOf).some(isRight));
}

/** Every page of the kit with what is known of it: `{file, url, part, html, answers: {concept: [answer]}}`. */
export function readAnswers() {
  const pages = new Map();
  const pageOf = ({ file, url, part, utf8 }) => {
    if (!pages.has(file)) pages.set(file, { file, url, part, utf8, answers: {} });
    return pages.get(file);
  };
  const add = (page, concept, ...values) => {
    const all = values.filter((value) => value !== undefined && value !== null && value !== '');
    if (all.length > 0) page.answers[concept] = [...(page.answers[concept] ?? []), ...all];
  };
  for (const record of linesOf('pages.jsonl.gz')) {
    if (!record.url) continue;
    const page = pageOf(record);
    const { title, author } = record.meta ?? {};
    add(page, 'title', title);
    add(page, 'author', Array.isArray(author) ? author.join(', ') : author);
    add(page, 'publisher', record.tags?.['og:site_name']);
  }
  for (const record of linesOf('structured.jsonl.gz')) {
    if (record.part !== 'recipe' && record.part !== 'jsonld') continue;
    const { title, author } = record.expected;
    const page = pageOf(record);
    if (record.part === 'recipe' && record.mode === 'blind') {
      add(page, 'title', title);
      add(page, 'author', author);
    }
  }
  for (const page of pages.values()) {
    const bytes = zlib.gunzipSync(fs.readFileSync(path.join(kit, 'data', page.file)));
    page.html = decodeHtml(bytes, page.utf8 ? 'text/html; charset=utf-8' : '');
    for (const [concept, values] of Object.entries(declared(page))) add(page, concept, ...values);
  }
  return [...pages.values()];
}

/** What a page's JSON-LD says of it, where a reader can see it, too. */
function declared({ html, url, part }) {
  const page = readPage(parseDocument(html), url);
  const shown = ` ${keyOf(page.text(page.elements.find(({ name }) => name === 'body') ?? page.elements[0]))} `;
  const entities = part === 'recipe' ? [] : readJsonLd(page, { entities: 0, values: 0 });
  const texts = (entity, where) =>
    valuesAt(entity, where).flatMap((value) =>
      value.kind === 'text' ? [value.text] : texts(value.entity, 'name'),
    );
  const isShown = (text) => shown.includes(` ${keyOf(text)} `);
  const of = (types, where) =>
    entities
      .filter((entity) => entity.types.some((type) => types.test(type)))
      .slice(0, 1)
      .flatMap((entity) => texts(entity, where).slice(0, 1))
      .filter(isShown);
  const article = /article|posting/;
  return {
    title: of(article, 'headline'),
    author: of(article, 'author'),
    publisher: of(article, 'publisher'),
  };
}

/** The annotators of these pages name an author where there is one; of other concepts nobody knows that there is none. */
export const hasNone = (concept, { part, answers }) =>
  concept === 'author' && part === 'wcxb' && answers.author === undefined;

/** `{concept: [{url, rows, labels}]}`: labels are 1 or 0, all 0 where the page has none. */
export function readExamples(pages = readAnswers()) {
  const examples = Object.fromEntries(CONCEPTS.map((concept) => [concept, []]));
  for (const { url, html, part, answers } of pages) {
    const page = readPage(parseDocument(blindfold(html)), url);
    const situations = new Situations(page);
    const meta = readMeta(page);
    for (const concept of CONCEPTS) {
      const wanted = answers[concept];
      if (wanted === undefined && !hasNone(concept, { part, answers })) continue;
      const candidates = candidatesFor(concept, situations, meta);
      examples[concept].push({
        url,
        rows: candidates.map(({ situation }) => SITUATION_COLUMNS.map((name) => situation[name])),
        labels: candidates.map(({ text }) => (wanted === undefined ? 0 : rightness(wanted, text))),
      });
    }
  }
  return examples;
}

/** Documents and small values of every reply. Source: wire/v2.md section 5, wire/v1.md section 3. */
import type { Document } from '../../domain/document.ts';
import type { Body, Receipt } from '../types.ts';

/** The credit fields that every success carries at top level. */
export function writeReceipt({ creditsUsed, remainingCredits }: Receipt): Body {
  return { creditsUsed, remainingCredits };
}

/** The document under its v2 names, which are the domain's own. */
export function writeDocumentV2(document: Document): Body {
  return { ...document };
}

/** The document under its v1 names: structured output stands under the name it was asked by. */
export function writeDocumentV1(document: Document, body: unknown): Body {
  const { json, ...rest } = document;
  if (json === undefined) return rest;
  const names = formatNames(body);
  const asksExtract = names.has('extract');
  return {
    ...rest,
    ...(asksExtract ? { extract: json } : {}),
    ...(asksExtract && !names.has('json') ? {} : { json }),
  };
}

/** Whether no document of a job with this body has another name for something in v1. */
export function keepsDocumentsV1(body: unknown): boolean {
  const names = formatNames(body);
  return !names.has('extract');
}

/** Whether the caller labelled itself as the vendor's own site, which looks for `scrape_id`. */
export function wantsScrapeId(body: unknown): boolean {
  const origin = fieldOf(body, 'origin');
  return typeof origin === 'string' && origin.includes('website');
}

/** ISO 8601 in UTC. */
export function isoDate(at: number): string {
  return new Date(at).toISOString();
}

/** ISO 8601 in UTC on the full second, as `expiresAt` is written. */
export function isoSecond(at: number): string {
  return isoDate(Math.floor(at / 1000) * 1000);
}

/** A field of an unknown JSON value, if it is an object that has it. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Names of the formats a body asks for, inline or in `scrapeOptions`. */
function formatNames(body: unknown): ReadonlySet<unknown> {
  const formats = fieldOf(body, 'formats') ?? fieldOf(fieldOf(body, 'scrapeOptions'), 'formats');
  if (!Array.isArray(formats)) return new Set();
  return new Set(
    formats.map((each: unknown) => (typeof each === 'string' ? each : fieldOf(each, 'type'))),
  );
}

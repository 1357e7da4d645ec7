/** What kinds of half `held-out-2` are written with. */
import type { PageMaker } from '../../page-maker.ts';

/** 2 to 4 paragraphs on short pages, 4 to 8 on long ones. */
export function ps(page: PageMaker, attributes = ''): string {
  return page.random.times(page.amount([2, 4], [4, 8]), () => page.p(attributes)).join('\n');
}

/** A heading and paragraphs. */
export function part(page: PageMaker, tag = 'h2', attributes = ''): string {
  return `<${tag}${attributes}>${page.heading()}</${tag}>${page.random.times(page.amount([1, 1], [2, 3]), () => page.p()).join('\n')}`;
}

/** Path of a picture without its ending, noted nowhere. */
export function stem(page: PageMaker, folder = '/images'): string {
  return `${folder}/${page.random.word()}-${page.random.int(100, 9999)}`;
}

/** A content picture of several sizes, noted; addresses by width. */
export function sizes(
  page: PageMaker,
  folder: string,
  widths: readonly number[],
  write: (base: string, width: number) => string = (base, width) => `${base}-${width}w.jpg`,
): readonly string[] {
  const base = stem(page, folder);
  const all = widths.map((width) => write(base, width));
  page.recordPicture(...all);
  return all;
}

export function srcset(addresses: readonly string[], widths: readonly number[]): string {
  return addresses.map((address, i) => `${address} ${widths[i] ?? 1}w`).join(', ');
}

export const EMPTY =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const times = (page: PageMaker, low: number, high: number, make: (i: number) => string) =>
  page.random.times(page.random.int(low, high), make).join('\n');

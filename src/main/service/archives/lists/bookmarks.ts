/**
 * Bookmark files as browsers write them (`NETSCAPE-Bookmark-file-1`): folders become collections, one in the other
 * joined with `/`. Nobody closes their tags; what opens says enough.
 */
import { Parser } from 'htmlparser2';
import { instantOf, type RawEntry } from './entry.ts';

const MOST_DEEP = 50;

export function bookmarksIn(html: string): readonly RawEntry[] {
  const found: RawEntry[] = [];
  const folders: string[] = [];
  /** The heading that the next list belongs to. */
  let heading: string | undefined;
  let words: string | undefined;
  let link: Readonly<Record<string, string>> | undefined;
  let note: string | undefined;

  function endNote(): void {
    const last = found.pop();
    if (last !== undefined) found.push(note === undefined ? last : { ...last, note: note.trim() });
    note = undefined;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (note !== undefined) endNote();
      if (name === 'h3' || name === 'a') words = '';
      if (name === 'a') link = attributes;
      if (name === 'dd' && found.length > 0) note = '';
      if (name === 'dl') {
        if (folders.length < MOST_DEEP) folders.push(heading ?? '');
        heading = undefined;
      }
    },
    ontext(text) {
      if (words !== undefined) words += text;
      else if (note !== undefined) note += text;
    },
    onclosetag(name) {
      if (name === 'h3') [heading, words] = [words?.trim().replaceAll('/', '∕'), undefined];
      if (name === 'a' && link !== undefined) {
        found.push(entryOfLink(link, words ?? '', folders));
        [link, words] = [undefined, undefined];
      }
      if (name === 'dl') {
        if (note !== undefined) endNote();
        folders.pop();
      }
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

function entryOfLink(
  attributes: Readonly<Record<string, string>>,
  title: string,
  folders: readonly string[],
): RawEntry {
  const path = folders.filter((folder) => folder !== '').join('/');
  return {
    url: attributes['href'] ?? '',
    title,
    tags: (attributes['tags'] ?? '').split(','),
    collections: path === '' ? [] : [path],
    addedAt: instantOf(attributes['add_date'] ?? attributes['time_added']),
    isRead: attributes['toread'] === '0',
  };
}

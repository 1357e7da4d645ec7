/** Names of collections: paths of parts joined by `/`, so that a list of names says what lies in what. Pure. */

const MOST_CHARS = 200;

/** Parts trimmed, empty ones left out; at most 200 characters. */
export function collectionPath(name: string): string {
  return name
    .slice(0, MOST_CHARS)
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/');
}

/** The path and those above it, the outermost first. */
export function pathsTo(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

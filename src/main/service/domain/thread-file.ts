/**
 * The file that a thread runs: its source beside that of the module that starts it, or what was built of it,
 * `NAME.js` in the folder that has the chunks (electron.vite.config.ts names them).
 *
 * `from`: the starter's own `import.meta.url`; `source`: relative to it.
 */
export function threadFile(from: string, source: string, name: string): URL {
  if (from.endsWith('.ts')) return new URL(source, from);
  return new URL(`${IN_CHUNKS.test(from) ? '../' : './'}${name}.js`, from);
}

const IN_CHUNKS = /\/chunks\/[^/]+$/;

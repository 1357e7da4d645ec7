/**
 * One build for both shells: `out/main` (Electron entry, Node entry, worker threads), `out/preload`
 * (CommonJS, because sandboxed preloads are), `out/renderer` (the GUI, served by the service).
 *
 * Worker threads are inputs of their own: they are started by address at run time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { licencesOf } from './scripts/licences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const MAIN_INPUTS: Readonly<Record<string, string>> = {
  index: 'src/main/index.ts',
  headless: 'src/main/headless.ts',
  'pipeline-worker': 'src/main/service/pipeline/worker.ts',
  'browser-thread': 'src/main/service/compose-browser-thread.ts',
  unpack: 'src/main/service/compose-unpack.ts',
  'archive-import': 'src/main/service/archives/import/worker.ts',
  'store-writer': 'src/main/service/store/sqlite/writer-worker.ts',
  'blob-writer': 'src/main/service/store/blobs/blob-worker.ts',
  'export-sqlite': 'src/main/service/export/sqlite-worker.ts',
};

const mainInputs = Object.fromEntries(
  Object.entries(MAIN_INPUTS)
    .map(([name, path]) => [name, at(path)] as const)
    .filter(([, path]) => existsSync(path)),
);

/** Packages that every start of the service loads. */
const STARTED_WITH = [
  '@exodus/bytes',
  '@fastify/busboy',
  'ajv',
  'ajv-formats',
  'croner',
  'css-select',
  'diff',
  'dom-serializer',
  'domhandler',
  'domutils',
  'entities',
  'fastify',
  'html-encoding-sniffer',
  'htmlparser2',
  'ipaddr.js',
  'kysely',
  'openid-client',
  'tldts',
  'undici',
  'ws',
  'yauzl',
  'zod',
] as const;

/** Screens have paths of several parts: their assets are named from the root, not relative to them. */
const rootedAssets: Plugin = {
  name: 'hearth:rooted-assets',
  config: { order: 'post', handler: () => ({ base: '/' }) },
};

/**
 * V8 keeps a text with one character beyond Latin-1 in two bytes a character, and Node a text of a megabyte with one beyond
 * ASCII: our sources name many.
 */
const oneByteSource: Plugin = {
  name: 'hearth:one-byte-source',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      output.code = output.code.replaceAll(
        /[\u0080-\uffff]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * Importing node:http as a module reads every name it exports, and one of them loads all of Node's own fetch: 50 ms of
 * processor time at each start. What a name is imported for is taken from the same object, as require would.
 */
const plainHttp: Plugin = {
  name: 'hearth:plain-http',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      output.code = output.code.replaceAll(
        /^import (?:\* as )?(\w+|\{[^}]*\}) from "(node:https?)";$/gm,
        (_all, names: string, name: string) =>
          `const ${names.replaceAll(/\bas\b/g, ':')} = process.getBuiltinModule("${name}");`,
      );
    }
  },
};

/** Words that are read when they are first needed, beside the chunk that reads them. */
const wordFiles: Plugin = {
  name: 'hearth:word-files',
  generateBundle() {
    for (const name of ['meanings.json', 'choices.json']) {
      const file = at(`src/main/service/pipeline/extract/fields/${name}`);
      const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
      this.emitFile({ type: 'asset', fileName: `chunks/${name}`, source });
    }
  },
};

/** The type of the first screen is asked for with the page, not once the styles have found a use for it. */
const earlyFonts: Plugin = {
  name: 'hearth:early-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => FIRST_FONTS.test(name))
        .map((name) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${name}`,
          },
        })),
  },
};
const FIRST_FONTS = /\/(?:inter|source-serif-4|geist-mono)-latin-wght-normal-[^/]+\.woff2$/;

const LICENCES = 'virtual:licences';

/** The licences of all that is shipped, as a chunk of its own that only About asks for. */
const licences: Plugin = {
  name: 'hearth:licences',
  resolveId: (id) => (id === LICENCES ? `\0${LICENCES}` : undefined),
  load: (id) =>
    id === `\0${LICENCES}`
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(licencesOf(at('.'))))});`
      : undefined,
};

export default defineConfig({
  ...(Object.keys(mainInputs).length === 0
    ? {}
    : {
        main: {
          build: {
            outDir: 'out/main',
            // each file of a package that is not bundled is looked up and read at every start; of Kysely's hundreds a few are
            // needed: bundled, each thread holds only those; of CommonJS Node holds the text twice
            externalizeDeps: { include: ['koffi'], exclude: [...STARTED_WITH] },
            target: 'node20',
            sourcemap: true,
            rolldownOptions: {
              input: mainInputs,
              output: {
                format: 'es' as const,
                entryFileNames: '[name].js',
                chunkFileNames: 'chunks/[name]-[hash].js',
                // each thread keeps the text of what it runs; docs/adr/0017-memory.md
                comments: { annotation: false, jsdoc: false, legal: true },
              },
            },
          },
          plugins: [oneByteSource, plainHttp, wordFiles],
        },
      }),
  ...(existsSync(at('src/preload/index.ts'))
    ? {
        preload: {
          build: {
            outDir: 'out/preload',
            externalizeDeps: true,
            rolldownOptions: {
              input: { index: at('src/preload/index.ts') },
              output: { format: 'cjs' as const, entryFileNames: '[name].cjs' },
            },
          },
        },
      }
    : {}),
  renderer: {
    root: at('src/renderer'),
    plugins: [react(), tailwindcss(), rootedAssets, licences, earlyFonts, oneByteSource],
    build: {
      outDir: at('out/renderer'),
      emptyOutDir: true,
      minify: true,
      target: 'chrome120',
      manifest: 'manifest.json',
      // fonts stay files: data: fonts are refused by the content policy
      assetsInlineLimit: 0,
      rolldownOptions: { input: { index: at('src/renderer/index.html') } },
    },
  },
});

/**
 * A folder is a permission. One row per room: what it may import, and which packages may appear in it.
 * Checked by `npm run check`. The rooms and their reasons: docs/architecture.md.
 */
const service = 'src/main/service';

/** room → rooms it may import (itself always). */
const ROOMS = {
  [`${service}/domain`]: [],
  [`${service}/ports`]: [`${service}/domain`],
  [`${service}/dialects`]: ['src/contract', `${service}/domain`],
  [`${service}/pipeline`]: [`${service}/domain`, `${service}/ports`],
  [`${service}/net`]: [`${service}/domain`, `${service}/ports`],
  [`${service}/engines`]: [`${service}/domain`, `${service}/ports`, `${service}/net`],
  [`${service}/providers`]: [`${service}/domain`, `${service}/ports`, `${service}/net`],
  [`${service}/store`]: [`${service}/domain`, `${service}/ports`],
  // one guard against formulas for every CSV
  [`${service}/archives`]: [
    `${service}/domain`,
    `${service}/ports`,
    'src/contract/table/spreadsheet.ts',
  ],
  [`${service}/config`]: [`${service}/domain`],
  [`${service}/operations`]: [
    `${service}/domain`,
    `${service}/ports`,
    // not what reads a page: the main thread would load it
    ...['documents/upload-kind', 'dom/encoding', 'extract/answers'].map(
      (file) => `${service}/pipeline/${file}.ts`,
    ),
    `${service}/net`,
    'src/contract/table/spreadsheet.ts',
    `${service}/archives`,
  ],
  [`${service}/work`]: [
    `${service}/domain`,
    `${service}/ports`,
    `${service}/operations`,
    `${service}/net`,
  ],
  [`${service}/mcp`]: [],
  // one layout for every ZIP
  [`${service}/export`]: [
    'src/contract',
    `${service}/domain`,
    `${service}/ports`,
    `${service}/archives/zip/layout.ts`,
  ],
  [`${service}/http`]: [
    `${service}/mcp`,
    'src/contract',
    `${service}/domain`,
    `${service}/ports`,
    `${service}/dialects`,
    `${service}/operations`,
    `${service}/export`,
  ],
  // what service, contract and GUI share; they import nothing
  'src/contract': [
    `${service}/domain/job-kinds.ts`,
    `${service}/domain/library/citations.ts`,
    `${service}/domain/library/citation-styles.ts`,
    `${service}/domain/library/word-forms.ts`,
  ],
  'src/preload': ['src/contract'],
  'src/renderer': ['src/contract'],
  'src/main/cli': [
    'src/contract',
    ...[
      'compose',
      'compose-brief',
      'compose-store',
      'compose-doctor',
      'compose-move',
      'config',
      'version',
    ].map((file) => `${service}/${file}.ts`),
    ...['config', 'domain', 'dialects', 'export', 'mcp', 'archives', 'operations'].map(
      (room) => `${service}/${room}`,
    ),
  ],
  'src/main/desktop': [
    'src/contract',
    `${service}/compose.ts`,
    `${service}/config.ts`,
    `${service}/config`,
  ],
};

/** Files of the service that stand in no folder: they put the rooms together, and are asked by who starts it. */
const COMPOSITION = `^${service}/[^/]+\\.ts$`;
/** Where a process begins: each starts one of the faces above. */
const ENTRIES = '^src/main/[^/]+\\.ts$';

/** package → rooms in which it may be imported. */
const PACKAGES = {
  'electron|electron-updater': ['src/main/index.ts', 'src/main/desktop', 'src/preload'],
  'better-sqlite3|kysely|pg': [`${service}/store`, `${service}/export/sqlite-worker.ts`],
  aws4fetch: [`${service}/store/blobs/shared`],
  'playwright-core|@sparticuz/chromium|@ghostery/': [`${service}/engines/browser`],
  undici: [`${service}/net`],
  'jsdom|@mozilla/readability|turndown|@joplin/|css-select|dom-serializer|linkedom|mammoth|unpdf': [
    `${service}/pipeline`,
  ],
  // DuckDuckGo answers in HTML; its page is read where it is asked for
  // bookmark files and stills are HTML
  'htmlparser2|domhandler|domutils': [
    `${service}/pipeline`,
    `${service}/providers/search`,
    `${service}/archives`,
  ],
  'ai/|@ai-sdk/': [`${service}/providers/model`],
  yauzl: [`${service}/archives`],
  nodemailer: [`${service}/mail.ts`],
  'openid-client': [`${service}/providers/sign-in`],
  'fastify|@fastify/|ajv': [`${service}/http`, `${service}/pipeline`, `${service}/operations`],
  zod: ['src/contract', `${service}/dialects`, `${service}/mcp`],
  '@modelcontextprotocol/server': [
    `${service}/mcp`,
    `${service}/http/mcp.ts`,
    'src/main/cli/mcp.ts',
  ],
  'react|react-dom': ['src/renderer'],
};

const escape = (path) => path.replaceAll('.', '\\.');
const starts = (paths) => `^(${paths.map(escape).join('|')})(/|$)`;

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^electron$'] },
    },
    ...Object.entries(ROOMS).map(([room, may]) => ({
      name: `room:${room}`,
      severity: 'error',
      from: { path: starts([room]) },
      to: { path: '^src/', pathNot: starts([room, ...may]) },
    })),
    {
      name: 'room:composition',
      severity: 'error',
      from: { path: COMPOSITION },
      to: { path: '^src/', pathNot: '^src/(main/service|contract)/' },
    },
    {
      name: 'room:entries',
      severity: 'error',
      from: { path: ENTRIES },
      to: {
        path: '^src/',
        pathNot: `^src/main/(cli|desktop)/|^${service}/(compose|version|domain/errors)\\.ts$`,
      },
    },
    ...Object.entries(PACKAGES).map(([packages, rooms]) => ({
      name: `package:${packages}`,
      severity: 'error',
      from: { path: '^src/', pathNot: starts(rooms) },
      to: { path: `node_modules/(${packages})` },
    })),
    {
      name: 'src-not-to-test',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

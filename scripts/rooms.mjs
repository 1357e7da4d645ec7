/**
 * `node scripts/rooms.mjs [--check]`: the picture of the rooms and their floors in docs/architecture.md, made
 * from the imports as they are. `--check` writes nothing and fails when the picture is out of date.
 *
 * A room is a folder of src/main/service, or another top folder of src; loose files of the service stand
 * together as its composition. A room's floor is one above the highest room it imports; arrows that follow
 * from others are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import prettier from 'prettier';
import { root } from './lib.mjs';

const FILE = join(root, 'docs', 'architecture.md');
const START = '<!-- rooms: made by scripts/rooms.mjs -->';
const END = '<!-- /rooms -->';

const imports = await importsOfRooms();
const floors = floorsOf(imports);
const text = readFileSync(FILE, 'utf8');
const [before, rest] = text.split(START);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`docs/architecture.md lacks ${START} … ${END}`);
const options = await prettier.resolveConfig(FILE);
const made = await prettier.format(`${before}${START}\n\n${picture()}\n\n${END}${after}`, {
  ...options,
  filepath: FILE,
});
if (made === text) process.exit(0);
if (process.argv.includes('--check')) {
  process.stderr.write('docs/architecture.md: rooms have changed; run "node scripts/rooms.mjs"\n');
  process.exit(1);
}
writeFileSync(FILE, made);

/** room → rooms it imports, from every import of src. */
async function importsOfRooms() {
  process.chdir(root);
  const { output } = await cruise(['src'], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  });
  const found = new Map();
  for (const { source, dependencies } of output.modules) {
    const room = roomOf(source);
    if (room === undefined) continue;
    if (!found.has(room)) found.set(room, new Set());
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to !== undefined && to !== room) found.get(room).add(to);
    }
  }
  return found;
}

function roomOf(path) {
  const inService = /^src\/main\/service\/(?:([\w-]+)\/)?/.exec(path);
  if (inService) {
    const isComposition = inService[1] === undefined || path.includes('/compose/');
    return isComposition ? 'composition' : inService[1];
  }
  if (/^src\/main\/(index|headless)\.ts$/.test(path)) return 'entries';
  const [, top] = /^src\/(?:main\/)?([\w-]+)\//.exec(path) ?? [];
  return top;
}

/** room → floor, 0 at the ground. A circle of rooms stands on one floor and is told by the check of directions. */
function floorsOf(graph) {
  const known = new Map();
  const floorOf = (room, above) => {
    if (known.has(room)) return known.get(room);
    if (above.has(room)) return 0;
    const below = [...graph.get(room)].map((to) => floorOf(to, new Set([...above, room])));
    const floor = below.length === 0 ? 0 : Math.max(...below) + 1;
    known.set(room, floor);
    return floor;
  };
  for (const room of graph.keys()) floorOf(room, new Set());
  return known;
}

/** Whether `to` is reached from `from` by another way than the direct arrow. */
function isImplied(from, to) {
  return [...imports.get(from)].some((via) => via !== to && reaches(via, to, new Set([from])));
}

function reaches(from, to, seen) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(imports.get(from) ?? [])].some((next) => reaches(next, to, seen));
}

function picture() {
  const highest = Math.max(...floors.values());
  const lines = ['```mermaid', 'flowchart TB'];
  for (let floor = highest; floor >= 0; floor -= 1) {
    const rooms = [...floors].filter(([, own]) => own === floor).map(([room]) => room);
    lines.push(`  subgraph floor${floor}["floor ${floor}"]`, '    direction LR');
    lines.push(...rooms.sort().map((room) => `    ${room}`), '  end');
  }
  for (const from of [...imports.keys()].sort()) {
    for (const to of [...imports.get(from)].sort()) {
      if (!isImplied(from, to)) lines.push(`  ${from} --> ${to}`);
    }
  }
  return [...lines, '```'].join('\n');
}

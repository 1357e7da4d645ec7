/**
 * The licences of everything that is shipped: the packages of `dependencies` with all they bring, and those that
 * are bundled into the GUI. Read from the packages themselves when the GUI is built; About shows them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  /** As the package says it, in SPDX where it keeps to it. */
  readonly licence: string;
  /** The licence file, whole; empty where the package brings none. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** All shipped packages of the project in this folder, once each, by name. */
export function licencesOf(project: string): readonly PackageLicence[] {
  const root = resolve(project);
  const own = readManifest(root);
  const bundled = bundledNames(root).filter((name) => own.devDependencies?.[name] !== undefined);
  const found = new Map<string, PackageLicence>();
  const waiting = [...Object.keys(own.dependencies ?? {}), ...bundled].map((name) => ({
    name,
    from: root,
  }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = locate(next.name, next.from, root);
    if (folder === undefined) continue;
    const manifest = readManifest(folder);
    const id = `${manifest.name} ${manifest.version}`;
    if (found.has(id)) continue;
    found.set(id, readLicence(folder, manifest));
    const needs = { ...manifest.dependencies, ...manifest.optionalDependencies };
    waiting.push(...Object.keys(needs).map((name) => ({ name, from: folder })));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The packages that the GUI's own files import. */
function bundledNames(root: string): readonly string[] {
  const names = new Set<string>();
  const folder = join(root, 'src/renderer');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|css)$/.test(file)) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of source.matchAll(
      /(?:from|import|@import)[ (]+'((?:@[\w.-]+\/)?[\w-][\w.-]*)/g,
    )) {
      if (name !== undefined) names.add(name);
    }
  }
  return [...names];
}

/** Where Node would find a package: beside the one that asks, else further up. */
function locate(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.length >= root.length; folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function readLicence(folder: string, { name, version, license }: Manifest): PackageLicence {
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry));
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : 'see its text',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

describe('docs/glossary.md', () => {
  it('names files that are there', () => {
    const text = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
    const named = [...text.matchAll(/`([a-z][\w/.-]*(?:\.ts|\/))`/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(40);
    const gone = named.filter((path) => !existsSync(join(ROOT, 'src/main/service', path)));
    expect(gone).toEqual([]);
  });
});

/** Recipe files: read, exported from what is saved, imported. */
import { readFileSync, writeFileSync } from 'node:fs';
import { HearthError } from '../service/domain/errors.ts';
import { textFlag } from './args.ts';
import type { ServiceReply } from './client.ts';
import { checkFile } from './output.ts';
import { named, print, type Asked } from './recipes-asked.ts';
import { asRecord, tell } from './reply.ts';

/** Throws `CONFIG_INVALID`. */
export function readRecipeFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new HearthError('CONFIG_INVALID', `Cannot read the recipe ${path}: ${why}`, { cause });
  }
}

export async function exportFile(asked: Asked): Promise<number> {
  const { recipe, name } = await named(asked, 'export');
  const isBare = asked.flags['no-samples'] === true;
  const file = isBare ? withoutSamples(asRecord(recipe)) : recipe;
  const text = `${JSON.stringify(file, undefined, 2)}\n`;
  const out = textFlag(asked.flags, 'out') ?? `${slugOf(String(name))}.recipe.json`;
  if (out === '-') {
    process.stdout.write(text);
    return 0;
  }
  checkFile(out, asked.flags['overwrite'] === true);
  writeFileSync(out, text);
  tell(
    `Wrote ${out}`,
    isBare ? '' : 'It holds rows of its last good run; --no-samples leaves them out.',
  );
  return 0;
}

/** Without the rows it remembers; then nothing is healed by values. */
function withoutSamples(recipe: ServiceReply): ServiceReply {
  const { memory } = recipe;
  return memory === undefined ? recipe : { ...recipe, memory: { ...asRecord(memory), rows: [] } };
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80) || 'recipe';

export async function importFiles(asked: Asked): Promise<number> {
  const { client, words } = asked;
  if (words.length === 0) {
    throw new HearthError('CONFIG_INVALID', 'Name the file: hearth recipes import FILE…');
  }
  const name = words.length === 1 ? textFlag(asked.flags, 'name') : undefined;
  for (const path of words) {
    const recipe = readRecipeFile(path);
    const body = { recipe, ...(name === undefined ? {} : { name }) };
    const made = await client.request('POST', '/api/recipes', body);
    print(asked, made, () => `${String(made['name'])}  ${String(made['id'])}\n`);
  }
  return 0;
}

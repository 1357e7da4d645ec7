import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openPromise } from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSigner } from '../../../src/main/service/archives/sign.ts';
import { verifyArchive } from '../../../src/main/service/archives/wacz/verify.ts';
import { openDesk, type Desk } from '../../support/archives/files.ts';
import { madeLibrary, numbersFrom } from '../../support/archives/memory-library.ts';

const run = promisify(execFile);
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk[Symbol.asyncDispose]());

async function filesOf(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(path);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) pieces.push(chunk);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  return files;
}

const verify = async (path: string) => verifyArchive(path, { folder: desk.folder });

describe('a WACZ', () => {
  it('is intact and signed by the key in the data folder', async () => {
    const path = await desk.write('whole.wacz', madeLibrary(5));
    const { fingerprint } = await openSigner(desk.path('keys/archive.key'));
    expect(await verify(path)).toMatchObject({
      isIntact: true,
      signature: { kind: 'valid', keyFingerprint: fingerprint },
      captures: 5,
      links: 5,
      findings: [],
    });
    expect((await stat(desk.path('keys/archive.key'))).mode & 0o777).toBe(0o600);
  });

  it('names each file with its SHA-256 and size, and signs the hash of that list, as WACZ 1.1.1 asks', async () => {
    const files = await filesOf(await desk.write('named.wacz', madeLibrary(3)));
    const bytesOf = (name: string): Buffer => files.get(name) ?? Buffer.alloc(0);
    const sumOf = (name: string): string => `sha256:${hash('sha256', bytesOf(name), 'hex')}`;
    const jsonOf = (name: string): unknown => JSON.parse(bytesOf(name).toString('utf8'));
    const names = [...files.keys()].filter((name) => !name.startsWith('datapackage'));
    expect(jsonOf('datapackage.json')).toMatchObject({
      profile: 'data-package',
      wacz_version: '1.1.1',
      resources: names.map((path) => ({
        ...{ name: path.split('/').at(-1), path },
        ...{ hash: sumOf(path), bytes: bytesOf(path).length },
      })),
    });
    expect(jsonOf('datapackage-digest.json')).toMatchObject({
      path: 'datapackage.json',
      hash: sumOf('datapackage.json'),
      signedData: { hash: sumOf('datapackage.json') },
    });
  });

  it('is the same bytes for the same captures and instant, but for the signature', async () => {
    const [one, other] = [
      await filesOf(await desk.write('one.wacz', madeLibrary(3))),
      await filesOf(await desk.write('other.wacz', madeLibrary(3))),
    ];
    expect([...one.keys()]).toEqual([...other.keys()]);
    for (const [name, bytes] of one) {
      if (name !== 'datapackage-digest.json')
        expect(other.get(name)?.equals(bytes), name).toBe(true);
    }
  });

  it('is indexed as the warcio command line indexes it', async () => {
    const files = await filesOf(await desk.write('indexed.wacz', madeLibrary(4)));
    await writeFile(desk.path('data.warc.gz'), files.get('archive/data.warc.gz') ?? '');
    const cli = join(dirname(createRequire(import.meta.url).resolve('warcio/utils')), 'cli.js');
    const { stdout } = await run(process.execPath, [cli, 'cdx-index', desk.path('data.warc.gz')]);
    const places = (text: string, isOurs: boolean): string[] =>
      text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('urn:'))
        .map((line) => {
          const json = JSON.parse(line.slice(line.indexOf(' {'))) as Record<
            string,
            string | number
          >;
          const [key = ''] = line.split(' ');
          const digest = String(json['digest']).replace('sha256:', '');
          return [
            key,
            json['offset'],
            json['length'],
            digest,
            json['mime'],
            json['method'],
            json['requestBody'],
          ].join(' ');
        })
        // warcio also lists bodies that were not kept
        .filter((line) => isOurs || !line.includes('film.mp4'))
        .sort();
    expect(places(files.get('indexes/index.cdx')?.toString() ?? '', true)).toEqual(
      places(stdout, false),
    );
  });

  it('is accepted by unzip', async () => {
    const { stdout } = await run('unzip', ['-t', await desk.write('unzip.wacz', madeLibrary(2))]);
    expect(stdout).toContain('No errors detected');
  });

  it('goes on in a second record file, and compresses a long index with a list of its blocks', async () => {
    const path = await desk.write('long.wacz', madeLibrary(120, { parts: 10 }), {
      warcBytes: 1_000_000,
    });
    const files = await filesOf(path);
    expect([...files.keys()].slice(0, 3)).toEqual([
      'archive/data.warc.gz',
      'archive/data-1.warc.gz',
      'archive/data-2.warc.gz',
    ]);
    const index = files.get('indexes/index.cdx.gz') ?? Buffer.alloc(0);
    const [, ...blocks] = (files.get('indexes/index.idx')?.toString() ?? '').trim().split('\n');
    for (const line of blocks) {
      const { offset, length } = JSON.parse(line.slice(line.indexOf(' {'))) as {
        offset: number;
        length: number;
      };
      const block = gunzipSync(index.subarray(offset, offset + length)).toString();
      expect(block.startsWith(line.slice(0, line.indexOf(' {')))).toBe(true);
    }
    expect(await verify(path)).toMatchObject({ isIntact: true, captures: 120 });
  });

  it('leaves private captures out unless they are asked for', async () => {
    const { captures, links } = madeLibrary(3);
    const library = {
      captures: captures.map((one, place) => ({ ...one, isPrivate: place === 1 })),
      links,
    };
    const [open, all] = [
      await desk.write('open.wacz', library),
      await desk.write('all.wacz', library, { withPrivate: true }),
    ];
    expect(await verify(open)).toMatchObject({ isIntact: true, captures: 2, links: 3 });
    expect(await verify(all)).toMatchObject({ isIntact: true, captures: 3 });
    expect((await readFile(open)).includes('page-1')).toBe(false);
  });

  it('starts its chain where its first capture stands', async () => {
    const { captures, links } = madeLibrary(6);
    const path = await desk.write('late.wacz', { captures: captures.slice(3), links });
    expect(await verify(path)).toMatchObject({ isIntact: true, captures: 3, links: 3 });
  });
});

describe('verifying', () => {
  it('finds and names one flipped byte, wherever it is', async () => {
    const whole = await readFile(await desk.write('flipped.wacz', madeLibrary(3)));
    const next = numbersFrom(20_261_122);
    for (let round = 0; round < 50; round += 1) {
      // every other one among the files behind the records and in the directory
      const from = round % 2 === 0 ? 0 : whole.length - 12_000;
      const at = from + Math.floor(next() * (whole.length - from));
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8));
      await writeFile(desk.path('flip.wacz'), bytes);
      const { isIntact, findings } = await verify(desk.path('flip.wacz'));
      expect(isIntact, `byte ${at}`).toBe(false);
      expect(findings[0]?.where, `byte ${at}`).not.toBe('');
    }
  });

  it('names the record whose body was changed', async () => {
    const path = await desk.write('record.wacz', madeLibrary(3));
    const bytes = await readFile(path);
    const index = (await filesOf(path)).get('indexes/index.cdx')?.toString() ?? '';
    const line = index.split('\n').find((one) => one.includes('part-2-3.bin')) ?? '';
    const { offset } = JSON.parse(line.slice(line.indexOf(' {'))) as { offset: number };
    const at = 30 + 'archive/data.warc.gz'.length + offset + 900;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const { findings } = await verify(path);
    expect(findings.map(({ where }) => where).join('\n')).toContain(
      'https://www.heater.test/part-2-3.bin',
    );
  });

  it('finds a cut file, and one that is none', async () => {
    const whole = await readFile(await desk.write('cut.wacz', madeLibrary(2)));
    for (const bytes of [
      whole.subarray(0, whole.length - 30),
      Buffer.from('hello'),
      Buffer.alloc(0),
    ]) {
      await writeFile(desk.path('cut.wacz'), bytes);
      expect((await verify(desk.path('cut.wacz'))).isIntact).toBe(false);
    }
  });

  it('finds a capture whose manifest was made anew, though all hashes and the signature fit', async () => {
    const { captures, links } = madeLibrary(3);
    const forged = captures.map((one, place) =>
      place === 1
        ? { ...one, manifest: Buffer.from(`{"hearth":1,"id":"${one.id}","body":"forged"}`) }
        : one,
    );
    const { findings } = await verify(await desk.write('forged.wacz', { captures: forged, links }));
    expect(findings).toEqual([
      { where: `capture ${captures[1]?.id}`, what: 'its place in the chain is not its own' },
    ]);
  });

  it('finds a link that was left out of the chain', async () => {
    const { captures, links } = madeLibrary(4);
    const path = await desk.write('gap.wacz', {
      captures: captures.filter((_, place) => place !== 2),
      links: links.filter((_, place) => place !== 2),
    });
    expect((await verify(path)).findings).toEqual([
      { where: 'hearth/chain.jsonl', what: 'link 4 does not follow from the one before' },
    ]);
  });

  it('reads a WARC alone, record by record', async () => {
    const path = await desk.write('plain.warc.gz', madeLibrary(2));
    expect(await verify(path)).toMatchObject({
      format: 'warc',
      isIntact: true,
      signature: { kind: 'none' },
    });
  });
});

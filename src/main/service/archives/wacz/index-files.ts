/**
 * The index of a WACZ: `indexes/index.cdx`, or from 2,048 lines `index.cdx.gz` in members of 1,024 lines with
 * `index.idx` naming each member, as archiveweb.page writes them and players read them.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createSpool, type SortedLines } from '../spool.ts';

interface IndexFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

const FEW_LINES = 2048;
const BLOCK_LINES = 1024;
const compress = promisify(gzip);
const LINE_FEED = Buffer.from('\n');

export async function* indexFiles(lines: SortedLines, folder: string): AsyncGenerator<IndexFile> {
  if (lines.count() < FEW_LINES) {
    yield { name: 'indexes/index.cdx', content: plain(lines) };
    return;
  }
  await using blocks = createSpool(folder);
  await blocks.append('!meta 0 {"format":"cdxj-gzip-1.0","filename":"index.cdx.gz"}\n');
  yield { name: 'indexes/index.cdx.gz', content: compressed() };
  yield { name: 'indexes/index.idx', content: blocks.read() };

  async function* compressed(): AsyncGenerator<Uint8Array> {
    let offset = 0;
    for await (const block of inBlocks(lines.read())) {
      const bytes = await compress(Buffer.concat(block.flatMap((line) => [line, LINE_FEED])));
      const first = (block[0] ?? Buffer.alloc(0)).toString('utf8');
      const key = first.slice(0, first.indexOf(' {'));
      const digest = `sha256:${hash('sha256', bytes, 'hex')}`;
      const place = { offset, length: bytes.length, digest, filename: 'index.cdx.gz' };
      await blocks.append(`${key} ${JSON.stringify(place)}\n`);
      offset += bytes.length;
      yield bytes;
    }
  }
}

async function* plain(lines: SortedLines): AsyncGenerator<Uint8Array> {
  for await (const line of lines.read()) yield Buffer.concat([line, LINE_FEED]);
}

async function* inBlocks(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let block: Buffer[] = [];
  for await (const line of lines) {
    block.push(line);
    if (block.length < BLOCK_LINES) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}

/**
 * The least a service can be that gives Hearth's documents: one process and one thread, an HTTP server that fetches with
 * undici, reads the page with Hearth's own pipeline and keeps the document by one INSERT (WAL, synchronous=NORMAL). No
 * robots.txt, no limits, no ledger, no other thread to hand anything to, and nobody else to answer meanwhile. A page that
 * may be older (`maxAge` above 0) is answered by one SELECT of its bytes, once it is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { Agent, request } from 'undici';
import { runPipeline } from '../../src/main/service/pipeline/run.ts';
import { pipelineInput } from '../../test/support/pipeline/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-floor-'));
const database = new Database(join(folder, 'pages.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = NORMAL');
database.exec('CREATE TABLE pages (pk INTEGER PRIMARY KEY, url TEXT, document TEXT)');
database.exec('CREATE INDEX pages_url ON pages (url)');
const newest = database
  .prepare('SELECT document FROM pages WHERE url = ? ORDER BY pk DESC LIMIT 1')
  .pluck();
const insert = database.prepare('INSERT INTO pages (url, document) VALUES (?, ?)');
const dispatcher = new Agent({ connections: 1 });

async function answer(body: string): Promise<string> {
  const { url, maxAge } = JSON.parse(body) as { readonly url: string; readonly maxAge: number };
  const kept = maxAge > 0 ? newest.get(url) : undefined;
  if (typeof kept === 'string') return `{"success":true,"data":${kept}}`;
  const page = await request(url, { dispatcher });
  const bytes = new Uint8Array(await page.body.arrayBuffer());
  const { document } = await runPipeline(
    pipelineInput(bytes, { snapshot: { requestedUrl: url, finalUrl: url } }),
  );
  const data = JSON.stringify(document);
  insert.run(url, data);
  return `{"success":true,"data":${data}}`;
}

const server = createServer((asked, response) => {
  void text(asked)
    .then(answer)
    .then(
      (said) => response.writeHead(200, { 'content-type': 'application/json' }).end(said),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ address: `http://127.0.0.1:${port.toString()}`, key: 'none' }));
});
process.stdin.resume();
process.stdin.once('end', () => {
  server.close();
  server.closeAllConnections();
  void dispatcher.destroy();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Services that share a database keep the bytes of pages in one bucket, and say nothing of its secret. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHearth } from '../support/command.ts';
import { freshSchema, postgresServer, type TestServer } from '../support/postgres-server.ts';
import { s3Server, type S3Server } from '../support/s3-server.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let server: TestServer;
let s3: S3Server;
let site: FixtureSite;
const root = mkdtempSync(join(tmpdir(), 'hearth-bytes-'));
const running: ServedProcess[] = [];
const said: string[] = [];

beforeAll(async () => {
  [server, s3, site] = await Promise.all([postgresServer(), s3Server(), startSite()]);
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.kill()));
  await Promise.all([server.close(), s3.close(), site.close()]);
  rmSync(root, { recursive: true, force: true });
});

it('each reads what another one kept, in the database and in the bucket; without the bucket pages go on', async () => {
  const schema = freshSchema();
  const env = {
    HEARTH_DATABASE: server.database,
    HEARTH_DATABASE_SCHEMA: schema,
    HEARTH_BLOBS: `s3://${s3.bucket}/kept`,
    HEARTH_BLOBS_ENDPOINT: s3.endpoint,
    HEARTH_BLOBS_REGION: s3.region,
    HEARTH_BLOBS_KEY_ID: s3.keyId,
    HEARTH_BLOBS_SECRET: s3.secret,
  };
  const words = Array.from({ length: 6_000 }, (_, index) => (index * 7_919).toString(36)).join(' ');
  site.files.set('/long', html(`<title>Long</title><p>${words}</p>`));
  site.files.set(
    '/other',
    html(`<title>Other</title><p>${words.split(' ').toReversed().join(' ')}</p>`),
  );
  const made = await runHearth(['keys', 'create', '--json', '--data-dir', join(root, 'a')], env);
  const { key } = JSON.parse(made.stdout) as { readonly key: string };
  const onLog = (line: string): void => void said.push(line);
  const start = async (name: string): Promise<ServedProcess> => {
    const flags = ['--node-name', name, '--log-level', 'debug'];
    const service = await serveProcess(join(root, name), 0, { env, flags, onLog });
    running.push(service);
    return service;
  };
  const [a, b] = [await start('a'), await start('b')];
  const scrape = async (on: ServedProcess, path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${on.address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ url: site.origin + path, keep: true, maxAge: 0 }),
    });
    const { data } = (await answer.json()) as { readonly data: Record<string, unknown> };
    return data;
  };
  expect(await scrape(a, '/long')).toMatchObject({ metadata: { captureId: expect.any(String) } });
  const kept = s3.objects.size;
  expect(kept).toBeGreaterThan(0);
  // the same page at another service is the same bytes: hardly anything is put
  await scrape(b, '/long');
  expect(s3.objects.size).toBe(kept);
  // what one kept, the other sees
  for (const name of ['a', 'b']) {
    const verified = await runHearth(
      ['library', 'verify', '--deep', '--data-dir', join(root, name)],
      env,
    );
    expect(verified.stderr).toMatch(/^2 kept copies, .*: all is well/);
  }
  s3.faults.push(...Array.from({ length: 50 }, () => 507));
  const { metadata, warning, markdown } = await scrape(a, '/other');
  expect([metadata, warning, String(markdown).length > 1_000]).toMatchObject([
    { statusCode: 200 },
    expect.stringMatching(/Not kept: .* is full/),
    true,
  ]);
  s3.faults.length = 0;
  const doctor = await runHearth(['doctor', '--data-dir', join(root, 'a')], env);
  expect(doctor.stdout).toMatch(/copies +in the database .* in the bucket copies at .*whole/);
  said.push(doctor.stdout, doctor.stderr);
  expect(said.join('\n')).not.toContain(s3.secret);
});

/** `GET /metrics`: who may read it, and what Prometheus reads. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { metricsPlugin, type Sample } from '../../../src/main/service/http/metrics.ts';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

async function serve(token?: string, samples: readonly Sample[] = []): Promise<FastifyInstance> {
  server = fastify();
  await metricsPlugin({ token, samples: () => Promise.resolve(samples) })(server);
  server.get('/v2/crawl/:id', () => ({ success: true }));
  return server;
}

it('puts samples of one name together, with labels that cannot break a line', async () => {
  const gauge = { type: 'gauge', help: 'Leases' } as const;
  const one = await serve(undefined, [
    { ...gauge, name: 'leases', labels: { node: 'a "quoted"\nname\\' }, value: 3 },
    { type: 'counter', help: 'Seconds', name: 'cpu_total', value: 1.5 },
    { ...gauge, name: 'leases', labels: { node: 'b' }, value: 0 },
  ]);
  const answer = await one.inject('/metrics');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.body).toContain(
    [
      '# HELP leases Leases',
      '# TYPE leases gauge',
      String.raw`leases{node="a \"quoted\"\nname\\"} 3`,
      'leases{node="b"} 0',
      '# HELP cpu_total Seconds',
      '# TYPE cpu_total counter',
      'cpu_total 1.5',
      '',
    ].join('\n'),
  );
});

it('counts requests by route and status, never by address', async () => {
  const one = await serve();
  for (const id of ['alpha', 'beta']) await one.inject(`/v2/crawl/${id}`);
  await one.inject('/nowhere/at/all');
  const { body } = await one.inject('/metrics');
  const name = 'hearth_http_request_duration_seconds';
  const labels = 'method="GET",route="/v2/crawl/:id",status="200"';
  expect(body).toContain(`${name}_count{${labels}} 2\n`);
  expect(body).toContain(`${name}_bucket{${labels},le="+Inf"} 2\n`);
  expect(body).toContain(`${name}_count{method="GET",route="none",status="404"} 1\n`);
  expect(body).not.toMatch(/alpha|beta|nowhere/);
});

it('is read by this machine alone without a token, and by whoever has it with one', async () => {
  const open = await serve();
  const from = async (remoteAddress: string, authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await (server ?? open).inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  };
  expect(await from('127.0.0.1')).toBe(200);
  expect(await from('::1')).toBe(200);
  expect(await from('10.0.0.9')).not.toBe(200);
  await open.close();
  await serve('s3cret');
  expect(await from('10.0.0.9', 'Bearer s3cret')).toBe(200);
  expect(await from('10.0.0.9', 'Bearer s3cre')).not.toBe(200);
  expect(await from('127.0.0.1')).not.toBe(200);
});

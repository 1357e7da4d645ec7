import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

it.each(['v1', 'v2'])('serves the OpenAPI document of %s without a key', async (version) => {
  const response = await fetch(`${service.address}/openapi.json?version=${version}`);
  const document: unknown = await response.json();
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: service.address }],
    paths: { [`/${version}/scrape`]: { post: { operationId: 'scrape' } } },
  });
});

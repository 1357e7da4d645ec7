/** Hearth's own recipe routes as a client asks them, and runs waited for. */
import { expect } from 'vitest';
import type { TestService } from './service.ts';

export type Body = Readonly<Record<string, unknown>>;

export const bodyOf = (json: unknown): Body => {
  if (typeof json !== 'object' || json === null) throw new Error('no object');
  return { ...json };
};
export const listOf = (value: unknown): readonly Body[] =>
  Array.isArray(value) ? value.map(bodyOf) : [];

export interface RecipeApi {
  /** Below `/api/recipes`; answers well, or the test fails. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Body>;
  /** The run's view once it has ended, whatever came of it. */
  readonly finished: (runId: unknown) => Promise<Body>;
}

export function recipeApi(service: () => TestService): RecipeApi {
  const ask: RecipeApi['ask'] = async (method, path, body) => {
    const { status, json } = await service().ask(method, `/api/recipes${path}`, body);
    expect(json).toMatchObject({ success: true });
    expect(status).toBe(200);
    return bodyOf(json);
  };
  const finished: RecipeApi['finished'] = async (runId) => {
    let view: Body = {};
    await expect
      .poll(
        async () => {
          view = await ask('GET', `/runs/${String(runId)}?limit=1000`);
          return view['status'];
        },
        { timeout: 60_000 },
      )
      .not.toBe('scraping');
    return view;
  };
  return { ask, finished };
}

import { expect, it } from 'vitest';
import { runLater } from '../../../src/main/service/store/postgres/tx.ts';
import type { Answer, Steps } from '../../../src/main/service/store/verbs/tx.ts';

function* one(): Steps<Answer> {
  return yield { text: 'SELECT 1', values: [] };
}

/** Rejects so many times as PostgreSQL does with who has to give way, then answers. */
function givingWay(times: number) {
  const asked = { count: 0 };
  const query = () => {
    asked.count += 1;
    if (asked.count > times) return Promise.resolve({ rows: [{ is: 1 }], rowCount: 1 });
    return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  };
  return { asked, client: { query } as never };
}

it('asks again what is only read and had to give way to a change of the schema', async () => {
  const { asked, client } = givingWay(2);
  expect(await runLater(one(), client, new Map())).toMatchObject({ rows: [{ is: 1 }] });
  expect(asked.count).toBe(3);
});

it('says so in the end', async () => {
  const { asked, client } = givingWay(Infinity);
  await expect(runLater(one(), client, new Map())).rejects.toThrow('deadlock detected');
  expect(asked.count).toBe(5);
});

/** A connection of a pool for one piece of work, and how its numbers are read. */
import pg from 'pg';

/** BIGINT and NUMERIC are whole numbers below 2^53 here. */
export const parserOf: pg.CustomTypesConfig['getTypeParser'] = (id, format): unknown =>
  id === pg.types.builtins.INT8 || id === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(id, format);

/** Gives it back without what was not committed; one that is broken does not come back. */
export async function borrowed<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const result = await work(client);
    isBroken = false;
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => (isBroken = false),
      () => undefined,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}

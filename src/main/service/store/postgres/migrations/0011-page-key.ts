/**
 * The key of an address as 0005-sets.ts has it, in words that the planner may put in place of the call: a number joined to a
 * text is not immutable in PostgreSQL's eyes, and a function that is not as immutable as it says is called each time,
 * 20 times as dear as what it does. What it gives is the same.
 */
export const pageKey = `
CREATE OR REPLACE FUNCTION page_key(job bigint, address text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    left(md5(job::text || '/'::text || split_part(address, '/', 3)), 8) || left(md5(job::text || ' '::text || address), 24)
  )::uuid;
`;

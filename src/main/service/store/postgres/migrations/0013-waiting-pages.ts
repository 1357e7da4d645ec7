import { idleTriggers } from './0012-idle-triggers.ts';

/**
 * Pages that wait are sought by an expression that no other index begins with (`spell.waitingOf`): a plan that was made
 * while few pages were open took the index of states, and a claim read all open pages of its job for each host. So are
 * hosts by their turn: a host that is named was sought among all of its job, which a job of many hosts has many of.
 *
 * A document's row is written by the statement that ends its page, which holds that page's row, and swept before it:
 * looking each page up once more cost a finish a tenth.
 *
 * A Hearth of the version before works on beside it, but its claims have none of these indexes: on large jobs it is slow.
 */
export const waitingPages = `
DROP INDEX pages_ready;
CREATE INDEX pages_ready ON pages ((job_pk + 0), host, depth, pk) WHERE state = 'open' AND not_before_at = 0;
DROP INDEX pages_delayed;
CREATE INDEX pages_delayed ON pages ((job_pk + 0), not_before_at) WHERE state = 'open' AND not_before_at > 0;
DROP INDEX pages_over_limit;
CREATE INDEX pages_over_limit ON pages ((job_pk + 0), depth, pk)
  WHERE state = 'skipped' AND entered = 0 AND reason = 'limit';
DROP INDEX fronts_turn;
CREATE INDEX fronts_turn ON fronts ((job_pk + 0), turn, host);
${idleTriggers.replace('f.job_pk = n.job_pk', 'f.job_pk + 0 = n.job_pk')}
ALTER TABLE documents DROP CONSTRAINT documents_page_pk_fkey;
`;

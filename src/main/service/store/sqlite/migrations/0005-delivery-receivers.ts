/**
 * Whom a delivery goes to, so that each receiver of each account has a queue of its own (work/webhooks.ts). Never edited
 * after release.
 */
export const deliveryReceivers = `
ALTER TABLE deliveries ADD COLUMN receiver TEXT NOT NULL DEFAULT '';
UPDATE deliveries
SET receiver = coalesce((SELECT account_id FROM jobs WHERE jobs.id = deliveries.job_id), '') || ' ' || url
WHERE state = 'pending';
DROP INDEX deliveries_due;
CREATE INDEX deliveries_due ON deliveries (receiver, due_at) WHERE state = 'pending';
`;

/**
 * Paths excluded while a job runs stand with the job; a lease names the worker that holds it, and jobs whose caller
 * waits are held like pages. Never edited after release.
 */
export const exclusionsAndOwners = `
ALTER TABLE jobs ADD COLUMN excluded TEXT;
UPDATE jobs
SET excluded = (SELECT value FROM settings WHERE name = 'console.excluded.' || jobs.id)
WHERE id IN (SELECT substr(name, 18) FROM settings WHERE name LIKE 'console.excluded.%');
DELETE FROM settings WHERE name LIKE 'console.excluded.%';
ALTER TABLE jobs ADD COLUMN worker_id TEXT;
ALTER TABLE jobs ADD COLUMN lease_until INTEGER;
ALTER TABLE pages ADD COLUMN worker_id TEXT;
`;

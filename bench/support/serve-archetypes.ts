/** The pages of archetypes in a process of their own; prints their origin, ends with its input. */
import { startArchetypes } from '../../test/support/archetypes/site.ts';

const site = await startArchetypes();
process.stdout.write(`${site.origin}\n`);
process.stdin.resume();
process.stdin.once('end', () => void site.close());

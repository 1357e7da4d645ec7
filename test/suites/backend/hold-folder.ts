/** A process that holds a data folder until it is killed. */
import { openDataDir } from '../../../src/main/service/store/data-dir.ts';

openDataDir(process.argv[2] ?? '');
// what nothing points to goes, the lock must not
globalThis.gc?.();
setTimeout(() => process.send?.('held'), 50);
setInterval(() => undefined, 1_000);

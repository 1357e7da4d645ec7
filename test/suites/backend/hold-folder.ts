/** A process that holds a data folder until it is killed. */
import { openDataDir } from '../../../src/main/service/store/data-dir.ts';

openDataDir(process.argv[2] ?? '');
process.send?.('held');
setInterval(() => undefined, 1_000);

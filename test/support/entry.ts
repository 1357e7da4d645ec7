/** The program that tests start as a process: what is built, when it is as new as the sources; it starts twice as fast. */
import { fileURLToPath } from 'node:url';
import { isProgramBuilt } from '../../bin/built.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** For Node; `npm test` builds first, so that the program is tested which users run. */
export const ENTRY = `${ROOT}${isProgramBuilt(ROOT) ? 'out/main/headless.js' : 'src/main/headless.ts'}`;

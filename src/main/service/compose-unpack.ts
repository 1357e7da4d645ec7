/**
 * Entry of the process that unpacks the packaged Chromium ahead of need, `node unpack.js FOLDER`: the memory that it takes
 * goes with it. What fails is said when the browser is needed. Built as `out/main/unpack.js`; runs from source under Node 24.
 */
import { unpackPackagedChromium } from './engines/browser/unpack.ts';

const [, , folder] = process.argv;
if (folder !== undefined) await unpackPackagedChromium(folder, process.platform);

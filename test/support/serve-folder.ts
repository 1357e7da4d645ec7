/** A whole service on a given data folder in a process of its own, to be killed. Tells its address. */
import { createHearth } from '../../src/main/service/compose.ts';
import { readConfig } from '../../src/main/service/config.ts';

const config = readConfig({
  flags: {
    port: '0',
    'data-dir': process.argv[2] ?? '',
    'allow-private-network': true,
    'log-level': 'silent',
  },
  env: {},
});
const hearth = await createHearth(config);
const { address } = await hearth.start();
process.send?.(address);

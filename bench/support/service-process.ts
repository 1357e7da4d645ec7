/** The whole service as a process, on a temporary folder that goes with it. Flags: `--name=value`. */
import { startService } from '../../test/support/service.ts';

const flags = Object.fromEntries(
  process.argv.slice(2).map((text) => {
    const [name = '', value = 'true'] = text.replace(/^--/, '').split('=');
    return [name, value];
  }),
);
const service = await startService({ flags });
console.log(JSON.stringify({ address: service.address, key: service.key }));
process.stdin.resume();
process.stdin.once('end', () => void service.stop());

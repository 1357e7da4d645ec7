/** The writer thread, dying in the middle of writing the setting `die`. */
import { parentPort, workerData } from 'node:worker_threads';
import { Connection, openForWriting } from '../../../src/main/service/store/sqlite/connection.ts';
import { serveWrites } from '../../../src/main/service/store/sqlite/serve-writes.ts';

class Dying extends Connection {
  override run(...[statement, params]: Parameters<Connection['run']>) {
    if (JSON.stringify(params).includes('"die"')) process.exit(1);
    return super.run(statement, params);
  }
}

serveWrites(parentPort!, new Dying(openForWriting(workerData.path).database));

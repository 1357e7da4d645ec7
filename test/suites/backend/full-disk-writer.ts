/** The writer thread on a disk that is full while the setting `disk-full` is there. */
import { parentPort, workerData } from 'node:worker_threads';
import { Connection, openForWriting } from '../../../src/main/service/store/sqlite/connection.ts';
import { serveWrites } from '../../../src/main/service/store/sqlite/serve-writes.ts';

class FullDisk extends Connection {
  override run(...[statement, params]: Parameters<Connection['run']>) {
    const done = super.run(statement, params);
    const { text } = statement.in('sqlite');
    if (text.includes('"settings"')) {
      const isFull = text.startsWith('insert');
      const used = Number(this.database.pragma('page_count', { simple: true }));
      this.database.pragma(`max_page_count = ${isFull ? used + 100 : 1_000_000}`);
    }
    return done;
  }
}

serveWrites(parentPort!, new FullDisk(openForWriting(workerData.path).database));

/** A process that moves a folder and kills itself on the way: `move-until.ts FOLDER DATABASE SCHEMA MOMENT`. */
import { moveFolder } from '../../src/main/service/store/move/move.ts';

const [folder = '', database = '', schema = '', moment = ''] = process.argv.slice(2);

await moveFolder({
  ...{ folder, database, schema },
  now: Date.now,
  tell: (news) => {
    const here =
      news.kind === 'rows' ? `rows of ${news.table}` : news.kind === 'step' ? news.step : news.kind;
    if (here === moment) process.kill(process.pid, 'SIGKILL');
  },
});

/** W3C traces: which headers count, what is sent on, and that it goes along with what is awaited. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  currentTrace,
  inTrace,
  traceOf,
  traceOfJob,
  traceparent,
} from '../../../src/main/service/ports/trace.ts';
import { createLog } from '../../../src/main/service/system.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const header = `00-${id}-00f067aa0ba902b7-01`;

it('takes a trace that a client sends, and sends it on with a span of its own', () => {
  const trace = traceOf(header);
  expect(trace).toEqual({ id, flags: '01', isGiven: true });
  const sent = traceparent(trace);
  expect(sent).toMatch(new RegExp(`^00-${id}-[\\da-f]{16}-01$`));
  expect(sent).not.toBe(header);
  expect(traceOf(`cc-${id}-00f067aa0ba902b7-00-what later versions add`).id).toBe(id);
});

it.each([
  undefined,
  '',
  'nonsense',
  [header, header],
  header.toUpperCase(),
  header.replace('00-', 'ff-'),
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `00-${id}-00f067aa0ba902b7`,
])('begins one of its own where the header is %o', (sent) => {
  const trace = traceOf(sent);
  expect(trace.isGiven).toBe(false);
  expect(trace.id).toMatch(/^[\da-f]{32}$/);
  expect(trace.id).not.toBe(traceOf(sent).id);
});

it('a job goes on in the trace of its client, and else in one that its id names', () => {
  const job = { id: '01a20988-d513-7340-b883-733638959b4b' };
  const command = (trace?: string) => ({ ...job, command: { trace } }) as never;
  expect(traceOfJob(command(header)).id).toBe(id);
  expect(traceOfJob(command()).id).toBe('01a20988d5137340b883733638959b4b');
});

it('goes along with what is awaited, into the log', async () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  await Promise.all([
    inTrace(traceOf(header), async () => {
      await pause(5);
      log.info('one', { of: 'two' });
    }),
    pause(1).then(() => log.info('another')),
  ]);
  expect(currentTrace()).toBeUndefined();
  expect(lines[0]).toMatch(/info {2}another$/);
  expect(lines[1]).toContain(`one {"of":"two","trace":"${id}"}`);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSupervisor,
  type ServiceState,
  type Supervisor,
} from '../../../src/main/desktop/supervisor.ts';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { fakeService, type FakeService } from '../../support/desktop/fake-service.ts';

describe('the supervisor', () => {
  const seen: ServiceState['kind'][] = [];
  let isAnswering = true;
  let stuck = 0;
  const previous: (string | undefined)[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    seen.length = 0;
    previous.length = 0;
    isAnswering = true;
    stuck = 0;
  });
  afterEach(() => vi.useRealTimers());

  const supervise = (services: readonly FakeService[]): Supervisor => {
    let built = 0;
    const supervisor = createSupervisor({
      create: (before) => {
        previous.push(before?.address);
        const service = services[Math.min(built, services.length - 1)];
        built += 1;
        return service === undefined
          ? Promise.reject(new Error('none'))
          : Promise.resolve(service.hearth);
      },
      probe: () => Promise.resolve(isAnswering),
      onStuck: () => (stuck += 1),
      log: () => undefined,
    });
    supervisor.onChange(({ kind }) => seen.push(kind));
    return supervisor;
  };
  const broken = () => fakeService({ failsWith: new Error('disk on fire') });

  it('starts the service', async () => {
    const supervisor = supervise([fakeService({})]);
    await supervisor.start();
    expect(seen).toEqual(['running']);
  });

  it('tries again after a failed start, waiting longer each time, at most 30 s', async () => {
    const supervisor = supervise([...Array.from({ length: 8 }, broken), fakeService({})]);
    await supervisor.start();
    const waits: number[] = [];
    for (let state = supervisor.state(); state.kind === 'waiting'; state = supervisor.state()) {
      waits.push(state.retryMs);
      expect(state.problem).toBe('disk on fire');
      await vi.advanceTimersByTimeAsync(state.retryMs);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(supervisor.state().kind).toBe('running');
    await supervisor.stop();
  });

  it('replaces a service that no longer answers, at the address it had', async () => {
    const first = fakeService({ address: 'http://127.0.0.1:4000' });
    const supervisor = supervise([first, fakeService({ address: 'http://127.0.0.1:4000' })]);
    await supervisor.start();
    isAnswering = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(first.stops).toBe(1);
    expect(supervisor.state()).toMatchObject({ kind: 'waiting', retryMs: 500 });
    isAnswering = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['running', 'waiting', 'starting', 'running']);
    expect(previous).toEqual([undefined, 'http://127.0.0.1:4000']);
    await supervisor.stop();
  });

  it('takes one missed answer for nothing', async () => {
    const supervisor = supervise([fakeService({})]);
    await supervisor.start();
    isAnswering = false;
    await vi.advanceTimersByTimeAsync(10_000);
    isAnswering = true;
    await vi.advanceTimersByTimeAsync(5_000);
    isAnswering = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual(['running']);
    await supervisor.stop();
  });

  it('begins anew with short waits after a minute of health', async () => {
    const supervisor = supervise([broken(), broken(), fakeService({})]);
    await supervisor.start();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(supervisor.state().kind).toBe('running');
    await vi.advanceTimersByTimeAsync(70_000);
    supervisor.report(new Error('later'));
    await vi.advanceTimersByTimeAsync(0);
    expect(supervisor.state()).toMatchObject({ kind: 'waiting', retryMs: 500 });
    await supervisor.stop();
  });

  it('replaces the service when something it left behind threw, once', async () => {
    const first = fakeService({});
    const supervisor = supervise([first, fakeService({})]);
    await supervisor.start();
    supervisor.report(new Error('from nowhere'));
    supervisor.report(new Error('and again'));
    await vi.advanceTimersByTimeAsync(500);
    expect(first.stops).toBe(1);
    expect(seen).toEqual(['running', 'waiting', 'starting', 'running']);
    await supervisor.stop();
  });

  it.each(['CONFIG_INVALID', 'DATA_DIR_IN_USE'] as const)(
    'does not repeat what only a person can mend: %s',
    async (code) => {
      const supervisor = supervise([
        fakeService({ failsWith: new HearthError(code, 'Do this.') }),
        fakeService({}),
      ]);
      await supervisor.start();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(supervisor.state()).toEqual({ kind: 'refused', problem: 'Do this.' });
      await supervisor.restart();
      expect(supervisor.state().kind).toBe('running');
      await supervisor.stop();
    },
  );

  it('restarts at once when asked, also while it waits', async () => {
    const supervisor = supervise([broken(), fakeService({}), fakeService({})]);
    await supervisor.start();
    await supervisor.restart();
    expect(supervisor.state().kind).toBe('running');
    await supervisor.restart();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(previous).toHaveLength(3);
    await supervisor.stop();
  });

  it('asks for a new process when the service does not stop', async () => {
    const supervisor = supervise([fakeService({ neverStops: true })]);
    await supervisor.start();
    const restarting = supervisor.restart();
    await vi.advanceTimersByTimeAsync(5_000);
    await restarting;
    expect(stuck).toBe(1);
  });

  it('stops within 5 s, and nothing starts afterwards', async () => {
    const supervisor = supervise([fakeService({ neverStops: true })]);
    await supervisor.start();
    const stopping = supervisor.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopping;
    supervisor.report(new Error('late'));
    await supervisor.restart();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(seen).toEqual(['running', 'stopped']);
    expect(previous).toHaveLength(1);
  });
});

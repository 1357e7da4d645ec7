import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNELS, type HearthDesktop } from '../../../src/contract/bridge.ts';

const fake = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  invoked: [] as unknown[][],
  listeners: undefined as unknown as EventEmitter,
}));

vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, api: unknown) => void fake.exposed.set(name, api),
  },
  ipcRenderer: {
    invoke: (...args: unknown[]) => {
      fake.invoked.push(args);
      return Promise.resolve();
    },
    on: (name: string, hear: (...args: unknown[]) => void) => fake.listeners.on(name, hear),
    off: (name: string, hear: (...args: unknown[]) => void) => fake.listeners.off(name, hear),
  },
}));

describe('the preload', () => {
  beforeEach(async () => {
    fake.listeners = new EventEmitter();
    fake.invoked.length = 0;
    vi.resetModules();
    await import('../../../src/preload/index.ts');
  });
  const bridge = (): HearthDesktop => fake.exposed.get('hearthDesktop') as HearthDesktop;

  it('exposes exactly the bridge, frozen', () => {
    expect([...fake.exposed.keys()]).toEqual(['hearthDesktop']);
    expect(Object.isFrozen(bridge())).toBe(true);
    expect(Object.keys(bridge()).sort()).toEqual([
      'info',
      'notify',
      'onCommand',
      'openFolder',
      'restartService',
      'setOpenAtLogin',
    ]);
  });

  it('asks over one channel each', async () => {
    await bridge().info();
    await bridge().openFolder('logs');
    await bridge().notify({ title: 'a', body: 'b' });
    await bridge().setOpenAtLogin(true);
    await bridge().restartService();
    expect(fake.invoked).toEqual([
      [CHANNELS.info],
      [CHANNELS.openFolder, 'logs'],
      [CHANNELS.notify, { title: 'a', body: 'b' }],
      [CHANNELS.setOpenAtLogin, true],
      [CHANNELS.restartService],
    ]);
  });

  it('hands commands on without the event, until told to stop', () => {
    const heard: unknown[][] = [];
    const stop = bridge().onCommand((...args) => void heard.push(args));
    fake.listeners.emit(CHANNELS.command, { sender: 'secret' }, { kind: 'palette' });
    stop();
    fake.listeners.emit(CHANNELS.command, {}, { kind: 'palette' });
    expect(heard).toEqual([[{ kind: 'palette' }]]);
  });
});

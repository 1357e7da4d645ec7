/** What a browser is asked for ends with it: a fake one, as a real one dies at the right moment once in fifty times. */
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isClosedTarget } from '../../../src/main/service/engines/browser/failures.ts';
import { inTimeOf, SilentBrowser } from '../../../src/main/service/engines/browser/in-time.ts';

class FakeBrowser extends EventEmitter {
  isAlive = true;
  isConnected = (): boolean => this.isAlive;
  die(): void {
    this.isAlive = false;
    this.emit('disconnected');
  }
}

const never = new Promise<never>(() => undefined);

describe('what is asked of a browser', () => {
  const aBrowser = (ms = 60_000) => {
    const browser = new FakeBrowser();
    return { browser, inTime: inTimeOf(browser as never, ms) };
  };

  it('is given as it comes', async () => {
    const { browser, inTime } = aBrowser();
    await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
    await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
    browser.die();
  });

  it('rejects when the browser dies under it, as a closed one does', async () => {
    const { browser, inTime } = aBrowser();
    const asked = inTime(never);
    browser.die();
    await expect(asked).rejects.toSatisfy(isClosedTarget);
    await expect(inTime(never)).rejects.toSatisfy(isClosedTarget);
  });

  it('rejects when nothing comes in time, and says that the browser is silent', async () => {
    const { inTime } = aBrowser(5);
    const error: unknown = await inTime(never).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SilentBrowser);
    expect(isClosedTarget(error)).toBe(true);
  });
});

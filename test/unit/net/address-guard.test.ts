import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../src/main/service/net/address-guard.ts';
import type { GuardOptions } from '../../../src/main/service/net/address-guard.ts';

const guard = (options: Partial<GuardOptions> = {}) =>
  createAddressGuard({ allowPrivateNetwork: false, ownPorts: () => new Set([3002]), ...options });

const REFUSED = [
  ['127.0.0.1', 'loopback'],
  ['127.8.9.1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['169.254.1.1', 'link-local'],
  ['169.254.169.254', 'metadata'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['0.0.0.0', 'unspecified'],
  ['192.0.2.1', 'reserved'],
  ['198.18.0.1', 'reserved'],
  ['::1', 'loopback'],
  ['::', 'unspecified'],
  ['[::1]', 'loopback'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local'],
  ['fd12:3456::1', 'private'],
  ['fd00:ec2::254', 'metadata'],
  ['ff02::1', 'multicast'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:169.254.169.254', 'metadata'],
  ['64:ff9b::7f00:1', 'loopback'],
  ['64:ff9b::10.0.0.1', 'private'],
  ['2002:7f00:1::', 'reserved'],
  ['2002:5db8:d822::1', 'reserved'],
  ['2001:0:1::1', 'reserved'],
] as const;

describe('address guard', () => {
  it.each(REFUSED)('refuses %s as %s', async (host, word) => {
    await expect(guard().resolveAll(host, 80)).rejects.toMatchObject({
      code: 'SCRAPE_ADDRESS_REFUSED',
      message: expect.stringMatching(new RegExp(`${word}.*--allow-private-network`)),
    });
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34', '64:ff9b::5db8:d822'])(
    'allows the public address %s',
    async (host) => {
      expect(await guard().resolveAll(host, 80)).toHaveLength(1);
    },
  );

  it('judges what a name resolves to and dials only what was judged good', async () => {
    const lookup = async () =>
      [
        { address: '10.0.0.1', family: 4 },
        { address: '93.184.216.34', family: 4 },
      ] as const;
    expect(await guard({ lookup }).resolveAll('mixed.example', 443)).toEqual([
      { address: '93.184.216.34', family: 4 },
    ]);
  });

  it('refuses a name that resolves to a private address, naming both', async () => {
    const lookup = async () => [{ address: '10.0.0.1', family: 4 }] as const;
    await expect(guard({ lookup }).resolveAll('intranet.example', 443)).rejects.toMatchObject({
      code: 'SCRAPE_ADDRESS_REFUSED',
      message: expect.stringContaining('intranet.example (10.0.0.1)'),
    });
  });

  it('says which name could not be resolved', async () => {
    const lookup = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    await expect(guard({ lookup }).resolveAll('nowhere.invalid', 80)).rejects.toMatchObject({
      code: 'SCRAPE_DNS_RESOLUTION_ERROR',
      message: expect.stringContaining('nowhere.invalid'),
    });
  });

  it('asks the resolver once for many connections at once, and does not keep failures', async () => {
    let asked = 0;
    const lookup = async () => {
      asked += 1;
      if (asked === 1) throw new Error('flaky');
      return [{ address: '93.184.216.34', family: 4 }] as const;
    };
    const one = guard({ lookup });
    await expect(one.resolveAll('a.example', 80)).rejects.toThrow();
    await Promise.all(Array.from({ length: 20 }, () => one.resolveAll('a.example', 80)));
    expect(asked).toBe(2);
  });

  it('allows private networks as a whole, but neither metadata nor its own port', async () => {
    const open = guard({ allowPrivateNetwork: true });
    expect(await open.resolveAll('10.0.0.1', 80)).toHaveLength(1);
    expect(await open.resolveAll('127.0.0.1', 8080)).toHaveLength(1);
    for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::ffff:127.0.0.1', '127.9.9.9']) {
      await expect(open.resolveAll(host, 3002)).rejects.toMatchObject({
        message: expect.stringContaining('own port'),
      });
    }
    await expect(open.resolveAll('169.254.169.254', 80)).rejects.toMatchObject({
      code: 'SCRAPE_ADDRESS_REFUSED',
    });
  });

  it('allows listed hosts, addresses, host:port and ranges only', async () => {
    const lookup = async () => [{ address: '192.168.7.7', family: 4 }] as const;
    const listed = guard({
      lookup,
      allowPrivateNetwork: ['nas.local', '10.0.0.5:8080', '172.16.0.0/12', '169.254.169.254'],
    });
    for (const [host, port] of [
      ['nas.local', 80],
      ['10.0.0.5', 8080],
      ['172.20.1.1', 80],
      ['169.254.169.254', 80],
    ] as const) {
      expect(await listed.resolveAll(host, port)).toHaveLength(1);
    }
    await expect(listed.resolveAll('10.0.0.5', 80)).rejects.toThrow(/private/);
    await expect(listed.resolveAll('other.local', 80)).rejects.toThrow(/private/);
  });

  it('judges literals without a lookup', () => {
    expect(() => guard().checkLiteral('[::1]', 80)).toThrow(/loopback/);
    expect(() => guard().checkLiteral('example.com', 80)).not.toThrow();
  });
});

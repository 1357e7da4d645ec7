import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret, readSecret } from '../../../src/main/service/operations/key-secret.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { NOON } from '../../support/store-builders.ts';

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(() => world.backend.close());

describe('the spelling of a key', () => {
  const dashed = '7d0a1c9e-8f1b-4b6a-9d7e-0123456789ab';
  it.each([
    [dashed, dashed],
    [dashed.toUpperCase(), dashed],
    [`fc-${dashed.replaceAll('-', '')}`, dashed],
    [`FC-${dashed.replaceAll('-', '').toUpperCase()}`, dashed],
    [`fc-${dashed}`, dashed],
    [dashed.replaceAll('-', ''), undefined],
    ['fc-1234', undefined],
    ['', undefined],
    [`${dashed} `, undefined],
  ])('%s', (text, secret) => {
    expect(readSecret(text)).toBe(secret);
  });
});

describe('keys', () => {
  it('are shown once and stored as a hash', async () => {
    const { account, secret, key } = await world.tenant();
    expect(secret).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(key?.hint).toBe(`${secret.slice(0, 4)}…${secret.slice(-4)}`);
    const stored = JSON.stringify(await world.keys.list(account.id));
    expect(stored).not.toContain(secret);
    expect(await world.store.findKey(hashSecret(secret))).toBeDefined();
  });

  it('are renamed, limited and given faults by their own account only', async () => {
    const [mine, other] = [await world.tenant(), await world.tenant()];
    const id = mine.key?.id ?? '';
    const { accountId } = mine.key ?? { accountId: '' };
    expect((await world.keys.rename(accountId, id, ' CI ')).name).toBe('CI');
    expect((await world.keys.setLimits(accountId, id, { creditsPerDay: 3 })).limits).toEqual({
      creditsPerDay: 3,
    });
    expect((await world.keys.setFaults(accountId, id, { '500': 1 })).faults).toEqual({ '500': 1 });
    for (const foreign of [
      world.keys.rename(other.account.id, id, 'x'),
      world.keys.revoke(other.account.id, id),
    ]) {
      await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const bad = [
      world.keys.rename(accountId, id, ' '),
      world.keys.setLimits(accountId, id, { creditsPerDay: 0 }),
      world.keys.setFaults(accountId, id, { '429': 0.7, '500': 0.7 }),
    ];
    for (const refused of bad) await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('cannot be revoked when no other active one is left', async () => {
    const { account, key } = await world.tenant();
    await expect(world.keys.revoke(account.id, key?.id ?? '')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await world.keys.create({ accountId: account.id, name: 'Second' });
    await world.keys.revoke(account.id, key?.id ?? '');
    await world.keys.revoke(account.id, key?.id ?? '');
  });
});

describe('authentication', () => {
  it('finds the account and key of every spelling, and notes the use', async () => {
    const { account, key, secret } = await world.tenant();
    const spellings = [secret, secret.toUpperCase(), `fc-${secret.replaceAll('-', '')}`];
    for (const spelling of spellings) {
      const caller = await world.authenticate(`Bearer ${spelling}`, 'v1');
      expect(caller).toMatchObject({ account: { id: account.id }, apiVersion: 'v1' });
      expect(caller.key?.id).toBe(key?.id);
    }
    expect((await world.keys.list(account.id))[0]?.lastUsedAt).toBe(NOON);
  });

  it('does not look at the scheme word', async () => {
    const { secret } = await world.tenant();
    await expect(world.authenticate(`Token ${secret}`, 'v2')).resolves.toBeDefined();
  });

  it.each([
    [undefined, 'Unauthorized'],
    ['', 'Unauthorized'],
    ['Bearer', 'Unauthorized: Token missing'],
    ['Bearer nonsense', 'Unauthorized: Invalid token'],
    ['Bearer 7d0a1c9e-8f1b-4b6a-9d7e-0123456789ab', 'Unauthorized: Invalid token'],
  ])('refuses %j', async (header, message) => {
    await expect(world.authenticate(header, 'v2')).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message,
    });
  });

  it('names the last day on which a key worked', async () => {
    const { account } = await world.tenant();
    const midnight = Date.UTC(2033, 0, 1);
    const limits = { expiresAt: midnight };
    const { secret } = await world.keys.create({ accountId: account.id, name: 'CLI', limits });
    world.time.now = midnight;
    await expect(world.authenticate(`Bearer ${secret}`, 'v2')).rejects.toThrow(/2032-12-31/);
  });

  it('refuses revoked and expired keys', async () => {
    const { account, key, secret } = await world.tenant();
    const second = await world.keys.create({
      accountId: account.id,
      name: 'Short',
      limits: { expiresAt: NOON + 1_000 },
    });
    await expect(world.authenticate(`Bearer ${second.secret}`, 'v2')).resolves.toBeDefined();
    world.time.now = NOON + 1_000;
    await expect(world.authenticate(`Bearer ${second.secret}`, 'v2')).rejects.toThrow(/expired/);
    await world.keys.create({ accountId: account.id, name: 'Third' });
    await world.keys.revoke(account.id, key?.id ?? '');
    await expect(world.authenticate(`Bearer ${secret}`, 'v2')).rejects.toThrow(/Invalid token/);
  });
});

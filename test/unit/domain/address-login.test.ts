import { describe, expect, it } from 'vitest';
import {
  partLogin,
  withLogin,
  withoutPasswords,
} from '../../../src/main/service/domain/address-login.ts';

describe('a name and password in an address', () => {
  it('is parted from it, and put back as it was', () => {
    const whole = 'https://ann%40x:wo%2Frd@example.com:8443/a?b=c#d';
    const { url, login } = partLogin(whole);
    expect(url).toBe('https://example.com:8443/a?b=c#d');
    expect(login).toEqual({ url, user: 'ann%40x', password: 'wo%2Frd' });
    expect(withLogin(url, login && [login])).toBe(whole);
  });

  it('leaves other addresses as they are written', () => {
    for (const address of ['https://example.com/@ann', 'not an address @ all', 'HTTP://A.b']) {
      expect(partLogin(address)).toEqual({ url: address });
    }
  });

  it('goes to its origin alone, and first to the address it stood in', () => {
    const logins = [
      { url: 'https://a.example/one', user: 'one', password: '1' },
      { url: 'https://a.example/two', user: 'two', password: '' },
    ];
    expect(withLogin('https://a.example/two', logins)).toBe('https://two@a.example/two');
    expect(withLogin('https://a.example/else', logins)).toBe('https://one:1@a.example/else');
    for (const other of ['http://a.example/one', 'https://b.a.example/', 'https://a.example:1/']) {
      expect(withLogin(other, logins)).toBe(other);
    }
  });

  it('is taken out of all addresses of a body, and of nothing else', () => {
    const body = {
      urls: ['http://u:p@h.example/x', 'https://plain.example/'],
      webhook: { url: ' https://u:p@h.example/ ' },
      prompt: 'Write to http://u:p@h.example/ please',
      note: 'ann@example.com',
      limit: 3,
      none: null,
    };
    expect(withoutPasswords(body)).toEqual({
      ...body,
      urls: ['http://h.example/x', 'https://plain.example/'],
      webhook: { url: 'https://h.example/' },
    });
  });
});

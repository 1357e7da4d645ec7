/** An OpenID Connect provider on loopback: discovery, keys, authorization code with PKCE, signed id tokens. */
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in next, and how the provider behaves. */
  readonly person: { email: string; verified: boolean; nonce?: string; wrongKey: boolean };
  close(): Promise<void>;
}

interface Asked {
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

export async function startOpenId(): Promise<OpenIdProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const person: OpenIdProvider['person'] = {
    email: 'ada@example.org',
    verified: true,
    wrongKey: false,
  };
  const [clientId, clientSecret] = ['hearth', 'a secret of the client'];
  const codes = new Map<string, Asked>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  const idToken = (asked: Asked): string => {
    const now = Math.floor(Date.now() / 1_000);
    const encode = (value: object): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = encode({ alg: 'RS256', kid: 'one', typ: 'JWT' });
    const claims = encode({
      iss: issuer,
      aud: clientId,
      sub: 'person-1',
      iat: now,
      exp: now + 300,
      nonce: person.nonce ?? asked.nonce,
      email: person.email,
      email_verified: person.verified,
    });
    const key = (person.wrongKey ? others : keys).privateKey;
    const signature = sign('RSA-SHA256', Buffer.from(`${head}.${claims}`), key);
    return `${head}.${claims}.${signature.toString('base64url')}`;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        json(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
        return;
      case '/keys': {
        const jwk = keys.publicKey.export({ format: 'jwk' });
        json(200, { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] });
        return;
      }
      case '/authorize': {
        const code = randomUUID();
        const asked = url.searchParams;
        const redirectUri = asked.get('redirect_uri') ?? '';
        const nonce = asked.get('nonce') ?? '';
        codes.set(code, { redirectUri, nonce, challenge: asked.get('code_challenge') ?? '' });
        const back = new URL(redirectUri);
        back.searchParams.set('code', code);
        back.searchParams.set('state', asked.get('state') ?? '');
        response.writeHead(302, { location: back.href }).end();
        return;
      }
      case '/token': {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        const form = new URLSearchParams(text);
        const asked = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
        const isRight =
          asked !== undefined &&
          form.get('client_secret') === clientSecret &&
          form.get('redirect_uri') === asked.redirectUri &&
          verifier.digest('base64url') === asked.challenge;
        if (!isRight) {
          json(400, { error: 'invalid_grant' });
          return;
        }
        json(200, {
          access_token: randomUUID(),
          token_type: 'Bearer',
          expires_in: 300,
          id_token: idToken(asked),
        });
        return;
      }
      default:
        json(404, { error: 'not_found' });
    }
  }

  return {
    issuer,
    clientId,
    clientSecret,
    person,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

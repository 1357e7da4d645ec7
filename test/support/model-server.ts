/** A server of OpenAI's shape whose answers the test writes; a fresh script for each test. */
import {
  type Answer,
  type Asked,
  type FixtureServer,
  json,
  startFixtureServer,
} from './fixture-server.ts';

export interface ModelServer {
  /** `http://127.0.0.1:PORT/v1`. */
  readonly url: string;
  readonly asked: readonly Asked[];
  /** What the next requests are answered with, and forgets those before. */
  answer(script: (asked: Asked, count: number) => Answer): void;
  /** System and user message of one request. */
  messages(index: number): { readonly system: string; readonly user: string };
  close(): Promise<void>;
}

/** A chat completion that says `content`. */
export function says(content: string, usage: object = {}): Answer {
  return json({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110, ...usage },
  });
}

export async function startModelServer(): Promise<ModelServer> {
  let script: (asked: Asked, count: number) => Answer = () => says('{}');
  let from = 0;
  const server: FixtureServer = await startFixtureServer((asked) =>
    script(asked, server.asked.length - from),
  );
  const ownAsked = (): readonly Asked[] => server.asked.slice(from);
  return {
    url: `${server.url}/v1`,
    get asked() {
      return ownAsked();
    },
    answer(next) {
      script = next;
      from = server.asked.length;
    },
    messages(index) {
      const body = JSON.parse(ownAsked()[index]?.body ?? '{"messages":[]}') as {
        readonly messages: readonly { readonly role: string; readonly content: unknown }[];
      };
      const of = (role: string): string =>
        body.messages
          .filter((message) => message.role === role)
          .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
          .join('\n');
      return { system: of('system'), user: of('user') };
    },
    close: () => server.close(),
  };
}

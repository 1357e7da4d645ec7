/**
 * Shown when the tab has no session. On this machine the printed address is the sign-in; beyond it, a code
 * by e-mail or an OpenID provider. What the service offers decides.
 */
import { useEffect, useState, type ReactElement } from 'react';
import { createConsoleClient, type ConsoleClient } from '../../contract/console/client.ts';
import type { SignInAnswer } from '../../contract/console/sign-in.ts';
import {
  codeIn,
  saveSession,
  takeSignInProblem,
  tokenIn,
  waitForOtherTab,
} from '../client/session.ts';
import { Button } from '../components/button.tsx';
import { Field, Form, Input } from '../components/field.tsx';
import { t } from '../text/catalogue.ts';
import { Flame } from './flame.tsx';

const client = createConsoleClient({ origin: '', token: '' });

/** Starts anew with the session in place. */
function enter(token: string): void {
  saveSession(token);
  location.reload();
}

interface SignInProps {
  /** Why there is no session: none was given, its service is gone, or its link was used before. */
  readonly why: 'none' | 'ended' | 'used';
}

export function SignIn({ why }: SignInProps): ReactElement {
  useEffect(() => waitForOtherTab(enter), []);
  const [ways, setWays] = useState<SignInAnswer>();
  const [problem] = useState(takeSignInProblem);
  useEffect(() => {
    const control = new AbortController();
    client
      .signInWays(control.signal)
      // a service that says nothing of it is one of this machine
      .catch((): SignInAnswer => ({ ways: ['session-token'] }))
      .then((answer) => {
        if (!control.signal.aborted) setWays(answer);
      })
      .catch(() => undefined);
    return () => control.abort();
  }, []);
  const isRemote = ways !== undefined && !ways.ways.includes('session-token');
  return (
    <main className="flex h-full items-center justify-center overflow-y-auto p-6">
      <div className="flex w-full max-w-[420px] flex-col gap-4">
        <div className="flex items-center gap-2">
          <Flame isLit={false} />
          <span className="font-serif text-lg font-semibold">{t.shell.brand}</span>
        </div>
        <h1 className="font-serif text-2xl">{isRemote ? t.shell.signIn : t.shell.noSession}</h1>
        {problem !== undefined && (
          <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
            {problem}
          </p>
        )}
        {isRemote ? <Remote ways={ways} /> : <Local why={why} />}
      </div>
    </main>
  );
}

const WHY = { none: '', ended: `${t.shell.sessionEnded} `, used: `${t.shell.linkUsed} ` } as const;

function Local({ why }: SignInProps): ReactElement {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const connect = (): void => {
    if (codeIn(text) !== undefined) {
      location.hash = new URL(text.trim(), location.href).hash;
      location.reload();
      return;
    }
    const token = tokenIn(text);
    if (token === undefined) setProblem(t.shell.badToken);
    else enter(token);
  };
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => connect()}>
      <p className="text-sm text-ink-2">
        {WHY[why]}
        {t.shell.noSessionHelp}
      </p>
      <Field label={t.shell.pasteAddress} problem={problem}>
        {({ id, describedBy, isInvalid }) => (
          <Input
            id={id}
            autoFocus
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            className="font-mono text-xs"
            placeholder="http://127.0.0.1:3002/#code=…"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg">
        {t.shell.connect}
      </Button>
    </Form>
  );
}

function Remote({ ways }: { readonly ways: SignInAnswer }): ReactElement {
  const hasEmail = ways.ways.includes('email');
  const hasOpenId = ways.ways.includes('openid');
  return (
    <>
      <p className="text-sm text-ink-2">{t.shell.signInHelp(location.host)}</p>
      {ways.refusal !== undefined && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          {ways.refusal}
        </p>
      )}
      {hasOpenId && <OpenId name={ways.openIdName ?? t.shell.signInProvider} />}
      {hasOpenId && hasEmail && (
        <p className="text-center text-xs text-ink-3">{t.shell.signInOr}</p>
      )}
      {hasEmail && <ByEmail />}
    </>
  );
}

function OpenId({ name }: { readonly name: string }): ReactElement {
  const { isBusy, problem, run } = useStep();
  return (
    <div className="flex flex-col gap-1">
      <Button
        size="lg"
        isBusy={isBusy}
        onClick={() =>
          run(async (ask) => {
            const { url } = await ask.openId();
            location.assign(url);
          })
        }
      >
        {t.shell.signInWith(name)}
      </Button>
      <StepProblem text={problem} />
    </div>
  );
}

function ByEmail(): ReactElement {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, run } = useStep();
  const submit = (): void =>
    run(async (ask) => {
      if (isSent) {
        const { token } = await ask.takeCode({ email, code });
        enter(token);
        return;
      }
      await ask.askCode({ email });
      setSent(true);
    });
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => submit()}>
      {isSent ? (
        <Field label={t.shell.signInCode} help={t.shell.signInCodeHelp(email)}>
          {({ id, describedBy }) => (
            <Input
              key="code"
              id={id}
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              aria-describedby={describedBy}
              className="nums tracking-widest"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <Field label={t.shell.signInEmail}>
          {({ id }) => (
            <Input
              key="email"
              id={id}
              autoFocus
              required
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      )}
      <StepProblem text={problem} />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {isSent ? t.shell.signInEnter : t.shell.signInSend}
      </Button>
      {isSent && (
        <Button variant="ghost" onClick={() => setSent(false)}>
          {t.shell.signInOther}
        </Button>
      )}
    </Form>
  );
}

function StepProblem({ text }: { readonly text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <p role="alert" className="text-sm text-bad">
      {text}
    </p>
  );
}

interface Step {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly run: (step: (client: ConsoleClient) => Promise<void>) => void;
}

function useStep(): Step {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    run: (step) => {
      setBusy(true);
      setProblem(undefined);
      step(client)
        .catch((error: unknown) => {
          setProblem(error instanceof Error ? error.message : String(error));
        })
        .finally(() => setBusy(false));
    },
  };
}

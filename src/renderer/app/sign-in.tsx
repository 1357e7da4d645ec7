/** Shown when the tab has no session: says where the token is and takes it. */
import { useState, type ReactElement } from 'react';
import { Button } from '../components/button.tsx';
import { Field, Input } from '../components/field.tsx';
import { t } from '../text/catalogue.ts';
import { saveSession, tokenIn } from '../client/session.ts';
import { Flame } from './flame.tsx';

export function SignIn({ hasEnded }: { readonly hasEnded: boolean }): ReactElement {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const connect = (): void => {
    const token = tokenIn(text);
    if (token === undefined) {
      setProblem(t.shell.badToken);
      return;
    }
    saveSession(token);
    location.reload();
  };
  return (
    <main className="flex h-full items-center justify-center p-6">
      <form
        className="flex w-full max-w-[420px] flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          connect();
        }}
      >
        <div className="flex items-center gap-2">
          <Flame isLit={false} />
          <span className="font-serif text-lg font-semibold">{t.shell.brand}</span>
        </div>
        <h1 className="font-serif text-2xl">{t.shell.noSession}</h1>
        <p className="text-sm text-ink-2">
          {hasEnded ? `${t.shell.sessionEnded} ` : ''}
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
              placeholder="http://127.0.0.1:3002/#token=…"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg">
          {t.shell.connect}
        </Button>
      </form>
    </main>
  );
}

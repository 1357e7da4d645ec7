/** Signing in to a site: what to do where a page asks for it, and keeping who is signed in as a profile. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { announce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { Form, Input } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';

interface SignInPanelProps {
  /** Of the live page. */
  readonly id: string;
  /** The name it has, or is to have. */
  readonly name: string;
  /** The page asks to sign in. */
  readonly isAsked: boolean;
  readonly onSaved: (name: string) => void;
}

export function SignInPanel({ id, name: known, isAsked, onSaved }: SignInPanelProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [name, setName] = useState(known);
  const save = useMutation({
    mutationFn: () => client.saveProfile(id, name),
    onSuccess: async (saved) => {
      announce(t.profiles.saved(saved.name));
      await queries.invalidateQueries({ queryKey: QUERY.profiles });
      onSaved(saved.name);
    },
  });
  return (
    <section
      aria-label={t.profiles.keep}
      className="flex flex-col gap-2 rounded-md border border-line bg-raised p-3 text-sm"
    >
      <p>{isAsked ? t.profiles.asked : t.profiles.keepHelp}</p>
      <Form className="flex flex-wrap items-center gap-2" onSubmit={() => save.mutate()}>
        <Input
          aria-label={t.profiles.name}
          value={name}
          maxLength={128}
          required
          onChange={(event) => setName(event.target.value)}
          className="h-7! w-40!"
        />
        <Button
          size="sm"
          type="submit"
          isBusy={save.isPending}
          icon={<KeyRound aria-hidden className="size-3.5" />}
        >
          {t.profiles.keep}
        </Button>
      </Form>
      {save.data !== undefined && <p role="status">{t.profiles.saved(save.data.name)}</p>}
      {save.error !== null && (
        <p role="alert" className="text-bad">
          {messageOf(save.error)}
        </p>
      )}
    </section>
  );
}

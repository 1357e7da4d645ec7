/** Sign-in profiles: who is signed in where, since when; signing in once more, renaming, deleting. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { ProfileView } from '../../../contract/console/profiles.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Form, Input } from '../../components/field.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { formatDate } from '../../text/format.ts';
import { AddressForm } from '../recipes/address-form.tsx';

type Asking = { readonly kind: 'rename' | 'delete'; readonly profile: ProfileView };

export function SignInProfiles(): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<Asking>();
  const { data, error, refetch } = useQuery({
    queryKey: QUERY.profiles,
    queryFn: ({ signal }) => client.profiles(signal),
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} rows={3} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t.profiles.intro}</p>
      <AddressForm
        url=""
        words={{
          address: t.profiles.address,
          open: t.profiles.open,
          needed: t.profiles.addressNeeded,
        }}
        onOpen={(url) => navigate(signInPlace(url))}
      />
      {data.rows.length === 0 ? (
        <p className="text-sm text-ink-2">{t.profiles.none}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {data.rows.map((profile) => (
            <Row key={profile.id} profile={profile} onAsk={setAsking} />
          ))}
        </ul>
      )}
      <p className="text-xs text-ink-3">{t.profiles[data.sealedBy]}</p>
      {asking?.kind === 'rename' && (
        <Rename profile={asking.profile} onClose={() => setAsking(undefined)} />
      )}
      {asking?.kind === 'delete' && (
        <Delete profile={asking.profile} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}

/** `name`: the profile it is to be kept as. */
function signInPlace(url: string, name?: string): string {
  const as = name === undefined ? '' : `&name=${encodeURIComponent(name)}`;
  return `/settings/profiles?url=${encodeURIComponent(url)}${as}`;
}

interface RowProps {
  readonly profile: ProfileView;
  readonly onAsk: (asking: Asking) => void;
}

function Row({ profile, onAsk }: RowProps): ReactElement {
  const { name, site, updatedAt, expiredAt, url = `https://${site}/` } = profile;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-raised px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="nums truncate text-xs text-ink-2">
          <bdi>{site}</bdi> · {t.profiles.signedInAt} {formatDate(updatedAt)}
        </p>
      </div>
      <Badge tone={expiredAt === undefined ? 'ok' : 'warn'}>
        {expiredAt === undefined ? t.profiles.valid : t.profiles.expired}
      </Badge>
      <Link
        href={signInPlace(url, name)}
        className="text-sm text-ember underline-offset-2 hover:underline"
      >
        {t.profiles.again}
      </Link>
      <Button
        size="sm"
        aria-label={t.profiles.rename(name)}
        onClick={() => onAsk({ kind: 'rename', profile })}
      >
        {t.profiles.renameIt}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-label={t.profiles.delete(name)}
        onClick={() => onAsk({ kind: 'delete', profile })}
      >
        {t.common.delete}
      </Button>
    </li>
  );
}

interface AskProps {
  readonly profile: ProfileView;
  readonly onClose: () => void;
}

function Rename({ profile, onClose }: AskProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [name, setName] = useState(profile.name);
  const rename = useMutation({
    mutationFn: () => client.renameProfile(profile.id, name),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: QUERY.profiles });
      onClose();
    },
  });
  return (
    <Dialog isOpen title={t.profiles.renameTitle} onClose={onClose}>
      <Form className="flex flex-col gap-3" onSubmit={() => rename.mutate()}>
        <p className="text-sm text-ink-2">{t.profiles.renameBody}</p>
        <Input
          aria-label={t.profiles.name}
          value={name}
          maxLength={128}
          required
          onChange={(event) => setName(event.target.value)}
        />
        {rename.error !== null && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(rename.error)}
          </p>
        )}
        <DialogActions onCancel={onClose}>
          <Button variant="primary" type="submit" isBusy={rename.isPending}>
            {t.profiles.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Delete({ profile, onClose }: AskProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.deleteProfile(profile.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: QUERY.profiles });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={t.profiles.deleteTitle}
      problem={remove.error === null ? undefined : messageOf(remove.error)}
      action={t.profiles.forget}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="text-sm text-ink-2">{t.profiles.deleteBody}</p>
    </Confirm>
  );
}

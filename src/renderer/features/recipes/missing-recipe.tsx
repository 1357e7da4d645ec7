/** In place of a recipe that is not there, or could not be read. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ConsoleError } from '../../../contract/console/client.ts';
import { Empty, Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';

export function MissingRecipe({ error }: { readonly error: Error }): ReactElement {
  const isGone = error instanceof ConsoleError && [400, 404].includes(error.status);
  if (!isGone) return <Problem error={error} />;
  return (
    <Empty
      isScreen
      title={t.recipes.gone}
      action={
        <Link href="/recipes" className="text-sm text-ember underline underline-offset-2">
          {t.recipes.all}
        </Link>
      }
    >
      {t.recipes.goneHelp}
    </Empty>
  );
}

/** In place of a recipe that is not there, or could not be read. */
import type { ReactElement } from 'react';
import { ConsoleError } from '../../../contract/console/client.ts';
import { Missing } from '../../components/missing.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';

export function MissingRecipe({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => unknown;
}): ReactElement {
  const isGone = error instanceof ConsoleError && [400, 404].includes(error.status);
  if (!isGone) return <Problem error={error} onRetry={onRetry} />;
  return (
    <Missing title={t.recipes.gone} to="/recipes" link={t.recipes.all}>
      {t.recipes.goneHelp}
    </Missing>
  );
}

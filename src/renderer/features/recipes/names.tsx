/** Names of columns in one line, each in its own direction. */
import { Fragment, type ReactElement } from 'react';

export function Names({ of }: { readonly of: readonly { readonly name: string }[] }): ReactElement {
  return (
    <>
      {of.map(({ name }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </>
  );
}

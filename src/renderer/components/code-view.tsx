/** A text read in CodeMirror: numbered, foldable, searchable. Its engine arrives with the first use. */
import { lazy, Suspense, type ReactElement } from 'react';
import { Delayed, SkeletonRows } from './states.tsx';
import type { CodeViewProps } from './code-props.ts';

const Engine = lazy(() => import('./code-engine.tsx'));

export function CodeView(props: CodeViewProps): ReactElement {
  return (
    <Suspense
      fallback={
        <Delayed>
          <SkeletonRows />
        </Delayed>
      }
    >
      <Engine {...props} />
    </Suspense>
  );
}

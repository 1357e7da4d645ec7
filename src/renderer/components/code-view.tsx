/** A text read in CodeMirror: numbered, foldable, searchable. Its engine arrives with the first use. */
import { lazy, Suspense, type ReactElement } from 'react';
import { Delayed, SkeletonRows } from './states.tsx';

const Engine = lazy(() => import('./code-engine.tsx'));

export type CodeLanguage = 'markdown' | 'html' | 'json' | 'text';

export interface CodeViewProps {
  readonly label: string;
  readonly text: string;
  readonly language: CodeLanguage;
  readonly wrap: boolean;
}

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

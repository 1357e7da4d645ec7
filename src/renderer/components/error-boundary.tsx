/** Keeps a broken screen from taking the window with it. */
import { Component, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import { t } from '../text/catalogue.ts';
import { Button } from './button.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  /** A new value forgets the failure (the address of the screen). */
  readonly resetKey: string;
}

interface BoundaryState {
  readonly error?: Error;
  readonly resetKey: string;
}

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // oxlint-disable-next-line no-console -- the only place a broken screen can be read from
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <BrokenScreen error={error} />;
  }
}

function BrokenScreen({ error }: { readonly error: Error }): ReactElement {
  return (
    <div role="alert" className="flex flex-1 flex-col items-start gap-3 p-8">
      <h1 className="font-serif text-xl">{t.states.screenBroke}</h1>
      <p className="max-w-[60ch] text-sm text-ink-2">{t.states.screenBrokeHelp}</p>
      <pre className="max-w-full overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs">
        {error.message}
      </pre>
      <Button onClick={() => location.reload()}>{t.states.reload}</Button>
    </div>
  );
}

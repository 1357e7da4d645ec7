// @vitest-environment jsdom
/** The library's search field, as React draws it: what is typed while answers are under way stays. */
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBar } from '../../src/renderer/features/library/search-bar.tsx';

let root: Root;
/** Queries, in the order in which they were asked. */
let asked: string[];

const bar = (q: string): ReactElement => <SearchBar q={q} answer={undefined} onAsk={onAsk} />;
const onAsk = (q: string): void => void asked.push(q);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  asked = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  come('');
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('there is no field');
  return found;
};

/** The screen has this query now. */
function come(q: string): void {
  act(() => {
    root.render(bar(q));
  });
}

/** As keys do it, and long enough after the key before to be a question of its own. */
async function type(text: string): Promise<void> {
  act(() => {
    // past React's own property, as a key does it
    Reflect.set(HTMLInputElement.prototype, 'value', text, field());
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
}

it('keeps what was typed while the question before comes back', async () => {
  await type('days');
  await type('day');
  expect(asked).toEqual(['days', 'day']);
  come('days');
  expect(field().value).toBe('day');
  come('day');
  expect(field().value).toBe('day');
  expect(asked).toEqual(['days', 'day']);
});

it('shows a query that a press elsewhere asked for', async () => {
  await type('days');
  come('days');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  come('site:example.com');
  expect(field().value).toBe('site:example.com');
  expect(asked).toEqual(['days']);
});

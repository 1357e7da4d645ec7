// @vitest-environment jsdom
/** A field for one address takes it out of the marks that texts put around it. */
import { act, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Input } from '../../src/renderer/components/field.tsx';

let root: Root;

function Page(): ReactElement {
  const [text, setText] = useState('');
  return <Input type="url" value={text} onChange={(event) => setText(event.target.value)} />;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Page />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** What the field holds after the paste; undefined where the browser is left to do it. */
function paste(text: string): string | undefined {
  const field = document.querySelector('input');
  if (field === null) throw new Error('there is no field');
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => {
    field.dispatchEvent(event);
  });
  return event.defaultPrevented ? field.value : undefined;
}

it.each([
  ['<https://example.org/a>', 'https://example.org/a'],
  [' <HTTP://example.org/a>\n', 'HTTP://example.org/a'],
  ['[text](https://example.org/a)', 'https://example.org/a'],
  ['[Kettle [2]](https://example.org/wiki/Kettle_(pot))', 'https://example.org/wiki/Kettle_(pot)'],
  ['[text](<https://example.org/a> "Title")', 'https://example.org/a'],
  ['"https://example.org/a"', 'https://example.org/a'],
])('%j is its address', (text, address) => {
  expect(paste(text)).toBe(address);
});

it.each([
  'https://example.org/a',
  'https://example.org/wiki/Kettle_(pot)',
  'see <https://example.org/a>',
  '<https://example.org/a> <https://example.org/b>',
  '<img src="https://example.org/a">',
  '{"url":"https://example.org/a"}',
  '',
])('%j is left as it is', (text) => {
  expect(paste(text)).toBeUndefined();
});

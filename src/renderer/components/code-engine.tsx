/** CodeMirror, lean and read-only. Over 2 MB the grammar is left out so that scrolling stays smooth. */
import { defaultKeymap } from '@codemirror/commands';
import {
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  syntaxHighlighting,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef, type ReactElement } from 'react';
import type { CodeViewProps } from './code-props.ts';

const GRAMMAR_LIMIT = 2_000_000;

const looks = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--ink)', fontSize: '12.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ember)' },
  // each line is read in the direction of its own first letter
  '.cm-line': { padding: '0 20px 0 8px', unicodeBidi: 'plaintext', textAlign: 'start' },
  '.cm-specialChar': { color: 'var(--warn)' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--ink-3)' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 16px', minWidth: '36px' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--sunken)',
    border: 'none',
    color: 'var(--ink-2)',
    padding: '0 6px',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--ember) 22%, transparent)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)', outline: '1px solid var(--warn)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--ember-soft)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--sunken)' },
  '.cm-panels': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    borderColor: 'var(--line)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 16px' },
  '.cm-panel.cm-search label': { fontSize: '12px', color: 'var(--ink-2)' },
  '.cm-textfield': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--control)',
    borderRadius: '6px',
    padding: '3px 8px',
    fontSize: '12px',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--control)',
    borderRadius: '6px',
    padding: '3px 10px',
    fontSize: '12px',
  },
});

const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading, color: 'var(--ember)', fontWeight: '600' },
    { tag: [tags.link, tags.url], color: 'var(--info)' },
    { tag: tags.strong, fontWeight: '600' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: [tags.propertyName, tags.attributeName], color: 'var(--info)' },
    { tag: [tags.string, tags.attributeValue], color: 'var(--ok)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
    { tag: [tags.tagName, tags.keyword], color: 'var(--ember)' },
    { tag: [tags.comment, tags.processingInstruction, tags.meta], color: 'var(--ink-3)' },
    { tag: [tags.angleBracket, tags.bracket, tags.punctuation], color: 'var(--ink-3)' },
    { tag: tags.monospace, color: 'var(--ink-2)' },
    { tag: tags.quote, color: 'var(--ink-2)' },
  ]),
);

export default function CodeEngine({ label, text, language, wrap }: CodeViewProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const wrapping = useRef(new Compartment());
  const grammar = useRef(new Compartment());

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-readonly': 'true',
            tabindex: '0',
          }),
          lineNumbers(),
          highlightSpecialChars(),
          codeFolding(),
          foldGutter(),
          drawSelection(),
          search({ top: true }),
          highlightSelectionMatches(),
          keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap]),
          wrapping.current.of(wrap ? EditorView.lineWrapping : []),
          grammar.current.of([]),
          colours,
          looks,
        ],
      }),
    });
    view.current = editor;
    if (text.length <= GRAMMAR_LIMIT && language !== 'text') {
      void import('./code-grammars.ts').then(({ grammarOf }) => {
        if (view.current !== editor) return;
        editor.dispatch({ effects: grammar.current.reconfigure(grammarOf(language)) });
      });
    }
    return () => {
      editor.destroy();
      view.current = undefined;
    };
    // wrapping is changed in place below
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, language, label]);

  useEffect(() => {
    view.current?.dispatch({
      effects: wrapping.current.reconfigure(wrap ? EditorView.lineWrapping : []),
    });
  }, [wrap]);

  return <div ref={host} className="min-h-0 flex-1 overflow-hidden" />;
}

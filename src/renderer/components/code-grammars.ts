/** The grammars of CodeMirror that Hearth shows, in a chunk of their own: text can be read before they come. */
import { html } from '@codemirror/lang-html';
import { json } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import type { Extension } from '@codemirror/state';
import type { CodeLanguage } from './code-props.ts';

export function grammarOf(language: CodeLanguage): Extension {
  switch (language) {
    case 'markdown':
      return markdown();
    case 'html':
      return html({ autoCloseTags: false });
    case 'json':
      return json();
    case 'text':
      return [];
  }
}

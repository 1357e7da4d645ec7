/** The request as code, always in step with the form. `Y` copies it. */
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ConsoleOperation, JsonObject } from '../../../contract/console/common.ts';
import { changePreferences, usePreferences } from '../../app/preferences.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { IconButton } from '../../components/button.tsx';
import { CopyButton, copyText } from '../../components/copy-button.tsx';
import { t } from '../../text/catalogue.ts';
import { fileSnippet } from './file-snippet.ts';
import { snippet, type SnippetLanguage } from './snippet.ts';

const LANGUAGES: readonly SnippetLanguage[] = ['curl', 'javascript', 'python'];

const MOST_LINES = 400;

/** The code of a list of 10,000 pages takes half a second to lay out at every key; what is copied is whole. */
function inShort(code: string): string {
  const lines = code.split('\n', MOST_LINES + 1);
  if (lines.length <= MOST_LINES) return code;
  return [...lines.slice(0, MOST_LINES), t.playground.codeGoesOn].join('\n');
}

interface CodeBoxProps {
  readonly operation: ConsoleOperation;
  readonly body: JsonObject;
  /** A file is read instead of an address. */
  readonly fileName?: string | undefined;
  readonly address: string;
}

export function CodeBox({ operation, body, fileName, address }: CodeBoxProps): ReactElement {
  const { snippet: language, code: isOpen } = usePreferences();
  const code =
    fileName === undefined
      ? snippet(language, address, operation, body)
      : fileSnippet(language, address, fileName, body);
  useShortcuts({ y: () => void copyText(code) });
  return (
    <section aria-label={t.playground.code} className="rounded-lg border border-line bg-sunken/50">
      <div className={`flex items-center gap-1 pr-1 pl-2 ${isOpen ? 'border-b border-line' : ''}`}>
        {LANGUAGES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === language}
            onClick={() => changePreferences({ snippet: name, code: true })}
            className="h-8 border-b-2 border-transparent px-2 text-xs text-ink-2 hover:text-ink aria-pressed:border-ember aria-pressed:font-medium aria-pressed:text-ink"
          >
            {t.playground[name]}
          </button>
        ))}
        <span className="flex-1" />
        <CopyButton value={code} label={t.playground.copyCode} />
        <IconButton
          label={isOpen ? t.playground.foldCode : t.playground.showCode}
          aria-expanded={isOpen}
          onClick={() => changePreferences({ code: !isOpen })}
        >
          <ChevronDown aria-hidden className={isOpen ? '' : 'rotate-180'} />
        </IconButton>
      </div>
      {isOpen && (
        <pre
          tabIndex={0}
          aria-label={t.playground[language]}
          role="region"
          className="relative max-h-[min(168px,20vh)] overflow-auto p-3 font-mono text-[11.5px] leading-[1.55]"
        >
          {inShort(code)}
        </pre>
      )}
    </section>
  );
}

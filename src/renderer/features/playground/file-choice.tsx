/** A file instead of an address: dropped anywhere on the Playground, or chosen by button. */
import { FileText, FileUp, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { t } from '../../text/catalogue.ts';
import { formatBytes } from '../../text/format.ts';

const ACCEPTED =
  '.html,.htm,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.rtf,.epub,.csv,.tsv,.txt,.md,.json,.xml,.doc,.xls';

interface FileButtonProps {
  readonly label: string;
  /** Endings, as `accept` of an input. */
  readonly accepted: string;
  readonly onFile: (file: File) => void;
  /** Of one that is sent to the service at once. */
  readonly isBusy?: boolean;
  /** One was chosen: another can only be dropped. */
  readonly isHidden?: boolean;
}

/** Opens the system's choice of a file. */
export function FileButton(props: FileButtonProps): ReactElement {
  const { label, accepted, onFile, isBusy, isHidden = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {!isHidden && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 self-start"
          isBusy={isBusy}
          icon={<FileUp aria-hidden className="size-3.5" />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={label}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // so that the same file can be chosen again
          event.target.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </>
  );
}

interface FileChoiceProps {
  readonly file: File | undefined;
  /** Undefined: back to an address. */
  readonly onFile: (file: File | undefined) => void;
}

/** The button, or the file that was chosen. */
export function FileChoice({ file, onFile }: FileChoiceProps): ReactElement {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FileButton
        label={t.playground.file.choose}
        accepted={ACCEPTED}
        onFile={onFile}
        isHidden={file !== undefined}
      />
      {file !== undefined && (
        <>
          <span className="text-xs font-medium text-ink-2">{t.playground.file.label}</span>
          <div className="flex h-9 items-center gap-2 rounded-md border border-control bg-raised pr-1 pl-2.5">
            <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 truncate font-mono text-[13px]">{file.name}</span>
            <span className="nums shrink-0 text-xs text-ink-3">{formatBytes(file.size)}</span>
            <span className="flex-1" />
            <IconButton label={t.playground.file.remove} onClick={() => onFile(undefined)}>
              <X aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </div>
  );
}

/** Takes a file that is dropped on the window; true while one is held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const act = useRef(onFile);
  useEffect(() => {
    act.current = onFile;
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const holdsFile = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      // without this the browser would leave for the file
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) act.current(file);
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => control.abort();
  }, []);
  return isOver;
}

export function DropHint(): ReactElement {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-2 z-20 flex items-center justify-center rounded-xl border-2 border-dashed border-ember bg-surface/85"
    >
      <p className="flex items-center gap-2 text-sm font-medium text-ink">
        <FileUp className="size-5 text-ember" />
        {t.playground.file.drop}
      </p>
    </div>
  );
}

/** A file dropped beside the scrape form, until that form has taken it. */
let carried: File | undefined;

export function carryFile(file: File): void {
  carried = file;
}

export function takeCarried(): File | undefined {
  const file = carried;
  carried = undefined;
  return file;
}

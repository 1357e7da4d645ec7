/**
 * Saves results as a file that the service streams: to the place the reader chooses where the browser can ask for one, else
 * as a download of the browser's own. The window never holds the file.
 */
import { useMutation } from '@tanstack/react-query';
import { ConsoleError } from '../../contract/console/client.ts';
import type { ExportBody } from '../../contract/console/exports.ts';
import { announce } from '../components/announcer.tsx';
import { t } from '../text/catalogue.ts';
import { useClient } from './client.tsx';

export function useExport() {
  const client = useClient();
  return useMutation({
    mutationFn: async (body: ExportBody) => {
      const { path, name } = await client.exportFile(body).catch(rephrase);
      const target = await chooseFile(name);
      if (target === 'none') return;
      if (target === 'download') {
        download(path, name);
        announce(t.table.started(name));
        return;
      }
      const response = await fetch(path, { cache: 'no-store', credentials: 'omit' });
      const content = response.ok ? response.body : null;
      if (content === null) throw new Error(`The service answered ${response.status}.`);
      // an answer that breaks off rejects, and the file stays as it was
      await content.pipeTo(await target.createWritable());
      announce(t.table.saved(name));
    },
  });
}

function rephrase(error: unknown): never {
  const isTooLarge = error instanceof ConsoleError && error.status === 413;
  throw isTooLarge ? new Error(t.table.tooLarge) : error;
}

interface FileHandle {
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

type ChooseFile = (options: { readonly suggestedName: string }) => Promise<FileHandle>;

/** The file the reader chose; `none` when he chose none; `download` where the browser cannot ask. */
export async function chooseFile(name: string): Promise<FileHandle | 'none' | 'download'> {
  const choose = (globalThis as { readonly showSaveFilePicker?: ChooseFile }).showSaveFilePicker;
  // the desktop window saves downloads with a dialog of its own
  if (choose === undefined || 'hearthDesktop' in globalThis) return 'download';
  try {
    return await choose({ suggestedName: name });
  } catch (error) {
    const isChoice = error instanceof DOMException && error.name === 'AbortError';
    return isChoice ? 'none' : 'download';
  }
}

function download(path: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = path;
  anchor.download = name;
  anchor.click();
}

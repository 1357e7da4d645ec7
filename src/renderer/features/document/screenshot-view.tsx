/** The pictures of a page, each to be copied and saved. */
import { Copy, Download } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { announce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../components/save-file.ts';
import { t } from '../../text/catalogue.ts';
import { textsOf } from '../playground/body.ts';
import { fileStem, type DocumentModel } from './document.ts';

/** Only pictures that cannot call anyone: inline ones, and those the service itself serves. */
function isOwnPicture(address: string): boolean {
  return address.startsWith('data:image/') || URL.parse(address)?.origin === location.origin;
}

export function ScreenshotView({ document }: { readonly document: DocumentModel }): ReactElement {
  const [isActual, setActual] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const fromActions = textsOf(document.actions?.['screenshots']);
  const shots = [
    ...(document.screenshot === undefined ? [] : [document.screenshot]),
    ...fromActions,
  ].filter(isOwnPicture);
  const pictureAt = (index: number) => region.current?.querySelectorAll('img').item(index);
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 px-5 py-2">
        <Button size="sm" onClick={() => setActual(!isActual)}>
          {isActual ? t.document.fit : t.document.actualSize}
        </Button>
        {shots.map((shot, index) => {
          const number = shots.length === 1 ? undefined : index + 1;
          const ending = number === undefined ? '' : `-${number}`;
          return (
            <span key={index} className="flex flex-wrap gap-2">
              <Button
                size="sm"
                icon={<Copy aria-hidden className="size-3.5" />}
                onClick={() => void copyPicture(pictureAt(index))}
              >
                {t.document.copyPicture(number)}
              </Button>
              <Button
                size="sm"
                icon={<Download aria-hidden className="size-3.5" />}
                onClick={() => void savePicture(shot, `${fileStem(document)}${ending}`)}
              >
                {t.document.savePicture(number)}
              </Button>
            </span>
          );
        })}
      </div>
      <div
        ref={region}
        tabIndex={0}
        role="region"
        aria-label={t.document.tabs.screenshot}
        className="relative min-h-0 flex-1 overflow-auto bg-sunken p-5"
      >
        {shots.map((shot, index) => (
          <img
            key={index}
            src={shot}
            alt={t.document.screenshotAlt(document.title || document.url)}
            className={`mb-5 rounded-sm border border-line ${isActual ? 'max-w-none' : 'max-w-full'}`}
          />
        ))}
      </div>
    </>
  );
}

/** Clipboards take PNG alone, whatever the picture is. */
async function copyPicture(picture: HTMLImageElement | null | undefined): Promise<void> {
  try {
    if (picture === null || picture === undefined) throw new Error('no picture');
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture) })]);
    announce(t.common.copied);
  } catch {
    announce(t.common.copyFailed);
  }
}

async function pngOf(picture: HTMLImageElement): Promise<Blob> {
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** As it was taken. */
async function savePicture(address: string, stem: string): Promise<void> {
  try {
    const blob = address.startsWith('data:')
      ? blobOf(address)
      : await fetch(address).then((answer) => answer.blob());
    saveFile(`${stem}.${ENDINGS[blob.type] ?? 'png'}`, blob);
  } catch {
    announce(t.document.pictureGone);
  }
}

function blobOf(address: string): Blob {
  const [head = '', data = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png' });
}

/**
 * Saves what the service streams: into the file the reader chooses where the browser can ask for one, else as a download,
 * held until it is whole.
 */
import { chooseFile } from '../client/use-export.ts';
import { saveFile } from './save-file.ts';

/** `onBytes` is told how many have come. False: the reader chose no file. */
export async function saveStream(
  name: string,
  onBytes: (bytes: number) => void,
  open: () => Promise<Response>,
): Promise<boolean> {
  const target = await chooseFile(name);
  if (target === 'none') return false;
  const { body } = await open();
  if (body === null) throw new Error('The service answered without a file.');
  const content = body.pipeThrough(counted(onBytes));
  if (target === 'download') saveFile(name, await new Response(content).blob());
  else await content.pipeTo(await target.createWritable());
  return true;
}

function counted(onBytes: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, control) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      control.enqueue(chunk);
    },
  });
}

/** An image by itself: a markdown image with its size in the metadata, read from the file's header. */
import type { DocumentInput, ReadDocument } from './types.ts';
import { mimeType } from './kind.ts';
import { escapeHtml, fileName, htmlToMarkdown, metadataOf } from './read.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function readImage(input: DocumentInput): ReadDocument {
  const size = sizeOf(input.bytes);
  const html = `<img src="${escapeHtml(input.url)}" alt="${escapeHtml(fileName(input.url))}">`;
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: metadataOf({
      title: fileName(input.url),
      imageType: mimeType(input.contentType),
      imageWidth: size?.width,
      imageHeight: size?.height,
    }),
    warnings: [],
  };
}

/** Pixel size of PNG, GIF and JPEG files; undefined for others. */
function sizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length >= 10 && view.getUint32(0) === 0x47494638) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  return bytes.length > 4 && view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : undefined;
}

/** Walks the JPEG segments to the frame header (SOF0 to SOF15 without DHT, JPG, DAC). */
function sizeOfJpeg(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

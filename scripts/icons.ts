/**
 * `node scripts/icons.ts`: draws resources/icons/*.svg in Chromium and writes the sizes and containers that
 * the systems want: PNGs, `icon.ico` (Windows), `icon.icns` (macOS). Run it after a drawing changed.
 *
 * Containers hold PNGs as they are. Sources: Microsoft "ICO file format" (PNG entries, Vista and newer);
 * Apple icns types ic07–ic14 as PNG.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../test/support/demo.ts';

const FOLDER = join(import.meta.dirname, '..', 'resources', 'icons');
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/** Type in the icns file by size in pixels. */
const ICNS: readonly (readonly [type: string, size: number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

const browser = await launchBrowser();
const page = await browser.newPage();
const icon = new Map<number, Buffer>();
for (const size of SIZES) icon.set(size, await draw('hearth.svg', size));
mkdirSync(join(FOLDER, 'linux'), { recursive: true });
for (const [size, png] of icon) {
  if (size >= 16 && size <= 512) writeFileSync(join(FOLDER, 'linux', `${size}x${size}.png`), png);
}
writeFileSync(join(FOLDER, 'icon.png'), pngOf(512));
writeFileSync(join(FOLDER, 'icon.ico'), ico([16, 24, 32, 48, 64, 128, 256]));
writeFileSync(join(FOLDER, 'icon.icns'), icns());
// the name ending in "Template" makes macOS colour it for light and dark bars
writeFileSync(join(FOLDER, 'trayTemplate.png'), await draw('tray.svg', 16));
writeFileSync(join(FOLDER, 'trayTemplate@2x.png'), await draw('tray.svg', 32));
writeFileSync(join(FOLDER, 'tray.png'), await draw('hearth.svg', 32));
await browser.close();

async function draw(name: string, size: number): Promise<Buffer> {
  const svg = readFileSync(join(FOLDER, name), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

function pngOf(size: number): Buffer {
  const png = icon.get(size);
  if (png === undefined) throw new Error(`No drawing of ${size} pixels.`);
  return png;
}

function ico(sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size === 256 ? 0 : size, at);
    head.writeUInt8(size === 256 ? 0 : size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(pngOf(size).length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += pngOf(size).length;
  });
  return Buffer.concat([head, ...sizes.map(pngOf)]);
}

function icns(): Buffer {
  const entries = ICNS.map(([type, size]) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, 'latin1');
    head.writeUInt32BE(8 + pngOf(size).length, 4);
    return Buffer.concat([head, pngOf(size)]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(8 + entries.reduce((sum, entry) => sum + entry.length, 0), 4);
  return Buffer.concat([head, ...entries]);
}

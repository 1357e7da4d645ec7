/**
 * Code pages of RTF text, by the number of `\ansicpg` and by the `\fcharset` of a font.
 *
 * Source: Rich Text Format Specification 1.9.1, "Character Set" and "Font Table"; labels of the WHATWG
 * Encoding Standard. All of them hold ASCII as it is.
 */
const LABELS: Readonly<Record<number, string>> = {
  ...{
    866: 'ibm866',
    874: 'windows-874',
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
  },
  ...{ 1250: 'windows-1250', 1251: 'windows-1251', 1252: 'windows-1252', 1253: 'windows-1253' },
  ...{ 1254: 'windows-1254', 1255: 'windows-1255', 1256: 'windows-1256', 1257: 'windows-1257' },
  ...{ 1258: 'windows-1258', 10000: 'macintosh', 10007: 'x-mac-cyrillic', 65001: 'utf-8' },
};

/** Code page of each `\fcharset` that has one of its own. */
const OF_CHARSET: Readonly<Record<number, number>> = {
  ...{
    0: 1252,
    77: 10000,
    128: 932,
    129: 949,
    134: 936,
    136: 950,
    161: 1253,
    162: 1254,
    163: 1258,
  },
  ...{ 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850 },
};

/** 0x80 to 0xFF of the code pages of MS-DOS, which browsers do not know. */
const DOS: Readonly<Record<number, string>> = {
  437: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  850: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

const decoders = new Map<string, TextDecoder>();

/** Text of bytes in a code page; unknown ones are read as Windows-1252. */
export function decodePage(bytes: Uint8Array, page: number): string {
  const upper = DOS[page];
  if (upper !== undefined)
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? ''),
    ).join('');
  const label = LABELS[page] ?? 'windows-1252';
  const decoder = decoders.get(label) ?? new TextDecoder(label);
  decoders.set(label, decoder);
  return decoder.decode(bytes);
}

/** Code page of a font's `\fcharset`; undefined for the document's own. */
export function pageOfCharset(charset: number): number | undefined {
  return OF_CHARSET[charset];
}

/** The package is CommonJS without types; its README gives the signature. */
declare module 'html-encoding-sniffer' {
  /** Name of the encoding (WHATWG Encoding standard) of an HTML page's bytes. */
  export default function sniff(
    bytes: Uint8Array,
    options: {
      readonly transportLayerEncodingLabel?: string;
      readonly maxPrescanBytes?: number;
      readonly defaultEncoding?: string;
    },
  ): string;
}

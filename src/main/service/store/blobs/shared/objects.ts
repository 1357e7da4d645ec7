/** Bytes outside the database, by key. */

/** A bucket of a server that speaks S3. */
export interface ObjectPlace {
  /** `https://s3.example:9000`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before each key, ends with `/`; may be empty. */
  readonly prefix: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface Objects {
  /** Durable when it resolves. Throws `STORAGE_FULL`, `STORAGE_FAILED`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** undefined: no such object. Throws `STORAGE_FAILED`. */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(keys: readonly string[]): Promise<void>;
  /** Those last written before ms since the epoch, a page at a time. */
  older(than: number): AsyncGenerator<readonly string[]>;
}

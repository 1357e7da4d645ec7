/** So long a removed entry of the library can be had back, ms. */
export const UNDO_MS = 600_000;

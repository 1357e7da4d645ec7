/** So long what is removed from the library can be had back, ms. */
export const UNDO_MS = 600_000;

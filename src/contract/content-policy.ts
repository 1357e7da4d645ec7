/**
 * The content policy of the GUI: sent by the service with every file of it, asserted again by the
 * desktop window. The strictest the GUI runs under (gui section 6): nothing from anywhere else, no frames
 * but its own and those of kept pages (`replay`: the origin they are shown at), no forms, no embedding.
 */
export function contentPolicy(replay: string | undefined): string {
  const shown = replay === undefined ? '' : ` ${replay}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${shown}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${shown}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

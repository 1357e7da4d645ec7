/**
 * The content policy of the GUI: sent by the service with every file of it, asserted again by the
 * desktop window. The strictest the GUI runs under (gui section 6): nothing from anywhere else, no frames
 * but its own, no forms, no embedding.
 */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

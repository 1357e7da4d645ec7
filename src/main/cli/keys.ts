export function keysCommand(argv: readonly string[]): Promise<number> {
  process.stderr.write(String(argv));
  return Promise.resolve(1);
}

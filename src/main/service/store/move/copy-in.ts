/** `COPY … FROM STDIN` over the driver, which leaves it to whoever submits a query of his own. */
import type { Client, Connection, Submittable } from 'pg';

/** What the driver's connection has beyond its types. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sync(): void;
}

/** Writes the rows of `data` (COPY's text form); resolves when the server has them all. */
export function copyIn(client: Client, statement: string, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, data, { resolve, reject }));
  });
}

interface Settled {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** The driver calls each of these by name as the server answers. */
class CopyIn implements Submittable {
  readonly #statement: string;
  readonly #data: Buffer;
  readonly #settled: Settled;
  #error: Error | undefined;

  constructor(statement: string, data: Buffer, settled: Settled) {
    this.#statement = statement;
    this.#data = data;
    this.#settled = settled;
  }

  submit(connection: Connection): void {
    asCopy(connection).query(this.#statement);
  }

  handleCopyInResponse(connection: Connection): void {
    asCopy(connection).sendCopyFromChunk(this.#data);
    asCopy(connection).endCopyFrom();
  }

  handleCommandComplete(): void {
    // the server is ready right behind it
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#settled.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#error === undefined) this.#settled.resolve();
  }
}

function asCopy(connection: Connection): CopyConnection {
  return connection as unknown as CopyConnection;
}

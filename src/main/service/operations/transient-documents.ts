/**
 * Documents of jobs with zero data retention: never written, held in memory for 7 seconds, then gone.
 *
 * A store in front of the store. A finished page that is not to be kept passes here instead: who polls,
 * watches or gets webhooks in time receives it; who comes later finds the counts and the charge alone. A
 * restart forgets at once. Source: product spec 8.5 ("raw content dropped within 7 seconds, never written to
 * disk").
 */
import type { StoredDocument } from '../domain/job.ts';
import type { NewDelivery, Store } from '../ports/backend.ts';

export const TRANSIENT_MS = 7_000;

/** The same store, with transient documents and the bodies of their webhooks. */
export function holdTransient(store: Store): Store {
  /** In order of finishing. */
  const documents = new Map<string, StoredDocument[]>();
  const bodies = new Map<string, string>();

  const hold = (jobId: string, transient: StoredDocument): void => {
    const held = documents.get(jobId) ?? [];
    documents.set(
      jobId,
      [...held, transient].sort((a, b) => a.seq - b.seq),
    );
    afterwards(() => {
      const left = (documents.get(jobId) ?? []).filter((one) => one !== transient);
      if (left.length === 0) documents.delete(jobId);
      else documents.set(jobId, left);
    });
  };
  const holdBody = (id: string, body: string): void => {
    bodies.set(id, body);
    afterwards(() => bodies.delete(id));
  };

  const withoutBodies = (outbox: readonly NewDelivery[]): readonly NewDelivery[] =>
    outbox.map(({ transientBody, ...delivery }) => {
      if (transientBody !== undefined) holdBody(delivery.id, transientBody);
      return delivery;
    });

  return {
    ...store,
    finishJob: (end) =>
      store.finishJob(
        end.outbox === undefined ? end : { ...end, outbox: withoutBodies(end.outbox) },
      ),
    finishPage: async (page) => {
      if (page.keepDocument) return store.finishPage(page);
      const outbox = withoutBodies(page.outbox);
      const outcome = await store.finishPage({ ...page, outbox });
      if (outcome !== 'finished') return outcome;
      const { jobId, pageId, document } = page;
      const seq = (await store.findDocument(pageId))?.page.seq;
      const json = Buffer.from(JSON.stringify(document));
      if (seq !== undefined) hold(jobId, { pageId, seq, json });
      return outcome;
    },
    readDocuments: async (query) => {
      const held = documents.get(query.jobId);
      if (held === undefined) return store.readDocuments(query);
      const left = held.filter(({ seq }) => seq > query.skip);
      return within(left, query).map((one) => ({ ...one, json: new Uint8Array(one.json) }));
    },
    claimDeliveries: async (claim) => {
      const due = await store.claimDeliveries(claim);
      return due.map((delivery) => ({
        ...delivery,
        body: bodies.get(delivery.id) ?? delivery.body,
      }));
    },
  };
}

/** The first of them, at most `limit` and `maxBytes`, at least one. */
function within(
  transient: readonly StoredDocument[],
  { limit, maxBytes }: { readonly limit: number; readonly maxBytes: number },
): readonly StoredDocument[] {
  let bytes = 0;
  const from = transient.slice(0, limit);
  const end = from.findIndex((one) => (bytes += one.json.length) > maxBytes);
  return end === -1 ? from : from.slice(0, Math.max(1, end));
}

function afterwards(forget: () => void): void {
  setTimeout(forget, TRANSIENT_MS).unref();
}

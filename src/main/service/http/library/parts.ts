/** The bytes of a capture, part by part, and the place where it is shown. */
import { readReplay } from '../../dialects/library.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Digest, Manifest, ManifestPicture } from '../../domain/library/manifest.ts';
import type { Browse } from '../../operations/library/browse.ts';
import type { ReplaySource } from '../../ports/replay-source.ts';
import type { ReplayTickets, TicketTerms } from '../replay/tickets.ts';
import { route, type LibraryRequest, type LibraryRoute } from './route.ts';
import { iso } from './write.ts';

export interface PartDeps {
  readonly browse: Browse;
  readonly replay: {
    readonly tickets: ReplayTickets;
    readonly source: ReplaySource;
    /** Where a client that reaches the API at `origin` sees kept pages. */
    readonly placeFor: (origin: string) => string;
  };
}

export function partRoutes(deps: PartDeps): readonly LibraryRoute[] {
  const { browse, replay } = deps;
  return [
    route('POST', '/replay', ({ body, ...request }) =>
      openStill(deps, { ...request, captureId: readReplay(body).captureId }),
    ),
    route('GET', '/captures/:id/resource', async ({ caller, param, query }) => {
      const url = URL.parse(query.get('url') ?? '');
      if (url === null) {
        throw new HearthError('BAD_REQUEST', 'Give the address of the part: ?url=https://…');
      }
      await browse.capture(caller.account.id, param('id'));
      const part = await replay.source.resource(param('id'), url.href, caller.account.id);
      if (part === null) throw missing(`a part ${url.href}`);
      if (part.body === null)
        throw missing(`the bytes of ${url.href}, which answered ${part.status}`);
      return {
        bytes: part.body,
        ...(part.borrowedAt === undefined ? {} : { borrowedAt: part.borrowedAt }),
      };
    }),
    route('GET', '/captures/:id/:part', async ({ caller, param, query }) => {
      const manifest = await browse.manifest(caller.account.id, param('id'));
      const name = param('part');
      const { digest, type } = partOf(manifest, name, query) ?? {};
      const bytes = digest === undefined ? null : await browse.blob(digest);
      if (bytes === null) throw missing(`a part "${name}"`);
      return { bytes, ...(type === undefined ? {} : { type }) };
    }),
  ];
}

function missing(what: string): HearthError {
  return new HearthError('NOT_FOUND', `This capture has not kept ${what}.`);
}

interface Kept {
  readonly digest: Digest | undefined;
  /** Where it is one that we made. */
  readonly type?: string;
}

/** The parts of a capture that can be read one by one. */
function partOf(manifest: Manifest, name: string, query: URLSearchParams): Kept | undefined {
  const { body, html, text, document, shot, thumb, still } = manifest;
  switch (name) {
    case 'body':
      return { digest: body };
    case 'html':
      return { digest: html };
    case 'text':
      return { digest: text, type: 'text/plain; charset=utf-8' };
    case 'document':
      return { digest: document, type: 'application/json; charset=utf-8' };
    case 'shot':
      return shot && pictureOf(shot);
    case 'thumb':
      return thumb && pictureOf(thumb);
    case 'still': {
      const frame = Number(query.get('frame') ?? 0);
      return { digest: still?.find((one) => one.frame === frame)?.body };
    }
    default:
      return undefined;
  }
}

function pictureOf({ body, mimeType }: ManifestPicture): Kept {
  // an archive may call anything a picture
  const isPicture = /^image\/(?:png|jpeg|webp)$/.test(mimeType);
  return { digest: body, ...(isPicture ? { type: mimeType } : {}) };
}

/** A ticket of a key is void after so long without use. */
const IDLE_MS = 15 * 60_000;

export interface StillRequest extends Pick<LibraryRequest, 'caller' | 'origin' | 'session'> {
  readonly captureId: string;
}

/** An address at which the capture is shown, with a ticket. Throws `NOT_FOUND`. */
export async function openStill(
  { browse, replay }: PartDeps,
  { captureId, caller, origin, session }: StillRequest,
) {
  const { contentType, kind } = await browse.capture(caller.account.id, captureId);
  const manifest = await replay.source.manifestOf(captureId, caller.account.id);
  const [frame] = manifest?.frames ?? [];
  if (manifest === null || frame === undefined) {
    const what = manifest === null ? `its ${kind} alone` : contentType || 'no page';
    throw new HearthError(
      'NOT_FOUND',
      `There is no page to look at in this capture, which holds ${what}. Keep the page with kind "full", or read the capture's text or body.`,
    );
  }
  const { key, account } = caller;
  const holder = { accountId: account.id, sessionId: session.id };
  const terms: TicketTerms = {
    isOpen: session.isOpen,
    ...(session.isWindow ? {} : { idleMs: IDLE_MS }),
  };
  const ticket = replay.tickets.give({ ...holder, ...(key && { keyId: key.id }) }, terms);
  return {
    url: `${replay.placeFor(origin)}/${ticket}/${captureId}/f/${frame}`,
    ticket,
    captureId,
    at: iso(manifest.at),
    private: manifest.isPrivate,
    missing: manifest.missing,
  };
}

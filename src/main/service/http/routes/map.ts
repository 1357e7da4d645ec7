/** `POST /{version}/map`. */
import type { Dialect } from '../../dialects/types.ts';
import type { MapLink } from '../../operations/map-links.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';

/** The route of one dialect. */
export function mapRoutes(dialect: Dialect, deps: RouteDeps): readonly Route[] {
  return [
    {
      method: 'POST',
      path: `/${dialect.version}/map`,
      bucket: 'map',
      spends: 'map',
      async handle({ body, caller, signal }) {
        const command = dialect.readMap(body, { allowLocal: deps.allowLocal });
        const found = await deps.mapSite(command, { caller, signal, body: asJson(body) });
        const receipt = await deps.receipt(caller, found.creditsUsed);
        const json = dialect.writeMap({
          jobId: found.id,
          links: found.links.map(toWire),
          ...(found.warning === undefined ? {} : { warning: found.warning }),
          receipt,
        });
        return { status: 200, json, text: withLinksOnce(json) };
      },
    },
  ];
}

/** The reply has its list twice (differences.md D1); thousands of links are written once. */
function withLinksOnce(json: Readonly<Record<string, unknown>>): string {
  const links = JSON.stringify(json['links']);
  const frame = JSON.stringify({ ...json, links: [], data: { links: [] } });
  // Inside a text the quotes would stand behind backslashes.
  return frame.replaceAll('"links":[]', () => `"links":${links}`);
}

/** How an address was found stays in the job; the wire has no word for it. */
function toWire({
  url,
  title,
  description,
}: MapLink): Pick<MapLink, 'url' | 'title' | 'description'> {
  return {
    url,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
}

/** What people are told of the services on a database: by `hearth doctor`, and in the window's health. */
import type { ServiceRow, ServicesAnswer } from '../../contract/console/services.ts';
import { ROLES } from './domain/role.ts';
import type { NodeState } from './ports/nodes.ts';

export interface NodeReport {
  readonly name: string;
  /** It has not beaten for so long that the others will take it out. */
  readonly isSilent: boolean;
  readonly text: string;
}

const SILENT_MS = 15_000;

export function reportNode(node: NodeState, now: number): NodeReport {
  const { name, roles, running, pages, hosts, beatAt } = node;
  const age = ageOf(beatAt, now);
  const isRenderer = roles.includes('render') && !roles.includes('crawl');
  const work = isRenderer
    ? `${running} captures under way`
    : `${running} pages under way, ${pages} leased, ${hosts} hosts`;
  const beat = `last beat ${Math.round(age / 1_000)} s ago`;
  return { name, isSilent: age > SILENT_MS, text: `${roles.join(', ')}; ${work}; ${beat}` };
}

/** The window's page of services. `workerId`: the one that answers. */
export function servicesAnswer(
  nodes: readonly NodeState[],
  { workerId, now }: { readonly workerId: string; readonly now: number },
): ServicesAnswer {
  const rows = nodes.map((node): ServiceRow => {
    const { id, name, roles, address, version, startedAt, running, waiting, hosts } = node;
    const beatAgeMs = ageOf(node.beatAt, now);
    return {
      ...{ id, name, roles, address, version, startedAt, running, waiting, hosts, beatAgeMs },
      leases: node.pages,
      isSilent: beatAgeMs > SILENT_MS,
      isThis: id === workerId,
    };
  });
  const alive = new Set(rows.flatMap(({ isSilent, roles }) => (isSilent ? [] : roles)));
  return { rows, missing: ROLES.filter((role) => !alive.has(role)) };
}

/** Clocks may differ: a beat from the future is one of now. */
function ageOf(beatAt: number, now: number): number {
  return Math.max(0, now - beatAt);
}

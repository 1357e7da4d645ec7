/** What people are told of the services on a database: by `hearth doctor`, and in the window's health. */
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
  const age = Math.max(0, now - beatAt);
  const isRenderer = roles.includes('render') && !roles.includes('crawl');
  const work = isRenderer
    ? `${running} captures under way`
    : `${running} pages under way, ${pages} leased, ${hosts} hosts`;
  const beat = `last beat ${Math.round(age / 1_000)} s ago`;
  return { name, isSilent: age > SILENT_MS, text: `${roles.join(', ')}; ${work}; ${beat}` };
}

/**
 * Closed shadow roots: no script sees them, the debugging protocol does, and tells a world of our own which they are.
 *
 * Asked are elements of a page's own names, two of a name and all of it once one has a closed root; `isWhole`: also
 * empty boxes that show something, as any may be a host. Roots within roots are found round by round.
 */
import type { CDPSession } from 'playwright-core';

/** In a world of our own: the root of an element, open or told. */
export const ROOT_OF = `
const told = globalThis.hearthRoots instanceof WeakMap ? globalThis.hearthRoots : new WeakMap();
const rootOf = (one) => one.shadowRoot || told.get(one) || null;
`;

/** `hosts(isWhole)`: elements that were not asked yet. */
const HOSTS = `
const hosts = (isWhole) => {
  ${ROOT_OF}
  const asked = (globalThis.hearthAsked ??= new WeakSet());
  const counts = (globalThis.hearthCounts ??= new Map());
  const closed = (globalThis.hearthNames ??= new Set());
  const HOST = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;
  const found = [];
  const visit = (root) => {
    for (const one of root.querySelectorAll('*')) {
      const inner = rootOf(one);
      if (inner) { visit(inner); continue; }
      if (found.length >= 200 || asked.has(one)) continue;
      const isNamed = one.localName.includes('-');
      if (!isNamed && !(isWhole && !one.hasChildNodes() && HOST.test(one.localName) && one.clientHeight > 3 && one.clientWidth > 3)) continue;
      const name = isNamed ? one.localName : '';
      const count = counts.get(name) ?? 0;
      if (count >= (isNamed ? 2 : 40) && !closed.has(name)) continue;
      counts.set(name, count + 1);
      asked.add(one);
      found.push(one);
    }
  };
  visit(document);
  return found;
};
`;

const TELL = `function (root) {
  if (!(globalThis.hearthRoots instanceof WeakMap)) globalThis.hearthRoots = new WeakMap();
  globalThis.hearthRoots.set(this, root);
  if (this.localName.includes('-')) globalThis.hearthNames.add(this.localName);
}`;

const MOST_ROUNDS = 6;
const GROUP = 'hearth-hosts';

/** Gives how many there are; none where the page went away meanwhile. */
export async function findClosedRoots(
  session: CDPSession,
  contextId: number,
  isWhole: boolean,
): Promise<number> {
  let count = 0;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const found = await askedOnce(session, contextId, isWhole);
      if (found === 0) break;
      count += found;
    }
    await session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  } catch {
    // the document is gone: whoever reads it says so
  }
  return count;
}

async function askedOnce(
  session: CDPSession,
  contextId: number,
  isWhole: boolean,
): Promise<number> {
  const { result: list } = await session.send('Runtime.evaluate', {
    expression: `(() => { ${HOSTS} return hosts(${isWhole}); })()`,
    ...{ contextId, objectGroup: GROUP },
  });
  if (list.objectId === undefined) return 0;
  const { result: properties } = await session.send('Runtime.getProperties', {
    ...{ objectId: list.objectId, ownProperties: true },
  });
  const elements = properties
    .filter(({ name }) => /^\d+$/.test(name))
    .flatMap(({ value }) => (value?.objectId === undefined ? [] : [value.objectId]));
  const told = await Promise.all(elements.map((one) => tell(session, contextId, one)));
  return told.filter(Boolean).length;
}

async function tell(session: CDPSession, contextId: number, objectId: string): Promise<boolean> {
  const { node } = await session.send('DOM.describeNode', { objectId });
  const root = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
  if (root === undefined) return false;
  const { object } = await session.send('DOM.resolveNode', {
    ...{ backendNodeId: root.backendNodeId, executionContextId: contextId, objectGroup: GROUP },
  });
  await session.send('Runtime.callFunctionOn', {
    ...{ objectId, functionDeclaration: TELL },
    arguments: [{ ...(object.objectId === undefined ? {} : { objectId: object.objectId }) }],
  });
  return true;
}

/**
 * Lists of sources at the end of a text: most lead elsewhere, so a scorer takes them for links to read on. A short line
 * right above says what they are.
 */
import { leafText } from './leaf-texts.ts';
import type { Leaf, Outline } from './outline.ts';

const SOURCES =
  /^(?:(?:notes? and |list of )?(?:sources?|references?|footnotes?|endnotes?|bibliography|works cited)|quellen(?:angaben|verzeichnis)?|einzelnachweise|fußnoten|literatur(?:verzeichnis)?|sources? et références|références|bibliographie|fuentes|referencias|bibliografía|fonti|riferimenti|bibliografia|fontes|referências|bronnen|источники|примечания|список литературы|المصادر|المراجع|الهوامش|参考文献|參考文獻|参考资料|參考資料|资料来源|資料來源|出典|脚注|출처|참고 ?문헌|각주)\s*[:：]?$/iu;
/** Words of such a line. */
const LONG_LINE = 4;
const LISTS = new Set(['ul', 'ol']);

/** Keeps the list below such a line, and the line, where the text stands right before them in their box. */
export function keepSources({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const { tag, parent, firstLeaf, endLeaf, isHidden } of boxes) {
    if (!LISTS.has(tag) || isHidden || parent === undefined) continue;
    const line = leaves[firstLeaf - 1];
    if (line?.box.parent !== parent || !saysSources(line)) continue;
    if (isTextBefore(leaves, keep, firstLeaf - 1)) keep.fill(1, firstLeaf - 1, endLeaf);
  }
}

const saysSources = (leaf: Leaf): boolean =>
  leaf.words > 0 &&
  leaf.words <= LONG_LINE &&
  leaf.linkWords === 0 &&
  SOURCES.test(leafText(leaf).trim());

function isTextBefore(leaves: readonly Leaf[], keep: Uint8Array, at: number): boolean {
  const line = leaves[at];
  const before = leaves[at - 1];
  return keep[at - 1] === 1 && before?.box.parent === line?.box.parent;
}

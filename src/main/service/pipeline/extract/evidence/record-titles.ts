/** What the cells of a place are called by their attributes: labels for small screens, titles. */
import type { Cell, Column } from '../../records/columns.ts';

/** Names a cell carries for small screens, and what a number or icon is called that says the same in each: `Weekly downloads`. */
export function attributesSaid(cells: Column['cells']): readonly string[] {
  const [first, second] = cells.filter((cell) => cell !== undefined);
  const attribs = first?.node.element.attribs;
  const called = calledOf(first);
  return [
    attribs?.['data-label'],
    attribs?.['data-title'],
    called === calledOf(second) ? called : undefined,
  ].filter((one) => one !== undefined);
}

/** Of a number, or what holds nothing else; of a text the title that says what it is: `<span title="Room">Hall 1</span>`. */
function calledOf(cell: Cell | undefined): string | undefined {
  if (cell === undefined) return undefined;
  const { parent } = cell.node;
  if (!MEASURED.test(cell.text)) {
    const { name, attribs } = cell.node.element;
    const { title } = attribs;
    // a link's title says where it leads
    const isLabel = title !== undefined && !/^(?:a|button|abbr)$/.test(name);
    return isLabel && CALLED.test(title) && title !== cell.text ? title : undefined;
  }
  return [cell.node, parent, parent?.parent]
    .filter((node) => node !== undefined && node.to - node.from === 1)
    .flatMap((node) => [node?.element.attribs['title'], node?.element.attribs['aria-label']])
    .find((said) => said !== undefined && CALLED.test(said));
}
const CALLED = /^\p{L}[^\p{N}]{1,30}$/u;

/** `1.2k`, `-4°`, `62 %`, `18 km/h`. */
const MEASURED = /^[-−+]?\p{Nd}[\p{Nd}.,\s]*(?:[kKMB]|°[CF]?|%|\p{L}{1,3}(?:\/\p{L})?)?$/u;

/** The parts of a workbook that are the same for every table. Source: ECMA-376, part 1, 12 and 18. */
import { xmlText } from './xml-text.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs` below. */
export const STYLE = { head: 1, quoted: 2, date: 3, moment: 4 } as const;

export const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

export const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const CONTENT_TYPES = (sheets: string): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${sheets}</Types>`;

/** Up to the first row: the header stays in sight, columns as wide as they are given, in letters. */
export function sheetHead(letters: readonly number[]): string {
  const widths = letters.map((count, at) => {
    const width = Math.min(60, Math.max(12, count));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const cols = widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`;
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols}<sheetData>`;
}

export function sheetTail(lastColumn: string, lastRow: number): string {
  return `</sheetData><autoFilter ref="A1:${lastColumn}${lastRow}"/></worksheet>`;
}

/** What names the sheets. */
export function workbookParts(names: readonly string[]): {
  readonly types: string;
  readonly book: string;
  readonly relations: string;
} {
  const types = names.map(
    (_name, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${KIND}.worksheet+xml"/>`,
  );
  const sheets = names.map(
    (name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map(
    (_name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    types: types.join(''),
    book: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    relations: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  };
}

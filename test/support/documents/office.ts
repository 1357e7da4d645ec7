/** Small real office files: the least parts that readers ask for, zipped. */
import { strToU8, unzipSync, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

function zip(parts: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(parts).map(([name, body]) => [
    name,
    // the media type stands first and uncompressed, so that it can be read in place
    name === 'mimetype' ? [strToU8(body), { level: 0 }] : strToU8(body),
  ]);
  return zipSync(Object.fromEntries(entries));
}

const CORE = `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:title>Tea notes</dc:title><dc:creator>Ada</dc:creator><dcterms:created>2024-01-31T12:00:00Z</dcterms:created></cp:coreProperties>`;

const run = (text: string, bold = false): string =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr>${style}</w:pPr>`}${content}</w:p>`;
const item = (text: string, list: 1 | 2, level = 0): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const cell = (text: string, bold = false): string => `<w:tc>${paragraph(run(text, bold))}</w:tc>`;

/** Headings, bold text, bullets (nested), numbers, a table and core properties. */
export function makeDocx(): Uint8Array {
  const body = [
    paragraph(run('Tea'), '<w:pStyle w:val="Heading1"/>'),
    paragraph(`${run('Water must be ')}${run('hot', true)}${run('.')}`),
    item('Green', 1),
    item('Sencha', 1, 1),
    item('Black', 1),
    paragraph(run('Steps'), '<w:pStyle w:val="Heading2"/>'),
    item('Boil', 2),
    item('Pour', 2),
    `<w:tbl><w:tr>${cell('Tea', true)}${cell('Minutes', true)}</w:tr><w:tr>${cell('Green')}${cell('2')}</w:tr></w:tbl>`,
  ].join('');
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const level = (index: number, format: string): string =>
    `<w:lvl w:ilvl="${index}"><w:numFmt w:val="${format}"/></w:lvl>`;
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document ${w}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `${XML}<w:styles ${w}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/numbering.xml': `${XML}<w:numbering ${w}><w:abstractNum w:abstractNumId="0">${level(0, 'bullet')}${level(1, 'bullet')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'decimal')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`,
    'docProps/core.xml': CORE,
  });
}

/** Two sheets: text, numbers, a date and a boolean; and an empty one. */
export function makeXlsx(): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const inline = (at: string, text: string): string =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook ${main} xmlns:r="${rel}"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/><sheet name="Blank" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rel}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet ${main}><dimension ref="A1:C3"/><sheetData><row r="1">${inline('A1', 'Tea')}${inline('B1', 'Price')}${inline('C1', 'Since')}</row><row r="2">${inline('A2', 'Green | new')}<c r="B2"><v>4.5</v></c><c r="C2" s="1"><v>45322</v></c></row><row r="3">${inline('A3', 'Black')}<c r="B3"><v>3</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${XML}<worksheet ${main}><sheetData/></worksheet>`,
    'docProps/core.xml': CORE,
  });
}

/** A Word file of paragraphs, each with the name of its style, and tables of texts. */
export function makeWordText(
  parts: readonly (readonly [style: string, text: string] | readonly (readonly string[])[])[],
): Uint8Array {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const isText = (part: (typeof parts)[number]): part is readonly [string, string] =>
    typeof part[0] === 'string';
  const styles = [...new Set(parts.filter(isText).map(([style]) => style))];
  const row = (cells: readonly string[]): string =>
    `<w:tr>${cells.map((text) => cell(text)).join('')}</w:tr>`;
  const body = parts.map((part) =>
    isText(part)
      ? paragraph(run(part[1]), `<w:pStyle w:val="S${styles.indexOf(part[0])}"/>`)
      : `<w:tbl>${part.map(row).join('')}</w:tbl>${paragraph('')}`,
  );
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${rel}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document ${w}><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': `${XML}<w:styles ${w}>${styles.map((name, at) => `<w:style w:type="paragraph" w:styleId="S${at}"><w:name w:val="${name}"/></w:style>`).join('')}</w:styles>`,
    'word/numbering.xml': `${XML}<w:numbering ${w}/>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
  });
}

/** An ODT file of the XML of its text and of its styles. */
export function makeOdtText(body: string, styles = ''): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:style="s" xmlns:fo="f"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}

export interface SheetSpec {
  readonly name: string;
  readonly state?: string;
  /** The XML of its rows. */
  readonly rows: string;
}

/** A workbook with number formats of its own: the style n + 1 has the code n; style 0 none. */
export function makeWorkbook(
  sheets: readonly SheetSpec[],
  codes: readonly string[] = [],
  strings = '',
): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${rel}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const formats = codes.map(
    (code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const styles = codes.map((_, at) => `<xf numFmtId="${at + 164}"/>`);
  return zip({
    '[Content_Types].xml': `${XML}<Types/>`,
    'xl/workbook.xml': `${XML}<workbook ${main} xmlns:r="${rel}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships>${targets.join('')}</Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet ${main}><numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst ${main}>${strings}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

export function makePptx(): Uint8Array {
  const shape = (kind: string, paragraphs: readonly string[]): string =>
    `<p:sp><p:nvSpPr><p:nvPr>${kind === '' ? '' : `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`;
  const slide = (content: string): string =>
    `${XML}<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`;
  return zip({
    '[Content_Types].xml': `${XML}<Types/>`,
    'ppt/slides/slide1.xml': slide(shape('title', ['Tea'])),
    'ppt/slides/slide10.xml': slide(shape('title', ['Last'])),
    'ppt/slides/slide2.xml': slide(
      `${shape('title', ['Kinds'])}${shape('body', ['Green', 'Black'])}`,
    ),
    'docProps/core.xml': CORE,
  });
}

export interface SlideSpec {
  /** The XML of its shapes. */
  readonly shapes: string;
  readonly isHidden?: boolean;
  readonly notes?: string;
  /** Address of the relation `rLink`. */
  readonly link?: string;
}

/** A presentation that shows its slides in another order than their files are numbered: the last file first. */
export function makeSlides(slides: readonly SlideSpec[]): Uint8Array {
  const relation = (id: string, target: string, more = ''): string =>
    `<Relationship Id="${id}" Target="${target}"${more}/>`;
  const relations = (inside: string): string => `${XML}<Relationships>${inside}</Relationships>`;
  const file = (at: number): number => slides.length - at;
  const shape = (text: string): string =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const parts = slides.flatMap(({ shapes, isHidden, notes, link }, at) => [
    [
      `ppt/slides/slide${file(at)}.xml`,
      `${XML}<p:sld xmlns:p="p" xmlns:a="a" xmlns:r="r"${isHidden === true ? ' show="0"' : ''}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
    ],
    [
      `ppt/slides/_rels/slide${file(at)}.xml.rels`,
      relations(
        `${link === undefined ? '' : relation('rLink', link, ' TargetMode="External"')}${notes === undefined ? '' : relation('rNotes', `../notesSlides/notesSlide${file(at)}.xml`)}`,
      ),
    ],
    [
      `ppt/notesSlides/notesSlide${file(at)}.xml`,
      `${XML}<p:notes xmlns:p="p" xmlns:a="a">${shape(notes ?? '')}</p:notes>`,
    ],
  ]);
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="r${at}"/>`).join('');
  return zip({
    '[Content_Types].xml': `${XML}<Types/>`,
    'ppt/presentation.xml': `${XML}<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, at) => relation(`r${at}`, `slides/slide${file(at)}.xml`)).join(''),
    ),
    ...Object.fromEntries(parts),
  });
}

export function makeOdt(): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:xlink="x"><office:body><office:text><text:h text:outline-level="1">Tea</text:h><text:p>Hot <text:a xlink:href="https://example.com/">water</text:a>.</text:p><text:list><text:list-item><text:p>Green</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`,
    'meta.xml': `${XML}<office:document-meta xmlns:office="o" xmlns:dc="d"><office:meta><dc:title>Tea notes</dc:title><dc:creator>Ada</dc:creator></office:meta></office:document-meta>`,
  });
}

/** Numbered and mixed lists, a note, a merged cell, several spaces. */
export function makeRichOdt(): Uint8Array {
  const item = (inside: string): string => `<text:list-item>${inside}</text:list-item>`;
  const text = (inside: string): string => `<text:p>${inside}</text:p>`;
  const cell = (inside: string, more = ''): string =>
    `<table:table-cell${more}>${text(inside)}</table:table-cell>`;
  const note =
    '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Below the page.</text:p></text:note-body></text:note>';
  const body = [
    text(`A word${note} with a note,<text:s text:c="3"/>apart.`),
    `<text:list text:style-name="L1">${item(`${text('one')}<text:list>${item(text('inner'))}</text:list>`)}${item(text('two'))}</text:list>`,
    `<table:table><table:table-row>${cell('wide', ' table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row><table:table-row>${cell('a')}${cell('b')}</table:table-row></table:table>`,
  ].join('');
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:style="s"><office:automatic-styles><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}

/** An ODS workbook of the XML of its sheets and of its styles. */
export function makeOdsOf(sheets: string, styles: string): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `${XML}<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  });
}

/** Sheets as ODS: each a name and the XML of its rows. */
export function makeOds(sheets: Readonly<Record<string, string>>): Uint8Array {
  const tables = Object.entries(sheets)
    .map(([name, rows]) => `<table:table table:name="${name}">${rows}</table:table>`)
    .join('');
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `${XML}<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    'meta.xml': `${XML}<office:document-meta xmlns:office="o" xmlns:dc="d"><office:meta><dc:title>Tea notes</dc:title></office:meta></office:document-meta>`,
  });
}

export function makeEpub(): Uint8Array {
  const chapter = (text: string): string =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><h1>${text}</h1><p>Text of ${text}.</p></body></html>`;
  return zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': `${XML}<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    'OEBPS/book.opf': `${XML}<package><metadata><dc:title>The book of tea</dc:title><dc:creator>Okakura</dc:creator><dc:language>en</dc:language></metadata><manifest><item id="b" href="two.xhtml"/><item id="a" href="one.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`,
    'OEBPS/one.xhtml': chapter('One'),
    'OEBPS/two.xhtml': chapter('Two'),
  });
}

/** An OLE container that holds an encrypted package: header and one directory name are enough. */
export function makeEncryptedOffice(): Uint8Array {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  Buffer.from('EncryptedPackage', 'utf16le').copy(bytes, 1024);
  return new Uint8Array(bytes);
}

/**
 * A Word file with a picture whose archive says it unpacks to `told` bytes; it holds `held`. Where the two
 * differ the archive lies.
 */
export function makeDocxWithPicture(told: number, held: number): Uint8Array {
  const parts = unzipSync(makeDocx());
  const bytes = Buffer.from(
    zipSync({ ...parts, 'word/media/image1.png': new Uint8Array(held) }, { level: 9 }),
  );
  // the sizes stand 24 bytes into an entry of the central directory, which names the part at byte 46
  const entry = bytes.lastIndexOf('word/media/image1.png') - 46;
  bytes.writeUInt32LE(told, entry + 24);
  return new Uint8Array(bytes);
}

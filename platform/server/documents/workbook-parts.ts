// The parts of an xlsx file besides its rows (ECMA-376, part 1). The order of `cellXfs` is that of `cellStyle`.

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageSchema = 'http://schemas.openxmlformats.org/package/2006'
const officeSchema = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetSchema = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Path of a sheet within `xl`. */
export const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`

const each = (sheets: number, written: (index: number) => string): string =>
  Array.from({ length: sheets }, (_, index) => written(index)).join('')

export const contentTypes = (sheets: number): string =>
  `${head}<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${each(sheets, (index) => `<Override PartName="/xl/${sheetPath(index)}" ContentType="${sheetType}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`

export const relations = `${head}<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${officeSchema}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** Relation ids are `rId1` and on for the sheets, then one for the styles. */
export const workbook = (names: readonly string[]): string =>
  `${head}<workbook xmlns="${sheetSchema}" xmlns:r="${officeSchema}"><sheets>${each(names.length, (index) => `<sheet name="${names[index] ?? ''}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)}</sheets></workbook>`

export const workbookRelations = (sheets: number): string =>
  `${head}<Relationships xmlns="${packageSchema}/relationships">${each(sheets, (index) => `<Relationship Id="rId${index + 1}" Type="${officeSchema}/worksheet" Target="${sheetPath(index)}"/>`)}<Relationship Id="rId${sheets + 1}" Type="${officeSchema}/styles" Target="styles.xml"/></Relationships>`

const format = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`

export const styles = `${head}<styleSheet xmlns="${sheetSchema}"><numFmts count="4"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy hh:mm"/><numFmt numFmtId="166" formatCode="&quot;CHF&quot; #,##0.00"/><numFmt numFmtId="167" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${format(164)}${format(165)}${format(166)}${format(167)}</cellXfs></styleSheet>`

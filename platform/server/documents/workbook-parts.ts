// The fixed parts of an xlsx file with one sheet (ECMA-376, part 1). The order of `cellXfs` is that of `cellStyle`.

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageSchema = 'http://schemas.openxmlformats.org/package/2006'
const officeSchema = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetSchema = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const contentTypes = `${head}<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`

export const relations = `${head}<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${officeSchema}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const workbook = (sheetName: string) =>
  `${head}<workbook xmlns="${sheetSchema}" xmlns:r="${officeSchema}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`

export const workbookRelations = `${head}<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${officeSchema}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeSchema}/styles" Target="styles.xml"/></Relationships>`

const format = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`

export const styles = `${head}<styleSheet xmlns="${sheetSchema}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy hh:mm"/><numFmt numFmtId="166" formatCode="&quot;CHF&quot; #,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${format(164)}${format(165)}${format(166)}</cellXfs></styleSheet>`

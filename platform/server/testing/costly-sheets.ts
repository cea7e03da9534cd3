// Spreadsheets that cost far more to read than to send: for tests and the bench.

import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const megabyte = 1024 * 1024

/** About 19 MB: 2.4 million rows of a few characters. */
export const manyShortRows = (rows = 2_400_000): Buffer => Buffer.from(`Objektnummer;Ort\n${'A-1;Ins\n'.repeat(rows)}`)

/** Almost every cell contains quotation marks without meaning. */
export const manyQuotes = (megabytes = 12): Buffer => {
  const row = `A-1;${'ein "Wort" und noch "eines" '.repeat(40)};${'"'.repeat(2)}\n`
  return Buffer.from(`Objektnummer;Bezeichnung;Ort\n${row.repeat(Math.ceil((megabytes * megabyte) / row.length))}`)
}

/** Starts with a quotation mark that is never closed. */
export const openQuote = (megabytes = 12): Buffer =>
  Buffer.from(`Objektnummer;Ort\nA-1;"Bern\n${'A-2;Chur\n'.repeat(Math.ceil((megabytes * megabyte) / 9))}`)

const parts = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Objekte" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}

/** A small workbook whose one sheet unpacks to very many bytes. */
export function bombWorkbook(megabytes: number): Promise<Buffer> {
  const row = '<row><c t="inlineStr"><is><t>A-1</t></is></c><c><v>1950</v></c></row>'
  const rows = row.repeat(Math.ceil((megabytes * megabyte) / row.length))
  return packed(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  )
}

/** A workbook whose zip directory states 1,000 bytes for each part. */
export async function lyingWorkbook(megabytes: number): Promise<Buffer> {
  const zip = await bombWorkbook(megabytes)
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    zip.writeUInt32LE(1000, at + 24)
  }
  return zip
}

async function packed(sheet: string): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet })) {
    zip.addBuffer(Buffer.from(text), name)
  }
  zip.end()
  return buffer(zip.outputStream)
}

// Reads workbooks written by the product, for tests.

import { readFile } from 'node:fs/promises'
import { readXlsx, type CellValue } from 'hucre/xlsx'

interface WrittenSheet {
  sheet: string
  data: CellValue[][]
}

export async function readSheets(file: Buffer | string): Promise<WrittenSheet[]> {
  const { sheets } = await readXlsx(typeof file === 'string' ? await readFile(file) : file)
  return sheets.map(({ name, rows }) => ({ sheet: name, data: rows }))
}

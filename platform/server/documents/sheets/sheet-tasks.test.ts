import { expect, describe, it } from 'vitest'
import { bombWorkbook, lyingWorkbook, manyQuotes, manyShortRows, openQuote } from '../../testing/costly-sheets.ts'
import { rowOf, writtenRow } from './kept-row.ts'
import { readSheets } from './sheet-tasks.ts'

const mostRows = 20_020
const read = (content: Buffer) => readSheets({ content, mostRows })

describe('a spreadsheet', () => {
  it('is read with its rows, each kept as a line', async () => {
    const answer = await read(Buffer.from('Nummer;Ort\nA-1;Bern\n'))
    if ('problem' in answer) throw new Error(answer.problem)
    expect(answer.sheets).toEqual([{ name: '', rows: 2, isHidden: false, hiddenRows: [] }])
    const [, ...rows] = Buffer.from(answer.kept).toString().split('\n')
    expect(rows.map(rowOf)).toEqual([
      ['Nummer', 'Ort'],
      ['A-1', 'Bern'],
    ])
  })

  it('with more rows than may be is refused without reading them all', async () => {
    expect(await read(manyShortRows(300_000))).toEqual({ problem: 'too-long' })
  })

  it('with a quotation mark that does not close is refused with its line', async () => {
    expect(await read(openQuote(1))).toEqual({ problem: 'quote', line: 2 })
    expect(await read(Buffer.from('sep=;\nNummer;Ort\nA-1;Bern\nA-2;"Chur\nA-3;Genf\n'))).toEqual({
      problem: 'quote',
      line: 4,
    })
  })

  it('in which a quotation mark swallows more than a cell can hold is refused with its line', async () => {
    const swallowed = `Nummer;Ort\nA-1;Bern\nA-2;"Chur\n${'A-3;Genf\n'.repeat(5_000)}A-4;"Basel"\n`
    expect(await read(Buffer.from(swallowed))).toEqual({ problem: 'quote', line: 3 })
  })

  it('with quotation marks inside cells is read', async () => {
    expect(await read(manyQuotes(1))).toMatchObject({ sheets: [{ isHidden: false }] })
  })

  it.each([
    ['240 MB', () => bombWorkbook(240)],
    ['60 MB whose directory says 1,000 bytes', () => lyingWorkbook(60)],
  ])('that unpacks to %s is refused', async (_what, build) => {
    const content = await build()
    expect(content.length).toBeLessThan(3_000_000)
    expect(await read(content)).toEqual({ problem: 'too-large' })
  })

  it('of another kind is not readable', async () => {
    expect(await read(Buffer.from([0x50, 0x4b, 3, 4, 9, 9]))).toEqual({ problem: 'not-readable' })
    expect(await read(Buffer.from('\u0000\u0001'))).toEqual({ problem: 'not-readable' })
  })
})

it('keeps days, errors and separators of lines in a row', () => {
  const row = ['a\nb\u2028c', 1.5, true, null, new Date('2027-04-01T00:00:00Z'), { error: '#N/A' }]
  expect(rowOf(writtenRow(row))).toEqual(row)
  expect(writtenRow(row)).not.toContain('\n')
})

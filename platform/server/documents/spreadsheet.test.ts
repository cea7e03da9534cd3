import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { columnLetters, type SheetValue } from './sheet-cell.ts'
import { spreadsheet, spreadsheetOf } from './spreadsheet.ts'
import { zurichSerial } from './sheet-time.ts'

async function* inPortions(...portions: SheetValue[][][]) {
  for (const portion of portions) yield portion
}

const written = (name: string, ...portions: SheetValue[][][]) => {
  const header = [
    { title: 'Wort', width: 20 },
    { title: 'Wert', width: 10 },
  ]
  return buffer(spreadsheet({ name, header, rows: inPortions(...portions) }))
}

test('holds words, numbers, money and days as such, over several portions', async () => {
  const file = await written(
    'Blatt',
    [['Zoë & <Co>', 12.5]],
    [['leer', null]],
    [['Tag', { day: '2026-02-28' }]],
    [['Franken', { money: 1850.5 }]],
  )
  const [sheet] = await readSheets(file)
  expect(sheet?.data).toEqual([
    ['Wort', 'Wert'],
    ['Zoë & <Co>', 12.5],
    ['leer', null],
    ['Tag', new Date('2026-02-28T00:00:00Z')],
    ['Franken', 1850.5],
  ])
})

test('holds several sheets in order, and percentages as fractions', async () => {
  const sheet = (name: string, value: SheetValue) => ({
    name,
    header: [{ title: 'Wert', width: 10 }],
    rows: inPortions([[value]]),
  })
  const file = await buffer(spreadsheetOf([sheet('Eins', { percent: 72.4 }), sheet('Zwei & mehr', 2)]))
  expect(await readSheets(file)).toEqual([
    { sheet: 'Eins', data: [['Wert'], [0.724]] },
    { sheet: 'Zwei & mehr', data: [['Wert'], [2]] },
  ])
})

test('never holds a formula, and leaves out what XML cannot hold', async () => {
  const [sheet] = await readSheets(await written('Blatt', [['=1+1', '\u0000\u0007gut\ud800']]))
  expect(sheet?.data[1]).toEqual(['=1+1', 'gut\ufffd'])
})

test('takes the signs out of the name that Excel refuses', async () => {
  const [sheet] = await readSheets(await written('Mai/Juni: [alle] und noch viel mehr', []))
  expect(sheet?.sheet).toBe('Mai Juni   alle  und noch viel ')
})

test('ends its source when nobody reads on', async () => {
  let stands: 'not begun' | 'begun' | 'ended' = 'not begun'
  async function* endless() {
    try {
      stands = 'begun'
      for (;;) yield Array.from({ length: 500 }, () => ['Wort'.repeat(50)])
    } finally {
      stands = 'ended'
    }
  }
  const stream = spreadsheet({ name: 'Blatt', header: [{ title: 'Wort', width: 10 }], rows: endless() })
  stream.resume()
  await expect.poll(() => stands).toBe('begun')
  stream.destroy()
  await expect.poll(() => stands).toBe('ended')
})

test('breaks off when its source fails, instead of looking complete', async () => {
  async function* failing(): AsyncGenerator<SheetValue[][]> {
    yield [['eins']]
    throw new Error('gone')
  }
  const stream = spreadsheet({ name: 'Blatt', header: [{ title: 'Wort', width: 10 }], rows: failing() })
  await expect(buffer(stream)).rejects.toThrow('gone')
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (place, letters) => {
  expect(columnLetters(place)).toBe(letters)
})

test.each([
  ['2026-01-15T23:30:00Z', '2026-01-16T00:30:00Z'],
  ['2026-07-15T22:30:00Z', '2026-07-16T00:30:00Z'],
  // The hour in which daylight saving time begins.
  ['2026-03-29T00:59:00Z', '2026-03-29T01:59:00Z'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00Z'],
])('%s is %s by the Swiss clock', (moment, clock) => {
  expect(zurichSerial(new Date(moment))).toBeCloseTo(Date.parse(clock) / 86_400_000 + 25_569, 8)
})

// Reads printed documents with poppler: what a screen reader gets.

import { describe, expect, it } from 'vitest'
import { structureOf } from '../testing/poppler.ts'
import { wordsOfPages } from '../testing/pdf-words.ts'
import { printDocument, type Sheet } from './printed-document.ts'

const cover = { title: 'Bericht', language: 'de' as const, author: 'Lindenhof', foot: 'Fuss', head: 'Stand heute' }
const print = (write: (sheet: Sheet) => void) => printDocument(cover, write)

describe('a printed document', () => {
  it('reads the header of a long table once, and shows it on each page', async () => {
    const rows = [['Objekt', 'Miete', 'Zustand'], ...Array.from({ length: 80 }, (_, at) => [`W ${at}`, '1', 'frei'])]
    const pdf = await print((sheet) => sheet.table(rows, { hasHeader: true, numbers: [1] }))
    const pages = await wordsOfPages(pdf)
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Zustand')
    const tags = await structureOf(pdf)
    expect(tags.match(/"Zustand"/g)).toHaveLength(1)
    expect(tags).toMatch(/TH:\n +\/Scope \/Column\n +"Miete"/)
    expect(tags).toMatch(/TH:\n +\/Scope \/Row\n +"W 79"/)
  })

  it('breaks long words of a cell into lines, also right-aligned ones', async () => {
    const long = 'Genossenschaft Sonnenhalde, Haus am unteren Brühlweg 117 bis 125'
    const [page = ''] = await wordsOfPages(
      await print((sheet) => sheet.table([['a', long, 'b']], { widths: [0.3, 0.2, 0.5], numbers: [1] })),
    )
    for (const word of long.split(' ')) expect(page).toContain(word)
  })

  it('writes a long figure smaller instead of cutting it off', async () => {
    const tiles = [{ label: 'Leerstand', value: "CHF 12'100'435.00", note: '74 Objekte' }]
    const [page] = await wordsOfPages(await print((sheet) => sheet.tiles(tiles)))
    expect(page).toContain("CHF 12'100'435.00")
  })

  it('begins a new page for what is kept together', async () => {
    const pdf = await print((sheet) => {
      for (let line = 0; line < 20; line += 1) sheet.paragraph(`Absatz ${line}`)
      sheet.keepTogether(400)
      sheet.heading('Unterschriften')
    })
    const pages = await wordsOfPages(pdf)
    expect(pages.map((page) => page.includes('Unterschriften'))).toEqual([false, true])
  })

  it('prints its head on each page but the first', async () => {
    const pdf = await print((sheet) => {
      sheet.frontPage({ kicker: 'K', title: 'T', facts: [['Projekt', 'Hofwiese']], text: 'Kommentar' })
      sheet.newPage()
      sheet.paragraph('Zweite')
    })
    const [first, second] = await wordsOfPages(pdf)
    expect([first?.includes('Stand heute'), second?.includes('Stand heute')]).toEqual([false, true])
    expect(await structureOf(pdf)).toMatch(/TH:\n +\/Scope \/Row\n +"Projekt"\n +TD\n +"Hofwiese"/)
  })

  it.each([
    [
      'bars',
      {
        kind: 'bars',
        data: {
          series: [
            { key: 'a', label: 'Frei' },
            { key: 'b', label: 'Vermietet' },
          ],
          rows: [
            { key: 'x', label: 'Haus 1', values: [3, -1200] },
            { key: 'y', label: 'Haus 2', values: [null, 0] },
          ],
          arrangement: 'grouped',
        },
      },
      ['Haus 1', "-1'200", 'Vermietet'],
    ],
    [
      'lines',
      {
        kind: 'line',
        data: { lines: [{ key: 'a', label: 'A', points: [{ at: 1, label: 'Mai', value: 5, low: 2, high: 9 }] }] },
      },
      ['Mai'],
    ],
    [
      'a funnel',
      {
        kind: 'funnel',
        steps: [
          { key: 'a', label: 'Interessiert', value: 20 },
          { key: 'b', label: 'Vertrag', value: 4, note: '20 Tage' },
        ],
      },
      ['Interessiert', '20 Tage'],
    ],
  ] as const)('has %s as a figure with alternative text', async (_, chart, words) => {
    const numbers = { factor: 1, decimals: 0, suffix: '' }
    const pdf = await print((sheet) => sheet.figure({ alt: 'In einem Satz', chart: { ...chart, numbers } }))
    expect(await structureOf(pdf)).toMatch(/Figure/)
    expect(pdf.toString('latin1')).toContain('/Alt')
    const [page] = await wordsOfPages(pdf)
    for (const word of words) expect(page).toContain(word)
  })
})

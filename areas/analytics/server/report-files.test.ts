import { beforeAll, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { structureOf } from '#platform/server/testing/poppler.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { noFilters } from '../contract/figures.ts'
import { askingFigures, plantPlace, readDashboard, type Place } from './testing/asking-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }
let place: Place
const { figure } = askingFigures(world, () => place)

beforeAll(async () => {
  place = await plantPlace(world, plant)
})

describe('a report file', () => {
  const ask = (payload: object, as = place.admin) =>
    world.ask(place.home, { method: 'POST', url: '/api/v1/analytics/generate-serve-report-files', payload, as })

  it('is a PDF of all figures', async () => {
    const response = await ask({ format: 'pdf', filters: noFilters })
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(response.rawPayload.includes('/StructTreeRoot')).toBe(true)
  })

  it('is a spreadsheet of one figure, and its export is recorded', async () => {
    const response = await ask({ format: 'xlsx', filters: { ...noFilters, from: '2026-09-01' }, id: 'sources' })
    expect(response.headers['content-type']).toMatch(/spreadsheet/)
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const { rows } = await asSystem(world.services, place.home, ({ client }) =>
      client.query(`select 1 from audit_entry where workspace_id = $1 and event = 'analytics.exported'`, [
        place.home.id,
      ]),
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it('has in the spreadsheet the numbers of the widgets, amounts as numbers', async () => {
    const filters = { ...noFilters, buildings: [place.counted.buildings[0]] }
    const [sheet] = await readSheets((await ask({ format: 'xlsx', filters })).rawPayload)
    const lines = (sheet?.data ?? []).map((line) => line.filter((cell) => cell !== null && cell !== ''))
    const { figures } = await readDashboard(world, place.home, place.admin, { buildings: filters.buildings[0] ?? '' })
    for (const { title, sentence, charts } of figures) {
      expect(lines).toContainEqual([title])
      expect(lines).toContainEqual([sentence])
      for (const chart of charts.filter(({ kind }) => kind === 'bars' || kind === 'heat')) {
        const factor = 'unit' in chart && chart.unit === 'rappen' ? 100 : 1
        const rows = 'rows' in chart ? chart.rows : []
        for (const { label, values } of rows)
          expect(lines).toContainEqual([label, ...values.flatMap((value) => (value === null ? [] : [value / factor]))])
      }
    }
    expect(lines.flat()).toContain('Gebäude: Lindenweg 0')
  })

  it('has in the PDF the numbers of the widgets as tagged tables, with filters and age', async () => {
    const filters = { ...noFilters, from: '2026-09-01', to: '2026-09-30' }
    const tags = await structureOf((await ask({ format: 'pdf', filters })).rawPayload)
    const rows = rowsIn(tags)
    const { figures } = await readDashboard(world, place.home, place.admin, { from: '2026-09-01', to: '2026-09-30' })
    const counted = figures
      .flatMap(({ charts }) => charts)
      .flatMap((chart) => (chart.kind === 'bars' && chart.unit === 'count' ? chart.rows : []))
    expect(counted.length).toBeGreaterThan(20)
    for (const { label, values } of counted)
      expect(rows).toContainEqual([label, ...values.map((value) => (value === null ? '–' : String(value)))])
    expect(tags).toMatch(/Von: 01\.09\.2026/)
    expect(tags).toMatch(/Gezählt am/)
  })

  it('hides in the file what the widget hides', async () => {
    const payload = { format: 'xlsx', filters: noFilters, id: 'incomes' }
    const [sheet] = await readSheets((await ask(payload, place.analyst)).rawPayload)
    const { charts, masked } = await figure('incomes', place.analyst)
    const hidden = charts
      .flatMap((chart) => (chart.kind === 'bars' ? chart.rows : []))
      .filter(({ values }) => values[0] === null)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { label } of hidden) {
      const line = sheet?.data.find(([first]) => first === label)
      expect(line?.slice(1).every((cell) => cell === null || cell === '')).toBe(true)
    }
    expect(sheet?.data.flat()).toContain(`verdeckt (${masked})`)
  })

  it('asks for the permission', async () => {
    const assistant = await world.person(place.home, 'assistant')
    expect((await ask({ format: 'pdf', filters: noFilters }, assistant)).statusCode).toBe(403)
  })
})

/** Texts of the cells of each table row in the indented tags that poppler prints. */
function rowsIn(tags: string): string[][] {
  const rows: string[][] = []
  let rowIndent: number | undefined
  for (const line of tags.split('\n')) {
    const indent = line.search(/\S/)
    const [, tag = ''] = /^\s*(\w+)/.exec(line) ?? []
    if (rowIndent !== undefined && indent >= 0 && indent <= rowIndent) rowIndent = undefined
    if (tag === 'TR') {
      rows.push([])
      rowIndent = indent
    } else if (tag === 'TH' || tag === 'TD') rows.at(-1)?.push('')
    const [, text] = /^\s*"(.*)"$/.exec(line) ?? []
    const row = rows.at(-1)
    if (text !== undefined && rowIndent !== undefined && row) row.push(`${row.pop() ?? ''}${text}`)
  }
  return rows
}

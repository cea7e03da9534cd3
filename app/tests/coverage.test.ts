// Checks that every call, screen, bulk action, row flag, table field and column of the specification is either
// implemented or listed with a reason in docs/open.md or in the decision on names, never both.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  allocationProposal,
  column,
  filter,
  remoteOption,
  row,
  tableAnswer,
  tableDefinition,
} from '#platform/contract/table.ts'
import { boughtFeatures } from '#platform/rules/permissions.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { screenAt } from '#platform/web/shell/match-path.ts'
import { unknownPath } from '#platform/web/shell/shell-routes.ts'
import { product } from '../product.web.ts'

const { areas } = product

// The shell reads its remembered state when it is loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const world = useWorld()
const root = join(import.meta.dirname, '../..')
const reference = join(root, 'docs/reference')
const open = readFileSync(join(root, 'docs/open.md'), 'utf8')

const readList = <Shape extends z.ZodType>(file: string, shape: Shape) =>
  z.array(shape).parse(JSON.parse(readFileSync(join(reference, file), 'utf8')))

/** `/a/{id}/b/` and `/a/:number/b` are one address; the maps service is asked through our own. */
const shape = (path: string) =>
  path
    .replace('{mapsService}', '/api/v1/maps')
    .replaceAll(/\{[^}]+\}|\$\w+|\{-\$\w+\}|:\w+|\*/g, ':')
    .replace(/\/+$/, '') || '/'

/** `- column `homegate`: …` of docs/open.md and of the decision on names. */
const namesOnTheWire = readFileSync(join(root, 'docs/decisions/0435-names-on-the-wire.md'), 'utf8')
const explained = (kind: string) =>
  new Set(
    [...`${open}\n${namesOnTheWire}`.matchAll(new RegExp(`^- ${kind} \`([^\`]+)\``, 'gm'))].map(
      ([, name = '']) => name,
    ),
  )

/** Returns names that are neither implemented nor explained, and names that are both. */
function wronglyTold(kind: string, names: readonly string[], isServed: (name: string) => boolean): string[] {
  const told = explained(kind)
  return names
    .filter((name) => isServed(name) === told.has(name))
    .map(
      (name) =>
        `${kind} ${name} is ${isServed(name) ? 'served and explained as missing' : 'neither served nor explained'}`,
    )
}

const openCalls = new Set(open.match(/\bC-\d{3}\b/g))
/** Maps labels of the specification to our keys. */
const actionByName: Record<string, string> = {
  'calculate fee': 'calculateFee',
  'set to sold': 'close',
  'allocation proposal': allocationProposal,
  'send e-mail': 'send_mail',
  'export to spreadsheet': 'exportExcel',
}
const columnByName: Record<string, string> = { detailColumn: 'detail' }

const tableLists = () =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(join(reference, 'tables.json'), 'utf8')))
const keysOf = (list: string): string[] =>
  z
    .array(z.object({ key: z.string() }))
    .parse(tableLists()[list])
    .map(({ key }) => key)
const fieldsOf = (entity: string): string[] =>
  z
    .array(z.object({ key: z.string(), fields: z.array(z.string()).default([]) }))
    .parse(tableLists()['entities'])
    .flatMap(({ key, fields }) => (key === entity ? fields : []))

const shapesByEntity: Record<string, z.ZodType[]> = {
  tableDefinition: [tableAnswer, tableDefinition],
  tableResponse: [tableAnswer, tableDefinition],
  tableColumn: [column],
  tableRow: [row],
  filter: [filter],
  filterChoice: [remoteOption.extend({ disabled: z.boolean() })],
  selectOption: [remoteOption],
  remoteOption: [remoteOption],
}

/** `stateFilters.choices[value, active]` is the field `choices` of `stateFilters`. */
const pathIn = (name: string): string[] => name.replace(/\[.*\]/, '').split('.')

function holds(shape: z.ZodType, [first, ...rest]: string[]): boolean {
  if (first === undefined) return true
  if (shape instanceof z.ZodOptional) return holdsInside(shape, [first, ...rest])
  if (!(shape instanceof z.ZodObject)) return false
  const field: unknown = shape.shape[first]
  return field instanceof z.ZodType && holds(field, rest)
}

const holdsInside = (shape: z.ZodOptional<z.core.SomeType>, path: string[]): boolean => {
  const inner: unknown = shape.unwrap()
  return inner instanceof z.ZodType && holds(inner, path)
}

/** The definition of each list, read as an administrator of a workspace with all features. */
const readLists = async () => [...(await readListsOf('reletting')), ...(await readListsOf('sale'))]

async function readListsOf(projectType: 'reletting' | 'sale') {
  const home = await world.workspace({ features: [...boughtFeatures], projectType })
  const as = await world.person(home, 'superadmin')
  const lists = world.quartier.served.filter(
    ({ endpoint }) => endpoint.response === tableAnswer && endpoint.method === 'GET',
  )
  const definitions = []
  for (const { endpoint } of lists) {
    const answer = await world.ask(home, { url: endpoint.path, as })
    // A project that sells has no tenancies.
    if (projectType === 'sale' && answer.statusCode === 403) continue
    definitions.push(z.object({ definition: tableDefinition }).parse(answer.json()).definition)
  }
  return definitions
}

const openScreens = new Set([...open.matchAll(/^- `(\/[^`]*)`/gm)].map(([, path = '']) => shape(path)))

describe('the specification', () => {
  it('has each call either served or open', () => {
    const served = new Set(world.quartier.served.map(({ endpoint }) => `${endpoint.method} ${shape(endpoint.path)}`))
    const calls = readList('calls.json', z.object({ id: z.string(), method: z.string(), path: z.string() }))
    expect(calls.length).toBeGreaterThan(400)
    const wrong = calls
      .map(({ id, method, path }) => ({
        id,
        path,
        isServed: served.has(`${method} ${shape(path)}`),
        isOpen: openCalls.has(id),
      }))
      .filter(({ isServed, isOpen }) => isServed === isOpen)
      .map(
        ({ id, path, isServed }) =>
          `${id} ${path} is ${isServed ? 'served and listed as open' : 'neither served nor listed as open'}`,
      )
    expect(wrong).toEqual([])
  })

  it('has each screen either built or open', () => {
    // A route that only redirects counts as implemented.
    const routes = areas.flatMap(({ routes: own }) => own)
    const built = new Set([...routes, unknownPath].map(({ path }) => shape(path)))
    const screens = readList('screens.json', z.object({ path: z.string().nullable() }))
    expect(screens.length).toBeGreaterThan(100)
    const wrong = screens
      .flatMap(({ path }) => (path ? [shape(path)] : []))
      .filter((path) => built.has(path) === openScreens.has(path))
      .map((path) => `${path} is ${built.has(path) ? 'built and listed as open' : 'neither built nor listed as open'}`)
    expect(wrong).toEqual([])
  })

  it('has each bulk action, row flag and column in a list, or explained', async () => {
    const lists = await readLists()
    const options = lists.flatMap(({ bulkOptions }) => bulkOptions)
    const columns = new Set(lists.flatMap(({ header }) => header.map(({ key }) => key)))
    const flags = new Set(options.map(({ availability }) => availability))
    const actions = new Set(options.map(({ value }) => value))
    const spreadsheet = lists.some(({ excelDownload }) => excelDownload) ? ['exportExcel'] : []
    const isOffered = (name: string) => [...actions, ...spreadsheet].includes(actionByName[name] ?? name)
    expect(lists.length).toBeGreaterThan(8)
    expect([
      ...wronglyTold('bulk action', keysOf('bulkActions'), isOffered),
      ...wronglyTold('row flag', keysOf('rowFlags'), (name) => flags.has(name)),
      ...wronglyTold('column', keysOf('columns'), (name) => columns.has(columnByName[name] ?? name)),
    ]).toEqual([])
  })

  it('has each field of tables and rows, or explained', async () => {
    const flags = new Set(
      (await readLists()).flatMap(({ bulkOptions }) => bulkOptions.map(({ availability }) => availability)),
    )
    const wrong = Object.entries(shapesByEntity).flatMap(([entity, shapes]) => {
      const isServed = (name: string) => flags.has(name) || shapes.some((one) => holds(one, pathIn(name)))
      return wronglyTold(`field of ${entity}`, fieldsOf(entity), isServed)
    })
    expect(wrong).toEqual([])
  })

  it('has no screen for the public that leads to the door of the staff', () => {
    const routes = areas.flatMap(({ routes: own }) => own)
    const screens = readList('screens.json', z.object({ path: z.string().nullable(), kind: z.string() }))
    const places = screens.flatMap(({ path, kind }) => (path && kind === 'public' ? [path] : []))
    const lost = places.filter((path) => screenAt(routes, path.replace(/\{\w+\?\}/, 'x')) === undefined)
    expect(places.length).toBeGreaterThan(20)
    expect(lost).toEqual([])
  })

  it('has no link for the public that leads to the door of the staff when a part of it is missing', () => {
    const routes = areas.flatMap(({ routes: own }) => own)
    const links = routes.filter(({ layout, path }) => layout !== 'staff' && path.includes('$'))
    const cut = links.flatMap(({ path }) => {
      const parts = path.split('/').slice(1)
      const withoutOne = parts.flatMap((part, at) => (part.includes('$') ? [parts.toSpliced(at, 1)] : []))
      const broken = parts.slice(1).map((_, at) => parts.slice(0, at + 1))
      return [...withoutOne, ...broken].map((some) => `/${some.join('/').replaceAll(/\{?-?\$\w+\}?/g, 'x')}`)
    })
    expect(cut).toContain('/action/x/documents-upload-form')
    expect(cut.filter((path) => (screenAt(routes, path)?.screen.layout ?? 'staff') === 'staff')).toEqual([])
  })
})

// Checks the order of the areas (`boundaries.ts`) for imports and for tables named in SQL, and that there are no
// cycles.

import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areaOf, areaOrder, forbiddenBetweenAreas } from '../boundaries.ts'
import { circlesIn, type Graph } from './circles.ts'
import { find, isTest, sources, type SourceFile } from './source-files.ts'
import { foreignTablesIn, ownerByTable } from './sql-tables.ts'

const isOfTests = (path: string) => isTest(path) || /\/testing\//.test(path)
const own = sources.filter(({ path }) => !isOfTests(path))
const ofAreas = sources.filter(({ path }) => areaOf(path))

/** A test may use internal files of a lower area to insert its data. */
const importsAgainstOrder = ({ path, imports }: SourceFile): string[] =>
  imports
    .filter((imported) => {
      const reason = forbiddenBetweenAreas(path, imported)
      return reason === 'upward' || (reason === 'internal' && !isOfTests(path))
    })
    .map((imported) => `${path}: ${imported}`)

const tablesAgainstOrder = (file: SourceFile): string[] =>
  foreignTablesIn(file).map((table) => `${file.path}: table ${table}`)

const found = [
  ...new Set([
    ...ofAreas.flatMap(importsAgainstOrder),
    ...own.filter(({ path }) => /^(areas|platform|connectors)\//.test(path)).flatMap(tablesAgainstOrder),
  ]),
]

describe('the order of the areas', () => {
  it('gives every area one place', () => {
    expect([...areaOrder].sort()).toEqual(find('areas/*').map((path) => basename(path)))
  })

  it.each([
    ['areas/objects/server/a.ts', 'areas/buildings/server/public.ts', undefined],
    ['areas/objects/server/a.ts', 'areas/buildings/server/tables.ts', 'internal'],
    ['areas/objects/web/A.tsx', 'areas/buildings/web/public.tsx', undefined],
    ['areas/objects/web/A.tsx', 'areas/buildings/web/BuildingPage.tsx', 'internal'],
    ['areas/objects/rules/a.ts', 'areas/buildings/rules/b.ts', undefined],
    ['areas/buildings/rules/a.ts', 'areas/objects/rules/b.ts', 'upward'],
    ['areas/buildings/server/a.ts', 'areas/objects/server/public.ts', 'upward'],
    ['areas/buildings/server/a.ts', 'platform/server/context.ts', undefined],
  ])('from %s to %s: %s', (path, imported, reason) => {
    expect(forbiddenBetweenAreas(path, imported)).toBe(reason)
  })

  it('is kept by every import and every SQL text', () => {
    expect(found.sort()).toEqual([])
  })
})

describe('tables named in SQL', () => {
  it('are known by their owners', () => {
    expect(ownerByTable.get('property_object')).toBe('objects')
    expect(ownerByTable.get('mail_thread')).toBeUndefined()
  })

  it('are found in the text of the file and not in its comments', () => {
    const text = '// from property_object\nconst a = sql`select 1 from property_object o join building b on true`'
    expect(foreignTablesIn({ path: 'areas/buildings/server/a.ts', text })).toEqual(['property_object'])
  })
})

it('entries of the audit are read only by the functions of the audit', () => {
  const places = own.filter(
    ({ path, text }) => path.startsWith('areas/') && !path.includes('testing') && /\baudit_entry\b/.test(text),
  )
  expect(places.map(({ path }) => path)).toEqual([])
})

describe('circles', () => {
  const graphOf = (folder: (path: string) => string | undefined): Graph => {
    const edges = new Map<string, Set<string>>()
    for (const { path, imports } of own) {
      const from = folder(path)
      if (!from) continue
      const to = imports.map(folder).filter((one) => one !== undefined && one !== from)
      edges.set(from, new Set([...(edges.get(from) ?? []), ...to.filter((one) => one !== undefined)]))
    }
    return new Map([...edges].map(([from, to]) => [from, [...to]]))
  }

  it('are found', () => {
    const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }))
    expect(circlesIn(graph)).toEqual([['a', 'b', 'c']])
  })

  it('are not formed by files', () => {
    expect(circlesIn(graphOf((path) => path))).toEqual([])
  })

  it('are not formed by the folders of platform/web', () => {
    expect(circlesIn(graphOf((path) => /^platform\/web\/([^/]+)\//.exec(path)?.[1]))).toEqual([])
  })
})

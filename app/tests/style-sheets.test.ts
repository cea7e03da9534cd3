// Style sheets of components: each belongs to one component or to one folder, and its classes are in use.

import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { find, isTest, read, sources } from './source-files.ts'

const imports = sources
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
      path,
      text,
      name,
      sheet: normalize(join(dirname(path), from)),
    })),
  )

const nameOf = (path: string) => basename(path).replace(/\.(?:tsx?|module\.css)$/, '')

/** The component whose name the sheet bears; a sheet without one belongs to its folder. */
const componentOf = (sheet: string) =>
  sources.find(({ path }) => dirname(path) === dirname(sheet) && nameOf(path) === nameOf(sheet))?.path

/** `.mantine-*` are classes of the component library. */
const classesIn = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replace(/\/\*.*?\*\/|url\(.*?\)|:global\([^)]*\)/gs, '')
        .matchAll(/\.(?!mantine-)([a-z]\w*)(?=[^{}]*\{)/gi),
    ].map(([, name = '']) => name),
  )

const usedIn = ({ text, name }: { text: string; name: string }) =>
  [
    ...text
      .replace(/ from '[^']+'/g, '')
      .matchAll(new RegExp(String.raw`(?<![\w./])${name}(?:\.(\w+)|\['(\w+)'\])`, 'g')),
  ].map(([, dotted, quoted]) => dotted ?? quoted ?? '')

describe('style sheets', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(200)
  })

  it('are imported by their own component, or within the folder that they belong to', () => {
    const foreign = imports.filter(({ path, sheet }) => {
      const owner = componentOf(sheet)
      return owner ? owner !== path : dirname(path) !== dirname(sheet)
    })
    expect(foreign.map(({ path, sheet }) => `${path} → ${sheet}`)).toEqual([])
  })

  it('have every class that a component names', () => {
    const missing = imports.flatMap((one) => {
      const known = classesIn(one.sheet)
      return usedIn(one)
        .filter((name) => !known.has(name))
        .map((name) => `${one.path}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it('have no class that no component names', () => {
    const bySheet = Map.groupBy(imports, ({ sheet }) => sheet)
    const unused = find('{areas,platform}/**/*.module.css').flatMap((sheet) => {
      const used = new Set((bySheet.get(sheet) ?? []).flatMap(usedIn))
      return [...classesIn(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: ${name}`)
    })
    expect(unused).toEqual([])
  })
})

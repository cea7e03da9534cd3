// `npm ci` on a fresh machine accepts only a complete lock file.

import { expect, it } from 'vitest'
import { z } from 'zod'
import { find, read } from './source-files.ts'

const names = z.record(z.string(), z.string()).default({})
const entry = z.object({ dependencies: names, optionalDependencies: names, resolved: z.string().optional() })
const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(read('package-lock.json')))

it('the lock file holds each package that another one names, for every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isWithinReach(place, name)),
  )
  expect(missing).toEqual([])
})

it('the lock file names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

it('versions are exact, so that two machines run the same', () => {
  const { dependencies, devDependencies, optionalDependencies } = z
    .object({ dependencies: names, devDependencies: names, optionalDependencies: names })
    .parse(JSON.parse(read('package.json')))
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

it('a command of package.json has its script', () => {
  const { scripts } = z.object({ scripts: names }).parse(JSON.parse(read('package.json')))
  const named = Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w-]+\.mjs/g) ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((script) => find(script).length === 0)).toEqual([])
})

// Node's lookup: beside the package, then further and further out.
function isWithinReach(place: string, name: string): boolean {
  if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
  if (!place) return false
  const outer = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))
  return isWithinReach(outer, name)
}

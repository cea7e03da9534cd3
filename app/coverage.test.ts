// Every call and screen of the specification is served, or stands in docs/open.md with its reason; nothing stands there twice.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useWorld } from '#platform/server/testing/world.ts'
import { incompleteLinks } from '#platform/web/shell/incomplete-links.ts'
import { screenAt } from '#platform/web/shell/match-path.ts'
import { unknownPath } from '#platform/web/shell/shell-routes.ts'
import { areas } from './areas.web.ts'

const world = useWorld()
const root = join(import.meta.dirname, '..')
const specification = join(root, '../shared/spec')
const open = readFileSync(join(root, 'docs/open.md'), 'utf8')

const readList = <Shape extends z.ZodType>(file: string, shape: Shape) =>
  z.array(shape).parse(JSON.parse(readFileSync(join(specification, file), 'utf8')))

/** `/a/{id}/b/` and `/a/:number/b` are one address. */
const shape = (path: string) => path.replaceAll(/\{[^}]+\}|\$\w+|\{-\$\w+\}|:\w+|\*/g, ':').replace(/\/+$/, '') || '/'

const leadsElsewhere = (route: object) => 'redirectTo' in route

const openCalls = new Set(open.match(/\bC-\d{3}\b/g))
const openScreens = new Set([...open.matchAll(/^- `(\/[^`]*)`/gm)].map(([, path = '']) => shape(path)))

describe.skipIf(!existsSync(specification))('the specification', () => {
  it('has each call either served or open', () => {
    const served = new Set(world.quartier.served.map(({ endpoint }) => `${endpoint.method} ${shape(endpoint.path)}`))
    const calls = readList('calls.json', z.object({ id: z.string(), method: z.string(), path: z.string() }))
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
    // A place that only leads to another is built; one that says "not yet" is not.
    const routes = areas.flatMap(({ word, routes: own }) => (word === 'not yet' ? own.filter(leadsElsewhere) : own))
    const built = new Set([...routes, unknownPath].map(({ path }) => shape(path)))
    const screens = readList('screens.json', z.object({ path: z.string().nullable() }))
    const wrong = screens
      .flatMap(({ path }) => (path ? [shape(path)] : []))
      .filter((path) => built.has(path) === openScreens.has(path))
      .map((path) => `${path} is ${built.has(path) ? 'built and listed as open' : 'neither built nor listed as open'}`)
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
    const known = areas.flatMap(({ routes: own }) => own)
    const routes = [...known, ...incompleteLinks(known)]
    const links = known.filter(({ layout, path }) => layout !== 'staff' && path.includes('$'))
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

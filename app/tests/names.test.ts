// Each call has one name in the contract, its handler and the web hook that sends it (decision 0450).

import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { Handler } from '#platform/server/http/handler.ts'
import { areas } from '../areas.server.ts'
import { find, isTest, read, sources } from './source-files.ts'

const root = join(import.meta.dirname, '../..')

/** The stream of live topics stays open, so it has its own route (platform/server/http/live-route.ts). */
const servedOtherwise = new Set(['listenLive'])

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value

async function contractsByEndpoint(): Promise<Map<Endpoint, string>> {
  const names = new Map<Endpoint, string>()
  for (const path of find('{areas/*,platform}/contract/*.ts').filter((one) => !isTest(one))) {
    const module: Record<string, unknown> = await import(join(root, path))
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) names.set(value, name)
  }
  return names
}

const handlers = areas.flatMap(({ name: area, handlers: modules = [] }) =>
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      value instanceof Handler ? [{ area, name, handler: value }] : [],
    ),
  ),
)

it('each handler has the name of its contract', async () => {
  const contracts = await contractsByEndpoint()
  const named = handlers.map(({ area, name, handler: { endpoint } }) => [
    `${area}: ${name}`,
    contracts.get(endpoint),
    name,
  ])
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(([, contract, name]) => contract !== name)).toEqual([])
})

it('each contract has exactly one handler', async () => {
  const counts = Map.groupBy(handlers, ({ handler: { endpoint } }) => endpoint)
  const wrong = [...(await contractsByEndpoint())]
    .filter(([endpoint, name]) => !servedOtherwise.has(name) && counts.get(endpoint)?.length !== 1)
    .map(([endpoint, name]) => `${name} has ${counts.get(endpoint)?.length ?? 0} handlers`)
  expect(wrong).toEqual([])
})

it('each exported hook that sends one call has the name of its contract', () => {
  const exported = sources
    .filter(({ path }) => /^areas\/[^/]+\/web\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) => text.split(/^(?=export )/m).map((part) => ({ path, part })))
  const hooks = exported.flatMap(({ path, part }) => {
    const hook = /^export (?:const|function) (use[A-Z]\w*)/.exec(part)?.[1]
    const sent = [...part.matchAll(/\buseChange\((\w+)[,)]/g)].map(([, name = '']) => name)
    return hook && sent.length === 1 ? [{ path, hook, contract: sent[0] ?? '' }] : []
  })
  expect(hooks.length).toBeGreaterThan(50)
  const wanted = (contract: string) => `use${contract.charAt(0).toUpperCase()}${contract.slice(1)}`
  expect(hooks.filter(({ hook, contract }) => !hook.startsWith(wanted(contract)))).toEqual([])
})

it('the examples of CONTRIBUTING.md are code of the repository', () => {
  const examples = [...read('CONTRIBUTING.md').matchAll(/```ts\n\s*\/\/ (\S+\.ts)\n([^]*?)```/g)]
  expect(examples.length).toBeGreaterThan(1)
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
  const invented = examples.flatMap(([, path = '', example = '']) => {
    const there = new Set(linesOf(read(path)))
    return linesOf(example).filter((line) => !there.has(line))
  })
  expect(invented).toEqual([])
})

// Checks that the API description is sufficient to write a client: each call with input describes all of it.

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ServedEndpoint } from '#platform/server/http/router.ts'
import { useOwnWorld, useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

const operation = z.looseObject({
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })) })
    .optional(),
})
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

async function readPaths() {
  const home = await world.workspace()
  return described.parse((await world.ask(home, { url: '/api/openapi.json' })).json()).paths
}

const pathOf = ({ endpoint }: ServedEndpoint) => endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
const nameOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path}`

describe('the description of the API', () => {
  it('has the body of every call that takes one, files included', async () => {
    const paths = await readPaths()
    const takesSomething = world.quartier.served.filter(
      ({ endpoint, kind }) => endpoint.method !== 'GET' && (endpoint.body !== undefined || kind === 'upload'),
    )
    expect(takesSomething.length).toBeGreaterThan(150)
    const silent = takesSomething.filter((served) => {
      const { method } = served.endpoint
      return paths[pathOf(served)]?.[method.toLowerCase()]?.requestBody === undefined
    })
    expect(silent.map(nameOf)).toEqual([])
  })

  it('says how files are sent, and which kinds of sheets there are', async () => {
    const paths = await readPaths()
    const uploads = paths['/api/v1/upload-images']?.['post']?.requestBody?.content
    expect(Object.keys(uploads ?? {})).toEqual(['multipart/form-data'])
    const sheets = paths['/api/v1/generate-serve-posting-files']?.['post']?.requestBody?.content['application/json']
    expect(sheets?.schema).toMatchObject({ properties: { type: { enum: ['flyer', 'card'] } } })
  })

  it('is repeated by the refusal of a value that is none of the set', async () => {
    const home = await world.workspace()
    const as = await world.person(home, 'admin')
    const url = '/api/v1/generate-serve-posting-files'
    const payload = { targets: [as.id], type: 'poster' }
    const answer = (await world.ask(home, { method: 'POST', url, payload, as })).json()
    expect(answer.fields.type).toBe('Ungültiger Wert. Erlaubt: flyer, card.')
    expect(answer.notify[0].description).toBe('type: Erlaubt: flyer, card.')
  })
})

describe('a server whose description is off', () => {
  const closed = useOwnWorld({ API_DESCRIPTION: 'off' })

  it('serves neither of its pages, and still serves calls', async () => {
    const home = await closed.workspace()
    const statusOf = async (url: string) => (await closed.ask(home, { url })).statusCode
    expect(await statusOf('/api/docs')).toBe(404)
    expect(await statusOf('/api/openapi.json')).toBe(404)
    expect(await statusOf('/api/v1/init')).toBe(200)
  })
})

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { writeBySchema } from './writing.ts'

it('writes what the schema names and nothing else, also the second time', async () => {
  const app = Fastify()
  writeBySchema(app)
  const schema = { response: { 200: { type: 'object', properties: { name: { type: 'string' } } } } }
  app.get('/', { schema }, () => ({ name: 'Aebi', salary: 9000 }))
  for (const _ of ['first', 'second']) {
    const answer = await app.inject('/')
    expect(answer.payload).toBe('{"name":"Aebi"}')
    expect(answer.headers['content-type']).toContain('application/json')
  }
})

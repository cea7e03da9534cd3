import { expect, it } from 'vitest'
import { registryOf } from './registry.ts'

it('lets all areas keep what they need before the data of any area is erased', async () => {
  const done: string[] = []
  const erasing = { of: 'flat', erase: async () => (done.push('erased'), ['key']) }
  const keeping = { of: 'flat', beforeErasing: async (_: object, id: string) => void done.push(`kept ${id}`) }
  const other = { of: 'house', beforeErasing: async () => void done.push('other') }
  const registry = registryOf<object, object>([{ recordParts: [erasing] }, { recordParts: [keeping, other] }])
  expect(await registry.eraseParts({}, { kind: 'flat', id: 'a' })).toEqual(['key'])
  expect(done).toEqual(['kept a', 'erased'])
})

import { beforeEach, expect, it } from 'vitest'
import { extend, extensionPoint, registerExtensions, tellExtensions } from './extension-point.ts'

const told = extensionPoint<(word: string) => Promise<void>>('told')
const heard: string[] = []
const hear = (name: string) => extend(told, async (word) => void heard.push(`${name} ${word}`))

beforeEach(() => void heard.splice(0))

it('refuses to answer before the areas are registered', () => {
  expect(() => told.all()).toThrow('before the areas were registered')
})

it('calls the handlers in the order of the areas, and those of the last registration only', async () => {
  registerExtensions([{ extensions: [hear('first')] }, {}, { extensions: [hear('second')] }])
  await tellExtensions(told, 'once')
  expect(heard).toEqual(['first once', 'second once'])
  registerExtensions([{ extensions: [hear('third')] }])
  await tellExtensions(told, 'again')
  expect(heard.slice(2)).toEqual(['third again'])
})

it('ends at the first handler that refuses', async () => {
  const refusing = extend(told, () => Promise.reject(new Error('no')))
  registerExtensions([{ extensions: [refusing, hear('late')] }])
  await expect(tellExtensions(told, 'word')).rejects.toThrow('no')
  expect(heard).toEqual([])
})

import { beforeEach, expect, it, vi } from 'vitest'

let heard: string[]

/** Loads a separate module instance: the shared one contains the product's extensions. */
async function fresh() {
  vi.resetModules()
  const { extend, extensionPoint, registerExtensions, tellExtensions } = await import('./extension-point.ts')
  const told = extensionPoint<(word: string) => Promise<void>>('told')
  const hear = (name: string) => extend(told, async (word) => void heard.push(`${name} ${word}`))
  return { extend, registerExtensions, tell: (word: string) => tellExtensions(told, word), told, hear }
}

beforeEach(() => void (heard = []))

it('refuses to answer before the areas are registered', async () => {
  const { told } = await fresh()
  expect(() => told.all()).toThrow('before the areas were registered')
})

it('calls the handlers in the order of the areas, and those of the last registration only', async () => {
  const { registerExtensions, tell, hear } = await fresh()
  registerExtensions([{ extensions: [hear('first')] }, {}, { extensions: [hear('second')] }])
  await tell('once')
  expect(heard).toEqual(['first once', 'second once'])
  registerExtensions([{ extensions: [hear('third')] }])
  await tell('again')
  expect(heard.slice(2)).toEqual(['third again'])
})

it('ends at the first handler that refuses', async () => {
  const { registerExtensions, tell, hear, extend, told } = await fresh()
  registerExtensions([{ extensions: [extend(told, () => Promise.reject(new Error('no'))), hear('late')] }])
  await expect(tell('word')).rejects.toThrow('no')
  expect(heard).toEqual([])
})

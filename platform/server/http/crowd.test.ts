import { expect, it } from 'vitest'
import { gather } from './crowd.ts'

/** Returns a batcher whose batches wait until the test releases them, and records the members of each batch. */
function slowly() {
  const crowds: number[][] = []
  const goOn: (() => void)[] = []
  const join = gather<number, number>(3, async (crowd) => {
    crowds.push([...crowd])
    await new Promise<void>((resolve) => goOn.push(resolve))
    if (crowd.includes(13)) throw new Error('unlucky')
    return crowd.map((one) => one * 10)
  })
  const next = async () => {
    goOn.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { crowds, join, next }
}

it('answers who comes alone at once, and those who come meanwhile together, some at a time', async () => {
  const { crowds, join, next } = slowly()
  const answers = Promise.all([1, 2, 3, 4, 5].map(join))
  expect(crowds).toEqual([[1]])
  await next()
  expect(crowds).toEqual([[1], [2, 3, 4]])
  await next()
  await next()
  expect(await answers).toEqual([10, 20, 30, 40, 50])
  const late = join(6)
  expect(crowds).toEqual([[1], [2, 3, 4], [5], [6]])
  await next()
  expect(await late).toBe(60)
})

it('tells each of a crowd that failed, and goes on with the next', async () => {
  const { join, next } = slowly()
  const first = join(1)
  const [unlucky, beside] = [join(13), join(2)].map((one) => one.catch((error: Error) => error.message))
  await next()
  await next()
  expect([await first, await unlucky, await beside]).toEqual([10, 'unlucky', 'unlucky'])
  const after = join(3)
  await next()
  expect(await after).toBe(30)
})

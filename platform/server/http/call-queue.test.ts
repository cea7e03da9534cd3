import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { CallQueue } from './call-queue.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Returns a function that queues a call, which runs until the test ends it. */
function heldCalls(queue: CallQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const call = (workspaceId: string, name: string) =>
    queue.run(workspaceId, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const endFirst = async () => {
    ends.shift()?.()
    await turn()
  }
  return { begun, call, endFirst }
}

it('lets some calls of a workspace run, the others in order of arrival', async () => {
  const { begun, call, endFirst } = heldCalls(new CallQueue({ running: 2, waiting: 9 }))
  const first = ['a', 'b', 'c', 'd'].map((name) => call('one', name))[0]
  await turn()
  expect(begun).toEqual(['a', 'b'])
  void call('other', 'e')
  await turn()
  expect(begun).toEqual(['a', 'b', 'e'])
  await endFirst()
  expect(await first).toBe('a')
  expect(begun).toEqual(['a', 'b', 'e', 'c'])
})

it('refuses a call with 503 when too many wait', async () => {
  const { call } = heldCalls(new CallQueue({ running: 1, waiting: 1 }))
  void call('one', 'a')
  void call('one', 'b')
  const refusal = await call('one', 'c').catch((error: unknown) => error)
  expect(refusal instanceof AppError && refusal.details.status).toBe(503)
})

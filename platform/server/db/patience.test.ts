// A database that is slow to greet: a proxy in front of it keeps the first connections waiting.

import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { connectPatiently, patiently } from './patience.ts'

const database = useDatabase()
let door: Server | undefined
const open: Socket[] = []

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  door?.close()
})

/** Accepts all connections, but never responds to the first `silent` ones. */
async function behindADoor(silent: number): Promise<{ url: string; callers: () => number }> {
  let callers = 0
  const behind = new URL(database.url)
  door = createServer((caller) => {
    callers += 1
    open.push(caller)
    caller.on('error', () => {})
    if (callers <= silent) return
    const onward = connect(Number(behind.port), behind.hostname)
    open.push(onward)
    onward.on('error', () => {})
    caller.pipe(onward).pipe(caller)
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('the door has a port')
  return { url: Object.assign(new URL(behind), { port: String(address.port) }).href, callers: () => callers }
}

it('asks again where nobody answers in time', async () => {
  const { url, callers } = await behindADoor(2)
  const client = await connectPatiently(url, { perTry: 150, inAll: 30_000 })
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(callers()).toBeGreaterThan(2)
  await client.end()
})

it('ends with one sentence when nobody answers at all', async () => {
  const { url } = await behindADoor(Infinity)
  await expect(connectPatiently(url, { perTry: 100, inAll: 2000 })).rejects.toThrow(
    'The database has not answered for 2 seconds: this machine seems to be too busy. Start Quartier again when it has less to do.',
  )
})

it('passes on at once what the database says, and what has nothing to do with connections', async () => {
  const { url, callers } = await behindADoor(0)
  await expect(connectPatiently(url.replace(/:[^:@]+@/, ':guessed@'))).rejects.toThrow('password authentication failed')
  expect(callers()).toBe(1)
  await expect(patiently(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake')
})

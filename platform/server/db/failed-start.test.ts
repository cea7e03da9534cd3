import { expect, it } from 'vitest'
import { failedStart } from './failed-start.ts'

const dying = 'FATAL:  terminating connection due to unexpected postmaster exit'

it('waits for the processes of a killed server, whatever they log before or after', () => {
  const blocked = 'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use'
  for (const lines of [
    [dying, blocked],
    [blocked, dying],
    ['FATAL:  lock file "postmaster.pid" already exists', dying],
  ])
    expect(failedStart(lines.join('\n')).passes).toBe(true)
})

it('names the reason of the server itself, which is the last one', () => {
  const own = 'FATAL:  could not create any TCP/IP sockets'
  expect(failedStart(`${dying}\n${own}\n`)).toEqual({ reason: 'could not create any TCP/IP sockets', passes: false })
  expect(failedStart('')).toEqual({ reason: 'no reason given', passes: false })
})

// State of the list at the door: read from the device at once, refreshed from the server, with ticks queued until they
// are sent.

import { useCallback, useEffect, useRef, useState } from 'react'
import { call, CallFailed } from '#platform/web/api/call.ts'
import { getDoorList, sendDoorTicks, type DoorList } from '../../contract/door.ts'
import { changeDoor, forgetDoor, readDoor, wipeOldDoors } from './door-store.ts'
import { afterSending, commented, keptWith, ticked, unsent, type KeptDoor } from './kept-door.ts'

/** Milliseconds between attempts to send and to read the list again. */
const pace = 20_000

export type Connection = 'online' | 'offline'

export function useDoor(slug: string) {
  const [door, setDoor] = useState<KeptDoor>()
  const [failure, setFailure] = useState<unknown>()
  const [connection, setConnection] = useState<Connection>('online')
  const isBusy = useRef(false)

  const synchronise = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      setDoor(await exchanged(slug))
      setConnection('online')
      setFailure(undefined)
    } catch (error) {
      setConnection(error instanceof CallFailed && error.status === 0 ? 'offline' : 'online')
      setFailure(error)
      if (isEnded(error)) {
        await forgetDoor(slug)
        setDoor(undefined)
      }
    } finally {
      isBusy.current = false
    }
  }, [slug])

  useEffect(() => {
    const begin = async () => {
      await wipeOldDoors(new Date())
      setDoor(await readDoor(slug))
      await synchronise()
    }
    void begin()
    const again = () => void synchronise()
    const timer = setInterval(again, pace)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [slug, synchronise])

  const change = async (next: (before: KeptDoor) => KeptDoor) => {
    setDoor(await changeDoor(slug, (before) => before && next(before)))
    await synchronise()
  }
  return {
    door,
    failure,
    connection,
    isEnded: isEnded(failure),
    synchronise,
    tick: (participantId: string, present: boolean) =>
      change((before) =>
        ticked(before, {
          id: crypto.randomUUID(),
          participantId,
          present,
          at: new Date().toISOString(),
          device: deviceName(),
        }),
      ),
    comment: (participantId: string, comments: string) =>
      change((before) => commented(before, { participantId, comments })),
  }
}

const isEnded = (failure: unknown): boolean =>
  failure instanceof CallFailed && (failure.status === 404 || failure.status === 410)

/** Sends what is queued, or reads the list if nothing is. */
async function exchanged(slug: string): Promise<KeptDoor | undefined> {
  const before = await readDoor(slug)
  if (!before || unsent(before) === 0) {
    const list = await call(getDoorList, { params: { slug } })
    return changeDoor(slug, (kept) => keptWith(slug, list, kept))
  }
  const sent = { presence: before.presence.slice(0, 2000), comments: before.comments.slice(0, 500) }
  const list: DoorList = await call(sendDoorTicks, { params: { slug }, body: sent })
  return changeDoor(slug, (kept) => kept && afterSending(kept, sent, list))
}

const deviceKey = 'doorDevice'

/** Tells ticks of several phones apart. */
function deviceName(): string {
  const known = localStorage.getItem(deviceKey)
  if (known) return known
  const name = crypto.randomUUID().slice(0, 8)
  localStorage.setItem(deviceKey, name)
  return name
}

// Lists at the door in the browser's database, which the worker of the page wipes too (`app/public/door-worker.js`).

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { isToWipe, type KeptDoor } from './kept-door.ts'

interface DoorSchema extends DBSchema {
  doors: { key: string; value: KeptDoor }
}

let opening: Promise<IDBPDatabase<DoorSchema>> | undefined

const database = () =>
  (opening ??= openDB<DoorSchema>('quartier-door', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('doors', { keyPath: 'slug' }),
  }))

export const readDoor = async (slug: string): Promise<KeptDoor | undefined> => (await database()).get('doors', slug)

/** Reads and writes in one transaction, because two tabs may show the same list. */
export async function changeDoor(
  slug: string,
  change: (before: KeptDoor | undefined) => KeptDoor | undefined,
): Promise<KeptDoor | undefined> {
  const transaction = (await database()).transaction('doors', 'readwrite')
  const after = change(await transaction.store.get(slug))
  if (after) await transaction.store.put(after)
  await transaction.done
  return after
}

export const forgetDoor = async (slug: string): Promise<void> => (await database()).delete('doors', slug)

/** Deletes lists whose last day is over, also those of other appointments. */
export async function wipeOldDoors(now: Date): Promise<void> {
  const transaction = (await database()).transaction('doors', 'readwrite')
  for (const door of await transaction.store.getAll()) {
    if (isToWipe(door, now)) await transaction.store.delete(door.slug)
  }
  await transaction.done
}

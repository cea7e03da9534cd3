// Remembers the position in a form on this device, so that returning without an address for it, even after the
// browser was killed, continues there.

import { useEffect, useRef } from 'react'
import { isText, maybe, readJson, shapeOf } from '#platform/rules/reading.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { keyOn } from '../later/mirror.ts'
import { shelf, type Shelf } from '../later/shelf.ts'

export interface Place {
  step: string
  /** The open section, where sections are shown one at a time. */
  section?: string | undefined
  /** Person whose form is open: a key, or `new-adult`, `new-child`. */
  person?: string | undefined
}

const isPlace = shapeOf<Place>({ step: isText, section: maybe(isText), person: maybe(isText) })

type Kept = Pick<Shelf, 'getItem' | 'setItem'>

const nameOfPlace = 'place'

export const keptPlace = (storage: Kept, slug: string): Place | undefined =>
  readJson(storage.getItem(keyOn(slug, nameOfPlace)), isPlace)

export const keepPlace = (storage: Kept, slug: string, place: Place): void =>
  storage.setItem(keyOn(slug, nameOfPlace), JSON.stringify(place))

/** Opens the section of the last visit, once. Afterwards stores the current place, except for submitted forms. */
export function useKeptPlace(slug: string, left: Place | undefined, at: Place | null): void {
  const { search, setSearch } = useAddress()
  const { section } = search
  const { step, person } = at ?? {}
  const back = useRef(left)
  useEffect(() => {
    const before = back.current
    back.current = undefined
    if (!step) return
    if (before?.step !== step || !before.section || section) keepPlace(shelf(), slug, { step, section, person })
    // The person form restores its own section.
    else if (!before.person) void setSearch({ section: before.section }, { replace: true })
  }, [slug, step, section, person, setSearch])
}

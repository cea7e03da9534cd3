import { expect, it, vi } from 'vitest'
import { newcomerAt, openNewcomer } from './newcomers.ts'
import { createPart } from '../filling/part.ts'

/** Test household that adds people; `add` assigns a new person's key. */
function household() {
  const place = crypto.randomUUID()
  let add: (key: string) => void = () => {}
  const open = (hear: (key: string) => void = () => {}) => {
    const newcomer = newcomerAt(place, (onKey) => {
      add = onKey
      return createPart({
        initial: { version: 1, answers: {} },
        mirror: { read: () => null, write: () => {}, clear: () => {}, saved: () => {}, isOurs: () => false },
        save: async () => ({ isOffline: true }),
        autosaves: false,
      })
    })
    return { ...newcomer, close: openNewcomer(place, newcomer, hear) }
  }
  return { open, add: (key: string) => add(key) }
}

it('goes on with the one who waits for a connection', () => {
  const { open } = household()
  const { part, close } = open()
  part.answer('firstname', 'Ana')
  close()
  expect(open().part).toBe(part)
})

it('begins anew after somebody who was added, or of whom nothing was typed', () => {
  const { open, add } = household()
  const empty = open()
  empty.close()
  const typed = open()
  expect(typed.part).not.toBe(empty.part)
  typed.part.answer('firstname', 'Ana')
  add('ana')
  expect(open().part).not.toBe(typed.part)
})

it('tells the form that is open of the key, and none that was closed', () => {
  const { open, add } = household()
  const heard = { closed: vi.fn<(key: string) => void>(), opened: vi.fn<(key: string) => void>() }
  const { part, close } = open(heard.closed)
  part.answer('firstname', 'Ana')
  close()
  open(heard.opened)
  add('ana')
  expect(heard.closed).not.toHaveBeenCalled()
  expect(heard.opened).toHaveBeenCalledWith('ana')
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mirror } from '../later/mirror.ts'
import { Stopped, createPart } from './part.ts'
import { setting } from '../testing/device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('another device', () => {
  it('that answered other questions is joined without asking', async () => {
    const { open, elsewhere, record } = setting()
    const part = open()
    elsewhere({ remarks: 'vom Telefon' })
    part.answer('firstname', 'Ana')
    await part.flush()
    expect(record()).toEqual({ version: 3, answers: { remarks: 'vom Telefon', firstname: 'Ana' } })
    expect(part.now()).toMatchObject({ answers: { remarks: 'vom Telefon', firstname: 'Ana' }, state: 'saved' })
  })

  it('that answered the same question differently is asked about; nothing is overwritten meanwhile', async () => {
    const { open, elsewhere, record } = setting()
    const part = open()
    elsewhere({ firstname: 'Anna' })
    part.answer('firstname', 'Ana')
    await part.flush()
    expect(part.now()).toMatchObject({
      state: 'conflict',
      conflict: { keys: ['firstname'], theirs: { answers: { firstname: 'Anna' } } },
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(record().answers.firstname).toBe('Anna')
  })

  it('keeps only that question waiting: the others are saved, before and while it is asked', async () => {
    const { open, elsewhere, record, kept } = setting()
    const part = open()
    elsewhere({ firstname: 'Anna' })
    part.answer('firstname', 'Ana')
    part.answer('remarks', 'weiter')
    await part.flush()
    expect(record().answers).toEqual({ firstname: 'Anna', remarks: 'weiter' })
    part.answer('phone', '044')
    await vi.advanceTimersByTimeAsync(1000)
    expect(record().answers).toEqual({ firstname: 'Anna', remarks: 'weiter', phone: '044' })
    expect(part.now()).toMatchObject({ state: 'conflict', conflict: { keys: ['firstname'] } })
    // After a crash the conflict is shown again.
    expect(kept()).toMatchObject({ typed: { firstname: 'Ana' }, before: { firstname: null } })
    expect(Object.keys(kept()?.typed ?? {})).toEqual(['firstname'])
    elsewhere({ city: 'Bern' })
    part.answer('street_nr', 'Weg 1')
    await part.flush()
    part.resolve('mine')
    await vi.advanceTimersByTimeAsync(1000)
    expect(record().answers).toEqual({
      firstname: 'Ana',
      remarks: 'weiter',
      phone: '044',
      city: 'Bern',
      street_nr: 'Weg 1',
    })
    expect(part.now().state).toBe('saved')
  })

  it('has the question answered before anything is finished', async () => {
    const { open, elsewhere, record } = setting()
    const part = open()
    elsewhere({ firstname: 'Anna' })
    part.answer('firstname', 'Ana')
    part.answer('remarks', 'weiter')
    await expect(part.finish()).rejects.toThrow(Stopped)
    expect(record().answers.remarks).toBe('weiter')
    await expect(part.finish()).rejects.toThrow(Stopped)
    part.resolve('mine')
    await part.finish()
    expect(record().answers.firstname).toBe('Ana')
  })

  it.each([
    ['mine', 'Ana'],
    ['theirs', 'Anna'],
  ] as const)('gives way or wins as the person says: %s', async (whose, name) => {
    const { open, elsewhere, record, kept } = setting()
    const part = open()
    elsewhere({ firstname: 'Anna' })
    part.answer('firstname', 'Ana')
    await part.flush()
    part.resolve(whose)
    await vi.advanceTimersByTimeAsync(1000)
    expect(record().answers.firstname).toBe(name)
    expect(part.now()).toMatchObject({ answers: { firstname: name }, state: 'saved', conflict: null })
    expect(kept()).toBeNull()
  })

  it('is told apart from another window of the same browser', async () => {
    const { open, elsewhere } = setting()
    const [here, window] = [open(), open()]
    window.answer('firstname', 'Anna')
    await window.flush()
    here.answer('firstname', 'Ana')
    await here.flush()
    expect(here.now().conflict).toMatchObject({ keys: ['firstname'], isOurs: true })
    here.resolve('mine')
    await vi.advanceTimersByTimeAsync(1000)
    elsewhere({ firstname: 'Anita' })
    here.answer('firstname', 'Anja')
    await here.flush()
    expect(here.now().conflict).toMatchObject({ keys: ['firstname'], isOurs: false })
  })

  it('that saved while this one was away is asked about when it comes back', () => {
    const { open, kept } = setting({ version: 5, answers: { firstname: 'Anna' } })
    const first = open()
    first.answer('firstname', 'Ana')
    vi.clearAllTimers()
    expect(kept()?.before).toEqual({ firstname: 'Anna' })
    const mirror: Mirror = { read: kept, write: () => {}, clear: () => {}, saved: () => {}, isOurs: () => false }
    const back = createPart({
      initial: { version: 6, answers: { firstname: 'Anita' } },
      mirror,
      save: async () => ({ isOffline: true }),
      autosaves: true,
    })
    expect(back.now().state).toBe('conflict')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '../rules/answers.ts'
import type { Mirror, Unsaved } from './mirror.ts'
import { Stopped, createPart, Offline, type Saved, type SaveOutcome } from './part.ts'

/** A device that forgets nothing, and a server with one record. */
function setting(initial: Saved = { version: 1, answers: {} }, autosaves = true) {
  let kept: Unsaved | null = null
  let isReachable = true
  let refusal: string | null = null
  /** What all windows of this browser know. */
  let ours = 0
  let record = initial
  const mirror: Mirror = {
    read: () => kept,
    write: (unsaved) => void (kept = unsaved),
    clear: () => void (kept = null),
    saved: (version) => void (ours = version),
    isOurs: (version) => ours === version,
  }
  const save = async (version: number, changed: Answers): Promise<SaveOutcome> => {
    if (!isReachable) return { isOffline: true }
    if (refusal !== null) return { refused: refusal }
    if (version !== record.version) return { stale: record }
    record = { version: version + 1, answers: { ...record.answers, ...changed } }
    return { saved: record }
  }
  return {
    /** As a page that is drawn and never shown. */
    draw: () => createPart({ initial, mirror, save, autosaves }),
    /** As a page shows it. */
    open: () => {
      const part = createPart({ initial, mirror, save, autosaves })
      void part.flush()
      return part
    },
    kept: () => kept,
    record: () => record,
    elsewhere: (answers: Answers) =>
      void (record = { version: record.version + 1, answers: { ...record.answers, ...answers } }),
    reach: (reachable: boolean) => void (isReachable = reachable),
    refuse: (why: string | null) => void (refusal = why),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  it('is kept on this device at once and on the server after a second', async () => {
    const { open, kept, record } = setting()
    const part = open()
    part.answer('firstname', 'Ana')
    expect(kept()?.typed).toEqual({ firstname: 'Ana' })
    expect(part.now()).toMatchObject({ answers: { firstname: 'Ana' }, state: 'unsaved' })
    await vi.advanceTimersByTimeAsync(999)
    expect(record().version).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(record()).toEqual({ version: 2, answers: { firstname: 'Ana' } })
    expect(part.now().state).toBe('saved')
    expect(kept()).toBeNull()
  })

  it('waits on this device until a page that knows it is shown', async () => {
    const { draw, open, kept, record } = setting()
    draw().answer('firstname', 'Ana')
    const [one, other] = [draw(), draw()]
    await vi.advanceTimersByTimeAsync(500)
    expect([one, other].map((part) => part.now().answers)).toEqual([{ firstname: 'Ana' }, { firstname: 'Ana' }])
    expect([record().version, kept()?.typed]).toEqual([1, { firstname: 'Ana' }])
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect([record().version, kept()]).toEqual([2, null])
  })

  it('goes before what was typed earlier into the page that stood there first', () => {
    const { open } = setting()
    vi.setSystemTime(2000)
    open().answer('firstname', 'Anabel')
    const again = open()
    const older = (key: string, at?: number) => again.isOlder(key, at)
    expect([older('firstname', 1000), older('firstname', 3000), older('name', 1000)]).toEqual([true, false, false])
    // What this visit brings is no question of which came first.
    again.answer('name', 'Keller')
    expect(older('name', 1000)).toBe(false)
  })

  it('is known by its questions: what was preset or saved before is not typed', async () => {
    const { open, reach } = setting({ version: 4, answers: { country: 'CH', name: 'Keller' } })
    const part = open()
    expect([part.now().state, [...part.now().touched]]).toEqual(['saved', []])
    reach(false)
    part.answer('firstname', 'Ana')
    await vi.advanceTimersByTimeAsync(1500)
    expect([...part.now().touched]).toEqual(['firstname'])
    // Typed before a reload and not there yet: it will be.
    expect([...open().now().touched]).toEqual(['firstname'])
  })

  it('is on the server at the latest after a second, also of somebody who types without a pause', async () => {
    const { open, record } = setting()
    const part = open()
    for (let sign = 1; sign <= 30; sign++) {
      part.answer('remarks', 'x'.repeat(sign))
      await vi.advanceTimersByTimeAsync(100)
      const saved = String(record().answers.remarks ?? '').length
      expect(sign - saved).toBeLessThanOrEqual(10)
    }
  })

  it('goes at once when the field is left', async () => {
    const { open, record } = setting()
    const part = open()
    part.answer('firstname', 'Ana')
    await part.flush()
    expect(record().answers.firstname).toBe('Ana')
  })

  it('waits for its button when the form was sent already', async () => {
    const { open, record } = setting(undefined, false)
    const part = open()
    part.answer('firstname', 'Ana')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(record().version).toBe(1)
    await part.finish()
    expect(record().answers.firstname).toBe('Ana')
  })

  it('stays here while there is no connection, says so, and goes when there is one again', async () => {
    const { open, reach, record, kept } = setting()
    reach(false)
    const part = open()
    part.answer('firstname', 'Ana')
    await vi.advanceTimersByTimeAsync(1000)
    expect(part.now().state).toBe('offline')
    expect(kept()?.typed).toEqual({ firstname: 'Ana' })
    await expect(part.finish()).rejects.toThrow(Offline)
    reach(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(part.now().state).toBe('saved')
    expect(record().answers.firstname).toBe('Ana')
  })

  it('survives a crash', async () => {
    const { open, record } = setting()
    open().answer('firstname', 'Ana')
    vi.clearAllTimers()
    const again = open()
    expect(again.now().answers.firstname).toBe('Ana')
    await vi.advanceTimersByTimeAsync(0)
    expect(record().answers.firstname).toBe('Ana')
  })

  describe('into a page that was closed without a connection and opened anew', () => {
    const twice = async () => {
      const device = setting()
      device.reach(false)
      const closed = device.open()
      closed.answer('firstname', 'Ana')
      await vi.advanceTimersByTimeAsync(5_000)
      const opened = device.open()
      await vi.advanceTimersByTimeAsync(5_500)
      opened.answer('lastname', 'Keller')
      opened.answer('firstname', '')
      device.reach(true)
      return { ...device, closed }
    }

    it('goes with what was typed there since', async () => {
      const { kept, record } = await twice()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(record()).toEqual({ version: 2, answers: { firstname: '', lastname: 'Keller' } })
      expect(kept()).toBeNull()
    })

    it('clears nothing away that is newer, though it be on its way', async () => {
      const { closed, kept } = await twice()
      await closed.flush()
      expect(kept()?.typed).toEqual({ firstname: '', lastname: 'Keller' })
    })
  })

  it('on the way while more is typed is not lost', async () => {
    const { open, record } = setting()
    const part = open()
    part.answer('firstname', 'An')
    const first = part.flush()
    part.answer('firstname', 'Ana')
    await first
    await vi.advanceTimersByTimeAsync(1000)
    expect(record().answers.firstname).toBe('Ana')
  })

  it('that takes an answer back is sent as nothing', () => {
    const { open, kept } = setting({ version: 1, answers: { pets: true } })
    const part = open()
    part.answer('pets', null)
    expect(part.now().answers).toEqual({})
    expect(kept()?.typed).toEqual({ pets: null })
  })
})

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
    // A crash leaves the question to be asked again.
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

describe('a part that the server takes no more', () => {
  const withdrawn = 'Die Bewerbung ist zurückgezogen'

  it('says why in the words of the server, and what was typed stays on this device', async () => {
    const { open, kept, record, refuse } = setting({ version: 1, answers: {} }, false)
    const part = open()
    part.answer('firstname', 'Ana')
    refuse(withdrawn)
    await expect(part.finish()).rejects.toBeInstanceOf(Stopped)
    expect(part.now()).toMatchObject({ state: 'refused', refusal: withdrawn, answers: { firstname: 'Ana' } })
    expect([record().version, kept()?.typed]).toEqual([1, { firstname: 'Ana' }])
    // The reason stands there while one goes on typing.
    part.answer('name', 'Keller')
    expect(part.now()).toMatchObject({ state: 'unsaved', refusal: withdrawn })
  })

  it('says nothing of it any more once something is taken again', async () => {
    const { open, record, refuse } = setting()
    const part = open()
    refuse(withdrawn)
    part.answer('firstname', 'Ana')
    await vi.advanceTimersByTimeAsync(1000)
    expect(part.now()).toMatchObject({ state: 'refused', refusal: withdrawn })
    refuse(null)
    await part.flush()
    expect(part.now()).toMatchObject({ state: 'saved', refusal: null })
    expect(record().answers).toEqual({ firstname: 'Ana' })
  })
})

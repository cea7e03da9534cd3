import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stopped, Offline } from './part.ts'
import { setting } from '../testing/device.ts'

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
    // Answers typed during this visit are not compared by time.
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
    // Typed before a reload and not saved yet; the next save sends it.
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
    // The reason stays visible while typing continues.
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

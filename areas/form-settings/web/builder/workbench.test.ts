// Tests saving of the draft: one second after the last change, never overwriting other users' changes, and kept on
// this device until saved.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import type { FormDefinition, FormStep } from '#areas/forms/rules/form-definition.ts'
import { withStep } from '../../rules/testing/changing.ts'
import { draftMirrorOf } from './draft-mirror.ts'
import { createWorkbench, type DefinitionProblem, type SaveOutcome, type Stand } from './workbench.ts'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const titled = (de: string) => (form: FormDefinition) => ({ ...form, title: { de, fr: de } })
const start = { kind: 'start' } as const

const tooMuch = new Error('too much')
const refused: DefinitionProblem = {
  step: 'people',
  section: null,
  field: null,
  option: 'title.de',
  key: 'form_settings_value_refused',
  values: {},
  reason: null,
  blocks: true,
}

const called = (de: string) => (step: FormStep) => ({ ...step, title: { de, fr: de } })

function bench(
  answers: (SaveOutcome | Error)[] = [],
  kept = storage(),
  stand: Stand = { version: 3, definition: defaultForm },
) {
  const sent: Stand[] = []
  const workbench = createWorkbench({
    initial: { ...stand, isDraft: false, problems: [], savedAt: null },
    chosen: 'people',
    mirror: draftMirrorOf(kept, 'form'),
    save: async (stand) => {
      sent.push(stand)
      const answer = answers.shift() ?? { saved: { version: stand.version + 1, isDraft: true, problems: [] } }
      if (answer instanceof Error) throw answer
      return answer
    },
    refusalOf: (failure) => String(failure),
    refusedIn: (failure) => (failure === tooMuch ? [refused] : []),
  })
  return { workbench, sent, kept }
}

describe('the workbench', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('saves a second after the last change, once', async () => {
    const { workbench, sent } = bench()
    workbench.edit(start, titled('A'), 'title')
    await vi.advanceTimersByTimeAsync(900)
    workbench.edit(start, titled('AB'), 'title')
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(sent.map(({ version, definition }) => [version, definition.title])).toEqual([[3, { de: 'AB', fr: 'AB' }]])
    expect(workbench.now()).toMatchObject({ saving: 'saved', version: 4, isDraft: true })
  })

  it('takes back and does again, and saves that too', async () => {
    const { workbench, sent } = bench()
    workbench.edit(start, titled('A'))
    workbench.undo()
    expect(workbench.now().history.present).toBe(defaultForm)
    workbench.redo()
    await vi.advanceTimersByTimeAsync(1100)
    expect(sent.at(-1)?.definition.title).toEqual({ de: 'A', fr: 'A' })
  })

  it('looks where something was undone', () => {
    const { workbench } = bench()
    workbench.edit({ kind: 'step', step: 'household' }, titled('A'))
    workbench.choose(start)
    workbench.undo()
    expect(workbench.now().chosen).toEqual({ kind: 'step', step: 'household' })
  })

  it('loses nothing when the browser goes before the save', async () => {
    const before = bench()
    before.workbench.edit(start, titled('Unsaved'))
    await vi.advanceTimersByTimeAsync(300)
    const { workbench, sent } = bench([], before.kept)
    expect(workbench.now().history.present.title).toEqual({ de: 'Unsaved', fr: 'Unsaved' })
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toHaveLength(1)
    expect(before.kept.length).toBe(0)
  })

  it('asks when somebody else was first, and keeps whichever is chosen', async () => {
    const stale = { stale: { version: 9, definition: titled('Theirs')(defaultForm) } }
    const one = bench([stale])
    one.workbench.edit(start, titled('Mine'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(one.workbench.now().saving).toBe('conflict')
    one.workbench.resolve('mine')
    await vi.advanceTimersByTimeAsync(10)
    expect(one.sent.at(-1)).toMatchObject({ version: 9, definition: { title: { de: 'Mine' } } })

    const other = bench([stale])
    other.workbench.edit(start, titled('Mine'))
    await vi.advanceTimersByTimeAsync(1100)
    other.workbench.resolve('theirs')
    expect(other.workbench.now()).toMatchObject({ saving: 'saved', version: 9 })
    expect(other.workbench.now().history.present.title).toEqual({ de: 'Theirs', fr: 'Theirs' })
    other.workbench.undo()
    expect(other.workbench.now().history.present.title).toEqual({ de: 'Mine', fr: 'Mine' })
  })

  it('joins what somebody else did elsewhere, saves both, and takes back only what is its own', async () => {
    const theirs = {
      version: 9,
      definition: withStep(defaultForm, 'people', called('Leute')),
      updatedBy: 'Nora Ammann',
    }
    const { workbench, sent } = bench([{ stale: theirs }])
    workbench.edit(start, (form) => withStep(form, 'household', called('Wohnen')))
    await vi.advanceTimersByTimeAsync(1200)
    const both = withStep(theirs.definition, 'household', called('Wohnen'))
    expect(sent.map(({ version, definition }) => ({ version, definition })).at(-1)).toEqual({
      version: 9,
      definition: both,
    })
    expect(workbench.now()).toMatchObject({
      saving: 'saved',
      theirs: null,
      version: 10,
      joinedWith: { name: 'Nora Ammann' },
    })
    workbench.undo()
    expect(workbench.now().history.present).toEqual(theirs.definition)
    workbench.redo()
    expect(workbench.now().history.present).toEqual(both)
  })

  it('knows one’s own second window from somebody else', async () => {
    const second = { version: 9, definition: withStep(defaultForm, 'people', called('Leute')), isOwn: true }
    const joined = bench([{ stale: { ...second, updatedBy: 'Nora Ammann' } }])
    joined.workbench.edit(start, (form) => withStep(form, 'household', called('Wohnen')))
    await vi.advanceTimersByTimeAsync(1200)
    expect(joined.workbench.now().joinedWith).toEqual({ isOwn: true })

    const clash = bench([{ stale: second }])
    clash.workbench.edit(start, (form) => withStep(form, 'people', called('Personen')))
    await vi.advanceTimersByTimeAsync(1100)
    expect(clash.workbench.now()).toMatchObject({ saving: 'conflict', theirs: { isOwn: true } })
  })

  it('keeps what both did elsewhere, whichever is chosen where they clash', async () => {
    const theirs = { version: 9, definition: titled('Theirs')(withStep(defaultForm, 'people', called('Leute'))) }
    for (const whose of ['mine', 'theirs'] as const) {
      const { workbench, sent } = bench([{ stale: theirs }])
      workbench.edit(start, (form) => titled('Mine')(withStep(form, 'household', called('Wohnen'))))
      await vi.advanceTimersByTimeAsync(1100)
      expect([workbench.now().saving, sent.length]).toEqual(['conflict', 1])
      workbench.resolve(whose)
      await vi.advanceTimersByTimeAsync(10)
      const joined = withStep(theirs.definition, 'household', called('Wohnen'))
      expect(sent.at(-1)).toMatchObject({
        version: 9,
        definition: titled(whose === 'mine' ? 'Mine' : 'Theirs')(joined),
      })
    }
  })

  it('joins what was kept on this device with what was saved since', async () => {
    const before = bench()
    before.workbench.edit(start, titled('Kept'))
    await vi.advanceTimersByTimeAsync(300)
    const { workbench } = bench([], before.kept, {
      version: 5,
      definition: withStep(defaultForm, 'people', called('Leute')),
    })
    expect(workbench.now().history.present).toEqual(titled('Kept')(withStep(defaultForm, 'people', called('Leute'))))
  })

  it('asks for the whole where it is not known what was begun with', () => {
    const kept = storage()
    kept.setItem('form-draft:form', JSON.stringify({ version: 2, definition: titled('Old')(defaultForm) }))
    const { workbench } = bench([], kept)
    expect(workbench.now()).toMatchObject({ saving: 'conflict', join: { isWhole: true } })
  })

  it('names the place of what is refused until the server takes it', async () => {
    const { workbench } = bench([tooMuch])
    workbench.edit(start, titled('A'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(workbench.now()).toMatchObject({ saving: 'refused', refusal: 'Error: too much', problems: [refused] })
    workbench.edit(start, titled('B'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(workbench.now()).toMatchObject({ saving: 'saved', refusal: null, problems: [] })
  })

  it('waits without a connection, and tries again', async () => {
    const { workbench, sent } = bench([{ isOffline: true }])
    workbench.edit(start, titled('A'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(workbench.now().saving).toBe('offline')
    await vi.advanceTimersByTimeAsync(10_100)
    expect(sent).toHaveLength(2)
    expect(workbench.now().saving).toBe('saved')
  })
})

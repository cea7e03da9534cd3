// Tests the editing state: saving by itself, undo, two editors, and no connection.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContent } from '../../rules/content.ts'
import { withBlock, withoutBlock } from '../../rules/page-edits.ts'
import { both } from '../../rules/templates/template.ts'
import { examplePage } from '../../rules/testing/example-page.ts'
import { createPageEditor, type SaveOutcome, type Stand } from './page-editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const stand = (content: PageContent, version: number): Stand => ({
  version,
  content,
  isDraft: true,
  updatedBy: 'Luc Favre',
  isOwn: false,
  liveVersion: null,
})

function scene(outcomes: (SaveOutcome | Error)[] = []) {
  const sent: { version: number; content: PageContent }[] = []
  const editor = createPageEditor({
    initial: { ...stand(examplePage(), 1), savedAt: null },
    language: 'de',
    save: async (saved) => {
      sent.push(saved)
      const outcome = outcomes.shift()
      if (outcome instanceof Error) throw outcome
      return outcome ?? { saved: { version: saved.version + 1, isDraft: true } }
    },
    refusalOf: (failure) => (failure instanceof Error ? failure.message : ''),
  })
  const name = (title: string) =>
    editor.edit('text', (page) => withBlock(page, 'text', (block) => ({ ...block, title: both(title, '') })), 'title')
  const titleNow = () => editor.now().history.present.blocks.find(({ id }) => id === 'text')?.title.de
  return { editor, sent, name, titleNow }
}

const aSecond = () => vi.advanceTimersByTimeAsync(1100)

describe('an edit', () => {
  it('is saved a second after the last one, as a whole', async () => {
    const { editor, sent, name } = scene()
    name('A')
    await vi.advanceTimersByTimeAsync(600)
    name('AB')
    await vi.advanceTimersByTimeAsync(600)
    expect([sent.length, editor.now().saving]).toEqual([0, 'unsaved'])
    await aSecond()
    expect(sent.map(({ version }) => version)).toEqual([1])
    expect([editor.now().saving, editor.now().version]).toEqual(['saved', 2])
  })

  it('while typing is one step back, and comes again', async () => {
    const { editor, name, titleNow } = scene()
    name('A')
    name('AB')
    await vi.advanceTimersByTimeAsync(2000)
    name('ABC')
    editor.undo()
    expect(titleNow()).toBe('AB')
    editor.undo()
    expect(titleNow()).toBe('Projekt')
    editor.undo()
    editor.redo()
    editor.redo()
    expect(titleNow()).toBe('ABC')
  })

  it('that is taken back before it was saved is not sent', async () => {
    const { editor, sent, name } = scene()
    name('A')
    editor.undo()
    await aSecond()
    expect([sent, editor.now().saving]).toEqual([[], 'saved'])
  })

  it('of a removed block selects it again with undo', () => {
    const { editor } = scene()
    editor.choose('text')
    editor.edit('text', (page) => withoutBlock(page, 'text'))
    expect(editor.now().chosen).toBeNull()
    editor.undo()
    expect(editor.now().chosen).toBe('text')
  })

  it('is sent again without a connection', async () => {
    const { editor, sent, name } = scene([{ isOffline: true }])
    name('A')
    await aSecond()
    expect(editor.now().saving).toBe('offline')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([sent.length, editor.now().saving]).toEqual([2, 'saved'])
  })

  it('that the server refuses is kept, and the reason is told until the next edit', async () => {
    const { editor, name, titleNow } = scene([new Error('Erlaubt sind Adressen mit https.')])
    name('A')
    await aSecond()
    expect([editor.now().saving, editor.now().refusal]).toEqual(['refused', 'Erlaubt sind Adressen mit https.'])
    name('AB')
    await aSecond()
    expect([editor.now().saving, editor.now().refusal, titleNow()]).toEqual(['saved', null, 'AB'])
  })
})

describe('of two editors', () => {
  const theirs = stand({ ...examplePage(), title: both('Ihr Titel', 'Leur titre') }, 7)

  it('the second is asked, and nothing is saved meanwhile', async () => {
    const { editor, sent, name, titleNow } = scene([{ stale: theirs }])
    name('A')
    await aSecond()
    expect([editor.now().saving, editor.now().theirs]).toEqual(['conflict', theirs])
    name('AB')
    await aSecond()
    expect([sent.length, titleNow()]).toEqual([1, 'AB'])
  })

  it('keeps the own draft, on top of the other version', async () => {
    const { editor, sent, name } = scene([{ stale: theirs }])
    name('A')
    await aSecond()
    editor.keepMine()
    await aSecond()
    expect(sent.at(-1)).toMatchObject({ version: 7, content: { title: examplePage().title } })
    expect([editor.now().saving, editor.now().theirs]).toEqual(['saved', null])
  })

  it('takes the other draft, and undo leads back to the own one', async () => {
    const { editor, sent, name, titleNow } = scene([{ stale: theirs }])
    name('A')
    await aSecond()
    editor.takeTheirs()
    expect([editor.now().version, titleNow()]).toEqual([7, 'Projekt'])
    await aSecond()
    expect(sent).toHaveLength(1)
    editor.undo()
    expect(titleNow()).toBe('A')
  })

  it('without own edits the other draft is taken at once', () => {
    const { editor } = scene()
    editor.meet(theirs)
    expect([editor.now().theirs, editor.now().history.present.title.de]).toEqual([null, 'Ihr Titel'])
  })
})

it('an edit is sent when the page is left', async () => {
  const { editor, sent, name } = scene()
  name('A')
  editor.rest()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})

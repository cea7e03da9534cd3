import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from '#platform/web/api/call-failed.ts'
import { openQuestion } from '#platform/web/modal/confirm.ts'
import type { HandedIn } from '../../contract/form-shapes.ts'
import { forgetPapersOf, keeperOf, papersWaiting, showPlace, type KeptPaper, type PaperStore } from './kept-papers.ts'
import { nowUnderWay, papersAwaited, sendPapers, wordsFor } from './papers-under-way.ts'

const slug = 'abc'
/** Waits as long as a busy machine may need. */
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, 20_000)
const says = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
let page = new EventTarget()
let stop = () => {}

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function deviceWith(...names: [owner: string, name: string][]) {
  const papers = new Map<string, KeptPaper>()
  const store: PaperStore = {
    all: async () => [...papers.values()],
    put: async (paper) => void papers.set(paper.id, paper),
    remove: async (id) => void papers.delete(id),
  }
  const keep = (owner: string, name: string) =>
    keeperOf({ slug, owner, category: 'copy_of_id' }, store, () => papers.size + Date.now()).keep({
      id: `${Math.random()}`,
      file: new File([name], name),
      known: [],
    })
  return { store, keep, ready: Promise.all(names.map(([owner, name]) => keep(owner, name))) }
}

const documentOf = (name: string): HandedIn => ({
  id: `id of ${name}`,
  key: 'x',
  url: '/x',
  displayName: name,
  size: name.length,
  contentType: 'application/pdf',
  person: null,
})

/** The test decides when the server responds. */
function serverFor(store: PaperStore, stored: readonly HandedIn[] = []) {
  const asked = new Map<string, { done: () => void; fail: (failure: unknown) => void; percent: (of: number) => void }>()
  const arrived: HandedIn[] = []
  const refused: string[] = []
  stop = sendPapers({
    slug,
    store,
    stored: () => stored,
    send: ({ file }, { onProgress }) =>
      new Promise((resolve, reject) =>
        asked.set(file.name, { done: () => resolve(documentOf(file.name)), fail: reject, percent: onProgress }),
      ),
    onArrived: (document) => void arrived.push(document),
    onRefused: (name, reason) => void refused.push(`${name}: ${reason}`),
  })
  return { asked, arrived, refused }
}

it('sends what waits for whomever, two at a time, and has nothing waiting afterwards', async () => {
  const { store, ready, keep } = deviceWith(['anna', 'a'], ['household', 'b'], ['ben', 'c'])
  await ready
  const { asked, arrived } = serverFor(store)
  await soon(() => expect([...asked.keys()]).toEqual(['a', 'b']))
  asked.get('b')?.done()
  await soon(() => expect([...asked.keys()]).toEqual(['a', 'b', 'c']))
  // A document added during the upload is sent as well.
  await keep('anna', 'd')
  for (const name of ['a', 'c', 'd']) {
    await soon(() => expect(asked.has(name)).toBe(true))
    asked.get(name)?.done()
  }
  await soon(async () => expect(await papersWaiting(slug, store)).toEqual([]))
  expect(arrived.map(({ displayName, person, key }) => [displayName, person, key])).toEqual([
    ['b', null, 'copy_of_id'],
    ['a', 'anna', 'copy_of_id'],
    ['c', 'ben', 'copy_of_id'],
    ['d', 'anna', 'copy_of_id'],
  ])
  await soon(() => expect(nowUnderWay()).toEqual([]))
})

it('counts by size how far they are, and says when they wait for a connection', async () => {
  const { store, ready } = deviceWith(['anna', 'aaaaaaaaa'], ['anna', 'b'])
  await ready
  const { asked } = serverFor(store)
  await soon(() => expect(asked.size).toBe(2))
  asked.get('aaaaaaaaa')?.percent(50)
  expect(wordsFor(nowUnderWay(), says)).toBe('application_form_papers_sending 2 45')
  asked.get('b')?.fail(new CallFailed(0, { message: 'no connection' }))
  await soon(() =>
    expect(wordsFor(nowUnderWay(), says)).toBe('application_form_papers_waiting 2 · application_form_papers_share 45'),
  )
  expect(wordsFor([], says)).toBeNull()
})

it('goes on by itself when the connection is back, with what broke for good as well', async () => {
  const { store, ready } = deviceWith(['anna', 'a'])
  await ready
  const { asked, arrived } = serverFor(store)
  await soon(() => expect(asked.size).toBe(1))
  asked.get('a')?.fail(new CallFailed(0, { message: 'no connection' }))
  asked.clear()
  await soon(() => expect(nowUnderWay()[0]?.isHalted).toBe(true))
  page.dispatchEvent(new Event('online'))
  await soon(() => expect(asked.size).toBe(1))
  asked.get('a')?.done()
  await soon(() => expect(arrived).toHaveLength(1))
})

it('tells what was refused, unless its field says it or nobody wants it any more', async () => {
  const { store, ready, keep } = deviceWith(['anna', 'a'])
  await ready
  const { asked, refused } = serverFor(store)
  const refuse = async (name: string) => {
    await soon(() => expect(asked.has(name)).toBe(true))
    asked.get(name)?.fail(new CallFailed(422, { message: 'wrong type' }))
    await soon(async () => expect(await papersWaiting(slug, store)).toEqual([]))
  }
  await refuse('a')
  expect(refused).toEqual(['a: wrong type'])
  const leave = showPlace({ slug, owner: 'anna', category: 'copy_of_id' })
  await keep('anna', 'b')
  await refuse('b')
  leave()
  await keep('anna', 'c')
  await soon(() => expect(asked.has('c')).toBe(true))
  await forgetPapersOf({ slug, owner: 'anna' }, store)
  await refuse('c')
  await soon(() => expect(nowUnderWay()).toEqual([]))
  expect(refused).toEqual(['a: wrong type'])
})

it('does not send what has arrived although its answer was lost', async () => {
  const { store, ready } = deviceWith(['anna', 'a'], ['ben', 'b'])
  await ready
  const { asked, arrived } = serverFor(store, [{ ...documentOf('a'), key: 'copy_of_id', person: 'anna' }])
  await soon(() => expect(asked.has('b')).toBe(true))
  expect(asked.has('a')).toBe(false)
  asked.get('b')?.done()
  await soon(async () => expect(await papersWaiting(slug, store)).toEqual([]))
  expect(arrived.map(({ person }) => person)).toEqual(['ben'])
})

it('lets the form wait until the last has come, or go without them', async () => {
  expect(await papersAwaited(says)).toBe(true)
  const { store, ready } = deviceWith(['anna', 'a'])
  await ready
  const { asked } = serverFor(store)
  await soon(() => expect(asked.size).toBe(1))
  const back = papersAwaited(says)
  openQuestion.now()?.answer(false)
  expect(await back).toBe(false)
  const without = papersAwaited(says)
  openQuestion.now()?.answer(true)
  expect(await without).toBe(true)
  const waited = papersAwaited(says)
  asked.get('a')?.done()
  expect(await waited).toBe(true)
  expect(openQuestion.now()).toBeUndefined()
})

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clearHistory, dismiss, messages } from '../core/notify.ts'
import { shownPaper } from './shown-paper.ts'
import { showPaper } from './viewer.ts'

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('location', { origin: 'http://rent.localhost', pathname: '/form/application/s/t/status' })
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Nicht gefunden.' }, { status: 404 }))
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  for (const { id } of messages.now().showing) dismiss(id)
  clearHistory()
})

/** Texts are not loaded here, so each is shown as its key. */
const told = () => messages.now().showing.map(({ type, title }) => [type, title])

it('says that access is not allowed when the token of a link does not open a document', async () => {
  await showPaper({ address: '/api/v1/applications/adult-serve-document/uuid/token/pass.pdf' })
  expect(told()).toEqual([['danger', 'general_unprotected_access']])
  expect(shownPaper.now()).toBeUndefined()
})

it('says what the server says about every other document', async () => {
  await showPaper({ address: '/protected/7/lease.pdf' })
  expect(told()).not.toContainEqual(['danger', 'general_unprotected_access'])
  expect(told()).toHaveLength(1)
})

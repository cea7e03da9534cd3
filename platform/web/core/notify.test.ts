import { beforeEach, expect, it } from 'vitest'
import { clearHistory, dismiss, messages, notify, staysFor } from './notify.ts'

beforeEach(() => {
  for (const { id } of messages.now().showing) dismiss(id)
  clearHistory()
})

it('lets successes leave after 5 seconds and keeps dangers until they are closed', () => {
  expect(staysFor({ type: 'success', title: 'Gespeichert' })).toBe(5000)
  expect(staysFor({ type: 'danger', title: 'Fehler' })).toBeUndefined()
  expect(staysFor({ type: 'danger', title: 'Fehler', duration: 3000 })).toBe(3000)
})

it('keeps in the history what has been closed', () => {
  notify({ type: 'success', title: 'Gespeichert' })
  const [shown] = messages.now().showing
  dismiss(shown?.id ?? 0)
  expect(messages.now().showing).toEqual([])
  expect(messages.now().history.map(({ title }) => title)).toEqual(['Gespeichert'])
})

it('shows the same words once, but remembers that they were said twice', () => {
  notify({ type: 'danger', title: 'Keine Verbindung' })
  notify({ type: 'danger', title: 'Keine Verbindung' })
  expect(messages.now().showing).toHaveLength(1)
  expect(messages.now().history).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { lastWanted } from './last-wanted.ts'

it('shows the last choice, also where the one before takes longer to arrive', async () => {
  const arrivals: Record<string, () => void> = {}
  const shown: string[] = []
  let choice = 'de'
  const follow = lastWanted({
    wanted: () => choice,
    fetch: (name) => new Promise((resolve) => (arrivals[name] = resolve)),
    show: (name) => void shown.push(name),
  })
  const first = follow()
  choice = 'fr'
  const second = follow()
  arrivals['fr']?.()
  await second
  arrivals['de']?.()
  await first
  expect(shown).toEqual(['fr'])
})

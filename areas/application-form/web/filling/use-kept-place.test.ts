import { expect, it } from 'vitest'
import { forgetForm } from '../later/mirror.ts'
import { shelfOver } from '../later/shelf.ts'
import { keepPlace, keptPlace } from './use-kept-place.ts'

/** Browser storage stub; keys are own properties, as in the original. */
function device() {
  const kept: Record<string, string> = {}
  const storage: Storage = Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
      removeItem: (key: string) => void delete kept[key],
    },
    {},
  )
  return { ...shelfOver(storage), keys: () => Object.keys(kept) }
}

it('knows for each form where it was left, until it is sent', () => {
  const shelf = device()
  keepPlace(shelf, 'one', { step: 'household', section: 'moving' })
  keepPlace(shelf, 'two', { step: 'people', person: 'new-adult' })
  expect(keptPlace(shelf, 'one')).toEqual({ step: 'household', section: 'moving' })
  forgetForm(shelf, 'one')
  expect(keptPlace(shelf, 'one')).toBeUndefined()
  expect(keptPlace(shelf, 'two')).toEqual({ step: 'people', person: 'new-adult' })
})

it('knows nothing where something else was written', () => {
  const shelf = device()
  shelf.setItem('application-form:one:place', '{"step": 4}')
  expect(keptPlace(shelf, 'one')).toBeUndefined()
})

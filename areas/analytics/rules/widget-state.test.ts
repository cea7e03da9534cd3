import { expect, it } from 'vitest'
import { widgetState } from './widget-state.ts'

const asked = { isEnabled: true, hasData: false, isFetching: false, isCounting: false, hasFailed: false }

it.each([
  ['null before it is asked for', { isEnabled: false }, null],
  ['init while it loads for the first time', { isFetching: true }, 'init'],
  ['error if the first load fails', { hasFailed: true }, 'error'],
  ['done with numbers', { hasData: true }, 'done'],
  ['reload while new numbers are fetched', { hasData: true, isFetching: true }, 'reload'],
  ['reload while the job counts', { hasData: true, isCounting: true }, 'reload'],
  ['done with the old numbers if a reload fails', { hasData: true, hasFailed: true }, 'done'],
])('is %s', (_, now, state) => {
  expect(widgetState({ ...asked, ...now })).toBe(state)
})

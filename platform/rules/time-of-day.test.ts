import { describe, expect, it } from 'vitest'
import { completedTime, endsBeforeItBegins, isTime, steppedTime, timePartsOf } from './time-of-day.ts'

describe('a time of day', () => {
  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:30', false],
    ['09:30:00', false],
    ['', false],
  ])('%s: %s', (text, isOne) => expect(isTime(text, 'minutes')).toBe(isOne))

  it.each([
    ['23:59:59', true],
    ['12:00:60', false],
    ['12:00', false],
  ])('with seconds %s: %s', (text, isOne) => expect(isTime(text, 'seconds')).toBe(isOne))

  it('is told in its parts', () => {
    expect(timePartsOf('07:05', 'minutes')).toEqual({ hour: 7, minute: 5, second: 0 })
    expect(timePartsOf('7', 'minutes')).toBeUndefined()
  })
})

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['17', '17:00'],
    ['930', '09:30'],
    ['1745', '17:45'],
    ['9.30', '09:30'],
    ['9h', '09:00'],
    ['14h05', '14:05'],
    [' 8:5 ', '08:05'],
    ['25', '25'],
    ['9:75', '9:75'],
    ['noon', 'noon'],
    ['', ''],
  ])('%s becomes %s', (typed, time) => expect(completedTime(typed, 'minutes')).toBe(time))

  it.each([
    ['9:30', '09:30:00'],
    ['93015', '09:30:15'],
    ['9:30:5', '09:30:05'],
  ])('%s becomes %s with seconds', (typed, time) => expect(completedTime(typed, 'seconds')).toBe(time))
})

describe('stepping', () => {
  it.each([
    ['09:30', 'hour', 1, '10:30'],
    ['23:30', 'hour', 1, '00:30'],
    ['00:00', 'minute', -1, '00:59'],
    ['no time', 'minute', 1, '00:00'],
  ] as const)('%s by one %s (%i) is %s', (from, unit, by, to) =>
    expect(steppedTime(from, unit, { by, precision: 'minutes' })).toBe(to),
  )

  it('reaches the seconds', () =>
    expect(steppedTime('10:00:59', 'second', { by: 1, precision: 'seconds' })).toBe('10:00:00'))
})

it('a range may not end before it begins', () => {
  expect(endsBeforeItBegins({ from: '09:00', to: '09:00' })).toBe(false)
  expect(endsBeforeItBegins({ from: '09:00', to: '17:30' })).toBe(false)
  expect(endsBeforeItBegins({ from: '17:30', to: '09:00' })).toBe(true)
  expect(endsBeforeItBegins({ from: '17:30', to: '' })).toBe(false)
})

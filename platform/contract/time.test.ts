import type { z } from 'zod'
import { expect, it } from 'vitest'
import { timeOfDay, timeRange, timeWithSeconds } from './time.ts'

const problems = (shape: z.ZodType, value: unknown) =>
  shape.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

it('takes times of both precisions, and says which one it expects', () => {
  expect(problems(timeOfDay, '09:30')).toEqual([])
  expect(problems(timeWithSeconds, '09:30:15')).toEqual([])
  expect(problems(timeOfDay, '09:30:15')).toEqual([['', 'general_time_not_valid']])
  expect(problems(timeWithSeconds, '09:30')).toEqual([['', 'general_time_seconds_not_valid']])
})

it('refuses a range that ends before it begins, beneath its end', () => {
  expect(problems(timeRange, { from: '09:00', to: '17:00' })).toEqual([])
  expect(problems(timeRange, { from: '17:00', to: '09:00' })).toEqual([['to', 'admin_timepicker_range_error']])
  expect(problems(timeRange, { from: '17', to: '09:00' })).toEqual([['from', 'general_time_not_valid']])
})

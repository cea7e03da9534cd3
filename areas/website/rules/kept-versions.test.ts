import { expect, it } from 'vitest'
import { versionsAlwaysKept, versionsToForget } from './kept-versions.ts'

const now = new Date('2026-11-26T12:00:00Z')
const old = new Date('2023-01-01T00:00:00Z')
const versions = (count: number, createdAt: Date) =>
  Array.from({ length: count }, (_, index) => ({ versionNumber: count - index, createdAt }))

it('keeps the newest versions whatever their age', () => {
  expect(versionsToForget(versions(versionsAlwaysKept, old), { live: null, now })).toEqual([])
})
it('forgets what is old beyond them, but not the live version', () => {
  expect(versionsToForget(versions(versionsAlwaysKept + 3, old), { live: 2, now })).toEqual([3, 1])
})
it('keeps recent versions', () => {
  expect(versionsToForget(versions(versionsAlwaysKept + 3, now), { live: null, now })).toEqual([])
})

// Runs two kills; `npm run bench -- --killed` runs twenty.

import { expect, it } from 'vitest'
import { killDatabase } from './killed-database.ts'

it('lives on when its database is killed, and keeps what it has acknowledged', { timeout: 240_000 }, async () => {
  const figures = await killDatabase({ kills: 2 })
  expect(figures).toMatchObject({ missing: 0, repeated: 0, unexpected: [], exitCode: 0 })
  expect(figures.audit).toMatch(/, whole\b/)
  expect(figures.comments).toBeGreaterThan(0)
  expect(figures.applications).toBeGreaterThan(0)
})

// Panels are opened by key. The compiler does not notice a key that no area declares, so this test does.

import { expect, it, vi } from 'vitest'
import { areas } from '../areas.web.ts'
import { isTest, sources } from './source-files.ts'

// The shell reads its remembered state when it is loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

/** Matches `panel.open('ApplicationEdit', …)`, and properties such as `panelKey="ApplicationChild"`. */
const opened = /\b(?:open|openPanel)\('([A-Z]\w+)'|\bpanelKey="([A-Z]\w+)"/g

it('every panel that is opened is declared by an area, and once', () => {
  const declared = areas.flatMap(({ panels = [] }) => panels.map(({ key }) => key))
  expect(declared).toHaveLength(new Set(declared).size)
  const web = sources.filter(({ path }) => /\/web\//.test(path) && !isTest(path))
  const asked = web.flatMap(({ path, text }) =>
    [...text.matchAll(opened)].map(([, first, second]) => ({ path, key: first ?? second ?? '' })),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ key }) => !declared.includes(key))).toEqual([])
})

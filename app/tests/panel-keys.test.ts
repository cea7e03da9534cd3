// Panels are opened by key. A key that no area declares would open nothing, and the compiler does not see it.

import { expect, it, vi } from 'vitest'
import { areas } from '../areas.web.ts'
import { isTest, sources } from './source-files.ts'

// The shell reads its remembered state when it is loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

/** `panel.open('ApplicationEdit', …)`, also through a property such as `panelKey="ApplicationChild"`. */
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

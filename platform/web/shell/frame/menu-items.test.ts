import { expect, it } from 'vitest'
import type { MenuItem } from '#platform/contract/session.ts'
import { currentItemIn, inOrder, isUnder } from './menu-items.ts'

const item = (key: string, urlName: string, rank = 0, more: Partial<MenuItem> = {}): MenuItem => ({
  key,
  title: key,
  icon: 'home',
  urlName,
  rank,
  ...more,
})

it('sorts by rank, whatever order the server sends', () => {
  expect(inOrder([item('b', '/b', 2), item('a', '/a', 1)]).map(({ key }) => key)).toEqual(['a', 'b'])
})

it('knows what lies under a path', () => {
  expect(isUnder('/objects/42', '/objects')).toBe(true)
  expect(isUnder('/objects', '/objects')).toBe(true)
  expect(isUnder('/objects-old', '/objects')).toBe(false)
  expect(isUnder('/home', '')).toBe(false)
})

it('marks the deepest item that leads to where one is', () => {
  const children = [item('overview', '/budget/overview'), item('fees', '/budget/fee-calculation')]
  const menu = [item('home', '/home'), item('budget', '/budget', 1, { children })]
  expect(currentItemIn(menu, '/budget/fee-calculation')?.key).toBe('fees')
  expect(currentItemIn(menu, '/budget')?.key).toBe('budget')
  expect(currentItemIn(menu, '/elsewhere')).toBeUndefined()
})

it('never marks an item that only offers a feature', () => {
  const upsell = item('analytics', '/analytics', 0, { behaviour: { ui_action: 'upsell', notification_actions: [] } })
  expect(currentItemIn([upsell], '/analytics')).toBeUndefined()
})

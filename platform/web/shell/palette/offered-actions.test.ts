import { expect, it } from 'vitest'
import { offeredActions } from './offered-actions.ts'

const action = {
  id: 'open',
  title: 'open',
  icon: 'chart-bar',
  permission: 'analytics_read',
  path: '/analytics/x',
} as const
const reader = { can: () => true, pages: ['/analytics'], projectType: 'sale' } as const

it('offers an action on a page of the menu', () => {
  expect(offeredActions([action], reader)).toEqual([action])
  expect(offeredActions([action], { ...reader, pages: ['/objects'] })).toEqual([])
})

it('offers no action without its permission', () => {
  expect(offeredActions([action], { ...reader, can: () => false })).toEqual([])
})

it('offers an action only in the project types that it names', () => {
  const ofSale = { ...action, only: ['sale'] as const }
  expect(offeredActions([ofSale], reader)).toEqual([ofSale])
  expect(offeredActions([ofSale], { ...reader, projectType: 'saleb2b' })).toEqual([])
})

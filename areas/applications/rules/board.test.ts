import { expect, it } from 'vitest'
import { actionOfMove, boardActions, boardColumns } from './board.ts'

it('leads from the wish to the tenancy and back', () => {
  const way = ['application', 'offer', 'assignment', 'tenancy', 'application'] as const
  const actions = way.slice(1).map((to, index) => actionOfMove(way[index] ?? 'application', to))
  expect(actions).toEqual(['offer', 'confirm_offer', 'release', 'cancel_assignment'])
})

it('has no action for a step that skips one, or goes back to an offer', () => {
  expect(actionOfMove('application', 'tenancy')).toBeUndefined()
  expect(actionOfMove('assignment', 'offer')).toBeUndefined()
  expect(actionOfMove('tenancy', 'declined')).toBeUndefined()
})

it('uses every action', () => {
  const used = boardColumns.flatMap((from) => boardColumns.map((to) => actionOfMove(from, to)))
  expect(boardActions.filter((action) => !used.includes(action))).toEqual([])
})

// Each action in each state.

import { describe, expect, it } from 'vitest'
import { projectCan, stateWhenFree, type ProjectAction } from './project-can.ts'
import { projectStates, type ProjectState } from './project-state.ts'

const allowed: Record<ProjectAction, readonly ProjectState[]> = {
  publish: ['draft', 'withdrawn'],
  withdraw: ['published'],
  reserve: ['published'],
  sell: ['draft', 'published', 'reserved'],
  free: ['reserved', 'sold'],
  remove: ['draft', 'withdrawn'],
  edit: ['draft', 'published', 'reserved', 'withdrawn'],
}
const actions = ['publish', 'withdraw', 'reserve', 'sell', 'free', 'remove', 'edit'] as const

describe.each(actions)('%s', (action) => {
  it.each(projectStates)('in the state %s', (state) => {
    const verdict = projectCan[action]({ state, wasPublished: true, missing: [] })
    expect(verdict.allowed).toBe(allowed[action].includes(state))
    expect(verdict.allowed ? 'projects_reason_' : verdict.reason).toMatch(/^projects_reason_/)
  })
})

it('refuses to publish an incomplete project', () => {
  const draft = { state: 'draft', wasPublished: false, missing: ['projects_text_highlights'] } as const
  expect(projectCan.publish(draft)).toEqual({ allowed: false, reason: 'projects_reason_publish_incomplete' })
})

it.each([
  [true, 'published'],
  [false, 'draft'],
] as const)('is free again where it was before (published: %s)', (wasPublished, state) => {
  expect(stateWhenFree({ wasPublished })).toBe(state)
})

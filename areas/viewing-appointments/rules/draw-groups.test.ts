import { describe, expect, it } from 'vitest'
import { groupOfArea, proposedGroups } from './draw-groups.ts'

describe('the groups of a draw', () => {
  it.each([
    [25, 'to-40'],
    [40, 'to-40'],
    [40.5, 'to-60'],
    [60, 'to-60'],
    [61, 'above-60'],
    [null, 'above-60'],
  ])('of a flat with %s m² is %s', (area, group) => {
    expect(groupOfArea(area)).toBe(group)
  })

  it('are proposed with the people who fit into the slots, for the sizes that are shown', () => {
    expect(proposedGroups([38, 40, 80], 6)).toEqual([
      { key: 'to-40', count: 12 },
      { key: 'above-60', count: 30 },
    ])
  })
})

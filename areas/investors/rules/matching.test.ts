import { describe, expect, it } from 'vitest'
import { byMatch, matchOf, type OfferedProject, type SearchProfile } from './matching.ts'

const open: SearchProfile = {
  cantons: [],
  postalCodes: [],
  uses: [],
  zones: [],
  propertyStates: [],
  dealTypes: [],
  volumeFrom: null,
  volumeTo: null,
  yieldFrom: null,
}
const project: OfferedProject = {
  canton: 'BE',
  postalCode: '3014',
  uses: ['residential', 'retail'],
  zones: ['14'],
  propertyState: 'existing',
  dealTypes: ['asset'],
  volume: 18_400_000_00,
  grossYield: 3.4,
}

it('an open profile suits every project, without reasons', () => {
  expect(matchOf(open, project)).toEqual({ suits: true, reasons: [], score: 0 })
})

describe('one criterion', () => {
  it.each<[Partial<SearchProfile>, Partial<OfferedProject>, string]>([
    [{ cantons: ['BE', 'SO'] }, {}, 'region fits'],
    [{ cantons: ['ZH'] }, {}, 'region misses'],
    [{ postalCodes: ['30'] }, {}, 'region fits'],
    [{ postalCodes: ['3015'] }, {}, 'region misses'],
    [{ cantons: ['ZH'], postalCodes: ['3014'] }, {}, 'region fits'],
    [{ cantons: ['ZH'] }, { canton: null, postalCode: null }, 'region unknown'],
    [{ postalCodes: ['30'] }, { canton: null }, 'region fits'],
    [{ cantons: ['BE'] }, { postalCode: null }, 'region fits'],
    [{ cantons: ['ZH'], postalCodes: ['80'] }, { postalCode: null }, 'region misses'],
    [{ uses: ['retail'] }, {}, 'use fits'],
    [{ uses: ['hotel'] }, {}, 'use misses'],
    [{ uses: ['hotel'] }, { uses: [] }, 'use unknown'],
    [{ zones: ['14', '11'] }, {}, 'zone fits'],
    [{ zones: ['12'] }, {}, 'zone misses'],
    [{ propertyStates: ['plot'] }, {}, 'property_state misses'],
    [{ propertyStates: ['existing', 'new'] }, {}, 'property_state fits'],
    [{ propertyStates: ['new'] }, { propertyState: null }, 'property_state unknown'],
    [{ volumeFrom: 18_400_000_00 }, {}, 'volume fits'],
    [{ volumeTo: 18_400_000_00 }, {}, 'volume fits'],
    [{ volumeTo: 18_399_999_99 }, {}, 'volume misses'],
    [{ volumeFrom: 20_000_000_00, volumeTo: 40_000_000_00 }, {}, 'volume misses'],
    [{ volumeFrom: 1 }, { volume: null }, 'volume unknown'],
    [{ yieldFrom: 3.4 }, {}, 'yield fits'],
    [{ yieldFrom: 3.5 }, {}, 'yield misses'],
    [{ yieldFrom: 3.5 }, { grossYield: null }, 'yield unknown'],
    [{ dealTypes: ['share'] }, {}, 'deal_type misses'],
    [{ dealTypes: ['share', 'asset'] }, {}, 'deal_type fits'],
  ])('%j with %j: %s', (wish, fact, said) => {
    const { reasons, suits } = matchOf({ ...open, ...wish }, { ...project, ...fact })
    expect(reasons.map(({ criterion, fit }) => `${criterion} ${fit}`)).toEqual([said])
    expect(suits).toBe(!said.endsWith('misses'))
  })
})

it('one missed criterion excludes, and all reasons are given', () => {
  const match = matchOf({ ...open, cantons: ['BE'], uses: ['hotel'], yieldFrom: 3 }, project)
  expect(match).toEqual({
    suits: false,
    score: 2,
    reasons: [
      { criterion: 'region', fit: 'fits' },
      { criterion: 'use', fit: 'misses' },
      { criterion: 'yield', fit: 'fits' },
    ],
  })
})

it('sorts who suits first, then by what fits', () => {
  const profiles = [{ uses: ['hotel'], cantons: ['BE'] }, {}, { cantons: ['BE'], yieldFrom: 3 }, { cantons: ['BE'] }]
  const sorted = profiles.map((wish) => matchOf({ ...open, ...wish }, project)).toSorted(byMatch)
  expect(sorted.map(({ suits, score }) => [suits, score])).toEqual([
    [true, 2],
    [true, 1],
    [true, 0],
    [false, 1],
  ])
})

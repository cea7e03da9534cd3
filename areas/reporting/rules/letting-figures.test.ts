import { describe, expect, it } from 'vitest'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { lettingFigures, percentOf, type CountedObject } from './letting-figures.ts'

const object = (progressState: ObjectState, price: number | null, lettingState = progressState): CountedObject => ({
  progressState,
  lettingState,
  price,
  area: 50.5,
})

describe('the figures of a letting report', () => {
  it('are zero without objects, and no rate is claimed', () => {
    const { objects, number, vacant, vacancy } = lettingFigures([])
    expect({ objects, vacant, vacancy, rate: percentOf(number) }).toEqual({
      objects: 0,
      vacant: 0,
      vacancy: 0,
      rate: null,
    })
  })

  it('count what is offered: drafts and inactive objects are in the states alone', () => {
    const figures = lettingFigures([object('rented', 100_000), object('draft', 90_000), object('inactive', 80_000)])
    expect(figures.objects).toBe(3)
    expect(figures.number).toEqual({ part: 1, whole: 1 })
    expect([...figures.byState]).toEqual([
      ['draft', 1],
      ['rented', 1],
      ['inactive', 1],
    ])
  })

  it('tell the vacancy of objects in which nobody lives, until a contract begins', () => {
    const figures = lettingFigures([
      object('available', 100_000),
      object('with_offer', 110_000),
      object('assigned', 120_000),
      object('reserved', 130_000),
      object('rented', 200_000),
    ])
    expect([figures.vacant, figures.vacancy]).toEqual([4, 460_000])
    expect(percentOf(figures.number)).toBe(20)
    expect(percentOf(figures.price)).toBe(30.3)
  })

  it('count an object under notice as to be let again, without vacancy', () => {
    const figures = lettingFigures([object('rented', 150_000, 'available'), object('rented', 150_000, 'rented')])
    expect(figures.number).toEqual({ part: 1, whole: 2 })
    expect([figures.vacant, figures.vacancy]).toEqual([0, 0])
  })

  it('sum areas without the rests of binary fractions, and take a missing price as none', () => {
    const figures = lettingFigures([object('sold', null), object('sold', 3), object('sold', 5)])
    expect(figures.area).toEqual({ part: 151.5, whole: 151.5 })
    expect(figures.price).toEqual({ part: 8, whole: 8 })
  })
})

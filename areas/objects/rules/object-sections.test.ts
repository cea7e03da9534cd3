// Each field is asked exactly once, on its declared page, and only for kinds of objects to which it applies.

import { describe, expect, it } from 'vitest'
import { newObjectData } from '../contract/new-object.ts'
import { coreKeys } from './core-fields.ts'
import { factKeys, facts, factsOfKind } from './object-facts.ts'
import { isCore, objectSections, pageOfField, sectionsOf } from './object-sections.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'

const placed = objectSections.flatMap(({ fields }) => [...fields])

describe('the sections of an object', () => {
  it('hold every field that is kept, each once', () => {
    const kept = Object.keys(newObjectData('apartment'))
    expect([...placed].toSorted()).toEqual(kept.toSorted())
    expect([...coreKeys, ...factKeys].toSorted()).toEqual(kept.toSorted())
  })

  it('agree with the page that a fact is declared for', () => {
    const wrong = factKeys.filter((key) => pageOfField(key) !== facts[key].page)
    expect(wrong).toEqual([])
  })

  it.each(objectKinds)('of the kind %s ask for its facts and no others', (kind) => {
    const asked = sectionsOf({ kind, isForSale: false }).flatMap(({ fields }) => fields.filter((one) => !isCore(one)))
    expect(asked.toSorted()).toEqual(factsOfKind(kind).toSorted())
  })

  it('ask for a rent or for a price', () => {
    const let_ = sectionsOf({ kind: 'apartment', isForSale: false }, 'prices').flatMap(({ fields }) => fields)
    const sold = sectionsOf({ kind: 'apartment', isForSale: true }, 'prices').flatMap(({ fields }) => fields)
    expect([let_.includes('netRent'), let_.includes('sellingPrice')]).toEqual([true, false])
    expect([sold.includes('netRent'), sold.includes('sellingPrice')]).toEqual([false, true])
  })

  it('ask about occupancy, pets and subsidy only of objects to let', () => {
    const asked = (isForSale: boolean) =>
      sectionsOf({ kind: 'apartment', isForSale }).flatMap(({ fields }) =>
        fields.filter((one) => ['maxOccupancy', 'allowsDogs', 'isSubsidized'].includes(one)),
      )
    expect(asked(false)).toHaveLength(3)
    expect(asked(true)).toEqual([])
  })

  it('leave out groups without a question', () => {
    expect(sectionsOf({ kind: 'plot', isForSale: true }).map(({ key }) => key)).not.toContain('fittings')
  })
})

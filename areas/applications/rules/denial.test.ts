import { describe, expect, it } from 'vitest'
import { objectStates, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import {
  denialIsTrue,
  denialReasons,
  denialTemplates,
  isTaken,
  templateFor,
  type DenialReason,
  type DenialTemplate,
} from './denial.ts'

it('has a wording proposed for each reason', () => {
  for (const reason of denialReasons) expect(denialTemplates).toContain(templateFor[reason])
})

it('calls an object taken once somebody else has it', () => {
  expect(objectStates.filter(isTaken)).toEqual(['assigned', 'reserved', 'rented', 'sold'])
})

describe('a denial', () => {
  it.each<[DenialReason | undefined, DenialTemplate | undefined, ObjectState[], boolean]>([
    ['income', 'others_chosen', ['available'], true],
    ['income', undefined, [], true],
    [undefined, 'documents', ['with_offer'], true],
    ['object_gone', 'object_gone', ['rented'], true],
    ['object_gone', 'object_gone', ['assigned', 'sold'], true],
    ['object_gone', 'object_gone', ['assigned', 'available'], false],
    ['object_gone', 'object_gone', [], false],
    ['object_gone', 'others_chosen', ['available'], false],
    ['income', 'object_gone', ['available'], false],
    [undefined, 'object_gone', ['with_offer'], false],
  ])('for %s in the words of %s, of objects that are %j, is true: %s', (reason, template, states, isTrue) => {
    const objects = states.map((lettingState) => ({ lettingState }))
    expect(denialIsTrue({ reason, template }, objects).allowed).toBe(isTrue)
  })
})

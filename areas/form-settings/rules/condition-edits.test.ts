// Conditions built part by part.

import { describe, expect, it } from 'vitest'
import type { Condition } from '#areas/forms/rules/conditions.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import {
  candidatesFor,
  depthOf,
  expectationFor,
  leafFor,
  mayGroup,
  pieceAt,
  whoseOf,
  withAnother,
  withJoint,
  withPiece,
} from './condition-edits.ts'

const a: Condition = { field: 'pets', equals: true }
const b: Condition = { person: 'some', of: 'child', field: 'days_present', equals: 7 }
const c: Condition = { field: 'smoking', equals: false }

const keysFor = (...given: Parameters<typeof candidatesFor>) => candidatesFor(...given).map(({ field }) => field.key)

/** Default form with these conditions on its fields. */
function withConditions(conditions: Record<string, Condition>): typeof defaultForm {
  const steps = defaultForm.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({ ...field, condition: conditions[field.key] ?? field.condition })),
    })),
  }))
  return { ...defaultForm, steps }
}

describe('a condition', () => {
  it('becomes a group with its second chunk, and that chunk alone again without it', () => {
    const both = withAnother(a, [], b)
    expect(both).toEqual({ all: [a, b] })
    expect(withJoint(both, [], 'any')).toEqual({ any: [a, b] })
    expect(withPiece(both, [0], null)).toEqual(b)
    expect(withPiece(a, [], null)).toBeNull()
  })

  it('holds groups in groups, four deep at most', () => {
    const nested = withAnother(withAnother(a, [], b), [1], c)
    expect(nested).toEqual({ all: [a, { all: [b, c] }] })
    expect(pieceAt(nested, [1, 1])).toEqual(c)
    expect(depthOf(nested)).toBe(3)
    expect(mayGroup([0, 0])).toBe(true)
    expect(mayGroup([0, 0, 0])).toBe(false)
  })

  it('looks at nobody else’s question for "own", and never at itself or what hangs on it', () => {
    const own = keysFor(defaultForm, 'own', { of: 'household', key: 'pets' })
    expect(own).toContain('smoking')
    expect(own).not.toContain('pets')
    expect(own).not.toContain('pets_type')
    expect(keysFor(defaultForm, 'every_child', { of: 'household', key: 'pets' })).toContain('days_present')
  })

  it('never looks at a question that hangs on it by way of another, also where those hang on each other', () => {
    const chained = withConditions({ smoking: { field: 'pets_type', equals: 'dog' } })
    expect(keysFor(chained, 'own', { of: 'household', key: 'pets' })).not.toContain('smoking')
    const circle = withConditions({
      smoking: { field: 'pets_type', equals: 'dog' },
      pets_type: { field: 'smoking', equals: true },
    })
    expect(keysFor(circle, 'own', { of: 'household', key: 'pets' })).toContain('smoking')
  })

  it('says whose answer it looks at, and expects what can be answered', () => {
    const [first] = candidatesFor(defaultForm, 'some_adult', { of: 'household', key: null })
    if (!first) throw new Error('an adult is asked nothing')
    const leaf = leafFor('some_adult', first.field)
    expect(leaf).toMatchObject({ person: 'some', of: 'adult', field: first.field.key, ...expectationFor(first.field) })
    expect(whoseOf({ person: 'every', of: 'child', field: 'nation', equals: 'CH' })).toBe('every_child')
  })
})

// Builds a condition part by part. A path through the groups addresses a part: [] is the whole condition, [1, 0] the
// first part of the second part.

import {
  deepestCondition,
  leavesOf,
  type Condition,
  type Expectation,
  type Leaf,
} from '#areas/forms/rules/conditions.ts'
import { emptyField } from '#areas/forms/rules/field-kinds.ts'
import { fieldType, type FormDefinition, type FormField, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { noText } from './new-parts.ts'

export type Way = readonly number[]
export type Joint = 'all' | 'any'

export const isGroup = (one: Condition): one is { all: Condition[] } | { any: Condition[] } =>
  'all' in one || 'any' in one
export const piecesOf = (one: Condition): readonly Condition[] => ('all' in one ? one.all : 'any' in one ? one.any : [])
export const jointOf = (one: Condition): Joint => ('any' in one ? 'any' : 'all')
const group = (joint: Joint, pieces: Condition[]): Condition => (joint === 'all' ? { all: pieces } : { any: pieces })

/** Null removes the part. A group with one part left is replaced by that part; an empty group is removed. */
export function withPiece(whole: Condition, way: Way, piece: Condition | null): Condition | null {
  const [first, ...rest] = way
  if (first === undefined) return piece
  const pieces = piecesOf(whole).flatMap((one, index) => {
    if (index !== first) return [one]
    const next = withPiece(one, rest, piece)
    return next ? [next] : []
  })
  const [only] = pieces
  if (!only) return null
  return pieces.length === 1 ? only : group(jointOf(whole), pieces)
}

export function pieceAt(whole: Condition, way: Way): Condition | undefined {
  const [first, ...rest] = way
  if (first === undefined) return whole
  const piece = piecesOf(whole)[first]
  return piece && pieceAt(piece, rest)
}

/** Adds a condition at this path: to the group there, or in a new group of both. */
export function withAnother(whole: Condition | undefined, way: Way, piece: Condition): Condition {
  if (!whole) return piece
  const found = pieceAt(whole, way)
  if (!found) return whole
  const next = isGroup(found) ? group(jointOf(found), [...piecesOf(found), piece]) : group('all', [found, piece])
  return withPiece(whole, way, next) ?? whole
}

export function withJoint(whole: Condition, way: Way, joint: Joint): Condition {
  const found = pieceAt(whole, way)
  return found && isGroup(found) ? (withPiece(whole, way, group(joint, [...piecesOf(found)])) ?? whole) : whole
}

export const depthOf = (one: Condition): number => (isGroup(one) ? 1 + Math.max(...piecesOf(one).map(depthOf)) : 1)
/** True if nesting allows a new group at this path. */
export const mayGroup = (way: Way): boolean => way.length + 2 <= deepestCondition

/** Owner of the answer that a condition refers to, relative to the question with the condition. */
export type Whose = 'own' | 'household' | 'some_adult' | 'every_adult' | 'some_child' | 'every_child'

export function whoseOf(leaf: Exclude<Leaf, { fact: string }>): Whose {
  if ('person' in leaf) return `${leaf.person}_${leaf.of}`
  return 'of' in leaf ? 'household' : 'own'
}

export const whosePossible = (of: FormSection['of']): Whose[] =>
  of === 'household'
    ? ['own', 'some_adult', 'every_adult', 'some_child', 'every_child']
    : ['own', 'household', 'some_adult', 'every_adult', 'some_child', 'every_child']

/** Excludes the question itself, questions that depend on it, and display-only fields. */
export function candidatesFor(form: FormDefinition, whose: Whose, at: Asking) {
  const place = placeOf(whose, at.of)
  const sections = form.steps.flatMap((step) => step.sections).filter(({ of }) => of === place)
  return sections.flatMap((section) =>
    section.fields
      .filter((field) => !unasked.includes(field.type) && !(whose === 'own' && field.key === at.key))
      .filter((field) => !(whose === 'own' && at.key !== null && hangsOn(sections, field, at.key)))
      .map((field) => ({ section, field })),
  )
}

export const placeOf = (whose: Whose, of: FormSection['of']): FormSection['of'] => {
  if (whose === 'own') return of
  if (whose === 'household') return 'household'
  return whose.endsWith('adult') ? 'adult' : 'child'
}

const unasked: readonly FormField['type'][] = [
  fieldType.file,
  fieldType.html,
  fieldType.selectApartment,
  fieldType.selectResidents,
]

function hangsOn(sections: readonly FormSection[], field: FormField, key: string, seen = new Set<string>()): boolean {
  if (seen.has(field.key)) return false
  seen.add(field.key)
  return leavesOf(field.condition).some((leaf) => {
    if ('fact' in leaf || 'of' in leaf) return false
    if (leaf.field === key) return true
    const next = sections.flatMap(({ fields }) => fields).find((one) => one.key === leaf.field)
    return next !== undefined && hangsOn(sections, next, key, seen)
  })
}

/** Returns an initial expectation that the field can fulfil. */
export function expectationFor(field: FormField): Expectation {
  if (field.type === fieldType.boolean) return { equals: true }
  if (field.type === fieldType.integer) return { equals: field.min ?? 1 }
  if (field.type === fieldType.selectCountry) return { equals: 'CH' }
  return { equals: field.options?.[0]?.value ?? '' }
}

export function leafFor(whose: Whose, field: FormField, expectation = expectationFor(field)): Leaf {
  const base = { field: field.key, ...expectation }
  if (whose === 'own') return base
  if (whose === 'household') return { of: 'household', ...base }
  const [person, of] = whose.split('_')
  return { person: person === 'every' ? 'every' : 'some', of: of === 'child' ? 'child' : 'adult', ...base }
}

export const expectationOf = (leaf: Expectation): Expectation => {
  if ('one_of' in leaf) return { one_of: leaf.one_of }
  return 'differs' in leaf ? { differs: leaf.differs } : { equals: leaf.equals }
}

/** Element that has the condition: the part it belongs to and its question key, or null for a whole section. */
export interface Asking {
  of: FormSection['of']
  key: string | null
}

/** Condition on the first question available; null if the form has none. */
export function firstLeaf(form: FormDefinition, at: Asking): Leaf | null {
  for (const whose of whosePossible(at.of)) {
    const [first] = candidatesFor(form, whose, at)
    if (first) return leafFor(whose, first.field)
  }
  return null
}

/** Stands in for a deleted question in sentences. */
export const unknownField = (key: string): FormField => ({
  ...emptyField({ key, type: fieldType.text, label: noText }),
  active: false,
})

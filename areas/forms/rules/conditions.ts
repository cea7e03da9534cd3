// Visibility conditions of a question, combined by "all of" and "any of" up to four levels deep. They refer to
// answers of the same person, of the household, or of some or every person.

import { z } from 'zod'

export const fieldKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/)
  .max(60)
const single = z.union([z.string().max(200), z.number(), z.boolean()])
type Single = z.infer<typeof single>

/** Expected answer. A question without an answer meets no expectation. */
export type Expectation = { equals: Single } | { differs: Single } | { one_of: Single[] }

/** Refers to a question of the same part: of the same person, or of the household. */
export type OwnCondition = { field: string } & Expectation
/** Refers to a question of the household, from a question for a person. */
export type HouseholdCondition = { of: 'household'; field: string } & Expectation
/** Refers to a question for people. If there are none, neither `some` nor `every` holds. */
export type PeopleCondition = { person: 'some' | 'every'; of: 'adult' | 'child'; field: string } & Expectation
export type CrossCondition = HouseholdCondition | PeopleCondition
/** Facts about the whole application: its objects, or the people of the household. */
export const formFacts = ['subsidised_object', 'several_adults', 'household_type_open'] as const
export type FormFact = (typeof formFacts)[number]
export type Leaf = OwnCondition | CrossCondition | { fact: FormFact }
export type Condition = Leaf | { all: Condition[] } | { any: Condition[] }

export const deepestCondition = 4

const across = [
  {},
  { of: z.literal('household') },
  { person: z.enum(['some', 'every']), of: z.enum(['adult', 'child']) },
] as const

const leaf: z.ZodType<Leaf> = z.union([
  z.strictObject({ fact: z.enum(formFacts) }),
  ...across.flatMap((place) => [
    z.strictObject({ ...place, field: fieldKey, equals: single }),
    z.strictObject({ ...place, field: fieldKey, differs: single }),
    z.strictObject({ ...place, field: fieldKey, one_of: z.array(single).min(1).max(50) }),
  ]),
]) as z.ZodType<Leaf>

const tree: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    leaf,
    z.strictObject({ all: z.array(tree).min(1).max(20) }),
    z.strictObject({ any: z.array(tree).min(1).max(20) }),
  ]),
)

/** Custom check without an inferred shape, so that schemas of answers do not expand a recursive type. */
export const condition = z.custom<Condition>(
  (value) => isShallow(value, deepestCondition) && tree.safeParse(value).success,
  { error: 'general_value_not_valid' },
)

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  const { all, any } = value as { all?: unknown; any?: unknown }
  return [all, any].every((inner) => !Array.isArray(inner) || inner.every((one) => isShallow(one, levels - 1)))
}

export const isCross = (one: Leaf): one is CrossCondition => 'of' in one

/** All single conditions of a condition tree. */
export function leavesOf(given: Condition | undefined): Leaf[] {
  if (!given) return []
  if ('all' in given) return given.all.flatMap(leavesOf)
  if ('any' in given) return given.any.flatMap(leavesOf)
  return [given]
}

// Conditions across parts of a form: a person's question may depend on the household's answers, and a household
// question on those of its people. Answers to hidden questions do not count here either.

import { ownPartFor, type Answers, type FormEntry, type FormWorld, type Person, type PersonKind } from './answers.ts'
import { isCross, leavesOf, type CrossCondition, type PeopleCondition } from './conditions.ts'
import { fieldsOf, sectionsOf, type FormDefinition, type FormSection } from './form-definition.ts'
import { isHouseholdTypeOpen } from './household-type.ts'
import { meets, visibilityIn, type Across } from './shown-fields.ts'

interface Whole {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** For a household whose parts are all known, or whose missing parts are covered by the server's `ownParts`. */
export function acrossOf(whole: Whole): Across {
  const saysIn = sayingsIn(whole, { holds: (condition) => holds(condition), isFact: (fact) => isFact(fact) })
  const { answers, adults, children, ownParts } = whole.entry
  const known = adults.filter(({ key }) => !ownPartFor(whole.entry, key))
  const holds = (condition: CrossCondition): boolean => {
    if (condition.of === 'household') return saysIn('household', answers, condition)
    const { person, of } = condition
    const people = of === 'adult' ? known : children
    const says = ({ answers: own }: Person) => saysIn(of, own, condition)
    const others = of === 'adult' && known.length < adults.length ? ownParts?.says[nameOf(condition)] : undefined
    if (person === 'some') return people.some(says) || others === true
    return people.length > 0 || others !== undefined ? people.every(says) && others !== false : false
  }
  const isFact: Across['isFact'] = (fact) =>
    fact === 'several_adults' ? adults.length > 1 : isHouseholdTypeOpen(whole.entry)
  return { holds, isFact }
}

/** Result of each condition on adults anywhere in the form, for these people alone. */
export function saidBy(whole: Whole, people: readonly Person[]): Record<string, boolean> {
  const saysIn = sayingsIn(whole, acrossOf(whole))
  const conditions = (['household', 'adult', 'child'] as const)
    .flatMap((of) => crossConditionsOf(whole.form, of))
    .filter(isAboutAdults)
  return Object.fromEntries(
    conditions.map((condition) => {
      const says = ({ answers }: Person) => saysIn('adult', answers, condition)
      return [nameOf(condition), condition.person === 'some' ? people.some(says) : people.every(says)]
    }),
  )
}

/**
 * Returns a function that checks a condition against a part's answers. Visible questions are computed once per part.
 */
function sayingsIn({ form, world }: Pick<Whole, 'form' | 'world'>, across: Across) {
  const known = new Map<Answers, Map<FormSection['of'], (key: string) => boolean>>()
  return (of: FormSection['of'], answers: Answers, condition: CrossCondition): boolean => {
    const ofPart = known.get(answers) ?? new Map<FormSection['of'], (key: string) => boolean>()
    known.set(answers, ofPart)
    const isVisible = ofPart.get(of) ?? visibilityIn({ sections: sectionsOf(form, of), answers, world, across })
    ofPart.set(of, isVisible)
    return isVisible(condition.field) && meets(condition, answers[condition.field])
  }
}

/** Returns the household with this person's newest answers; adds the person if they are not saved yet. */
export function entryWith(entry: FormEntry, kind: PersonKind, person: Person): FormEntry {
  const place = kind === 'adult' ? 'adults' : 'children'
  const others = entry[place]
  const isKnown = others.some(({ key }) => key === person.key)
  return {
    ...entry,
    [place]: isKnown ? others.map((one) => (one.key === person.key ? person : one)) : [...others, person],
  }
}

/**
 * What a co-applicant's questions must know of the rest of the household, and nothing more: for each condition that looks
 * there, whether the others fulfil it. The own answers are joined to it where the own page is judged.
 */
export type OthersSay = Record<string, boolean>

const nameOf = (condition: CrossCondition): string => JSON.stringify(condition)

const crossConditionsOf = (form: FormDefinition, of: FormSection['of']): CrossCondition[] =>
  sectionsOf(form, of)
    .flatMap(({ condition, fields }) => [condition, ...fields.map((field) => field.condition)])
    .flatMap(leavesOf)
    .filter(isCross)

/** `own` is the key of the co-applicant, who may not be saved yet. */
export function othersSay(whole: Whole, own: string | null): OthersSay {
  const adults = whole.entry.adults.filter(({ key }) => key !== own)
  const others = acrossOf({ ...whole, entry: { ...whole.entry, adults } })
  // With no other adult, `every` is true for the others.
  const holds = (condition: CrossCondition) =>
    (isAboutAdults(condition) && condition.person === 'every' && adults.length === 0) || others.holds(condition)
  return Object.fromEntries(
    crossConditionsOf(whole.form, 'adult').map((condition) => [nameOf(condition), holds(condition)]),
  )
}

const isAboutAdults = (condition: CrossCondition): condition is PeopleCondition => condition.of === 'adult'

/** View of a co-applicant: results of the others, combined with their own answers. */
export function acrossFrom(
  said: OthersSay,
  { form, world, answers }: Pick<Whole, 'form' | 'world'> & { answers: Answers },
) {
  const across: Across = {
    holds(condition) {
      const others = said[nameOf(condition)] ?? false
      if (!isAboutAdults(condition)) return others
      const own = saysIn('adult', answers, condition)
      return condition.person === 'some' ? others || own : others && own
    },
    // Only a household of several adults has co-applicants. The household's own questions are not theirs to answer.
    isFact: (fact) => fact === 'several_adults',
  }
  const saysIn = sayingsIn({ form, world }, across)
  return across
}

/** True if the form has this question for this kind of person. */
export const asks = (form: FormDefinition, of: FormSection['of'], key: string): boolean =>
  fieldsOf(form, of).some((field) => field.key === key && field.active)

// Maps matching criteria to form answers. Each criterion has a fixed key, independent of its label and place in a
// project's form.

import { numberOf, textOf, type Answers } from '#areas/forms/rules/answers.ts'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { needs, soughtKinds, type Criteria, type Need, type SoughtKind } from './criteria.ts'
import { placeWords, type SoughtPlace } from './place-of.ts'

/** Criteria with money in francs, and places as chosen. */
export type SoughtInWords = Omit<Criteria, 'placeKeys' | 'regions'> & {
  places: readonly SoughtPlace[]
  note: string | null
}

export const kindQuestions: Readonly<Record<SoughtKind, string>> = {
  apartment: 'seeks_apartment',
  parkingspace: 'seeks_parkingspace',
  other: 'seeks_other',
  craft: 'seeks_craft',
}

export const needQuestions: Readonly<Record<Need, string>> = {
  lift: 'wants_lift',
  obstacle_free: 'obstacle_free',
  balcony: 'wants_balcony',
  not_ground_floor: 'not_ground_floor',
  dogs: 'has_dog',
  cats: 'has_cat',
  parking: 'parking',
}

/** Contact data of the person: known from the invitation, and asked again by the form. */
export const contactQuestions = ['firstname', 'name', 'email', 'email_confirm', 'phone'] as const

/** Questions stored in columns of the request; all other answers are stored unchanged. */
export const knownQuestions: ReadonlySet<string> = new Set([
  ...Object.values(kindQuestions),
  ...Object.values(needQuestions),
  ...contactQuestions,
  'rooms_from',
  'rooms_to',
  'rent_max',
  'area_from',
  'moving_date',
  'places',
  'adults_count',
  'children_count',
  'remarks',
])

const whole = (amount: number | null): number | null => (amount === null ? null : Math.round(amount))

/**
 * Answers without places, which are chosen instead of typed. Questions that a request has not been asked yet stay
 * empty.
 */
export function answersOf(criteria: SoughtInWords, isFilled: boolean): Answers {
  const marks = (questions: Readonly<Record<string, string>>, chosen: readonly string[]) =>
    Object.entries(questions).map(([one, key]) => [key, chosen.includes(one)] as const)
  return {
    rooms_from: criteria.roomsFrom,
    rooms_to: criteria.roomsTo,
    rent_max: whole(criteria.rentMax),
    area_from: whole(criteria.areaFrom),
    moving_date: criteria.moveInFrom,
    adults_count: Math.max(1, criteria.adults),
    children_count: criteria.children,
    remarks: criteria.note,
    ...(criteria.kinds.length > 0 && Object.fromEntries(marks(kindQuestions, criteria.kinds))),
    ...(isFilled && Object.fromEntries(marks(needQuestions, criteria.needs))),
  }
}

interface Answered {
  form: FormDefinition
  /** Answers to visible questions. */
  answers: Answers
  places: readonly SoughtPlace[]
}

/** Criteria that the form does not ask for keep their value. Those asked but not answered become open. */
export function criteriaIn({ form, answers, places }: Answered, before: SoughtInWords): SoughtInWords {
  const asked = new Set(fieldsOf(form, 'household').flatMap(({ key, active }) => (active ? [key] : [])))
  const number = (key: string, known: number | null) => (asked.has(key) ? numberOf(answers, key) : known)
  const text = (key: string, known: string | null) => (asked.has(key) ? textOf(answers, key) || null : known)
  const isChosen = (key: string, known: boolean) => (asked.has(key) ? answers[key] === true : known)
  const kinds = soughtKinds.filter((kind) => isChosen(kindQuestions[kind], before.kinds.includes(kind)))
  return {
    // Most requests are for a dwelling, so it is the default if the form does not ask for a kind.
    kinds: kinds.length > 0 ? kinds : ['apartment'],
    roomsFrom: number('rooms_from', before.roomsFrom),
    roomsTo: number('rooms_to', before.roomsTo),
    rentMax: number('rent_max', before.rentMax),
    areaFrom: number('area_from', before.areaFrom),
    moveInFrom: text('moving_date', before.moveInFrom),
    places: asked.has('places') ? places : before.places,
    adults: number('adults_count', before.adults) ?? Math.max(1, before.adults),
    children: number('children_count', before.children) ?? before.children,
    needs: needs.filter((need) => isChosen(needQuestions[need], before.needs.includes(need))),
    note: text('remarks', before.note),
  }
}

/** Stand-in answer for the form rules, which only check whether a place was chosen. */
export const placesAnswer = ([first]: readonly SoughtPlace[]): string | null => (first ? placeWords(first) : null)

/** Splits a name: first names come first. A single word is used as last name. */
export function nameAnswers(contactName: string): Answers {
  const words = contactName.trim().split(/\s+/)
  const [first = '', ...others] = words
  return others.length > 0 ? { firstname: first, name: others.join(' ') } : { firstname: null, name: first }
}

export const nameIn = (answers: Answers): string =>
  [textOf(answers, 'firstname'), textOf(answers, 'name')].filter(Boolean).join(' ')

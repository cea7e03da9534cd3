// Documents due from a household, with their state. Used by the documents icon, the document request and the upload
// page.

import { acrossOf } from './across.ts'
import type { FormEntry, FormWorld } from './answers.ts'
import { fieldsOf, fieldType, sectionsOf, type FormDefinition, type FormSection } from './form-definition.ts'
import type { FormText } from './form-text.ts'
import { shownFields } from './shown-fields.ts'

export type PaperState = 'missing' | 'there' | 'expired'

/** Upload place: one person (null: the household) and one visible file field. */
export interface PaperSlot {
  person: string | null
  category: string
  label: FormText
  isNeeded: boolean
  /** True if it is required only from the chosen household. */
  isOfChosen: boolean
  maxFiles: number
  state: PaperState
}

/** `isChosen` is true for the chosen applicant; `wanted` lists the documents that staff requested. */
export interface AskedOf {
  isChosen: boolean
  wanted: readonly Pick<PaperSlot, 'person' | 'category'>[]
}

/** A document required only from the chosen applicant is not accepted from others, unless staff requested it. */
export const isDue = (
  { isOfChosen, ...slot }: Pick<PaperSlot, 'person' | 'category' | 'isOfChosen'>,
  { isChosen, wanted }: AskedOf,
): boolean =>
  !isOfChosen || isChosen || wanted.some(({ person, category }) => person === slot.person && category === slot.category)

/** Months for which landlords accept an extract from the debt-collection register, counted from its date of issue. */
export const extractMonths = 3
export const expiringCategories: readonly string[] = ['debt_collection_extract']

export function paperSlots(form: FormDefinition, entry: FormEntry, world: FormWorld): PaperSlot[] {
  const across = acrossOf({ form, entry, world })
  const isOfChosen = (of: FormSection['of'], category: string) =>
    fieldsOf(form, of).some(({ key, asked }) => key === category && asked === 'chosen')
  const slotsOf = (person: string | null, of: FormSection['of'], answers: FormEntry['answers']): PaperSlot[] =>
    shownFields({ sections: sectionsOf(form, of).map(withLatePapers), answers, world, across })
      .filter(({ type }) => type === fieldType.file)
      .map(({ key, label, isNeeded, maxLength }) => ({
        person,
        category: key,
        label,
        isNeeded,
        isOfChosen: isOfChosen(of, key),
        maxFiles: maxLength ?? 1,
        state: stateOf(entry, { person, category: key }, world.today),
      }))
  return [
    ...slotsOf(null, 'household', entry.answers),
    ...entry.adults.flatMap((adult) => slotsOf(adult.key, 'adult', adult.answers)),
  ]
}

/** Creates slots also for documents that the form does not ask everybody for. */
const withLatePapers = (section: FormSection): FormSection => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, asked: 'everybody' as const })),
})

function stateOf(entry: FormEntry, slot: { person: string | null; category: string }, today: string): PaperState {
  const there = entry.documents.filter(({ person, category }) => person === slot.person && category === slot.category)
  if (there.length === 0) return 'missing'
  if (!expiringCategories.includes(slot.category)) return 'there'
  return there.some(({ issuedOn }) => !issuedOn || lastDayOf(issuedOn) >= today) ? 'there' : 'expired'
}

/**
 * Last day on which an extract issued on this day is accepted. A day missing in the shorter month becomes its last
 * day.
 */
export function lastDayOf(issuedOn: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = issuedOn.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + extractMonths + 1, 0))
  const wanted = Math.min(dayOfMonth, last.getUTCDate())
  return `${last.toISOString().slice(0, 8)}${String(wanted).padStart(2, '0')}`
}

export type DocumentsState = 'none' | 'partial' | 'complete' | 'expired'

/** Complete if each adult has uploaded every required document and none of them is too old. */
export function documentsStateOf(form: FormDefinition, entry: FormEntry, world: FormWorld): DocumentsState {
  if (entry.documents.length === 0) return 'none'
  const needed = paperSlots(form, entry, world).filter(({ person, isNeeded }) => person !== null && isNeeded)
  if (needed.some(({ state }) => state === 'expired')) return 'expired'
  return needed.some(({ state }) => state === 'missing') ? 'partial' : 'complete'
}

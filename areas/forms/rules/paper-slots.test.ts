import { describe, expect, it } from 'vitest'
import { defaultForm } from './defaults/default-form.ts'
import { documentsStateOf, lastDayOf, paperSlots } from './paper-slots.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers, exampleWorld } from './testing/example-household.ts'

const adult = { key: 'ana', answers: { ...exampleAdultAnswers, swiss_citizen: true, securities: 'enforcement' } }
const entryWith = (issuedOn: string) => ({
  answers: exampleHouseholdAnswers,
  adults: [adult],
  children: [],
  documents: [
    { person: 'ana', category: 'copy_of_id', issuedOn: '2020-01-01' },
    { person: 'ana', category: 'debt_collection_extract', issuedOn },
  ],
})

describe('papers', () => {
  it.each([
    ['2026-08-20', '2026-11-20'],
    ['2026-11-30', '2027-02-28'],
    ['2025-12-31', '2026-03-31'],
  ])('of %s are taken until %s', (issuedOn, last) => {
    expect(lastDayOf(issuedOn)).toBe(last)
  })

  it('are complete while the extract is young, and expired on the day after its three months', () => {
    const on = (today: string) => documentsStateOf(defaultForm, entryWith('2026-08-20'), { ...exampleWorld, today })
    expect(on('2026-11-20')).toBe('complete')
    expect(on('2026-11-21')).toBe('expired')
  })

  it('have a place only where the form asks for them', () => {
    const categories = paperSlots(defaultForm, entryWith('2026-08-20'), exampleWorld).map(({ category }) => category)
    expect(categories).toContain('debt_collection_extract')
    expect(categories).not.toContain('copy_of_permit')
  })
})

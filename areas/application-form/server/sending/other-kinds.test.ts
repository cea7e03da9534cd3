// Occupancy and rent rules do not apply to buyers and to applicants for a parking space or a shop.

import { describe, expect, it } from 'vitest'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { fieldsOf, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { begin, plantObject } from '../testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { application } from '#areas/applications/server/tables.ts'

const world = useWorld()
const house = { rooms: null, area: null, floor: null }

const otherKinds = {
  parking: {
    object: { ...house, kind: 'parkingspace', objectType: 'parking', grossRent: 14_000 },
    answers: { vehicle_kind: 'car' },
  },
  business: {
    object: { ...house, kind: 'craft', objectType: 'office', grossRent: 320_000, area: 120 },
    answers: {
      company_legal_name: 'Blumen Beerli GmbH',
      legal_form: 'gmbh',
      in_commercial_register: false,
      industry: 'Blumen',
      company_seat: 'Winterthur',
      company_country: 'CH',
      intended_use: 'Laden mit Binderei',
    },
  },
  sale: {
    object: { grossRent: null, sellingPrice: 92_000_000, minOccupancy: 2, maxOccupancy: 5 },
    answers: { purchase_purpose: 'investment', financing_state: 'open' },
  },
} as const

type OtherKind = keyof typeof otherKinds

const among = (answers: Answers, kind: OtherKind, of: FormSection['of']): Answers => {
  const asked = new Set(fieldsOf(defaultForms[kind], of).map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key)))
}

const sent = { source: 'project_website', agreement_penalty: true, agreement_truth: true, agreement_privacy: true }

/** With a second object of the same kind that is free, and a flat to let. */
async function plantOfKind(kind: OtherKind) {
  const home = await world.workspace()
  const { object, answers } = otherKinds[kind]
  const objectId = await plantObject(world, home, { ...object, title: 'Wunsch' })
  await plantObject(world, home, { ...object, title: 'Gleicher Art' })
  await plantObject(world, home, { title: 'Wohnung 3.2' })
  const filling = await begin(world, home, [objectId])
  await filling.save({ ...among(sent, kind, 'household'), ...answers, priorities: [objectId] })
  const adult = among(exampleAdultAnswers, kind, 'adult')
  await filling.ask({ method: 'POST', url: '/adults', payload: { answers: adult, isComplete: true } })
  const sending = await filling.submit()
  if (sending.statusCode !== 200) throw new Error(sending.body)
  const id = await asSystem(world.services, home, async ({ db }) => {
    const [row] = await db.select({ id: application.id }).from(application)
    return row?.id ?? ''
  })
  const clerk = await world.person(home, 'superuser')
  const read = async (url: string) => (await world.ask(home, { url, as: clerk })).json()
  return { home, id, objectId, clerk, read }
}

const kinds = Object.keys(otherKinds).filter((key): key is OtherKind => key in otherKinds)

describe.each(kinds)('an application for %s', (kind) => {
  it('is offered what is of the same kind, and nothing is held against it for who would live there', async () => {
    const { id, read } = await plantOfKind(kind)
    const { objects } = await read(`/api/v1/applications/${id}/alternative-apartments`)
    expect(objects.map(({ title, fits }: { title: string; fits: unknown[] }) => [title, fits])).toEqual([
      ['Gleicher Art', []],
    ])
  })

  it('has hints about what its form asks for alone', async () => {
    const { id, read } = await plantOfKind(kind)
    const { criteria } = await read(`/api/v1/applications/${id}/evaluation/init`)
    const computed = Object.fromEntries(
      criteria.map(({ key, computed: hint }: { key: string; computed: unknown }) => [key, hint]),
    )
    expect(computed).toMatchObject({
      household_fit: null,
      income: null,
      documents: { grade: null, reason: 'Keine Unterlagen verlangt' },
    })
  })

  it('shows no figure and offers no referee that nobody was asked about', async () => {
    const { id, read } = await plantOfKind(kind)
    const { shownTiles, referees, adults } = await read(`/api/v1/applications/${id}`)
    expect([shownTiles, referees]).toEqual([['adults'], []])
    expect((await read(`/api/v1/adults/${adults[0].id}/evaluation`)).references).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { laterDay } from '#platform/rules/calendar-day.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { credentials } from '../../contract/form-shapes.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { plantObject } from '../testing/planting.ts'

const world = useWorld()
const { email, email_confirm, phone, ...withoutMail } = exampleAdultAnswers

const came = laterDay(swissDay(new Date()), -40)

async function place() {
  const home = await world.workspace()
  const [clerk, flat] = [await world.person(home, 'superuser'), await plantObject(world, home, { isPublished: false })]
  const begin = (payload: object, as = clerk) =>
    world.ask(home, { method: 'POST', url: '/api/v1/applications/paper', payload, as })
  return { home, clerk, flat, begin }
}

describe('an application on paper', () => {
  it('is filled in with the same form and counts from the day it came, under the name of who typed it in', async () => {
    const { home, clerk, flat, begin } = await place()
    const begun = await begin({ uuids: [flat], receivedOn: came, language: 'fr' })
    const { slug, token } = credentials.parse(begun.json().formsCredentials)
    const ask = (path: string, payload?: object) =>
      world.ask(home, {
        url: `/api/v2/applications/${slug}/${token}${path}`,
        ...(payload && { method: 'POST', payload }),
      })
    expect((await ask('/update')).json().receivedOn).toBe(came)
    await ask('/update', { version: 1, answers: { ...exampleHouseholdAnswers, priorities: [flat] } })
    expect((await ask('/adults', { answers: withoutMail, isComplete: true })).statusCode).toBe(200)
    // The staff member who types in the form uses German.
    const sent = await ask('/submit', { language: 'de' })
    expect(sent.json()).toMatchObject({ number: 1, submittedAt: `${came}T11:00:00.000Z` })

    const list = await world.ask(home, { url: '/api/v1/applications/?state=all', as: clerk })
    const { _id: id, created } = list.json().tableData.body[0]
    expect(created).toBe(`${came}T11:00:00.000Z`)
    const details = (await world.ask(home, { url: `/api/v1/applications/${id}`, as: clerk })).json()
    expect(details).toMatchObject({
      language: 'fr',
      createdAt: `${came}T11:00:00.000Z`,
      recordedBy: { name: expect.any(String) },
    })
    const { entries } = (await world.ask(home, { url: `/api/v1/applications/${id}/timeline`, as: clerk })).json()
    expect(entries[0]).toMatchObject({ title: 'Von Papier erfasst', by: details.recordedBy.name })
    expect(entries[0].detail).toContain(came.split('-').toReversed().join('.'))
  })

  it('comes neither from the future, nor from long ago, nor for what is let', async () => {
    const { home, flat, begin } = await place()
    const tomorrow = swissDay(new Date(Date.now() + 36 * 60 * 60 * 1000))
    expect((await begin({ uuids: [flat], receivedOn: tomorrow })).statusCode).toBe(422)
    const old = await begin({ uuids: [flat], receivedOn: '1990-05-01' })
    expect(old.statusCode).toBe(422)
    const earliest = laterDay(swissDay(new Date()), -731)
    expect(old.json().fields.receivedOn).toContain(earliest.split('-').toReversed().join('.'))
    expect((await begin({ uuids: [flat], receivedOn: earliest })).statusCode).toBe(200)
    const rented = await plantObject(world, home, { progressState: 'rented' })
    expect((await begin({ uuids: [rented], receivedOn: came })).statusCode).toBe(404)
  })

  it('is typed in by those who may write applications, for objects of their own workspace', async () => {
    const { home, flat, begin } = await place()
    const stranger = await world.person(home, 'marketer')
    expect((await begin({ uuids: [flat], receivedOn: came }, stranger)).statusCode).toBe(403)
    const elsewhere = await plantObject(world, await world.workspace())
    expect((await begin({ uuids: [elsewhere], receivedOn: came })).statusCode).toBe(404)
  })

  it('finds free objects by name and number, published or not', async () => {
    const { home, clerk, flat } = await place()
    await plantObject(world, home, { progressState: 'rented' })
    const found = await world.ask(home, { url: '/api/v1/applications/paper/objects?search=', as: clerk })
    expect(found.json().objects).toMatchObject([{ value: flat }])
    const none = await world.ask(home, { url: '/api/v1/applications/paper/objects?search=nichts', as: clerk })
    expect(none.json().objects).toEqual([])
    expect([email, email_confirm, phone]).not.toContain(undefined)
  })
})

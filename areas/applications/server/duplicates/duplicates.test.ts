import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { markThoseAlike } from './may-be-alike.ts'
import { answered, list, placeWith, type Place } from '../testing/asking.ts'
import { adult, application } from '../tables.ts'

const world = useOwnWorld()

const get = async ({ home, as }: Place, url: string) => (await world.ask(home, { url: `/api/v1/${url}`, as })).json()
const say = ({ home, as }: Place, [one, other]: string[], verdict: string) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/applications/${one}/duplicates/${other}`,
    payload: { verdict },
    as,
  })
const marksOf = async (place: Place) =>
  (await list(world, place, { state: 'all' })).tableData.body.map((row) => row.duplicates)

const found = async (place: Place, duplicate: string) =>
  (await list(world, place, { state: 'all', filters: JSON.stringify({ duplicate: [duplicate] }) })).tableData.body.map(
    ({ _id }) => _id,
  )

describe('the filter of duplicates', () => {
  it('tells open from judged from none, at once after each verdict and each departure', async () => {
    const place = await placeWith(world, [
      { contactEmail: 'Anna@example.ch' },
      { contactEmail: 'anna@example.ch' },
      { contactEmail: 'other@example.ch' },
    ])
    const [one = '', two = '', three = ''] = place.ids
    // Both were submitted at the same time; the job of one of them marks both.
    expect(await found(place, 'open')).toEqual([])
    await asSystem(world.services, place.home, (ctx) => markThoseAlike(ctx, { applicationIds: [two, three] }))
    expect(await found(place, 'open')).toEqual([two, one])
    expect(await found(place, 'none')).toEqual([three])
    await say(place, [one, two], 'same_household')
    expect(await found(place, 'open')).toEqual([])
    expect(await found(place, 'judged')).toEqual([two, one])
    await asSystem(world.services, place.home, ({ db }) =>
      db.update(application).set({ progressState: 'inactive' }).where(eq(application.id, two)),
    )
    expect(await found(place, 'judged')).toEqual([])
    expect(await found(place, 'none')).toEqual([three, two, one])
  })

  it('holds those of many that were written at once, by mail, telephone and person', async () => {
    const place = await placeWith(world, [
      { contactEmail: 'Anna@example.ch', contactPhone: '' },
      { contactEmail: 'anna@example.ch', contactPhone: '' },
      { contactEmail: 'c@example.ch', contactPhone: '+41790000009' },
      { contactEmail: 'd@example.ch', contactPhone: '+41790000009' },
      { contactEmail: 'e@example.ch', contactPhone: '' },
      { contactEmail: 'f@example.ch', contactPhone: '' },
    ])
    const everyone = () =>
      asSystem(world.services, place.home, ({ client }) =>
        client.query('select mark_everyone_alike($1)', [place.home.id]),
      )
    await everyone()
    const [one, two, three, four, five, six] = place.ids
    expect(await found(place, 'open')).toEqual([four, three, two, one])
    expect(await found(place, 'none')).toEqual([six, five])
    await asSystem(world.services, place.home, ({ db }) =>
      db.update(adult).set({ dateOfBirth: '1990-05-01' }).where(eq(adult.workspaceId, place.home.id)),
    )
    await everyone()
    expect(await found(place, 'none')).toEqual([])
  })

  it('is set going by a correction of what likeness compares, and by no other', async () => {
    const place = await placeWith(world, [{ contactEmail: 'a@example.ch' }, { contactEmail: 'b@example.ch' }])
    const [one = ''] = place.ids
    await world.services.jobs.runDue()
    const correct = async (url: string, changed: object) => {
      const { data, version } = await get(place, url)
      const payload = { ...data, ...changed, version }
      answered(await world.ask(place.home, { method: 'POST', url: `/api/v1/${url}`, payload, as: place.as }))
      return world.services.jobs.runDue()
    }
    expect(await correct(`applications/${one}/edit`, { hasPets: true })).toBe(0)
    expect(await correct(`applications/${one}/edit`, { contactEmail: 'b@example.ch' })).toBe(1)
    const [person] = (await get(place, `applications/${one}`)).adults
    expect(await correct(`adults/${person.id}/edit`, { occupation: 'Gärtnerin' })).toBe(0)
    expect(await correct(`adults/${person.id}/edit`, { date_of_birth: '1990-02-03' })).toBe(1)
  })
})

describe('applications that look alike', () => {
  it('are marked in the list and named in the details with the reason', async () => {
    const place = await placeWith(world, [
      { contactEmail: 'Anna@example.ch', contactPhone: '+41790000001' },
      { contactEmail: 'anna@example.ch', contactPhone: '+41790000001', contactName: 'Anna Zweit' },
      { contactEmail: 'other@example.ch' },
    ])
    const [one = ''] = place.ids
    const { duplicates } = await get(place, `applications/${one}/duplicates`)
    expect(duplicates).toMatchObject([{ contactName: 'Anna Zweit', reasons: [{ key: 'email' }, { key: 'phone' }] }])
    const marks = await marksOf(place)
    expect(marks.map((mark) => (Array.isArray(mark) ? mark.length : -1)).toSorted((a, b) => a - b)).toEqual([0, 2, 2])
  })

  it('are found by the same person, but not by what both have left empty', async () => {
    const place = await placeWith(world, [
      { contactEmail: 'a@example.ch', contactPhone: '' },
      { contactEmail: 'b@example.ch', contactPhone: '' },
    ])
    const [one = ''] = place.ids
    expect((await get(place, `applications/${one}/duplicates`)).duplicates).toEqual([])
    await asSystem(world.services, place.home, ({ db }) =>
      db.update(adult).set({ dateOfBirth: '1990-05-01' }).where(eq(adult.workspaceId, place.home.id)),
    )
    expect((await get(place, `applications/${one}/duplicates`)).duplicates).toMatchObject([
      { reasons: [{ key: 'person' }] },
    ])
  })

  it('are not looked for among the inactive', async () => {
    const place = await placeWith(world, [{}, { progressState: 'inactive' }])
    expect((await get(place, `applications/${place.ids[0]}/duplicates`)).duplicates).toEqual([])
  })

  it('stand side by side with a mark where they agree', async () => {
    const place = await placeWith(world, [{ contactPhone: null }, { contactPhone: null, contactName: 'Anna Zweit' }])
    const [one, other] = place.ids
    const { lines } = await get(place, `applications/${one}/duplicates/${other}`)
    expect(lines).toContainEqual({ label: 'E-Mail', own: 'anna@example.ch', other: 'anna@example.ch', same: true })
    expect(lines).toContainEqual({ label: 'Kontakt', own: 'Anna Muster', other: 'Anna Zweit', same: false })
    expect(lines).toContainEqual({ label: 'Telefon', own: '', other: '', same: false })
  })

  it('lose the mark once somebody says they are not the same, seen from both, and keep the verdict', async () => {
    const place = await placeWith(world, [{}, {}])
    expect((await say(place, place.ids, 'different')).statusCode).toBe(200)
    expect(await marksOf(place)).toEqual([[], []])
    for (const id of place.ids) {
      expect((await get(place, `applications/${id}/duplicates`)).duplicates).toMatchObject([{ verdict: 'different' }])
    }
    await say(place, place.ids.toReversed(), 'same_household')
    expect((await get(place, `applications/${place.ids[0]}/duplicates`)).duplicates).toMatchObject([
      { verdict: 'same_household' },
    ])
    expect((await marksOf(place)).every((mark) => Array.isArray(mark) && mark.length === 1)).toBe(true)
  })

  it('cannot be judged when they have nothing in common, without permission, or from another workspace', async () => {
    const place = await placeWith(world, [{}, { contactEmail: 'other@example.ch' }, {}])
    const [one = '', other = '', third = ''] = place.ids
    expect((await say(place, [one, other], 'different')).statusCode).toBe(404)
    const reader = { ...place, as: await world.person(place.home, 'assistant') }
    expect((await say(reader, [one, third], 'different')).statusCode).toBe(403)
    const elsewhere = await placeWith(world, [{}])
    expect((await say(elsewhere, [one, third], 'different')).statusCode).toBe(404)
  })
})

// One entry in detail, the choices of the filters, the definition of the list, and texts for other programs.

import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '#platform/server/audit/record.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()

const get = async (home: Workspace, as: Person, path: string) =>
  (await world.ask(home, { url: `/api/v1/event-log/${path}`, as })).json()

const happened = (home: Workspace, ...entries: AuditEntry[]) =>
  asSystem(world.services, home, async (ctx) => entries.forEach((entry) => ctx.record(entry)))

const newest = async (home: Workspace, as: Person): Promise<string> =>
  (await get(home, as, 'logs')).tableData.body[0]?._id

async function scene() {
  const home = await world.workspace()
  const flat = { kind: 'object', id: newId(), title: 'Wartstrasse 31' }
  return { home, as: await world.person(home), flat }
}

describe('an entry', () => {
  it('shows both values of each field, the reason, and where the record opens', async () => {
    const { home, as, flat } = await scene()
    const other = { ...flat, id: newId(), title: 'Marktgasse 1' }
    await happened(home, { event: 'object.created', subject: other })
    const changes = [
      { field: 'netRent', old: 1200, new: 1350 },
      { field: 'features', old: [], new: ['lift', other.id] },
      { field: 'allowsDogs', old: false, new: true },
      { field: 'move_in_date', old: null, new: '2027-01-01' },
      { field: 'printed_at', old: null, new: '2027-01-01T08:30:00.000Z' },
    ]
    await happened(home, { event: 'object.changed', subject: flat, changes, cause: 'Renoviert' })
    const details = await get(home, as, `logs/${await newest(home, as)}`)
    expect(details).toMatchObject({
      title: 'Angaben geändert',
      cause: 'Renoviert',
      record: { kindTitle: 'Objekt', link: { value: flat.title, href: `/objects/${flat.id}` }, state: 'kept' },
      actor: { kind: 'system', name: 'Quartier' },
      proof: { sequence: 2 },
    })
    expect(details.changes.map(({ old, now }: { old: string; now: string }) => [old, now])).toEqual([
      ["CHF 1'200.00", "CHF 1'350.00"],
      ['–', 'Lift, Marktgasse 1'],
      ['Nein', 'Ja'],
      ['–', '01.01.2027'],
      ['–', '01.01.2027 09:30'],
    ])
    expect(details.proof.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('shows as written what only looks like a time or a key', async () => {
    const { home, as, flat } = await scene()
    const changes = [{ field: 'description', old: '2026-99-99T99:99Z', new: 'toString' }]
    await happened(home, { event: 'object.changed', subject: flat, changes, cause: 'constructor' })
    const details = await get(home, as, `logs/${await newest(home, as)}`)
    expect(details).toMatchObject({ cause: 'constructor', changes: [{ old: '2026-99-99T99:99Z', now: 'toString' }] })
  })

  it('words the reason of a list with the comment that follows it', async () => {
    const { home, as } = await scene()
    const subject = { kind: 'waitlist_request', id: newId(), title: '12 Anna Muster' }
    await happened(home, { event: 'waitlist.left', subject, cause: 'found_elsewhere: in Chur: am See' })
    expect(await get(home, as, `logs/${await newest(home, as)}`)).toMatchObject({
      cause: 'Anderswo gefunden: in Chur: am See',
    })
  })

  it('names the choices of a settings page', async () => {
    const { home, as } = await scene()
    const changes = [
      { field: 'erpProvider', old: null, new: 'garaio_rem' },
      { field: 'ssoProvider', old: 'none', new: 'azure' },
      { field: 'ssoRoles', old: { admin: '', user: '' }, new: { admin: 'quartier-admins', user: '' } },
    ]
    const subject = { kind: 'setting.erp', id: home.id, title: 'ERP' }
    await happened(home, { event: 'setting.changed', subject, changes })
    const details = await get(home, as, `logs/${await newest(home, as)}`)
    expect(details.changes[0].now).toBe('Garaio REM (Nachrichtenbus)')
    expect(details.changes[1].now).not.toBe('azure')
    expect(details.changes[2]).toMatchObject({ old: '–', now: 'quartier-admins → Administration' })
  })

  it('shows what was changed together with it, and the entries of its record before and after', async () => {
    const { home, as, flat } = await scene()
    const other = { ...flat, id: newId(), title: 'Marktgasse 1' }
    await happened(home, { event: 'object.created', subject: flat })
    await happened(home, { event: 'object.changed', subject: flat }, { event: 'object.published', subject: other })
    await happened(home, { event: 'object.reserved', subject: flat })
    const { tableData } = await get(home, as, 'logs')
    const middle = tableData.body.find((row: { event: { value: string } }) => row.event.value === 'Angaben geändert')
    const details = await get(home, as, `logs/${middle._id}`)
    expect(details.together).toMatchObject([{ event: 'object.published', record: { link: { value: 'Marktgasse 1' } } }])
    expect(details.around.map(({ event }: { event: string }) => event)).toEqual([
      'object.reserved',
      'object.changed',
      'object.created',
    ])
  })

  it('shows of what was changed together only what the person may see', async () => {
    const { home, as, flat } = await scene()
    const payment = { kind: 'expected_payment', id: newId(), title: 'Kaution' }
    await happened(home, { event: 'payments.expected', subject: payment }, { event: 'object.changed', subject: flat })
    const id = await newest(home, as)
    expect((await get(home, as, `logs/${id}`)).together).toHaveLength(1)
    expect((await get(home, await world.person(home, 'user'), `logs/${id}`)).together).toEqual([])
  })

  it('is not found for people who may not open its record', async () => {
    const { home, as } = await scene()
    await happened(home, { event: 'payments.expected', subject: { kind: 'expected_payment', id: newId(), title: '' } })
    const url = `/api/v1/event-log/logs/${await newest(home, as)}`
    expect((await world.ask(home, { url, as: await world.person(home, 'user') })).statusCode).toBe(404)
  })
})

describe('the filters', () => {
  it('name owners of objects only to administrators', async () => {
    const { home, as } = await scene()
    const owner = await world.person(home, 'owner')
    const people = async (reader: Person): Promise<string[]> => {
      const { filters } = await get(home, reader, 'init')
      const { choices } = filters.find(({ key }: { key: string }) => key === 'person')
      return choices.map(({ value }: { value: string }) => value)
    }
    expect(await people(as)).toContain(owner.id)
    const user = await world.person(home, 'user')
    expect(await people(user)).toContain(as.id)
    expect(await people(user)).not.toContain(owner.id)
  })

  it('find records by their name, each once, and keep the name of a chosen one', async () => {
    const { home, as, flat } = await scene()
    await happened(home, { event: 'object.created', subject: flat }, { event: 'object.changed', subject: flat })
    const choice = { value: flat.id, displayName: 'Objekt · Wartstrasse 31' }
    expect((await get(home, as, 'choices?search=wartstr')).items).toEqual([choice])
    const filters = encodeURIComponent(JSON.stringify({ record: [flat.id] }))
    const { definition } = await get(home, as, `logs?filters=${filters}`)
    expect(definition.filters.find(({ key }: { key: string }) => key === 'record').choices).toEqual([choice])
  })

  it('find no record, and name none, that the person may not open', async () => {
    const { home, flat } = await scene()
    await happened(home, { event: 'payments.expected', subject: { ...flat, kind: 'expected_payment' } })
    const user = await world.person(home, 'user')
    expect((await get(home, user, 'choices?search=wartstr')).items).toEqual([])
    const filters = encodeURIComponent(JSON.stringify({ record: [flat.id] }))
    const { definition } = await get(home, user, `logs?filters=${filters}`)
    const [choice] = definition.filters.find(({ key }: { key: string }) => key === 'record').choices
    expect(choice.displayName).toBe('Unbekannter Datensatz')
  })

  it('find events by their text, among those that occurred', async () => {
    const { home, as, flat } = await scene()
    await happened(home, { event: 'object.created', subject: flat }, { event: 'object.published', subject: flat })
    expect((await get(home, as, 'choices/events')).items).toHaveLength(2)
    expect((await get(home, as, 'choices/events?search=PUBLIZ')).items).toMatchObject([{ value: 'object.published' }])
  })

  it('and the columns come without rows', async () => {
    const { home, as } = await scene()
    const definition = await get(home, as, 'init')
    expect(definition.header.map(({ key }: { key: string }) => key)).toContain('record')
    expect(definition.filters.map(({ key }: { key: string }) => key)).toEqual([
      'person',
      'kind',
      'period',
      'event',
      'record',
      'actor',
    ])
  })
})

describe('the translations hub', () => {
  const ask = (home: Workspace, as: Person | undefined, payload: object) =>
    world.ask(home, { method: 'POST', url: '/api/v1/translations-hub', payload, ...(as && { as }) })

  it('returns the texts of events and keys in the language, and leaves out unknown ones', async () => {
    const { home, as } = await scene()
    const answer = await ask(home, as, {
      language: 'fr',
      keys: ['offer.made', 'state_available', 'nonsense', 'constructor'],
    })
    expect(answer.json()).toEqual({
      language: 'fr',
      texts: { 'offer.made': 'Offre envoyée', state_available: expect.any(String) },
    })
    expect((await ask(home, as, { keys: ['offer.made'] })).json().language).toBe('de')
  })

  it('refuses unknown languages and too many keys, owners, and people who are not signed in', async () => {
    const { home, as } = await scene()
    expect((await ask(home, as, { language: 'it', keys: [] })).statusCode).toBe(422)
    expect((await ask(home, as, { keys: Array.from({ length: 501 }, () => 'a') })).statusCode).toBe(422)
    expect((await ask(home, await world.person(home, 'owner'), { keys: [] })).statusCode).toBe(403)
    expect((await ask(home, undefined, { keys: [] })).statusCode).toBe(401)
  })
})

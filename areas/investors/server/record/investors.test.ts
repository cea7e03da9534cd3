// Investors, end to end: record, correct, search, deactivate, reactivate and delete, each with its permission.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { plantAccount, plantInvestor } from '../testing/planting.ts'
import { tidyInvestorsJob } from './forgetting.ts'

const world = useOwnWorld()
const path = '/api/v1/investors'

async function office() {
  const home = await world.workspace({ projectType: 'saleb2b', theme: 'invest' })
  return { home, clerk: await world.person(home, 'user') }
}

const get = (home: Workspace, as: Person, url: string) => world.ask(home, { url: `${path}${url}`, as })
const post = (home: Workspace, as: Person, url: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `${path}${url}`, payload, as })

async function newData(home: Workspace, clerk: Person) {
  const { data } = (await get(home, clerk, '/create')).json()
  const [contact] = data.contacts
  return {
    ...data,
    company: 'Vorsorge Mittelland',
    uid: 'che109322551',
    cantons: ['BE', 'SO'],
    volumeFrom: 10_000_000,
    volumeTo: 60_000_000.5,
    contacts: [
      { ...contact, firstName: 'Katrin', lastName: 'Bühlmann', email: 'katrin@example.ch', phone: '079 123 45 67' },
    ],
  }
}

const record = async (home: Workspace, clerk: Person, change: object = {}) =>
  post(home, clerk, '/create', { ...(await newData(home, clerk)), ...change })

const eventsOf = async (home: Workspace, as: Person, id: string) =>
  (await get(home, as, `/${id}/timeline`)).json().entries.map(({ event }: { event: string }) => event)

const idsOf = (answer: { json(): { tableData: { body: { _id: string }[] } } }) =>
  answer.json().tableData.body.map(({ _id }) => _id)

describe('recording an investor', () => {
  it('keeps company, contact and search profile, and finds them', async () => {
    const { home, clerk } = await office()
    const answer = await record(home, clerk)
    expect(answer.statusCode).toBe(200)
    const view = (await get(home, clerk, `/${answer.json().id}`)).json()
    expect(view).toMatchObject({
      number: 1,
      settingsKey: 'investors',
      progress_state: 'active',
      lexResult: 'unknown',
      data: {
        uid: 'CHE-109.322.551',
        cantons: ['BE', 'SO'],
        volumeTo: 60_000_000.5,
        contacts: [{ lastName: 'Bühlmann', phone: '+41 79 123 45 67' }],
      },
    })
    expect(idsOf(await get(home, clerk, '/?search=buhlmann 109322551'))).toEqual([view.id])
    expect(await eventsOf(home, clerk, view.id)).toEqual(['investor.recorded'])
  })

  it.each([
    [{ company: ' ' }, 'company', 'Bitte ausfüllen'],
    [{ uid: 'CHE-109.322.552' }, 'uid', 'Keine gültige UID. Die Prüfziffer stimmt nicht oder es fehlen Ziffern.'],
    [{ volumeTo: 1 }, 'volumeTo', 'Das Volumen bis muss mindestens so hoch sein wie das Volumen ab'],
    [{ contacts: [] }, 'contacts', 'Mindestens eine Kontaktperson ist nötig'],
    [{ generalNdaUntil: '2026-01-01' }, 'generalNdaUntil', 'Das Ende braucht einen Beginn und darf nicht davor liegen'],
    [{ postalCodes: ['0'] }, 'postalCodes.0', 'Eine bis vier Ziffern, zum Beispiel 80 oder 8004'],
  ])('says what is wrong with %j', async (change, field, message) => {
    const { home, clerk } = await office()
    const answer = await record(home, clerk, change)
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: message }])
  })

  it('names the investor to whom an address or a UID belongs', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    const sameUid = await record(home, clerk, {
      contacts: [{ ...(await newData(home, clerk)).contacts[0], email: null }],
    })
    expect([sameUid.statusCode, sameUid.json().current]).toEqual([409, { id, number: 1, name: 'Vorsorge Mittelland' }])
    const sameAddress = await record(home, clerk, { uid: '' })
    expect([sameAddress.statusCode, sameAddress.json().current.id]).toEqual([409, id])
  })

  it('of two people who record the same address at once, one gets the other investor', async () => {
    const { home, clerk } = await office()
    const answers = await Promise.all([record(home, clerk), record(home, clerk)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('needs the permission to change objects', async () => {
    const { home, clerk } = await office()
    const body = await newData(home, clerk)
    const analyst = await world.person(home, 'analyst')
    expect((await post(home, analyst, '/create', body)).statusCode).toBe(403)
    const { id } = (await post(home, clerk, '/create', body)).json()
    expect((await get(home, analyst, `/${id}`)).json()).toMatchObject({ canWrite: false })
  })
})

describe('correcting', () => {
  it('takes the account from a person who is replaced, and leaves it with its address', async () => {
    const { home, clerk } = await office()
    const second = { id: null, title: null, firstName: 'Urs', lastName: 'Meili', function: '', email: 'urs@example.ch' }
    const [first] = (await newData(home, clerk)).contacts
    const { id } = (await record(home, clerk, { contacts: [first, { ...second, phone: null }] })).json()
    const account = await world.person(home, 'external', { userType: 'b2b' })
    await plantAccount(world, home, { investorId: id, accountId: account.id })
    const read = async () => (await get(home, clerk, `/${id}`)).json()
    const save = async (emails: string[]) => {
      const { data, version } = await read()
      const contacts = data.contacts.map((one: object, at: number) => ({ ...one, email: emails[at] }))
      expect((await post(home, clerk, `/${id}/edit`, { ...data, contacts, version })).statusCode).toBe(200)
      const { accounts, data: saved } = await read()
      return saved.contacts
        .filter((one: { id: string }) => accounts.includes(one.id))
        .map((one: { email: string }) => one.email)
    }
    expect(await save(['urs@example.ch', 'KATRIN@example.ch'])).toEqual(['KATRIN@example.ch'])
    expect(await save(['urs@example.ch', 'successor@example.ch'])).toEqual([])
  })

  it('refuses a stale version with the newer values', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    const { data, version } = (await get(home, clerk, `/${id}/edit`)).json()
    const save = (change: object) => post(home, clerk, `/${id}/edit`, { ...data, ...change, version })
    expect((await save({ remark: 'Ruft zurück' })).statusCode).toBe(200)
    const stale = await save({ remark: 'Anders' })
    expect([stale.statusCode, stale.json().current.data.remark]).toEqual([409, 'Ruft zurück'])
    expect(await eventsOf(home, clerk, id)).toEqual(['investor.corrected', 'investor.recorded'])
  })

  it('lets two contact people exchange their addresses, and keeps who they are', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    const first = (await get(home, clerk, `/${id}/edit`)).json()
    const second = {
      id: null,
      title: null,
      firstName: 'Urs',
      lastName: 'Meier',
      function: '',
      email: 'urs@example.ch',
      phone: null,
    }
    await post(home, clerk, `/${id}/edit`, { ...first.data, contacts: [...first.data.contacts, second], version: 1 })
    const { data, version } = (await get(home, clerk, `/${id}/edit`)).json()
    const [katrin, urs] = data.contacts
    const contacts = [
      { ...katrin, email: urs.email },
      { ...urs, email: katrin.email },
    ]
    const saved = await post(home, clerk, `/${id}/edit`, { ...data, contacts, version })
    expect(saved.json().data.contacts).toEqual(contacts)
  })
})

describe('leaving', () => {
  it('deactivates with a reason, activates again, and deletes only the inactive', async () => {
    const { home, clerk } = await office()
    const id = await plantInvestor(world, home)
    const status = (body: object) => post(home, clerk, `/${id}/change-status`, body)
    const remove = () => world.ask(home, { method: 'DELETE', url: `${path}/${id}`, as: clerk })
    expect((await remove()).statusCode).toBe(409)
    expect((await status({ action: 'deactivate' })).statusCode).toBe(422)
    expect((await status({ action: 'deactivate', reason: 'no_answer' })).json().progress_state).toBe('inactive')
    expect((await status({ action: 'deactivate', reason: 'no_answer' })).statusCode).toBe(409)
    expect((await status({ action: 'activate' })).json().progress_state).toBe('active')
    await status({ action: 'deactivate', reason: 'merged' })
    expect((await remove()).statusCode).toBe(200)
    expect((await get(home, clerk, `/${id}`)).statusCode).toBe(404)
  })

  it('in bulk, with the state of each row', async () => {
    const { home, clerk } = await office()
    const [one, other] = [await plantInvestor(world, home), await plantInvestor(world, home)]
    const bulk = (body: object) => post(home, clerk, '/', body)
    await bulk({ bulkAction: 'deactivate', targets: [one, other], option: { value: 'other', name: '' } })
    const { tableData } = (await get(home, clerk, '/?state=inactive')).json()
    expect(tableData.body.map((row: { _investor_state: string }) => row._investor_state)).toEqual([
      'investor.inactive',
      'investor.inactive',
    ])
    await bulk({ bulkAction: 'activate', targets: [one] })
    expect(idsOf(await get(home, clerk, '/?state=active'))).toEqual([one])
    await bulk({ bulkAction: 'delete', targets: [other] })
    expect((await get(home, clerk, `/${other}`)).statusCode).toBe(404)
  })

  it('is forgotten two years later', async () => {
    const { home, clerk } = await office()
    const id = await plantInvestor(world, home, { progressState: 'inactive', leftAt: new Date('2024-01-01') })
    const recent = await plantInvestor(world, home, { progressState: 'inactive', leftAt: new Date() })
    await asSystem(world.services, home, (ctx) => ctx.enqueue(tidyInvestorsJob, {}))
    await world.services.jobs.runDue()
    expect((await get(home, clerk, `/${id}`)).statusCode).toBe(404)
    expect((await get(home, clerk, `/${recent}`)).statusCode).toBe(200)
  })
})

it('hides investors of other workspaces', async () => {
  const [own, other] = [await office(), await office()]
  const id = await plantInvestor(world, own.home)
  for (const url of [`/${id}`, `/${id}/edit`, `/${id}/timeline`, `/${id}/projects`, `/${id}/offer-sidepanel`]) {
    expect((await get(other.home, other.clerk, url)).statusCode).toBe(404)
  }
  expect(idsOf(await get(other.home, other.clerk, '/?state=all'))).toEqual([])
})

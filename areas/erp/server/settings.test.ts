// Settings page of the connection: off at first, complete before it can be switched on; the password is never
// returned.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleEstate } from '#connectors/testing/estate-double.ts'
import { startGaraioDouble, type GaraioDouble } from '#connectors/testing/garaio-double.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { settingsFor } from './testing/connected.ts'

const world = useOwnWorld({ PRIVATE_HOSTS: '127.0.0.1' })
const url = '/api/v1/settings/abbaimmo'
let double: GaraioDouble | undefined
afterEach(() => double?.stop())

interface Desk {
  home: Workspace
  admin: Person
  double: GaraioDouble
}

async function deskIn(): Promise<Desk> {
  const home = await world.workspace()
  double = await startGaraioDouble({ estate: exampleEstate('2027-04-01') })
  return { home, admin: await world.person(home), double }
}

const read = async ({ home, admin }: Desk) => (await world.ask(home, { url, as: admin })).json()
const save = (desk: Desk, fields: object = {}) =>
  world.ask(desk.home, { method: 'POST', url, payload: settingsFor(desk.double, fields), as: desk.admin })
const check = ({ home, admin }: Desk) => world.ask(home, { method: 'POST', url: `${url}/check`, as: admin })

describe('the connection', () => {
  it('is off, and then on with what it needs', async () => {
    const desk = await deskIn()
    expect(await read(desk)).toMatchObject({ version: 0, isOn: false, data: { erpEnabled: false }, properties: [] })
    expect((await save(desk, { erpExchange: '' })).json().fields).toEqual({ erpExchange: 'Bitte ausfüllen' })
    expect((await save(desk, { erpPassword: '' })).json().fields).toEqual({ erpPassword: 'Bitte ausfüllen' })
    const empty = { erpAddress: '', erpExchange: '', erpAppId: '', erpRecipient: '', erpUser: '', erpPassword: '' }
    const { fields } = (await save(desk, empty)).json()
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(empty).toSorted())
    expect((await save(desk, { erpAddress: 'http://bus' })).statusCode).toBe(422)
    expect((await save(desk, { erpAddress: 'amqps://user:secret@bus.firm.ch' })).statusCode).toBe(422)
    expect((await save(desk)).statusCode).toBe(200)
    expect((await check(desk)).statusCode).toBe(200)
    const page = await read(desk)
    expect(page).toMatchObject({
      isOn: true,
      properties: [
        { reference: '1201', units: 30 },
        { reference: '1202', units: 30 },
      ],
    })
  })

  it('does not lead into a private network that the environment does not name', async () => {
    const desk = await deskIn()
    const { port } = new URL(desk.double.address)
    for (const host of ['localhost', '127.0.0.2', '[::1]', '169.254.169.254']) {
      const { version } = await read(desk)
      expect((await save(desk, { version, erpAddress: `amqp://${host}:${port}` })).statusCode).toBe(200)
      const refused = await check(desk)
      expect([host, refused.statusCode]).toEqual([host, 409])
      expect(refused.json().message).toContain('liegt in einem privaten Netz')
    }
  })

  it('seals its password and shows it nowhere', async () => {
    const desk = await deskIn()
    await save(desk)
    const kept = await asSystem(world.services, desk.home, ({ db }) =>
      db.select().from(projectSetting).where(eq(projectSetting.workspaceId, desk.home.id)),
    )
    const page = await read(desk)
    for (const told of [kept, page]) expect(JSON.stringify(told)).not.toContain(desk.double.password)
    expect(page.data.erpPassword).toBe('')
    expect(JSON.stringify(page)).not.toContain('sealed')
    const told = page.history[0].changes.find(({ label }: { label: string }) => label === 'Passwort gesetzt')
    expect(told.new).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
    await save(desk, {
      version: 1,
      erpPassword: '',
      erpPasswordSetAt: page.data.erpPasswordSetAt,
      erpAgreementType: '02',
    })
    expect((await check(desk)).statusCode).toBe(200)
    await save(desk, { version: 2, erpPassword: 'wrong' })
    expect((await check(desk)).json().message).toContain('lehnt die Anmeldung ab')
  })

  it('is the administrator’s, and offers the stand-in in the demo alone', async () => {
    const desk = await deskIn()
    const clerk = await world.person(desk.home, 'superuser')
    expect((await world.ask(desk.home, { url, as: clerk })).statusCode).toBe(403)
    expect((await save(desk, { erpProvider: 'demo' })).json().fields).toEqual({
      erpProvider: 'Das simulierte ERP gibt es nur in der Demo.',
    })
    expect((await check(desk)).statusCode).toBe(409)
  })

  it('tells a stale save what stands', async () => {
    const desk = await deskIn()
    await save(desk)
    const late = await save(desk, { erpUser: 'other' })
    expect([late.statusCode, late.json().current.data.erpUser]).toEqual([409, desk.double.user])
  })
})

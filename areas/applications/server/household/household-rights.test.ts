import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { rolePermission } from '#platform/server/session/tables.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { child } from '../tables.ts'
import { answerAs, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useWorld()

interface Household extends Letting {
  adultId: string
  childId: string
}

async function plantHousehold({ isReleased }: { isReleased: boolean }): Promise<Household> {
  const letting = await plantLetting(world)
  const { home, clerk, applicationId } = letting
  const childId = newId()
  const names = { applicationId, position: 2, firstName: 'Cleo', lastName: 'Muster' }
  await asSystem(world.services, home, ({ db }) =>
    db.insert(child).values({ workspaceId: home.id, id: childId, ...names }),
  )
  if (isReleased) await release(letting)
  const view = await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: clerk })
  return { ...letting, adultId: view.json().adults[0].id, childId }
}

async function release(letting: Letting): Promise<void> {
  const { home, clerk } = letting
  await answerAs(world, home, await offerFlat(world, letting), { answer: 'accept' })
  const [assigned] = (await stateOf(world, letting)).assignments
  const url = `/api/v1/objects/assignment/${assigned?.id}/release`
  const released = await world.ask(home, { method: 'POST', url, payload: {}, as: clerk })
  expect(released.statusCode).toBe(200)
}

/** A staff member whose role has exactly these permissions. */
async function holding(household: Household, permissions: Permission[]): Promise<Person> {
  const { home } = household
  await asSystem(world.services, home, ({ db }) =>
    db
      .insert(rolePermission)
      .values({ workspaceId: home.id, role: 'assistant', permissions })
      .onConflictDoUpdate({ target: [rolePermission.workspaceId, rolePermission.role], set: { permissions } }),
  )
  return world.person(home, 'assistant')
}

/** Tests the permissions to read, change, add and delete persons, call by call. */
async function triedBy(household: Household, as: Person) {
  const { home, applicationId, adultId, childId } = household
  const open = async (path: string) => {
    const answer = await world.ask(home, { url: `/api/v1/${path}/edit`, as })
    return { status: answer.statusCode, ...answer.json() }
  }
  const send = async (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    (await world.ask(home, { method, url: `/api/v1/${path}`, ...(payload && { payload }), as })).statusCode
  const [adult, youngster] = [await open(`adults/${adultId}`), await open(`children/${childId}`)]
  const version = 1
  const names = { first_name: 'Ada', last_name: 'Neu', date_of_birth: null }
  const adultData = {
    ...names,
    title: null,
    email: null,
    phone: null,
    tenant_type: null,
    nation: null,
    occupation: null,
  }
  return {
    reads: [adult.status, youngster.status],
    canEdit: [adult.canEdit, youngster.canEdit],
    writes: [
      await send('POST', `adults/${adultId}/edit`, { ...adultData, version }),
      await send('POST', `children/${childId}/edit`, { ...names, days_present: 5, version }),
      await send('POST', `applications/${applicationId}/new-child`, { ...names, days_present: 7 }),
      await send('DELETE', `children/${childId}/edit`),
    ],
  }
}

const all = { reads: [200, 200], canEdit: [true, true], writes: [200, 200, 200, 200] }
const reading = { reads: [200, 200], canEdit: [false, false], writes: [403, 403, 403, 403] }
const nothing = { reads: [403, 403], canEdit: [undefined, undefined], writes: [403, 403, 403, 403] }

describe('the persons of a household', () => {
  it.each<[string, boolean, Permission[], object]>([
    ['a tenant', true, ['applications_read', 'tenants_read', 'tenants_write'], all],
    ['a tenant', true, ['tenants_read', 'tenants_write'], all],
    ['a tenant', true, ['applications_read', 'applications_write', 'tenants_read'], reading],
    ['a tenant', true, ['tenants_read'], reading],
    ['an application', false, ['applications_read', 'applications_write'], all],
    ['an application', false, ['applications_read', 'tenants_read', 'tenants_write'], reading],
    ['an application', false, ['tenants_read', 'tenants_write'], nothing],
  ])('of %s (released: %s) with %j', async (_record, isReleased, permissions, expected) => {
    const household = await plantHousehold({ isReleased })
    expect(await triedBy(household, await holding(household, permissions))).toEqual(expected)
  })

  it('are found among the tenants, children as well', async () => {
    const household = await plantHousehold({ isReleased: true })
    const { home, clerk, applicationId } = household
    const payload = { first_name: 'Zoé', last_name: 'Übersax', date_of_birth: null, days_present: 7 }
    await world.ask(home, {
      method: 'POST',
      url: `/api/v1/applications/${applicationId}/new-child`,
      payload,
      as: clerk,
    })
    const found = await world.ask(home, { url: '/api/v1/tenants/?state=all&search=zoe', as: clerk })
    expect(found.json().tableData.body).toHaveLength(1)
  })

  it('are offered for editing on the pages of application and tenant by the same right', async () => {
    const household = await plantHousehold({ isReleased: true })
    const { home, applicationId } = household
    const [tenancy] = (await stateOf(world, household)).assignments
    const canEditPeople = async (as: Person) => [
      (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as })).json().canEditPeople,
      (await world.ask(home, { url: `/api/v1/tenants/${tenancy?.id}`, as })).json().canEditPeople,
    ]
    expect(await canEditPeople(await world.person(home, 'contract'))).toEqual([true, true])
    const noTenants = await holding(household, ['applications_read', 'applications_write', 'tenants_read'])
    expect(await canEditPeople(noTenants)).toEqual([false, false])
  })
})

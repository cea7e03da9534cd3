import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { UserData } from '../contract/people.ts'

const world = useWorld()

const get = (home: Workspace, as: Person, path: string) => world.ask(home, { url: `/api/v1/${path}`, as })
const post = (home: Workspace, as: Person, path: string, payload?: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${path}`, ...(payload && { payload }), as })

async function scene() {
  const home = await world.workspace()
  return { home, admin: await world.person(home, 'admin'), clerk: await world.person(home, 'user') }
}

async function change(home: Workspace, as: Person, id: string, fields: Partial<UserData>) {
  const { data, version } = (await get(home, as, `users/${id}/edit`)).json()
  return post(home, as, `users/${id}/edit`, { ...data, ...fields, version })
}

const remove = (home: Workspace, as: Person, targets: string[]) =>
  post(home, as, 'settings/users', { bulkAction: 'delete', targets })

const isSignedIn = async (home: Workspace, as: Person) => (await get(home, as, 'bootstrap')).statusCode === 200

const eva = { first_name: 'Eva', last_name: 'Roth', email: 'eva.roth@firm.ch', language: 'de', role: 'user' }

describe('a new person', () => {
  it('gets a link by mail, sets a password and signs in', async () => {
    const { home, admin } = await scene()
    const made = await post(home, admin, 'users/create', eva)
    expect(made.statusCode).toBe(200)
    const { rows } = await mailsTo(home, eva.email)
    expect(rows).toHaveLength(1)
    const token = /account\/([^/\s]+)\/password-reset-form/.exec(rows[0]?.body_text ?? '')?.[1] ?? ''
    const password = 'Sonne-2026'
    const confirm = { new_password: password, new_password_confirmation: password }
    expect((await post(home, admin, `accounts/password/reset/confirm/${token}`, confirm)).statusCode).toBe(200)
    const signIn = await world.ask(home, {
      method: 'POST',
      url: '/api/v1/login',
      payload: { username: eva.email, password },
    })
    expect(signIn.statusCode).toBe(200)
  })

  it('is told apart from a colleague with the same address', async () => {
    const { home, admin } = await scene()
    await post(home, admin, 'users/create', eva)
    const again = await post(home, admin, 'users/create', { ...eva, email: 'Eva.Roth@firm.ch' })
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['email']])
  })

  it('comes with several others, and those who are here already are named', async () => {
    const { home, admin } = await scene()
    await post(home, admin, 'users/create', eva)
    const emails = ['Eva.Roth@firm.ch', 'jonas.frei@firm.ch', 'jonas.frei@firm.ch']
    const added = await post(home, admin, 'users/add', { emails, role: 'assistant', language: 'fr' })
    expect(added.json()).toMatchObject({ added: 1, known: ['eva.roth@firm.ch'] })
    const found = await get(home, admin, 'settings/users?search=frei%20jonas&state=invited')
    expect(found.json().tableData.body).toMatchObject([{ email: 'jonas.frei@firm.ch', role: 'Assistenz' }])
  })

  it('is no superadmin unless a superadmin says so', async () => {
    const { home, admin } = await scene()
    expect((await post(home, admin, 'users/create', { ...eva, role: 'superadmin' })).statusCode).toBe(422)
    const above = await world.person(home, 'superadmin')
    expect((await post(home, above, 'users/create', { ...eva, role: 'superadmin' })).statusCode).toBe(200)
  })
})

describe('changing a person', () => {
  it('saves it with both values in the history, and another role holds at once', async () => {
    const { home, admin, clerk } = await scene()
    expect((await get(home, clerk, 'applications/')).statusCode).toBe(200)
    expect((await change(home, admin, clerk.id, { role: 'analyst', last_name: 'Zgraggen' })).json().version).toBe(2)
    expect((await get(home, clerk, 'applications/')).statusCode).toBe(403)
    const { history } = (await get(home, admin, `users/${clerk.id}/edit`)).json()
    expect(history[0].changes).toContainEqual({ label: 'Rolle', old: 'Sachbearbeitung', new: 'Analyse' })
  })

  it('answers a stale save with what stands now', async () => {
    const { home, admin, clerk } = await scene()
    const { data, version } = (await get(home, admin, `users/${clerk.id}/edit`)).json()
    await post(home, admin, `users/${clerk.id}/edit`, { ...data, first_name: 'Mirjam', version })
    const late = await post(home, admin, `users/${clerk.id}/edit`, { ...data, first_name: 'Maria', version })
    expect([late.statusCode, late.json().current.data.first_name]).toEqual([409, 'Mirjam'])
  })

  it('switches an account off and ends its sessions at once', async () => {
    const { home, admin, clerk } = await scene()
    expect(await isSignedIn(home, clerk)).toBe(true)
    await change(home, admin, clerk.id, { is_active: false })
    expect(await isSignedIn(home, clerk)).toBe(false)
    await change(home, admin, clerk.id, { is_active: true })
    expect(await isSignedIn(home, clerk)).toBe(false)
  })

  it('leaves one’s own role and account to others', async () => {
    const { home, admin } = await scene()
    await world.person(home, 'admin')
    expect((await change(home, admin, admin.id, { role: 'user' })).json().fields).toHaveProperty('role')
    expect((await change(home, admin, admin.id, { is_active: false })).json().fields).toHaveProperty('is_active')
    expect((await change(home, admin, admin.id, { first_name: 'Eleonora' })).statusCode).toBe(200)
  })

  it('leaves superadmins to superadmins, who keep their role when made admins', async () => {
    const { home, admin } = await scene()
    const above = await world.person(home, 'superadmin')
    const third = await world.person(home, 'superadmin')
    expect((await change(home, admin, above.id, { first_name: 'Regula' })).statusCode).toBe(409)
    await change(home, third, above.id, { role: 'admin', first_name: 'Regula' })
    expect((await get(home, third, `users/${above.id}/edit`)).json().data).toMatchObject({
      role: 'superadmin',
      first_name: 'Regula',
    })
  })

  it('keeps one of two admins who switch each other off at the same time', async () => {
    const { home, admin } = await scene()
    const other = await world.person(home, 'admin')
    const answers = await Promise.all([
      change(home, admin, other.id, { role: 'user' }),
      change(home, other, admin.id, { role: 'user' }),
    ])
    const admins = (await Promise.all([isAdmin(home, admin), isAdmin(home, other)])).filter(Boolean)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(admins).toHaveLength(1)
  })

  it('asks for the permission and hides other workspaces', async () => {
    const { home, clerk } = await scene()
    const other = await scene()
    expect((await get(home, clerk, `users/${clerk.id}/edit`)).statusCode).toBe(403)
    expect((await get(other.home, other.admin, `users/${clerk.id}/edit`)).statusCode).toBe(404)
    const { data } = (await get(other.home, other.admin, `users/${other.clerk.id}/edit`)).json()
    const save = await post(other.home, other.admin, `users/${clerk.id}/edit`, { ...data, version: 1 })
    expect(save.statusCode).toBe(404)
  })
})

describe('a link for a new password', () => {
  it('goes to the person, and the old password holds until then', async () => {
    const { home, admin, clerk } = await scene()
    expect((await post(home, admin, `users/${clerk.id}/reset-password`)).statusCode).toBe(200)
    expect((await mailsTo(home, clerk.email)).rows).toHaveLength(1)
    expect(await isSignedIn(home, clerk)).toBe(true)
    expect((await get(home, admin, `users/${clerk.id}/reset-password`)).json()).toMatchObject({ email: clerk.email })
  })

  it('is not sent to an account that is switched off', async () => {
    const { home, admin, clerk } = await scene()
    await change(home, admin, clerk.id, { is_active: false })
    expect((await post(home, admin, `users/${clerk.id}/reset-password`)).statusCode).toBe(409)
  })
})

describe('deleting logins', () => {
  it('ends sessions at once, frees the address and keeps the name where it decided', async () => {
    const { home, admin, clerk } = await scene()
    expect((await remove(home, admin, [clerk.id])).json()).toMatchObject({ changed: 1 })
    expect(await isSignedIn(home, clerk)).toBe(false)
    expect((await get(home, admin, `users/${clerk.id}/edit`)).statusCode).toBe(404)
    expect((await post(home, admin, 'users/create', { ...eva, email: clerk.email })).statusCode).toBe(200)
    expect(await auditEntries(world, home, 'user.deleted')).toMatchObject([{ subject_id: clerk.id }])
  })

  it('stops the invitation that has not left, and no mail to anybody else', async () => {
    const { home, admin, clerk } = await scene()
    const invited = (await post(home, admin, 'users/create', eva)).json()
    await post(home, admin, `users/${clerk.id}/reset-password`)
    await remove(home, admin, [invited.id])
    expect((await mailsTo(home, eva.email)).rows).toEqual([])
    expect((await mailsTo(home, clerk.email)).rows).toHaveLength(1)
  })

  it('skips oneself and superadmins, and says why', async () => {
    const { home, admin, clerk } = await scene()
    const above = await world.person(home, 'superadmin')
    const answer = (await remove(home, admin, [admin.id, above.id, clerk.id])).json()
    expect(answer.changed).toBe(1)
    expect(answer.skipped.map((one: { id: string }) => one.id)).toEqual([admin.id, above.id])
  })

  it('never deletes the last admin', async () => {
    const home = await world.workspace()
    const [one, two] = [await world.person(home, 'admin'), await world.person(home, 'admin')]
    await Promise.all([remove(home, one, [two.id]), remove(home, two, [one.id])])
    const left = (await Promise.all([isAdmin(home, one), isAdmin(home, two)])).filter(Boolean)
    expect(left).toHaveLength(1)
  })
})

const isAdmin = async (home: Workspace, as: Person) => (await get(home, as, 'settings/roles')).statusCode === 200

const mailsTo = (home: Workspace, address: string) =>
  asSystem(world.services, home, ({ client }) =>
    client.query<{ body_text: string }>('select body_text from mail_message where to_address = $1', [address]),
  )

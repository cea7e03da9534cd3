// Tests the signatures of the project and of a person.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { mailSignature } from './tables.ts'

const world = useWorld()
const url = '/api/v1/settings/email-signature'
const save = (home: Workspace, as: Person, payload: object, path = '') =>
  world.ask(home, { method: 'POST', url: url + path, payload, as })
const read = async (home: Workspace, as: Person, path = '') => (await world.ask(home, { url: url + path, as })).json()
const bodies = { de: '<p>[place_user_name]<br>Tel. [place_user_phone]</p>', fr: '', version: 0 }

describe('a signature', () => {
  it('is kept as a mail can carry it, and shows how it stands: without lines for which nothing is known', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    expect((await save(home, admin, { ...bodies, de: `${bodies.de}<script>x()</script>` })).json().version).toBe(1)
    const kept = await read(home, admin)
    expect(kept.data.de).not.toContain('script')
    expect(kept.shown.de).toBe('<p style="margin:0 0 16px">Nora Ammann</p>')
    expect(kept.history[0]).toMatchObject({ by: 'Nora Ammann', title: 'E-Mail-Signatur geändert' })
  })

  it('goes with the login of whose it was', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const clerk = await world.person(home, 'user')
    await save(home, clerk, bodies, '/own')
    const payload = { bulkAction: 'delete', targets: [clerk.id] }
    const deleted = await world.ask(home, { method: 'POST', url: '/api/v1/settings/users', payload, as: admin })
    expect(deleted.statusCode).toBe(200)
    const left = await asSystem(world.services, home, ({ db }) => db.select().from(mailSignature))
    expect(left.filter(({ ownerId }) => ownerId === clerk.id)).toEqual([])
  })

  it('names nothing that only some mails know', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const refused = await save(home, admin, { ...bodies, fr: '<p>[place_object_title]</p>' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toEqual({
      fr: 'Unbekannter Platzhalter oder falsche Klammern: [place_object_title]',
    })
  })

  it('is not overwritten by somebody who has not seen the newest', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    await save(home, admin, bodies)
    expect((await save(home, admin, { ...bodies, de: '<p>Anders</p>' })).statusCode).toBe(409)
  })

  it('is everybody’s own to write, but the project’s only for administrators, and stays in its workspace', async () => {
    const home = await world.workspace()
    const clerk = await world.person(home, 'user')
    expect((await save(home, clerk, bodies)).statusCode).toBe(403)
    expect((await save(home, clerk, bodies, '/own')).statusCode).toBe(200)
    expect((await read(home, clerk, '/own')).version).toBe(1)
    expect((await read(home, await world.person(home, 'user'), '/own')).version).toBe(0)
    const abroad = await world.workspace()
    expect((await read(abroad, await world.person(abroad, 'admin'))).version).toBe(0)
  })
})

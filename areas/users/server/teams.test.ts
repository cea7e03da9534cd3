import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()

const get = (home: Workspace, as: Person, path: string) => world.ask(home, { url: `/api/v1/${path}`, as })
const post = (home: Workspace, as: Person, path: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${path}`, payload, as })

async function scene() {
  const home = await world.workspace()
  const admin = await world.person(home, 'admin')
  const clerk = await world.person(home, 'user', { firstName: 'Mirjam', lastName: 'Zgraggen' })
  const letting = { name: 'Vermietung Nord', description: 'Winterthur und Umgebung', members: [clerk.id] }
  const { id } = (await post(home, admin, 'teams/create', letting)).json()
  return { home, admin, clerk, letting, id }
}

describe('a team', () => {
  it('is listed with its people, and each of them knows it', async () => {
    const { home, admin, clerk, id } = await scene()
    const [row] = (await get(home, admin, 'settings/teams?search=nord')).json().tableData.body
    expect(row).toMatchObject({ _id: id, count: 1, people: 'Mirjam Zgraggen' })
    expect((await get(home, admin, `users/${clerk.id}/edit`)).json().data.teams).toEqual([id])
  })

  it('changes its people with both values in the history', async () => {
    const { home, admin, letting, id } = await scene()
    const wish = { ...letting, members: [admin.id], version: 1 }
    expect((await post(home, admin, `teams/${id}/edit`, wish)).json()).toMatchObject({ version: 2 })
    const { data, history } = (await get(home, admin, `teams/${id}/edit`)).json()
    expect(data.members).toEqual([admin.id])
    expect(history[0].changes).toEqual([{ label: 'Personen', old: 'Mirjam Zgraggen', new: 'Nora Ammann' }])
    const late = await post(home, admin, `teams/${id}/edit`, { ...wish, name: 'Süd' })
    expect([late.statusCode, late.json().current.version]).toEqual([409, 2])
  })

  it('has a name of its own and only people of this project', async () => {
    const { home, admin, letting } = await scene()
    const stranger = await scene()
    const twice = await post(home, admin, 'teams/create', { ...letting, name: 'vermietung nord' })
    expect(twice.json().fields).toHaveProperty('name')
    const foreign = await post(home, admin, 'teams/create', { ...letting, name: 'Süd', members: [stranger.clerk.id] })
    expect(foreign.json().fields).toHaveProperty('members')
  })

  it('is dissolved without its people', async () => {
    const { home, admin, clerk, id } = await scene()
    const answer = await post(home, admin, 'settings/teams', { bulkAction: 'delete', targets: [id] })
    expect(answer.json()).toMatchObject({ changed: 1 })
    expect((await get(home, admin, `teams/${id}/edit`)).statusCode).toBe(404)
    expect((await get(home, admin, `users/${clerk.id}/edit`)).json().data.teams).toEqual([])
  })

  it('is chosen for a person, and only where it exists', async () => {
    const { home, admin, id } = await scene()
    const person = { first_name: 'Eva', last_name: 'Roth', email: 'eva@firm.ch', language: 'de', role: 'user' }
    const made = (await post(home, admin, 'users/create', { ...person, teams: [id] })).json()
    expect((await get(home, admin, `teams/${id}/edit`)).json().data.members).toContain(made.id)
    const other = await scene()
    const wrong = await post(other.home, other.admin, 'users/create', { ...person, teams: [id] })
    expect(wrong.json().fields).toHaveProperty('teams')
  })

  it('asks for the permission and hides other workspaces', async () => {
    const { home, clerk, letting, id } = await scene()
    const other = await scene()
    expect((await post(home, clerk, 'teams/create', letting)).statusCode).toBe(403)
    expect((await get(other.home, other.admin, `teams/${id}/edit`)).statusCode).toBe(404)
  })
})

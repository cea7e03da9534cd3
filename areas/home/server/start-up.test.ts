import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

describe('starting the browser', () => {
  it('tells anybody who is at home at this host name', async () => {
    const home = await world.workspace({ name: 'Wohnen am Lindenhof' })
    const answer = await world.ask(home, { url: '/api/v1/init' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      tenant: home.slug,
      siteTitle: 'Wohnen am Lindenhof',
      tenantStatus: null,
      demoLogins: [],
    })
  })

  it('does not know a workspace that is not there', async () => {
    const home = await world.workspace()
    const answer = await world.ask({ ...home, slug: 'nobody' }, { url: '/api/v1/init' })
    expect(answer.statusCode).toBe(404)
  })

  it('refuses a Tenant-Name that does not agree with the host', async () => {
    const home = await world.workspace()
    const answer = await world.ask(home, { url: '/api/v1/init', headers: { 'tenant-name': 'another' } })
    expect(answer.statusCode).toBe(400)
  })

  it('says in which state an archived project is, and lets nobody in', async () => {
    const home = await world.workspace({ isArchived: true })
    const anna = await world.person(home)
    expect((await world.ask(home, { url: '/api/v1/init' })).json().tenantStatus).toMatchObject({
      title: expect.any(String),
    })
    expect((await world.ask(home, { url: '/api/v1/bootstrap', as: anna })).statusCode).toBe(401)
    const payload = { uuids: [anna.id], language: 'de' }
    for (const asked of [
      { url: '/api/v1/objects/iframe-object-list' },
      { method: 'POST' as const, url: '/api/v2/applications/new', payload },
    ]) {
      const answer = await world.ask(home, asked)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('Dieses Projekt ist archiviert.')
    }
    expect((await world.ask(home, { url: '/api/v1/privacy-policy' })).statusCode).toBe(200)
  })

  it('names the permission that is missing in words', async () => {
    const home = await world.workspace()
    const as = await world.person(home, 'marketer')
    const answer = await world.ask(home, { url: '/api/v1/settings/users', as })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toContain('Berechtigung «Administration»')
  })

  it('gives the signed-in person a menu of what they may see', async () => {
    const home = await world.workspace()
    const contractClerk = await world.person(home, 'contract')
    const bootstrap = (await world.ask(home, { url: '/api/v1/bootstrap', as: contractClerk })).json()
    const keys = bootstrap.menus.mainMenu.map((item: { key: string }) => item.key)
    expect(keys).toContain('tenant')
    expect(keys).not.toContain('budget')
    expect(bootstrap.menus.projectSettings).toEqual([])
    expect(bootstrap.landing).toBe('/tenant')
  })

  it('does not let a session of one workspace into another', async () => {
    const home = await world.workspace()
    const other = await world.workspace()
    const anna = await world.person(home)
    expect((await world.ask(other, { url: '/api/v1/bootstrap', as: anna })).statusCode).toBe(401)
  })

  it('asks for a session before anything else', async () => {
    const home = await world.workspace()
    expect((await world.ask(home, { url: '/api/v1/bootstrap' })).statusCode).toBe(401)
  })

  it('speaks French under the French prefix', async () => {
    const home = await world.workspace()
    const countries = (await world.ask(home, { url: '/fr/api/v1/country-list' })).json().countries
    expect(countries[0]).toEqual({ value: 'CH', displayName: 'Suisse' })
  })
})

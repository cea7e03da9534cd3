import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, png } from '#areas/files/server/testing/multipart.ts'
import type { Workspace } from '#platform/server/context.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()

const pages = ['project', 'organization', 'process', 'flyer', 'business-card', 'website'] as const
type PageName = (typeof pages)[number]

const get = async (home: Workspace, as: Person, page: PageName) =>
  (await world.ask(home, { url: `/api/v1/settings/${page}`, as })).json()

async function save(home: Workspace, as: Person, page: PageName, fields: object, version?: number) {
  const stored = await get(home, as, page)
  const payload = { ...stored.data, version: stored.version, ...fields, ...(version !== undefined && { version }) }
  return world.ask(home, { method: 'POST', url: `/api/v1/settings/${page}`, payload, as })
}

async function scene() {
  const home = await world.workspace()
  return { home, admin: await world.person(home, 'admin') }
}

const changeOf = {
  project: { publicTitle: 'Wohnen am Bach' },
  organization: { company: 'Lindenhof AG' },
  process: { offerValidDays: 7 },
  flyer: { color: '#0b7a75' },
  'business-card': { footDe: 'Besichtigung nach Absprache' },
  website: { hidesPricesOfTaken: false },
} as const

describe.each(pages)('the page %s', (page) => {
  it('saves, keeps both values in its history and in the audit', async () => {
    const { home, admin } = await scene()
    const [field, value] = Object.entries(changeOf[page])[0] ?? []
    const before = (await get(home, admin, page)).data[field ?? '']
    expect((await save(home, admin, page, changeOf[page])).json()).toMatchObject({ version: 1 })
    const { data, version, history } = await get(home, admin, page)
    expect([version, data[field ?? '']]).toEqual([1, value])
    expect(history[0]).toMatchObject({
      by: 'Nora Ammann',
      changes: [{ new: value === false ? 'Nein' : String(value) }],
    })
    const [entry] = await auditEntries(world, home, 'setting.changed')
    expect(entry?.changes).toEqual([{ field, old: before, new: value }])
  })

  it('answers a stale save with what stands now, from the first save on', async () => {
    const { home, admin } = await scene()
    await save(home, admin, page, changeOf[page])
    const late = await save(home, admin, page, otherwise[page], 0)
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toMatchObject({ version: 1, data: changeOf[page] })
  })

  it('records nothing when it is saved as it stands', async () => {
    const { home, admin } = await scene()
    expect((await save(home, admin, page, {})).json()).toEqual({ version: 0 })
    expect(await auditEntries(world, home, 'setting.changed')).toEqual([])
  })

  it('is for admins, and stays in its workspace', async () => {
    const { home, admin } = await scene()
    const other = await scene()
    const clerk = await world.person(home, 'superuser')
    expect((await world.ask(home, { url: `/api/v1/settings/${page}`, as: clerk })).statusCode).toBe(403)
    await save(home, admin, page, changeOf[page])
    expect((await get(other.home, other.admin, page)).version).toBe(0)
  })
})

async function uploadLogo(home: Workspace, as: Person): Promise<string> {
  const payload = multipartOf([{ name: 'logo.png', content: png, type: 'image/png' }])
  const sent = { method: 'POST', url: '/api/v1/upload-images', payload, headers: multipartHeaders, as } as const
  return (await world.ask(home, sent)).json().uploaded[0].id
}

const otherwise = {
  project: { publicTitle: 'Anders' },
  organization: { company: 'Anders' },
  process: { offerValidDays: 9 },
  flyer: { footDe: 'Anders' },
  'business-card': { footDe: 'Anders' },
  website: { showsTaken: false },
} as const

describe('what the settings do', () => {
  it('the name stands in the menu and on the sign-in page from the next call on', async () => {
    const { home, admin } = await scene()
    await save(home, admin, 'project', { name: 'Wohnen am Bach' })
    expect((await world.ask(home, { url: '/api/v1/init' })).json().siteTitle).toBe('Wohnen am Bach')
    expect((await world.ask(home, { url: '/api/v1/bootstrap', as: admin })).json().siteTitle).toBe('Wohnen am Bach')
  })

  it('the language and the currency hold from the next call on', async () => {
    const { home, admin } = await scene()
    await save(home, admin, 'process', { language: 'fr', currency: 'EUR' })
    expect((await world.ask(home, { url: '/api/v1/init' })).json()).toMatchObject({
      language: 'fr',
      languages: ['fr', 'de'],
    })
    const { settings } = (await world.ask(home, { url: '/api/v1/bootstrap', as: admin })).json()
    expect(settings.currency).toBe('EUR')
  })

  it('the logo is an own upload, public from the save on and no longer once it is taken away', async () => {
    const { home, admin } = await scene()
    const clerk = await world.person(home, 'user')
    const [mine, theirs] = [await uploadLogo(home, admin), await uploadLogo(home, clerk)]
    const url = `/api/v1/public-files/${mine}`
    expect((await world.ask(home, { url })).statusCode).toBe(404)
    expect((await save(home, admin, 'project', { logoFileId: theirs })).json().fields).toHaveProperty('logoFileId')
    expect((await save(home, admin, 'project', { logoFileId: mine })).statusCode).toBe(200)
    expect((await world.ask(home, { url })).statusCode).toBe(200)
    expect((await world.ask(home, { url: '/api/v1/init' })).json().publicPage.headerLogo.image).toBe(url)
    await save(home, admin, 'project', { logoFileId: null })
    expect((await world.ask(home, { url })).statusCode).toBe(404)
  })

  it('the privacy text is what the public reads', async () => {
    const { home, admin } = await scene()
    await save(home, admin, 'project', { privacyDe: 'Wir löschen nach sechs Monaten.' })
    const policy = (await world.ask(home, { url: '/api/v1/privacy-policy' })).json()
    expect(policy.content).toBe('Wir löschen nach sechs Monaten.')
  })

  it('what frames of other websites show is told to them, and in the history in words', async () => {
    const { home, admin } = await scene()
    await save(home, admin, 'website', {
      frameColumns: ['price', 'rooms', 'price'],
      frameFilters: [],
      frameColor: '#7A1F3D',
    })
    const init = (await world.ask(home, { url: '/api/v1/objects/iframe-object-list/init' })).json()
    expect(init.frame).toEqual({ columns: ['price', 'rooms'], filters: [] })
    expect((await world.ask(home, { url: '/api/v1/init' })).json().publicPage.frame_color).toBe('#7a1f3d')
    const { history } = await get(home, admin, 'website')
    expect(history[0].changes).toContainEqual(expect.objectContaining({ label: 'Filter', new: '–' }))
    expect(history[0].changes).toContainEqual(expect.objectContaining({ new: 'Preis, Zimmer, Preis' }))
  })

  it('a colour of three digits is the one that the preview shows', async () => {
    const { home, admin } = await scene()
    expect((await save(home, admin, 'website', { frameColor: '#ABC' })).statusCode).toBe(200)
    expect((await world.ask(home, { url: '/api/v1/init' })).json().publicPage.frame_color).toBe('#aabbcc')
  })

  it.each([
    ['process', { offerValidDays: 0 }, 'offerValidDays'],
    ['process', { offerValidDays: 3, reminderDaysBeforeOfferEnd: 3 }, 'reminderDaysBeforeOfferEnd'],
    ['process', { evaluationCriteria: [] }, 'evaluationCriteria'],
    ['process', { evaluationCriteria: ['income', 'income'] }, 'evaluationCriteria'],
    ['project', { name: ' ' }, 'name'],
    ['project', { website: 'firm' }, 'website'],
    ['organization', { postalCode: '84' }, 'postalCode'],
    ['organization', { email: 'nobody' }, 'email'],
    ['website', { frameColor: 'red' }, 'frameColor'],
    ['website', { frameColor: '#ab' }, 'frameColor'],
  ] as const)('%s refuses %j at its field', async (page, fields, wrong) => {
    const { home, admin } = await scene()
    const answer = await save(home, admin, page, fields)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [wrong]])
  })
})

import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { expireDraft } from './expiry.ts'
import { prerenderedLanding, prerenderedStep } from '../filling/prerendered-page.ts'
import { begin, fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

const startPage = '/api/v2/applications/new'

describe('the start page of the form', () => {
  it('shows project, objects and the papers that are needed', async () => {
    const home = await world.workspace({ name: 'Wohnen am Lindenhof' })
    const flat = await plantObject(world, home)
    const answer = await world.ask(home, { url: `${startPage}?uuids=${flat}&lang=fr` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      language: 'fr',
      project: { name: 'Wohnen am Lindenhof' },
      objects: [
        { id: flat, title: 'Wohnung 3.2', address: 'Lindenweg 4, 8400 Winterthur', rentalgross: 2000, isFree: true },
      ],
      formsSettings: { adultAge: 18, template: 'default' },
    })
    expect(answer.json().form.start.papers.length).toBeGreaterThan(0)
  })

  it('says why nobody can begin while applications are not taken', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const url = `${startPage}?uuids=${flat}`
    expect((await world.ask(home, { url })).json().pause).toBeNull()
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`insert into project_setting (workspace_id, key, value) values ($1, 'form_general', $2)`, [
        home.id,
        { isPaused: true, pauseNoteDe: 'Ab Montag wieder.', pauseNoteFr: 'Dès lundi.' },
      ]),
    )
    expect((await world.ask(home, { url })).json().pause).toBe('Ab Montag wieder.')
    expect((await world.ask(home, { url: `/fr${url}` })).json().pause).toBe('Dès lundi.')
    const begun = await world.ask(home, { method: 'POST', url: startPage, payload: { uuids: [flat], language: 'de' } })
    expect([begun.statusCode, begun.json().message]).toEqual([409, 'Ab Montag wieder.'])
  })

  it('shows its picture before the scripts have come, too, with what it shows for whoever does not see it', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const page = (await world.ask(home, { url: `${startPage}?uuids=${flat}` })).json()
    const alt = { de: 'Das Haus am "Bach"', fr: 'La maison' }
    const start = { ...page.form.start, picture: { fileId: newId(), alt } }
    const plain = await asSystem(world.services, home, async (ctx) =>
      prerenderedLanding(ctx, { ...page, form: { ...page.form, start } }, undefined),
    )
    expect(plain).toContain(`/api/v1/public-files/${start.picture.fileId}`)
    expect(plain).toContain('alt="Das Haus am &quot;Bach&quot;"')
  })

  it('shows each step before the scripts have come, too, and none that is switched off', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    const state = (await filling.ask({ url: '/update' })).json()
    const without = { ...state, form: { ...state.form, steps: state.form.steps.slice(1) } }
    const plain = (of: typeof state, step?: string) =>
      asSystem(world.services, home, async (ctx) => prerenderedStep(ctx, of, step))
    expect(await plain(state)).toContain('name="parking"')
    const household = await plain(state, 'household')
    expect(household).toContain('name="pets"')
    expect(household).not.toContain('name="parking"')
    expect(household).toContain('<li aria-current="step">Haushalt</li>')
    expect(await plain(state, 'people')).toContain('<h3>Ana Keller</h3>')
    expect(await plain({ ...state, adults: [], children: [] }, 'people')).toContain('Noch keine Personen.')
    expect(await plain(without)).toBe(await plain(without, 'household'))
  })

  it('begins nothing by being looked at', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    await world.ask(home, { url: `${startPage}?uuids=${flat}` })
    const drafts = () =>
      inWorkspace(world.services.pool, home.id, (client) => client.query('select id from application_draft'))
    expect((await drafts()).rows).toHaveLength(0)
    await begin(world, home, [flat])
    expect((await drafts()).rows).toHaveLength(1)
  })

  it('says how many people all of the objects together would take', async () => {
    const home = await world.workspace()
    const small = await plantObject(world, home, { minAdults: 1, maxAdults: 2 })
    const large = await plantObject(world, home, { minAdults: 2, maxAdults: 4 })
    const answer = await world.ask(home, { url: `${startPage}?uuids=${small},${large}` })
    expect(answer.json().occupancyValidity).toEqual({
      minAdults: 1,
      maxAdults: 4,
      minChildren: null,
      maxChildren: null,
    })
  })

  it.each([
    ['is not published', { isPublished: false }],
    ['is rented', { progressState: 'rented' }],
    ['is reserved by an open offer', { progressState: 'with_offer' }],
    ['is published from tomorrow on', { publicationStart: '2999-01-01' }],
    ['was published until yesterday', { publicationEnd: '2020-01-01' }],
  ] as const)('refuses an object that %s', async (_why, fields) => {
    const home = await world.workspace()
    const flat = await plantObject(world, home, fields)
    expect((await world.ask(home, { url: `${startPage}?uuids=${flat}` })).statusCode).toBe(404)
    const start = await world.ask(home, { method: 'POST', url: startPage, payload: { uuids: [flat] } })
    expect(start.statusCode).toBe(404)
    expect(start.json().message).toContain('nicht ausgeschrieben')
  })

  it('hides the objects of other workspaces', async () => {
    const home = await world.workspace()
    const elsewhere = await world.workspace()
    const flat = await plantObject(world, elsewhere)
    expect((await world.ask(home, { url: `${startPage}?uuids=${flat}` })).statusCode).toBe(404)
    expect((await world.ask(home, { method: 'POST', url: startPage, payload: { uuids: [flat] } })).statusCode).toBe(404)
  })

  it.each([[''], ['x'], [Array.from({ length: 4 }, newId).join(',')]])(
    'takes one to three objects, not "%s"',
    async (uuids) => {
      const home = await world.workspace()
      expect((await world.ask(home, { url: `${startPage}?uuids=${uuids}` })).statusCode).toBe(422)
    },
  )
})

describe('a draft', () => {
  it('begins with its wishes and the first version of the form', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const filling = await begin(world, home, [flat])
    const state = (await filling.ask({ url: '/update' })).json()
    expect(state.household).toEqual({ version: 1, answers: { priorities: [flat] } })
    expect(state.application).toBeNull()
    expect(state.form.steps).toHaveLength(4)
  })

  it('opens to nobody without its whole key', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const other = await begin(world, home, [await plantObject(world, home)])
    for (const [slug, token] of [
      [filling.slug, other.token],
      [other.slug, filling.token],
      [filling.slug, 'short'],
      ['0'.repeat(20), filling.token],
    ]) {
      expect((await world.ask(home, { url: `/api/v2/applications/${slug}/${token}/update` })).statusCode).toBe(404)
    }
  })

  it('opens in its own workspace only', async () => {
    const home = await world.workspace()
    const { slug, token } = await begin(world, home, [await plantObject(world, home)])
    const elsewhere = await world.workspace()
    expect((await world.ask(elsewhere, { url: `/api/v2/applications/${slug}/${token}/update` })).statusCode).toBe(404)
  })
})

describe('after thirty days', () => {
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)

  it('a draft is closed and then deleted, unless it was saved meanwhile; reading keeps nothing alive', async () => {
    const home = await world.workspace()
    const read = await begin(world, home, [await plantObject(world, home)])
    const saved = await begin(world, home, [await plantObject(world, home)])
    try {
      world.setTime(days(20))
      expect((await read.ask({ url: '/update' })).statusCode).toBe(200)
      expect((await saved.save({ remarks: 'Wir melden uns.' })).statusCode).toBe(200)
      world.setTime(days(31))
      expect((await read.ask({ url: '/update' })).statusCode).toBe(404)
      expect((await saved.ask({ url: '/update' })).statusCode).toBe(200)
      const left = () =>
        inWorkspace(world.services.pool, home.id, (client) => client.query('select slug from application_draft'))
      await runExpiry(home)
      expect((await left()).rows).toEqual([{ slug: saved.slug }])
    } finally {
      world.setTime(new Date())
    }
  })
})

/** Does what the queue does when the thirty days of the first job are over. */
async function runExpiry(home: Workspace): Promise<void> {
  const drafts = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query<{ id: string }>('select id from application_draft'),
  )
  for (const { id } of drafts.rows) await asSystem(world.services, home, (ctx) => expireDraft(ctx, { draftId: id }))
}

describe('the plain form of the start page', () => {
  const press = async (home: Workspace, sent: Record<string, string>) =>
    world.ask(home, {
      method: 'POST',
      url: '/form/application/new',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(sent).toString(),
    })

  it('begins a draft without any script and leads to its first step', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const answer = await press(home, { uuids: flat, language: 'fr', campaign: 'letter' })
    expect(answer.statusCode).toBe(303)
    const [, slug, token] =
      /^\/form\/application\/new\/([^/]+)\/([^/]+)\/[^/]+\?lang=fr$/.exec(answer.headers.location ?? '') ?? []
    const form = await world.ask(home, { url: `/api/v2/applications/${slug}/${token}/update` })
    expect(form.json()).toMatchObject({
      language: 'fr',
      household: { answers: { priorities: [flat], campaign: 'letter' } },
    })
  })

  it('begins nothing for what is not on offer, here or elsewhere', async () => {
    const home = await world.workspace()
    const elsewhere = await plantObject(world, await world.workspace())
    const rented = await plantObject(world, home, { progressState: 'rented' })
    for (const uuids of [elsewhere, rented, 'nonsense', '']) {
      expect((await press(home, { uuids, language: 'de' })).statusCode).toBe(404)
    }
  })
})

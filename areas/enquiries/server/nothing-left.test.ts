// Runs every operation that stores personal data on one household, and checks that none of it remains after the
// nightly job.

import { eq } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  exampleAdultAnswers,
  exampleChildAnswers,
  exampleHouseholdAnswers,
} from '#areas/forms/rules/testing/example-household.ts'
import { submitHousehold } from '#areas/application-form/server/public.ts'
import { plantWish } from '#areas/applications/server/testing/planting.ts'
import { application } from '#areas/applications/server/tables.ts'
import { linkIn, pdf, upload } from './testing/household.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { forgetRejectedJob } from '#areas/retention/server/forgetting.ts'

const world = useOwnWorld()

/** Every table visible to this workspace, and the job queue. */
const everythingIn = (home: Workspace) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
    )
    const found = new Map<string, string>()
    for (const { name } of tables) {
      // PostgreSQL returns rows in no fixed order, and the order changes after a vacuum.
      const { rows } = await client.query(`select * from ${name} as one order by one::text`)
      found.set(name, JSON.stringify(rows).toLowerCase())
    }
    return found
  })

const tellingPlaces = async (home: Workspace) =>
  [...(await everythingIn(home))].flatMap(([table, rows]) =>
    telling.filter((word) => rows.includes(word)).map((word) => `${table}: ${word}`),
  )

const filesOf = (home: Workspace) => readdirSync(join(world.services.config.dataFolder, 'files', home.id))

async function night(home: Workspace) {
  await asSystem(world.services, home, (ctx) => ctx.enqueue(forgetRejectedJob, {}))
  await world.services.jobs.runDue()
  // File contents are deleted after commit.
  await world.services.jobs.runDue()
}

beforeEach(() => world.setTime(new Date()))

const wait = (days: number) => world.setTime(new Date(Date.now() + days * 86_400_000))

describe('a household about which everything was written down', { timeout: 60_000 }, () => {
  it('is nowhere any more after the night: in no table, in no file', async () => {
    const { home } = await tellWholeStory()
    const before = await tellingPlaces(home)
    for (const word of telling) expect([word, before.some((place) => place.endsWith(word))]).toEqual([word, true])
    expect(filesOf(home).length).toBeGreaterThanOrEqual(3)
    wait(200)
    await night(home)
    expect(await tellingPlaces(home)).toEqual([])
    expect(filesOf(home)).toEqual([])
  })

  it('stays forgotten: no handler writes about it again', async () => {
    const { home, clerk, colleague, id, adultId, childId, objectId, second, other } = await tellWholeStory()
    wait(200)
    await night(home)
    const before = await everythingIn(home)
    const contact = {
      contactName: 'Ottilie Zimmerli',
      contactEmail: 'ottilie.boehmer@example.ch',
      contactPhone: null,
      language: 'de',
      householdType: 'single_parent',
      moveInWish: null,
      hasPets: false,
      wantsParking: false,
      parkingSpaces: 0,
    }
    const words = { text: 'Das war Frau Zimmerli', mentions: [colleague.id] }
    const paper = { person: null, category: 'copy_of_id', reason: 'missing' }
    const { version } = (await world.ask(home, { url: `/api/v1/applications/${id}`, as: clerk })).json()
    const calls: ['POST' | 'PUT', string, object][] = [
      ['POST', `applications/${id}/edit`, { ...contact, version }],
      ['POST', `applications/${id}/evaluation/comments`, words],
      ['PUT', `applications/${id}/evaluation`, { overall: 'A', overallNote: 'Zimmerli', version }],
      ['PUT', `applications/${id}/evaluation`, { overall_star: true }],
      ['POST', `applications/${id}/duplicates/${other}`, { verdict: 'same_household' }],
      ['POST', `applications/${other}/duplicates/${id}`, { verdict: 'same_household' }],
      ['POST', `applications/${id}/change-status`, { action: 'activate' }],
      ['POST', `applications/${id}/change-status`, { action: 'deactivate', reason: 'other', comment: 'Zimmerli' }],
      ['POST', 'applications/update-related-data', { data: { is_marked_important: true }, application_ids: [id] }],
      ['POST', `applications/${id}/offer-confirm`, {}],
      ['POST', `applications/${id}/offer/withdraw`, { reason: 'Zimmerli' }],
      ['POST', `objects/edit-prios/${id}`, { prios: [], version }],
      ['POST', `communication/send-offer/${id}/${objectId}`, { comment: 'Zimmerli', version }],
      ['POST', `communication/send-direct-assignment/${id}/${objectId}`, { comment: 'Zimmerli', version }],
      ['POST', `communication/send-denial/${id}/${second}`, { reason: 'other', note: 'Zimmerli' }],
      ['POST', `communication/send-application-denial/${id}`, { reason: 'other', note: 'Zimmerli', version }],
      ['POST', `communication/documents-request/${id}`, { papers: [paper], note: 'Zimmerli' }],
      ['POST', `applications/${id}/deposit-provider`, { action: 'open', amount: 100 }],
      ['POST', 'communication/landlord/reference-mails', { targets: [id] }],
    ]
    for (const [method, url, payload] of calls) {
      const answer = await world.ask(home, { method, url: `/api/v1/${url}`, payload, as: clerk })
      expect([url, answer.statusCode, answer.json().message]).toEqual([
        url,
        409,
        'Die Personendaten dieser Bewerbung sind gelöscht.',
      ])
    }
    for (const url of [`adults/${adultId}/edit`, `children/${childId}/edit`]) {
      expect((await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).statusCode).toBe(404)
    }
    expect(await everythingIn(home)).toEqual(before)
  })

  it('can still be deleted altogether', async () => {
    const { home, clerk, id } = await tellWholeStory()
    wait(200)
    await night(home)
    expect((await world.ask(home, { url: `/api/v1/applications/${id}`, as: clerk })).json().anonymisedAt).not.toBeNull()
    const answer = await world.ask(home, { method: 'DELETE', url: `/api/v1/applications/${id}`, as: clerk })
    expect(answer.statusCode).toBe(200)
  })
})

/** Strings that must no longer occur afterwards; each occurs in one or more of the records. */
const names = ['ottilie', 'zimmerli', 'böhmer', 'emilia', 'walburga', 'friedhelm']
const telling = [...names, 'boehmer@', '5554433', '555 44 33', '1987-06-05', '2019-03-11']

const person = {
  firstname: 'Ottilie',
  name: 'Zimmerli',
  date_of_birth: '1987-06-05',
  phone: '079 555 44 33',
  email: 'ottilie.boehmer@example.ch',
  email_confirm: 'ottilie.boehmer@example.ch',
  securities: 'enforcement',
}
const child = { firstname: 'Emilia', name: 'Zimmerli', date_of_birth: '2019-03-11' }

async function tellWholeStory() {
  const home = await world.workspace({ isDemo: true })
  const clerk = await world.person(home, 'admin')
  const colleague = await world.person(home, 'user', { firstName: 'Timo', lastName: 'Gut' })
  world.quartier.workspaces.forget()
  const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4, 3.5 Zimmer', rooms: 3.5, by: [] })
  const { objectId: second } = await plantWish(world, home, { title: 'Lindenweg 6', rooms: 3.5, by: [] })
  const household = await asSystem(world.services, home, async (ctx) => {
    const company = { company: 'Wohnen AG', street: 'Weg', houseNumber: '1', postalCode: '8400', city: 'Winterthur' }
    await ctx.db.insert(projectSetting).values({ workspaceId: home.id, key: 'contact', value: company })
    const facts = { netRent: 150_000, ancillaryCost: 20_000, grossRent: 170_000, deposit: 450_000, area: 80 }
    await ctx.db
      .update(propertyObject)
      .set({ ...facts, isPublished: true })
      .where(eq(propertyObject.workspaceId, home.id))
    return submitHousehold(ctx, {
      objectIds: [objectId, second],
      answers: { ...exampleHouseholdAnswers, household_type: 'single_parent_household' },
      adults: [{ ...exampleAdultAnswers, ...person }],
      children: [{ ...exampleChildAnswers, ...child }],
      isConfirmedByMail: true,
    })
  })
  const other = await asSystem(world.services, home, (ctx) =>
    submitHousehold(ctx, {
      objectIds: [second],
      answers: exampleHouseholdAnswers,
      adults: [
        { ...exampleAdultAnswers, name: 'Steiner', email: 'steiner@example.ch', email_confirm: 'steiner@example.ch' },
      ],
    }),
  )
  const { id } = household

  const send = async (method: 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await world.ask(home, { method, url: `/api/v1/${url}`, as: clerk, ...(payload && { payload }) })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  const post = (url: string, payload: object = {}) => send('POST', url, payload)
  const get = async (url: string) => (await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).json()
  const version = async () => (await get(`applications/${id}`)).version
  const { adults, children } = await get(`applications/${id}`)
  const [{ id: adultId }] = adults
  const [{ id: childId }] = children

  await publicSide()
  await evaluation()
  await enquiries()
  await agreementAndEnd()
  await post(`communication/send-denial/${id}/${second}`, { reason: 'other', note: 'Ottilie passt nicht' })
  await post(`communication/send-application-denial/${id}`, {
    reason: 'other',
    note: 'Frau Zimmerli will nicht',
    wording: 'Liebe [place_fullname]\n\nLeider nein, Walburga.',
    version: await version(),
  })
  return { home, clerk, colleague, id, adultId, childId, objectId, second, other: other.id }

  async function publicSide() {
    // Through the household's own link: a co-applicant is invited, and a draft was mailed before.
    const invitation = { email: 'walburga@example.ch' }
    await world.ask(home, {
      method: 'POST',
      url: `/api/v2/applications/${household.slug}/${household.token}/invitations`,
      payload: invitation,
    })
    await asSystem(world.services, home, async (ctx) => {
      const to = { name: '', address: 'Ottilie.Boehmer@example.ch' }
      const words = { language: 'de' as const, to, subject: 'Weiter', greeting: 'Guten Tag', closing: 'Gruss' }
      await queueMail(ctx, { ...words, kind: 'application-continue', paragraphs: ['…'] })
      // Daily summary mail to a staff member.
      const news = [`Ottilie Zimmerli: ${ctx.linkTo(`/applications/${id}`)}`]
      const daily = { kind: 'staff-daily', to: { name: 'Timo Gut', address: 'timo@example.ch' }, paragraphs: news }
      await queueMail(ctx, { ...words, ...daily })
    })
  }

  async function evaluation() {
    await post(`applications/${id}/evaluation/comments`, {
      text: 'Ottilie Zimmerli war sehr nett',
      mentions: [colleague.id],
    })
    await send('PUT', `applications/${id}/evaluation`, {
      overall: 'B',
      overallNote: 'Frau Zimmerli verdient gut',
      version: await version(),
    })
    // Makes both look alike just long enough to record a verdict.
    await shareMail('ottilie.boehmer@example.ch')
    await post(`applications/${other.id}/duplicates/${id}`, { verdict: 'different' })
    await shareMail('steiner@example.ch')
    const { data, version: seen } = await get(`applications/${id}/edit`)
    await post(`applications/${id}/edit`, { ...data, contactName: 'Ottilie Böhmer', version: seen })
    const { data: before, version: of } = await get(`adults/${adultId}/edit`)
    await post(`adults/${adultId}/edit`, { ...before, last_name: 'Böhmer', version: of })
  }

  function shareMail(contactEmail: string) {
    return asSystem(world.services, home, ({ db }) =>
      db.update(application).set({ contactEmail }).where(eq(application.id, other.id)),
    )
  }

  async function enquiries() {
    const papers = [{ person: adultId, category: 'copy_of_id', reason: 'missing' }]
    await post(`communication/documents-request/${id}`, { papers, note: 'Liebe Ottilie' })
    const { path } = await linkIn(world, home, 'documents-request')
    await upload(world, home, `/api/v1${path}/${adultId}/copy_of_id`, [{ name: 'Ausweis Zimmerli.pdf', content: pdf }])
    const referee = { contactName: 'Friedhelm Roth', contactEmail: 'friedhelm@example.ch', language: 'de' }
    await post(`communication/landlord/${adultId}/reference-mail`, referee)
    await post(`communication/landlord/${adultId}/reference-reminder`)
    const page = await linkIn(world, home, 'reference')
    const good = { grade: 'A', text: 'Frau Zimmerli ist tadellos' }
    await world.ask(home, {
      method: 'POST',
      url: `/api/v1${page.path}`,
      payload: {
        answer: 'give',
        answers: { relationship: { ...good, grade: null }, payment: good, care: good, again: good },
      },
    })
  }

  async function agreementAndEnd() {
    await post(`communication/send-offer/${id}/${objectId}`, { comment: 'Für Ottilie', version: await version() })
    await post(`adults/${adultId}/credit-check`, { hasConsented: true })
    await post(`applications/${id}/offer-confirm`)
    const { current } = await get(`applications/${id}/assignment`)
    const tenancy = current.assignmentId
    await post(`objects/assignment/${tenancy}/release`)
    await post(`applications/${id}/deposit-provider`, { action: 'open', amount: 4000 })
    const { terms, version: seen } = await get(`tenants/${tenancy}/contract-info`)
    await post(`tenants/${tenancy}/contract-terms`, {
      ...terms,
      contractStart: '2027-01-01',
      isFirstLetting: true,
      rentReason: 'Wie mit Frau Böhmer besprochen',
      version: seen,
    })
    await post(`tenants/${tenancy}/send-contract-email`, { message: 'Liebe Ottilie' })
    await post(`tenants/${tenancy}/signatures`, { party: 'tenant', adultId, signedOn: '2026-01-10' })
    await post(`tenants/${tenancy}/cancel-contract`, { reason: 'Ottilie zögert' })
    await post(`objects/assignment/${tenancy}/cancel`, { reason: 'Frau Böhmer will nicht mehr', notify: true })
  }
}

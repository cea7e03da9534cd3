// Investors in a project, by staff: matching, proposals, and steps with their proof.

import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { plantApply, plantInvestor } from '../testing/planting.ts'
import { path, processScene } from '../testing/process-scene.ts'

const world = useOwnWorld()
const { get, investorsOf, mailKindsOf, office, send, step } = processScene(world, plantProject)

describe('matching', () => {
  it('suggests active investors whose profile suits, with the reasons, best first', async () => {
    const { home, clerk, project } = await office()
    const best = await plantInvestor(world, home, {
      cantons: ['BE'],
      propertyUses: ['residential'],
      volumeTo: 3_000_000_000,
    })
    const open = await plantInvestor(world, home)
    await plantInvestor(world, home, { cantons: ['ZH'] })
    await plantInvestor(world, home, { cantons: ['BE'], progressState: 'inactive' })
    await plantInvestor(world, home, { cantons: ['BE'], optedOutAt: new Date() })
    const { suggestions, applies } = await investorsOf(home, clerk, project.id)
    expect(applies).toEqual([])
    expect(suggestions.map(({ investor }) => investor.id)).toEqual([best, open])
    expect(suggestions[0]?.match.reasons.map(({ criterion, fit }) => `${criterion} ${fit}`)).toEqual([
      'region fits',
      'use fits',
      'volume fits',
    ])
  })
})

describe('a proposal', () => {
  it('mails teaser and way out, and is a step with its proof', async () => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home)
    const answer = await send(home, clerk, 'POST', `${path}/${id}/offer-project`, { projectId: project.id })
    expect(answer.statusCode).toBe(200)
    const [shown] = (await investorsOf(home, clerk, project.id)).applies
    expect(shown?.state).toBe('proposed')
    const [mail] = await asSystem(world.services, home, ({ db }) => db.select().from(mailMessage))
    expect(mail).toMatchObject({ kind: 'investor-proposal', isNews: true, recordKind: 'investor', recordId: id })
    expect(mail?.bodyText).toContain(`/project-teaser/${project.slug}`)
    expect(mail?.bodyText).toMatch(new RegExp(`/action/${project.slug}/sealed1[^/]+/investor-opt-out`))
    expect(mail?.bodyText).not.toContain(project.title)
    const { steps } = (await get(home, clerk, `${path}/${shown?.id}/steps`)).json()
    expect(steps).toMatchObject([{ state: 'proposed', channel: 'mail' }])
    expect(await auditEntries(world, home, 'investor.proposal_mailed')).toHaveLength(1)
  })

  it.each([
    [{ state: 'draft' as const }, {}, 'Das Projekt ist nicht publiziert'],
    [{}, { progressState: 'inactive' as const }, 'Der Investor ist inaktiv'],
    [{}, { optedOutAt: new Date() }, 'Der Investor hat sich abgemeldet'],
    [{}, { contactEmail: null }, 'Die erste Kontaktperson hat keine E-Mail-Adresse'],
  ])('is refused for project %j and investor %j', async (ofProject, ofInvestor, message) => {
    const { home, clerk, project } = await office(ofProject)
    const id = await plantInvestor(world, home, ofInvestor)
    const answer = await send(home, clerk, 'POST', `${path}/${id}/offer-project`, { projectId: project.id })
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
  })

  it('of two at once, one mail leaves', async () => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home)
    const both = [1, 2].map(() => send(home, clerk, 'POST', `${path}/${id}/offer-project`, { projectId: project.id }))
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await investorsOf(home, clerk, project.id)).applies).toHaveLength(1)
    expect(await mailKindsOf(home)).toEqual(['investor-proposal'])
  })

  it('needs the permission, and finds nothing in another workspace', async () => {
    const { home, project } = await office()
    const id = await plantInvestor(world, home)
    const analyst = await world.person(home, 'analyst')
    const body = { projectId: project.id }
    expect((await send(home, analyst, 'POST', `${path}/${id}/offer-project`, body)).statusCode).toBe(403)
    const other = await office()
    expect((await send(other.home, other.clerk, 'POST', `${path}/${id}/offer-project`, body)).statusCode).toBe(404)
  })
})

describe('steps', () => {
  it('of two people at once the second is told, and nothing happens twice', async () => {
    const { home, clerk, project } = await office()
    const applyId = await plantApply(world, home, {
      investorId: await plantInvestor(world, home),
      project,
      state: 'proposed',
    })
    const answers = await Promise.all([
      step(home, clerk, applyId, { state: 'interested', version: 1 }),
      step(home, await world.person(home, 'superuser'), applyId, { state: 'not_interested', version: 1 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('an NDA signed by hand keeps the paper, the name and the version of the text', async () => {
    const { home, clerk, project } = await office()
    const applyId = await plantApply(world, home, {
      investorId: await plantInvestor(world, home),
      project,
      state: 'interested',
    })
    const file = await uploaded(home, clerk)
    const body = { state: 'nda_signed', version: 1, fileId: file, signedName: 'Anna Muster', signedOn: '2026-01-05' }
    expect((await step(home, clerk, applyId, { ...body, signedOn: '2099-01-01' })).statusCode).toBe(422)
    expect((await step(home, clerk, applyId, body)).json()).toMatchObject({ state: 'nda_signed' })
    const { steps } = (await get(home, clerk, `${path}/${applyId}/steps`)).json()
    expect(steps.at(-1)).toMatchObject({ state: 'nda_signed', channel: 'paper', documentVersion: 1 })
    const served = await get(home, clerk, `${path}/apply-files/${file}`)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await get(home, await world.person(home, 'analyst'), `${path}/apply-files/${file}`)).statusCode).toBe(200)
  })

  it('a turned down investor needs a reason, is told, and can be taken up again where they were', async () => {
    const { home, clerk, project } = await office()
    const joined = { project, state: 'nbo_submitted', hasNda: true, nbo: 19_000_000 } as const
    const applyId = await plantApply(world, home, { ...joined, investorId: await plantInvestor(world, home) })
    expect((await step(home, clerk, applyId, { state: 'declined', version: 1 })).statusCode).toBe(422)
    await step(home, clerk, applyId, { state: 'declined', version: 1, reason: 'Zu tief' })
    expect(await mailKindsOf(home)).toEqual(['investor-declined'])
    const reopened = await step(home, clerk, applyId, { state: 'reopened', version: 2, reason: 'Nachgebessert' })
    expect(reopened.json()).toMatchObject({ state: 'nbo_submitted', version: 3 })
  })

  it('the NDA is sent with an invitation', async () => {
    const { home, clerk, project } = await office()
    const applyId = await plantApply(world, home, {
      investorId: await plantInvestor(world, home),
      project,
      state: 'interested',
    })
    expect((await step(home, clerk, applyId, { state: 'nda_sent', version: 1 })).json()).toMatchObject({
      state: 'nda_sent',
    })
    expect(await mailKindsOf(home)).toEqual(['investor-nda'])
  })

  it('favourites are put on the long list, and keep their mark', async () => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home)
    const mark = (checked: boolean) =>
      send(home, clerk, 'POST', `${path}/${id}/${project.id}/create-or-update-favorite-apply`, { checked })
    expect((await mark(true)).statusCode).toBe(200)
    const [shown] = (await investorsOf(home, clerk, project.id)).applies
    expect(shown).toMatchObject({ state: 'matched', isFavourite: true })
    await mark(false)
    expect((await investorsOf(home, clerk, project.id)).applies[0]).toMatchObject({ isFavourite: false })
  })
})

async function uploaded(home: Workspace, as: Person): Promise<string> {
  const answer = await world.ask(home, {
    method: 'POST',
    url: '/api/v1/upload-files',
    payload: multipartOf([{ name: 'nda.pdf', content: pdf }]),
    headers: multipartHeaders,
    as,
  })
  return answer.json().uploaded[0].id
}

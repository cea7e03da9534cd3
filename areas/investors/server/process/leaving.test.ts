// Investors who left a project or all of them are left alone; those who won keep their place.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import type { ApplyState } from '../../rules/apply-state.ts'
import { investorApplication } from '../process-tables.ts'
import { plantApply, plantInvestor } from '../testing/planting.ts'
import { path, processScene } from '../testing/process-scene.ts'
import { joinProject } from './joining.ts'
import { optOutToken } from './opt-out-token.ts'
import { investorContactsOf } from './project-contacts.ts'
import { remindInvestors } from './reminding.ts'

const world = useOwnWorld()
const { office, send, step, investorsOf, mailKindsOf } = processScene(world, plantProject)

const stateOf = (home: Workspace, id: string) =>
  asSystem(world.services, home, async ({ db }) => {
    const [row] = await db.select().from(investorApplication).where(eq(investorApplication.id, id))
    return row?.state
  })
const newsOf = (home: Workspace, kind: string) =>
  asSystem(world.services, home, async ({ client }) => {
    const text = 'select path from staff_news where workspace_id = $1 and kind = $2'
    return (await client.query(text, [home.id, kind])).rows.length
  })

async function joined(state: ApplyState, more: Partial<Parameters<typeof plantApply>[2]> = {}) {
  const place = await office()
  const investorId = await plantInvestor(world, place.home)
  const applyId = await plantApply(world, place.home, { investorId, project: place.project, state, ...more })
  const token = optOutToken({ services: world.services, workspace: place.home }, place.project.slug, applyId)
  const optOut = (scope: 'project' | 'all') =>
    world.ask(place.home, {
      method: 'POST',
      url: `${path}/action/${place.project.slug}/${token}/investor-opt-out`,
      payload: { scope },
    })
  return { ...place, investorId, applyId, optOut }
}

describe('opting out', () => {
  it('does not take the place of the winner, and tells staff once of each', async () => {
    const { home, applyId, optOut, investorId } = await joined('awarded', { hasNda: true })
    expect((await optOut('project')).statusCode).toBe(200)
    expect([await stateOf(home, applyId), await newsOf(home, 'investor_opted_out')]).toEqual(['awarded', 0])
    for (let time = 0; time < 2; time += 1) await optOut('all')
    expect([await stateOf(home, applyId), await newsOf(home, 'investor_opted_out')]).toEqual(['awarded', 1])
    const [entry, ...others] = await auditEntries(world, home, 'investor.opted_out')
    expect([entry?.subject_id, others]).toEqual([investorId, []])
  })

  it('is one step, however often the button is pressed', async () => {
    const { home, applyId, optOut } = await joined('proposed')
    for (let time = 0; time < 2; time += 1) await optOut('project')
    expect([await stateOf(home, applyId), await newsOf(home, 'investor_opted_out')]).toEqual(['opted_out', 1])
    expect(await auditEntries(world, home, 'investor.step_opted_out')).toHaveLength(1)
    expect(await auditEntries(world, home, 'investor.opted_out')).toEqual([])
  })

  it('of news by the mail program keeps a proposal from leaving', async () => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home, { contactEmail: 'Leise@Fonds.example' })
    await asSystem(world.services, home, ({ client }) =>
      client.query(`insert into mail_address (workspace_id, address, refuses_news_at) values ($1, $2, now())`, [
        home.id,
        'leise@fonds.example',
      ]),
    )
    const answer = await send(home, clerk, 'POST', `${path}/${id}/offer-project`, { projectId: project.id })
    expect(answer.statusCode).toBe(409)
    expect([(await investorsOf(home, clerk, project.id)).applies, await mailKindsOf(home)]).toEqual([[], []])
  })
})

describe('asking to take part', () => {
  it.each<[ApplyState, ApplyState]>([
    ['matched', 'interested'],
    ['not_interested', 'interested'],
    ['declined', 'declined'],
    ['opted_out', 'opted_out'],
    ['inactive', 'inactive'],
    ['nbo_submitted', 'nbo_submitted'],
  ])('turns %s into %s', async (before, after) => {
    const { home, project, investorId, applyId } = await joined(before)
    const wish = {
      investor: { id: investorId },
      projectId: project.id,
      state: 'interested',
      channel: 'account',
    } as const
    await asSystem(world.services, home, (ctx) => joinProject(ctx, wish))
    expect(await stateOf(home, applyId)).toBe(after)
  })
})

describe('an investor who comes back', () => {
  it('is where they were before they left, even if they left twice', async () => {
    const { home, clerk, applyId } = await joined('nda_signed', { hasNda: true })
    const go = (state: string, version: number) =>
      step(home, clerk, applyId, { state, version, reason: 'other', comment: 'Anruf' })
    expect((await go('not_interested', 1)).statusCode).toBe(200)
    expect((await go('reopened', 2)).json().state).toBe('nda_signed')
    expect((await go('inactive', 3)).statusCode).toBe(200)
    expect((await go('reopened', 4)).json().state).toBe('nda_signed')
  })
})

describe('the people of the document room', () => {
  it('are those of investors for whom it was opened', async () => {
    const { home, project } = await office()
    const join = async (company: string, state: ApplyState, fields: Parameters<typeof plantInvestor>[2] = {}) =>
      plantApply(world, home, {
        investorId: await plantInvestor(world, home, { company, ...fields }),
        project,
        state,
        hasNda: true,
      })
    await join('Offen', 'data_room_open')
    await join('Vorher', 'shortlisted')
    await join('Abgesagt', 'declined')
    await join('Inaktiv', 'data_room_open', { progressState: 'inactive' })
    await join('Abgemeldet', 'data_room_open', { optedOutAt: new Date() })
    const found = await asSystem(world.services, home, (ctx) => investorContactsOf(ctx, project.id))
    expect(found.map(({ company, mayEnterDataRoom }) => `${company} ${mayEnterDataRoom}`).toSorted()).toEqual([
      'Offen true',
      'Vorher false',
    ])
  })
})

describe('reminders', () => {
  const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

  it('of binding offers go to the shortlist, and to nobody who cannot get or use them', async () => {
    const { home, project } = await office({ boDue: soon() })
    const join = async (state: ApplyState, fields: Parameters<typeof plantInvestor>[2] = {}, offers: object = {}) =>
      plantApply(world, home, {
        investorId: await plantInvestor(world, home, fields),
        project,
        state,
        hasNda: true,
        ...offers,
      })
    await join('shortlisted', {}, { nbo: 19_000_000 })
    await join('data_room_open', {}, { nbo: 19_000_000, bo: 19_500_000 })
    await join('nbo_submitted', {}, { nbo: 19_000_000 })
    await join('shortlisted', { progressState: 'inactive' })
    await join('shortlisted', { contactEmail: null })
    for (let night = 0; night < 2; night += 1) await asSystem(world.services, home, remindInvestors)
    expect(await mailKindsOf(home)).toEqual(['investor-deadline'])
    expect(await auditEntries(world, home, 'investor.deadline_reminded')).toHaveLength(1)
  })

  it('do not go out for a project that is withdrawn', async () => {
    const { home, project } = await office({ nboDue: soon(), state: 'withdrawn' })
    await plantApply(world, home, {
      investorId: await plantInvestor(world, home),
      project,
      state: 'memorandum_opened',
      hasNda: true,
    })
    await asSystem(world.services, home, remindInvestors)
    expect(await mailKindsOf(home)).toEqual([])
  })
})

describe('the link to the search profile', () => {
  const open = async (fields: Parameters<typeof plantInvestor>[2], token = 'right') => {
    const { home } = await office()
    const id = await plantInvestor(world, home, { profileTokenHash: hashOf('right'), ...fields })
    return (await world.ask(home, { url: `${path}/action/${id}/${token}/search-profile` })).statusCode
  }
  const until = (milliseconds: number) => ({ profileLinkUntil: new Date(Date.now() + milliseconds) })

  it('opens until its end, with its token, for an active investor', async () => {
    expect(await open(until(60_000))).toBe(200)
    expect(await open(until(60_000), 'wrong')).toBe(404)
    expect(await open(until(-1))).toBe(410)
    expect(await open({ ...until(60_000), progressState: 'inactive' })).toBe(410)
    expect(await open({ ...until(60_000), profileTokenHash: null }, '')).toBe(404)
  })
})

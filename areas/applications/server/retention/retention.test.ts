import { describe, expect, it } from 'vitest'
import { duplicateVerdict } from '../public.ts'
import { plantApplications } from '../testing/planting.ts'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { forgetRejected, forgetRejectedJob } from '#areas/retention/server/forgetting.ts'

const world = useOwnWorld()

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** One rejected long ago, one rejected recently, one under review, and one rejected long ago that has a tenancy. */
async function archive() {
  const home = await world.workspace()
  const admin = await world.person(home, 'admin')
  const ids = await plantApplications(world, home, [
    {
      contactName: 'Anna Muster',
      progressState: 'inactive',
      deactivationReason: 'denied: Nachbar Meier hat abgeraten',
      lastActivityAt: ago(200),
      income: 90_000,
      overallEvaluation: 'C',
      answers: { motivation: 'Anna möchte umziehen' },
    },
    { contactName: 'Beat Roth', contactEmail: 'beat@example.ch', progressState: 'inactive', lastActivityAt: ago(20) },
    {
      contactName: 'Carla Frei',
      contactEmail: 'carla@example.ch',
      progressState: 'active.new',
      lastActivityAt: ago(400),
    },
  ])
  const [old = '', young = '', open = ''] = ids
  await asSystem(world.services, home, async (ctx) => {
    const mail = `insert into mail_message (workspace_id, id, kind, state, language, to_address, subject, body_text, body_html, record_id, record_kind, message_id)
       values ($1, gen_random_uuid(), $2, 'held', 'de', 'anna@example.ch', 'Anna', $3, '', $4::uuid, case when $4::uuid is not null then 'application' end, 'x')`
    await ctx.client.query(mail, [home.id, 'offer', 'Guten Tag Anna Muster', old])
    await ctx.client.query(mail, [home.id, 'staff-application-new', `Anna Muster http://x/applications/${old}`, null])
    await ctx.client.query(
      `insert into evaluation_comment (workspace_id, id, application_id, text, author_id)
       values ($1, gen_random_uuid(), $2, 'Anna war nett', gen_random_uuid())`,
      [home.id, old],
    )
    ctx.record({
      event: 'application.deactivated',
      subject: { kind: 'application', id: old, title: '1 Anna Muster' },
      changes: [{ field: 'contactName', old: 'Anna Müster', new: 'Anna Muster' }],
    })
  })
  return { home, admin, old, young, open }
}

const night = (home: Workspace) => asSystem(world.services, home, (ctx) => forgetRejected(ctx))

const everythingIn = (home: Workspace) =>
  asSystem(world.services, home, async ({ client }) => {
    const tables = ['application', 'adult', 'mail_message', 'evaluation_comment', 'audit_entry', 'evaluation', 'offer']
    const texts = []
    for (const table of tables) {
      const { rows } = await client.query(`select * from ${table} as one order by one::text`)
      texts.push(JSON.stringify(rows))
    }
    return texts.join('\n')
  })

const figuresOf = (home: Workspace) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query(
      `select progress_state, overall_evaluation, household_type, created_at::date::text as day, count(*), sum(income) income,
         sum(adults) adults, sum(children) children, split_part(deactivation_reason, ': ', 1) reason
       from application group by 1, 2, 3, 4, 9 order by 4, 1`,
    )
    return rows
  })

describe('the night', () => {
  it('takes away what names people of long rejected applications, and of no others', async () => {
    const { home } = await archive()
    expect(await everythingIn(home)).toContain('Anna')
    await night(home)
    const left = await everythingIn(home)
    expect(left).not.toContain('Anna')
    expect(left).not.toContain('anna')
    expect(left).not.toContain('Meier')
    expect(left).toContain('Beat Roth')
    expect(left).toContain('Carla Frei')
  })

  it('leaves every figure as it was', async () => {
    const { home } = await archive()
    const before = await figuresOf(home)
    await night(home)
    expect(await figuresOf(home)).toEqual(before)
    expect(before.length).toBeGreaterThan(1)
  })

  it('does nothing the second time', async () => {
    const { home } = await archive()
    await night(home)
    const once = await everythingIn(home)
    await night(home)
    expect(await everythingIn(home)).toBe(once)
  })

  it('leaves the audit whole, with an entry that names nobody', async () => {
    const { home } = await archive()
    await night(home)
    const { report, rows } = await asSystem(world.services, home, async ({ client }) => ({
      report: await verifyAudit(client, home.id, world.services.secrets),
      rows: (await client.query(`select event, subject_title from audit_entry order by sequence`)).rows,
    }))
    expect(report).toMatchObject({ entries: 3, brokenAt: null })
    expect(rows).toEqual([
      { event: 'application.deactivated', subject_title: '' },
      { event: 'audit.redacted', subject_title: '' },
      { event: 'application.anonymised', subject_title: '1' },
    ])
  })

  it.each([
    "event = 'other'",
    "redacted_at = now(), subject_title = 'Somebody else'",
    "redacted_at = now(), subject_title = '', changes = '[]', cause = null, at = now() - interval '1 day'",
  ])('allows no other change of the audit: set %s', async (change) => {
    const { home } = await archive()
    const forge = asSystem(world.services, home, ({ client }) => client.query(`update audit_entry set ${change}`))
    await expect(forge).rejects.toThrow(/audit entries are never changed|permission denied for table audit_entry/)
  })

  it('takes the name out of the history of another household, where it once stood after a comparison', async () => {
    const { home, old, open } = await archive()
    const [firstId = '', secondId = ''] = [old, open].toSorted()
    await asSystem(world.services, home, async (ctx) => {
      const decided = { verdict: 'different' as const, decidedAt: new Date() }
      await ctx.db.insert(duplicateVerdict).values({ workspaceId: home.id, firstId, secondId, ...decided })
      ctx.record({
        event: 'application.duplicate_different',
        subject: { kind: 'application', id: open, title: '3 Carla Frei' },
        changes: [{ field: 'other_application', old: null, new: '1 Anna Muster' }],
      })
    })
    await night(home)
    const left = await everythingIn(home)
    expect(left).not.toContain('Anna')
    expect(left).toContain('Carla Frei')
    expect(
      (await asSystem(world.services, home, ({ client }) => verifyAudit(client, home.id, world.services.secrets)))
        .brokenAt,
    ).toBeNull()
  })

  it('runs as a job in each workspace', async () => {
    const { home } = await archive()
    await asSystem(world.services, home, (ctx) => ctx.enqueue(forgetRejectedJob, {}))
    await world.services.jobs.runDue()
    expect(await everythingIn(home)).not.toContain('Anna')
  })

  it('is announced to administrators a day before, to nobody else', async () => {
    const { home, admin, old } = await archive()
    const look = async (as = admin) => world.ask(home, { url: '/api/v1/retention', as })
    expect((await look()).json()).toMatchObject({ days: 180, count: 1, anonymised: 0, due: [{ id: old, mails: 1 }] })
    await night(home)
    expect((await look()).json()).toMatchObject({ count: 0, anonymised: 1, due: [] })
    expect((await look(await world.person(home, 'user'))).statusCode).toBe(403)
  })

  it('lets nobody come back who was forgotten', async () => {
    const { home, admin, old } = await archive()
    await night(home)
    const back = await world.ask(home, {
      method: 'POST',
      url: `/api/v1/applications/${old}/change-status`,
      payload: { action: 'activate' },
      as: admin,
    })
    expect(back.statusCode).toBe(409)
    const shown = (await world.ask(home, { url: `/api/v1/applications/${old}`, as: admin })).json()
    expect(shown).toMatchObject({ contactName: '–', adults: [], anonymisedAt: expect.any(String) })
  })
})

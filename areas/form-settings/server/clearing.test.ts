import { describe, expect, it } from 'vitest'
import { fillIn, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { builderOf } from './testing/building.ts'
import { withField } from '../rules/testing/changing.ts'
import { pdf, upload } from '#areas/enquiries/server/testing/household.ts'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { clearAnswers, clearAnswersJob } from '#areas/applications/server/clearing.ts'
import { applications } from '#areas/applications/server/manifest.ts'

const world = useWorld()
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

const night = (home: Workspace) => asSystem(world.services, home, (ctx) => clearAnswers(ctx))

const ask = <Row extends object>(home: Workspace, text: string, values: unknown[] = []) =>
  asSystem(world.services, home, async ({ client }) => (await client.query<Row>(text, values)).rows)

/** Income is kept for one month, a project document is not kept; the household changed its income after submission. */
async function scene() {
  const home = await world.workspace()
  const build = builderOf(world, home, await world.person(home, 'admin'))
  await build.publishNew('apartment', 'Miete', (form) =>
    withField(
      withField(withField(form, ['adult', 'gross_income'], { keepMonths: 1 }), ['adult', 'further_documents'], {
        keepMonths: 0,
      }),
      ['adult', 'occupation'],
      { keepMonths: 1 },
    ),
  )
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  const [ana] = (await filling.read()).adults
  await upload(
    world,
    home,
    `/api/v2/applications/${filling.slug}/${filling.token}/documents/${ana?.key}/further_documents`,
    [{ name: 'Zeugnis.pdf', content: pdf }],
  )
  await filling.submit()
  await filling.ask({
    method: 'POST',
    url: `/adults/${ana?.key}`,
    payload: { version: ana?.version, answers: { gross_income: '90000' } },
  })
  const since = (days: number) =>
    ask(home, `update application set progress_state = 'inactive', deactivated_at = $1`, [ago(days)])
  const answers = async () =>
    (
      await ask<{ answers: Record<string, unknown>; occupation: string | null }>(
        home,
        'select answers, occupation from adult',
      )
    )[0]
  return { home, since, answers }
}

const trace = (home: Workspace) =>
  ask<{ all: string }>(home, `select string_agg(changes::text, '') as all from audit_entry`)

describe('answers with a period of their own', () => {
  it('go when it is over, with what was made of them and what the audit said', async () => {
    const { home, since, answers } = await scene()
    expect((await trace(home))[0]?.all).toContain('90000')
    await since(40)
    await night(home)
    const left = await answers()
    expect(left?.answers).not.toHaveProperty('gross_income')
    expect(left?.answers).not.toHaveProperty('occupation')
    expect(left?.occupation).toBeNull()
    expect(left?.answers).toHaveProperty('company_name')
    expect(await ask(home, 'select income, contact_name from application')).toEqual([
      { income: null, contact_name: 'Ana Keller' },
    ])
    expect((await trace(home))[0]?.all).not.toContain('90000')
    expect(
      await asSystem(world.services, home, ({ client }) => verifyAudit(client, home.id, world.services.secrets)),
    ).toMatchObject({
      brokenAt: null,
    })
  })

  it('stay until then, and while the application is in the process', async () => {
    const { home, since, answers } = await scene()
    await night(home)
    expect((await answers())?.answers).toHaveProperty('gross_income', '90000')
    await since(20)
    await night(home)
    expect((await answers())?.answers).toHaveProperty('gross_income', '90000')
  })

  it('go by the newest version of the form, when that is shorter', async () => {
    const { home, since, answers } = await scene()
    const build = builderOf(world, home, await world.person(home, 'admin'))
    const [apartments] = await build.forms()
    const id = apartments?.forms[0]?.id ?? ''
    await build.edit(id, (form) => withField(form, ['adult', 'company_name'], { keepMonths: 0 }))
    await build.publish(id)
    await since(1)
    await night(home)
    const left = (await answers())?.answers
    expect(left).not.toHaveProperty('company_name')
    expect(left).toHaveProperty('gross_income')
  })

  it('take their papers along', async () => {
    const { home, since } = await scene()
    await since(1)
    expect(await ask(home, 'select 1 from application_document')).toHaveLength(1)
    await night(home)
    expect(await ask(home, 'select 1 from application_document')).toEqual([])
    expect(await ask(home, `select 1 from stored_file where owner_kind = 'application'`)).toEqual([])
  })

  it('are cleared once: the second night finds nothing', async () => {
    const { home, since } = await scene()
    await since(40)
    await night(home)
    const told = () => ask(home, `select 1 from audit_entry where event = 'application.answers_cleared'`)
    const once = (await told()).length
    expect(once).toBeGreaterThan(0)
    await night(home)
    expect(await told()).toHaveLength(once)
  })
})

it('the house looks for them each night', () => {
  expect(applications.nightly).toContain(clearAnswersJob)
})

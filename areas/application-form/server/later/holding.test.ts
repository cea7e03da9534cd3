import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { isTooFast } from '../../rules/too-fast.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

// Tests submit faster than people can type and are not held elsewhere; this file enables the check, as in production.
beforeAll(() => void Object.assign(world.services.config, { limitsRates: true }))
afterAll(() => void Object.assign(world.services.config, { limitsRates: false }))

const rowsOf = (home: Workspace, sql: string) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(sql)).then(({ rows }) => rows)

async function sentAtOnce() {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  const answer = (await filling.submit()).json()
  const [mail] = await rowsOf(home, `select to_address, body_text from mail_message where kind = 'application-held'`)
  const [, slug = '', token = ''] = /application\/([^/]+)\/([^/]+)\/confirm-email/.exec(mail?.body_text ?? '') ?? []
  const link = (payload?: object) =>
    world.ask(home, {
      url: `/api/v2/applications/${slug}/${token}/email-validation`,
      ...(payload && { method: 'POST', payload }),
    })
  return { home, filling, answer, mail, link }
}

describe('a form that came faster than anybody types', () => {
  it('waits, says so, and is in when its address is confirmed', async () => {
    const { home, filling, answer, mail, link } = await sentAtOnce()
    expect(answer).toMatchObject({ isHeld: true, number: null, contactEmail: 'ana.keller@example.ch' })
    expect(mail?.to_address).toBe('ana.keller@example.ch')
    expect((await filling.ask({ url: '/update' })).json()).toMatchObject({
      heldFor: 'ana.keller@example.ch',
      application: null,
    })
    expect(await rowsOf(home, 'select 1 from application')).toEqual([])
    expect((await link()).json()).toEqual({ email: 'ana.keller@example.ch', number: null, isValidated: false })
    expect(await rowsOf(home, 'select 1 from application')).toEqual([])
    expect((await link({})).json()).toMatchObject({ number: 1, isValidated: true })
    expect((await link({})).json()).toMatchObject({ number: 1, isValidated: true })
    const [confirmation] = await rowsOf(
      home,
      `select body_text from mail_message where kind = 'application-confirmation'`,
    )
    expect(confirmation.body_text).toContain(`/form/application/${filling.slug}/${filling.token}/status`)
    expect(confirmation.body_text).not.toContain('confirm-email')
  })

  it('waits on when it is simply sent again, and loses nothing by it', async () => {
    const { home, filling, link } = await sentAtOnce()
    world.setTime(new Date(Date.now() + 110_000))
    expect((await filling.submit()).json()).toMatchObject({ isHeld: true, number: null })
    const { heldFor, heldUntil } = (await filling.ask({ url: '/update' })).json()
    expect(heldFor).toBe('ana.keller@example.ch')
    expect(Date.parse(heldUntil) - Date.now()).toBeLessThan(125_000)
    expect(await rowsOf(home, `select 1 from mail_message where kind = 'application-held'`)).toHaveLength(1)
    expect((await link({})).json()).toMatchObject({ number: 1, isValidated: true })
    world.setTime(new Date())
  })

  it('is taken without the proof once a person could have looked it over', async () => {
    const { home, filling } = await sentAtOnce()
    world.setTime(new Date(Date.now() + 121_000))
    expect((await filling.submit()).json()).toMatchObject({ isHeld: false, number: 1 })
    expect(await rowsOf(home, 'select 1 from application')).toHaveLength(1)
    world.setTime(new Date())
  })

  it('is written to at a corrected address, and not at one after the other', async () => {
    const { home, filling } = await sentAtOnce()
    for (const place of [1, 2, 3, 4]) {
      const [ana] = (await filling.read()).adults
      const email = `ana${place}@example.ch`
      const payload = { version: ana?.version, answers: { email, email_confirm: email }, isComplete: true }
      await filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload })
      expect((await filling.submit()).json()).toMatchObject({ isHeld: true, contactEmail: email })
    }
    const mails = await rowsOf(home, `select to_address from mail_message where kind = 'application-held' order by 1`)
    expect(mails.map((one) => one.to_address)).toEqual(['ana.keller@example.ch', 'ana1@example.ch', 'ana2@example.ch'])
  })

  it('keeps its key out of the database', async () => {
    const { home, filling } = await sentAtOnce()
    const [row] = await rowsOf(home, 'select * from application_draft')
    expect(JSON.stringify(row)).not.toContain(filling.token)
  })
})

it('ten seconds are too fast, more are not', () => {
  const began = new Date('2026-11-22T10:00:00Z')
  expect(isTooFast(began, null, new Date('2026-11-22T10:00:09.999Z'))).toBe(true)
  expect(isTooFast(began, null, new Date('2026-11-22T10:00:10Z'))).toBe(false)
  const held = new Date('2026-11-22T10:00:05Z')
  expect(isTooFast(began, held, new Date('2026-11-22T10:02:04Z'))).toBe(true)
  expect(isTooFast(began, held, new Date('2026-11-22T10:02:05Z'))).toBe(false)
})

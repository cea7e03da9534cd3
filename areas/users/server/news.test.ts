// Tests the news on the home page and the daily mail that summarises them.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { forgetNewsAbout, forgetOldNews } from './news.ts'
import { tellStaff } from './staff-mails.ts'

const world = useOwnWorld()
const url = '/api/v1/users/news'
const hour = 60 * 60 * 1000

/** 16:00 in Switzerland; the mail of that day is sent at 06:30 the next day. */
const afternoon = new Date('2030-11-20T15:00:00Z')
const morning = new Date('2030-11-21T05:30:00Z')
afterEach(() => world.setTime(new Date()))

const tell = (home: Workspace, name: string, { kind = 'application_new', responsible = [''] } = {}) =>
  asSystem(world.services, home, (ctx) =>
    tellStaff(ctx, { kind, permission: 'applications_read', name, path: `/applications/${name}`, responsible }),
  )

const readAs = async (home: Workspace, as: Person) => (await world.ask(home, { url, as })).json()
const markRead = (home: Workspace, ids: string[], as?: Person) =>
  world.ask(home, { method: 'POST', url, payload: { ids }, ...(as && { as }) })

const wants = (home: Workspace, channel: string, fields: Parameters<typeof world.person>[2] = {}) =>
  world.person(home, 'user', { notificationSettings: { application_new: channel }, ...fields })

/** Advances to the next morning; due times in the queue are shifted because it uses the database's clock. */
async function sleep(home: Workspace, until = morning): Promise<void> {
  world.setTime(until)
  await asSystem(world.services, home, ({ client }) =>
    client.query(`update pgboss.job set start_after = now() where name = 'daily-mail'`),
  )
  await world.services.jobs.runDue()
}

const dailyMails = (home: Workspace) =>
  asSystem(world.services, home, ({ db }) => db.select().from(mailMessage).where(eq(mailMessage.kind, 'staff-daily')))

describe('the news of a person', () => {
  it('hold what they want to hear of by whichever way, newest first, and nothing else', async () => {
    const home = await world.workspace()
    const [still, daily, off] = [await wants(home, 'in_app'), await wants(home, 'daily'), await wants(home, 'off')]
    await tell(home, 'Anna')
    await tell(home, 'Beat', { kind: 'offer_declined' })
    expect(await readAs(home, still)).toMatchObject({
      unread: 2,
      news: [
        { kind: 'offer_declined', name: 'Beat', isRead: false },
        { kind: 'application_new', name: 'Anna', path: '/applications/Anna' },
      ],
    })
    expect((await readAs(home, daily)).unread).toBe(2)
    expect((await readAs(home, off)).news).toMatchObject([{ name: 'Beat' }])
  })

  it('become read by their owner alone', async () => {
    const home = await world.workspace()
    const [anna, beat] = [await wants(home, 'in_app'), await wants(home, 'in_app')]
    await tell(home, 'Carla')
    const [{ id }] = (await readAs(home, anna)).news
    expect((await markRead(home, [id], beat)).statusCode).toBe(200)
    expect((await readAs(home, anna)).unread).toBe(1)
    await markRead(home, [id], anna)
    expect(await readAs(home, anna)).toMatchObject({ unread: 0, news: [{ isRead: true }] })
    expect((await readAs(home, beat)).unread).toBe(1)
  })

  it('ask for a session of this workspace and for ids', async () => {
    const home = await world.workspace()
    const anna = await wants(home, 'in_app')
    expect((await world.ask(home, { url })).statusCode).toBe(401)
    expect((await world.ask(await world.workspace(), { url, as: anna })).statusCode).toBe(401)
    expect((await markRead(home, [], anna)).statusCode).toBe(422)
    expect((await markRead(home, ['seven'], anna)).statusCode).toBe(422)
  })

  it('are hidden from who may no longer see what they are about', async () => {
    const home = await world.workspace()
    const anna = await wants(home, 'in_app')
    await tell(home, 'Carla')
    await asSystem(world.services, home, ({ db }) =>
      db.update(staffUser).set({ role: 'analyst' }).where(eq(staffUser.id, anna.id)),
    )
    expect(await readAs(home, anna)).toEqual({ unread: 0, news: [] })
  })

  it('go after two weeks, and with what they are about', async () => {
    const home = await world.workspace()
    const anna = await wants(home, 'in_app')
    await tell(home, 'Carla')
    await tell(home, 'Dario')
    await asSystem(world.services, home, (ctx) => forgetNewsAbout(ctx, ['/applications/Carla']))
    expect((await readAs(home, anna)).news).toMatchObject([{ name: 'Dario' }])
    await asSystem(world.services, home, forgetOldNews)
    expect((await readAs(home, anna)).news).toHaveLength(1)
    world.setTime(new Date(Date.now() + 14 * 24 * hour + 1000))
    await asSystem(world.services, home, forgetOldNews)
    world.setTime(new Date())
    expect((await readAs(home, anna)).news).toEqual([])
  })
})

describe('the daily mail', () => {
  it('gathers a day for each who wants it, once, in their language', async () => {
    const home = await world.workspace()
    const [anna, luc] = [await wants(home, 'daily'), await wants(home, 'daily', { language: 'fr' })]
    await wants(home, 'in_app')
    world.setTime(afternoon)
    await tell(home, 'Carla')
    await tell(home, 'Dario')
    await sleep(home)
    const mails = await dailyMails(home)
    expect(mails.map(({ toAddress }) => toAddress).toSorted()).toEqual([anna.email, luc.email].toSorted())
    const [german, french] = ['de', 'fr'].map((language) => mails.find((mail) => mail.language === language))
    expect(german?.bodyText).toMatch(/Neue Bewerbung \(2\)\nCarla: http\S+\/applications\/Carla\nDario: http/)
    expect(french?.bodyText).toContain('Nouvelle candidature (2)')
    await sleep(home)
    expect(await dailyMails(home)).toHaveLength(2)
  })

  it('tells each day what happened since the last, and nothing when nothing happened', async () => {
    const home = await world.workspace()
    await wants(home, 'daily')
    world.setTime(afternoon)
    await tell(home, 'Carla')
    await sleep(home)
    await sleep(home, new Date(morning.getTime() + hour))
    await tell(home, 'Dario')
    await sleep(home, new Date(morning.getTime() + 24 * hour))
    const texts = (await dailyMails(home)).map(({ bodyText }) => bodyText)
    expect(texts).toHaveLength(2)
    expect(texts.filter((text) => text.includes('Carla'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('Dario'))).toHaveLength(1)
  })

  it('goes neither to who left since nor to who may no longer see it', async () => {
    const home = await world.workspace()
    const [gone, demoted] = [await wants(home, 'daily'), await wants(home, 'daily')]
    world.setTime(afternoon)
    await tell(home, 'Carla')
    await asSystem(world.services, home, async ({ db }) => {
      await db.update(staffUser).set({ isActive: false }).where(eq(staffUser.id, gone.id))
      await db.update(staffUser).set({ role: 'analyst' }).where(eq(staffUser.id, demoted.id))
    })
    await sleep(home)
    expect(await dailyMails(home)).toEqual([])
  })

  it('names so many of a kind and counts the rest', async () => {
    const home = await world.workspace()
    await wants(home, 'daily')
    world.setTime(afternoon)
    for (let number = 1; number <= 22; number += 1) await tell(home, `Haushalt-${number}`)
    await sleep(home)
    const [mail] = await dailyMails(home)
    expect(mail?.bodyText).toContain('Neue Bewerbung (22)')
    expect(mail?.bodyText).toContain('und 2 weitere')
    expect(mail?.bodyText).not.toContain('Haushalt-21')
  })
})

// Unsubscribing from newsletters: by the button of the page or of the mail program (RFC 8058), never by opening a
// link.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { unsubscribeLink } from '#platform/server/mail/unsubscribing.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()
const pathOf = (home: Workspace, address = 'Anna@example.ch') =>
  unsubscribeLink(world.services, home, address).replace(/^http:\/\/[^/]+/, '')
const sealedIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('of') ?? ''
const rowsOf = async (home: Workspace) =>
  (
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select address, refuses_news_at from mail_address'),
    )
  ).rows

const oneClick = (home: Workspace, url: string, payload = 'List-Unsubscribe=One-Click') =>
  world.ask(home, { method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const page = (home: Workspace, path: string) =>
  world.ask(home, { url: `/api/v1/communication/unsubscribe?of=${sealedIn(path)}` })
const press = (home: Workspace, path: string, refuses: boolean) =>
  world.ask(home, {
    method: 'POST',
    url: '/api/v1/communication/unsubscribe',
    payload: { of: sealedIn(path), refuses },
  })

const news = (home: Workspace) =>
  asSystem(world.services, home, async (ctx) => {
    const id = await queueMail(ctx, {
      kind: 'test',
      language: 'de',
      to: { name: 'Anna', address: 'anna@EXAMPLE.ch' },
      subject: 'Neu',
      greeting: 'Guten Tag',
      paragraphs: ['Neues.'],
      closing: 'Gruss',
      isNews: true,
    })
    const { rows } = await ctx.client.query('select state, failure from mail_message where id = $1', [id])
    return rows[0]
  })

describe('refusing news', () => {
  it('is one post of the mail program, without a session or a redirect, as often as it likes', async () => {
    const home = await world.workspace()
    const path = pathOf(home)
    expect(await news(home)).toMatchObject({ state: 'held' })
    const first = await oneClick(home, path)
    expect([first.statusCode, first.headers.location]).toEqual([200, undefined])
    const [kept] = await rowsOf(home)
    expect(kept).toMatchObject({ address: 'anna@example.ch', refuses_news_at: expect.any(Date) })
    const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'
    const again = await world.ask(home, {
      method: 'POST',
      url: path,
      payload: multipart,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(again.statusCode).toBe(200)
    expect(await rowsOf(home)).toEqual([kept])
    expect(await news(home)).toEqual({ state: 'failed', failure: 'refuses-news' })
  })

  it('is not done by whoever opens the link, however often', async () => {
    const home = await world.workspace()
    const path = pathOf(home)
    for (const method of ['GET', 'HEAD', 'GET'] as const) await world.ask(home, { method, url: path })
    expect((await page(home, path)).json()).toMatchObject({ address: 'anna@example.ch', refuses: false })
    expect(await rowsOf(home)).toEqual([])
    // A POST with another body than that of RFC 8058 is rejected too.
    expect((await oneClick(home, path, 'a=b')).statusCode).toBe(422)
    expect(await rowsOf(home)).toEqual([])
  })

  it('is a button on the page, and so is wanting them again', async () => {
    const home = await world.workspace()
    const path = pathOf(home)
    expect((await press(home, path, true)).json()).toMatchObject({ refuses: true })
    expect((await page(home, path)).json()).toMatchObject({ refuses: true })
    expect((await press(home, path, false)).json()).toMatchObject({ refuses: false })
    expect(await news(home)).toMatchObject({ state: 'held' })
  })

  it('takes no link that is made up, or of another workspace', async () => {
    const [home, other] = [await world.workspace(), await world.workspace()]
    for (const path of [pathOf(other), '/unsubscribe?of=sealed1.a.b.c', '/unsubscribe']) {
      expect((await oneClick(home, path)).statusCode).toBe(404)
      expect((await press(home, path, true)).statusCode).toBe(path === '/unsubscribe' ? 422 : 404)
    }
    expect(await rowsOf(home)).toEqual([])
  })
})

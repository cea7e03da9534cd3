// Unsubscribe links work only in mails sent to their recipient, not in test mails, previews or the feed.

import { describe, expect, it } from 'vitest'
import { mailsOf } from '../testing/letting.ts'
import { plantApplications } from '../testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'
import { safeHtml } from '#areas/communication/server/writing/safe-html.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'

const world = useWorld()

async function news() {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const [applicationId = ''] = await plantApplications(world, home, [
    { contactName: 'Anna Muster', contactEmail: 'anna@post.example' },
  ])
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    world.ask(home, { method, url: `/api/v1/${path}`, as, ...(body && { body }) })
  const given = {
    applicationIds: [applicationId],
    isNews: true,
    words: { de: { subject: 'Hoffest', body: '<p>Am Samstag.</p>' } },
  }
  const { task } = (await call('POST', 'communication/application/bulk-mail', given)).json()
  const look = async (test: boolean) =>
    (await call('POST', `communication/bulk-mail/${task.id}/preview`, { position: 0, test })).json()
  const send = async () => {
    await call('POST', `task-management/${task.id}/confirm`, { version: task.version })
    await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
  }
  const ask = (method: 'GET' | 'POST', of: string) =>
    world.ask(home, {
      method,
      url: `/api/v1/communication/unsubscribe${method === 'GET' ? `?of=${of}` : ''}`,
      ...(method === 'POST' && { payload: { of, refuses: true } }),
    })
  return { home, as, applicationId, call, look, send, ask }
}

const wayOut = /\/unsubscribe\?of=([^\s"<]+)/g
const waysOutOf = (words: string) => new Set([...words.matchAll(wayOut)].map(([, of]) => of ?? ''))

describe('the way out', () => {
  it('of a preview and of a test leads to a page that says what it is, and refuses for nobody', async () => {
    const { home, as, look, ask } = await news()
    const shown = await look(true)
    const [test] = await mailsOf(world, home)
    expect([test?.toAddress, test?.isNews]).toEqual([as.email, false])
    for (const words of [shown.text, shown.html, test?.bodyText, test?.bodyHtml]) {
      expect([...waysOutOf(words ?? '')]).toEqual(['test'])
    }
    const page = await ask('GET', 'test')
    expect([page.statusCode, page.json()]).toEqual([
      200,
      { address: '', projectName: home.name, refuses: false, isTest: true },
    ])
    expect((await ask('POST', 'test')).statusCode).toBe(404)
    const oneClick = await world.ask(home, {
      method: 'POST',
      url: '/unsubscribe?of=test',
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(oneClick.statusCode).toBe(404)
  })

  it('of what is really sent is its own, and stands in no feed', async () => {
    const { home, applicationId, call, send, ask } = await news()
    await send()
    const [mail] = await mailsOf(world, home)
    const [of = ''] = waysOutOf(mail?.bodyText ?? '')
    expect([...waysOutOf(mail?.bodyHtml ?? '')]).toEqual([of])
    expect((await ask('GET', of)).json()).toMatchObject({ address: 'anna@post.example', isTest: false })
    const quoted = `Danke.\n\n> ${mail?.bodyText.replaceAll('\n', '\n> ')}`
    await arrive(world, home, { threadId: applicationId, about: 'application', text: quoted })
    const { items } = (await call('GET', `communication/${applicationId}/inbox-feed`)).json()
    expect(items).toHaveLength(2)
    for (const { text, html } of items) expect(`${text} ${html}`.match(/<a [^>]*unsubscribe/)).toBeNull()
    for (const { text } of items) expect(text).not.toContain('unsubscribe')
    expect(items[1].html).toMatch(/<a style="[^"]*">Newsletter abbestellen/)
  })
})

it('leaves other links as they are', () => {
  const links = '<p><a href="https://a.example/unsubscribe">a</a><a href="https://b.example/x?of=1">b</a></p>'
  expect(safeHtml(links, 'https://rent.quartier.example')).toBe(links)
})

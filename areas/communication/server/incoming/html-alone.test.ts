// A mail with only an HTML part is readable in its thread, in the list and by search.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asOwner } from '#platform/server/testing/database.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerInHtml } from '../testing/answers.ts'
import { takeIn } from './door.ts'
import { parseMail } from './parsing.ts'

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain })
const html = `<html><head><title>Titel</title><style>p { color: red }</style></head><body><p>Guten Tag</p>
  <p>Der Br&uuml;ckenschl&#252;ssel liegt <a href="https://a.example/x">hier</a>.&nbsp;&zwnj;</p><script>steal()</script>
  <blockquote>Wann kommen Sie?</blockquote></body></html>`
const words = 'Guten Tag\n\nDer Brückenschlüssel liegt hier (https://a.example/x).\n\n> Wann kommen Sie?'

async function scene() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const receive = (text?: string) =>
    takeIn(
      { services: world.services, workspaces: world.quartier.workspaces },
      Buffer.from(answerInHtml({ to: `${home.slug}@${domain}` }, html, text)),
      [],
    )
  const found = async (search: string) =>
    (await world.ask(home, { url: `/api/v1/communication/inbox/all?search=${search}`, as: clerk })).json().items
  const feedOf = async (id: string) =>
    (await world.ask(home, { url: `/api/v1/communication/${id}/inbox-feed`, as: clerk })).json().items
  return { home, receive, found, feedOf }
}

describe('a mail without a text', () => {
  it.each([
    ['at all', undefined],
    ['that says anything', ' \u00a0\u200b'],
  ])('%s is read, listed and found by the words of its HTML', async (_, text) => {
    const { receive, found, feedOf } = await scene()
    await receive(text)
    const [line] = await found('brückenschl')
    expect(line.preview).toBe('Der Brückenschlüssel liegt hier (https://a.example/x).')
    expect((await feedOf(line.application_id))[0].text).toBe(words)
  })

  it('keeps the text that it has', async () => {
    const { receive, found } = await scene()
    await receive('Kurz gesagt.')
    expect((await found(''))[0].preview).toBe('Kurz gesagt.')
    expect(await found('brückenschl')).toEqual([])
  })

  it('costs little also where somebody has made it to cost much', () => {
    const mails = ['<div>', '<table><tr><td>', '<ul><li>', '<a '].map((piece) => piece.repeat(500_000 / piece.length))
    const begun = performance.now()
    for (const costly of mails) parseMail(Buffer.from(answerInHtml({ to: 'x@y.ch' }, costly)))
    expect(performance.now() - begun).toBeLessThan(6000)
  })
})

describe('mails from before', () => {
  it('are found by what their HTML says, and the list shows it', async () => {
    const { home, receive, found, feedOf } = await scene()
    await receive('Bleibt, wie es ist.')
    await receive()
    await asOwner(world.services.pool, async (client) => {
      await client.query('begin')
      await client.query(`select set_config('app.workspace_id', $1, true)`, [home.id])
      await client.query(`update mail_message set body_text = ' ' where body_text like '%(https:%'`)
      await client.query(`update mail_thread set preview = ''`)
      await client.query(
        readFileSync(join(import.meta.dirname, '../../../../migrations/0392-words-of-html.sql'), 'utf8'),
      )
      await client.query('commit')
    })
    const [line] = await found('brückenschl')
    expect(line.preview).toBe('Guten Tag Der Brückenschlüssel liegt hier. Wann kommen Sie?')
    const texts = (await feedOf(line.application_id)).map(({ text }: { text: string }) => text.trim())
    expect(texts).toEqual(['Guten Tag\nDer Brückenschlüssel liegt hier.\nWann kommen Sie?', 'Bleibt, wie es ist.'])
  })
})

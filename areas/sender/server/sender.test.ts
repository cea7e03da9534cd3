// Tests the project's own address: entered, confirmed by its mailbox owner, then used as sender; and the DNS checks.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { senderOfWorkspace } from '#platform/server/mail/sender-address.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { recordsOf } from './domain.ts'

const world = useOwnWorld({ MAIL_FROM: 'post@quartier.example' })
const path = '/api/v1/settings/mail-sender'

const get = (home: Workspace, as: Person) => world.ask(home, { url: path, as })
const save = (home: Workspace, as: Person, payload: object) =>
  world.ask(home, { method: 'POST', url: path, as, payload })
const usedBy = async (home: Workspace) =>
  (
    await inWorkspace(world.services.pool, home.id, (client) =>
      senderOfWorkspace(client, home, 'post@quartier.example'),
    )
  ).address

/** Returns the link from the newest mail. */
async function linkIn(home: Workspace) {
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query('select to_address, body_text from mail_message order by id desc limit 1'),
  )
  const token = /confirm-sender\/([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? ''
  return { to: rows[0]?.to_address, token, url: `/api/v1/mail-sender/${token}`, words: rows[0]?.body_text }
}

describe('the address of a project', () => {
  it('is used once who reads its mails has pressed the button, and not by opening the link', async () => {
    const home = await world.workspace()
    const admin = await world.person(home)
    const saved = await save(home, admin, { address: 'Miete@Lindenhof.example', name: 'Lindenhof', version: 0 })
    expect(saved.statusCode).toBe(200)
    const { to, url, token, words } = await linkIn(home)
    expect(words).toContain('Der Link ist 3 Tage gültig.')
    expect(to).toBe('miete@lindenhof.example')
    for (const each of [url, url, `/confirm-sender/${token}`]) await world.ask(home, { url: each })
    expect((await world.ask(home, { url })).json()).toMatchObject({ address: to, isConfirmed: false })
    expect(await usedBy(home)).toBe('post@quartier.example')
    expect((await world.ask(home, { method: 'POST', url })).json()).toMatchObject({ isConfirmed: true })
    expect((await world.ask(home, { method: 'POST', url })).json()).toMatchObject({ isConfirmed: true })
    expect(await usedBy(home)).toBe('miete@lindenhof.example')
    expect((await get(home, admin)).json()).toMatchObject({ isConfirmed: true, data: { name: 'Lindenhof' } })
  })

  it('has to be confirmed again when it changes; a name alone does not', async () => {
    const home = await world.workspace()
    const admin = await world.person(home)
    await save(home, admin, { address: 'a@lindenhof.example', name: '', version: 0 })
    const first = await linkIn(home)
    await world.ask(home, { method: 'POST', url: first.url })
    const { version } = (await get(home, admin)).json()
    await save(home, admin, { address: 'a@lindenhof.example', name: 'Neu', version })
    expect(await usedBy(home)).toBe('a@lindenhof.example')
    await save(home, admin, { address: 'b@lindenhof.example', name: 'Neu', version: version + 1 })
    expect(await usedBy(home)).toBe('post@quartier.example')
    expect((await world.ask(home, { method: 'POST', url: first.url })).statusCode).toBe(404)
    expect((await linkIn(home)).to).toBe('b@lindenhof.example')
  })

  it('is confirmed by the newest link only, for three days, in its own workspace', async () => {
    const home = await world.workspace()
    const admin = await world.person(home)
    await save(home, admin, { address: 'a@lindenhof.example', name: '', version: 0 })
    const first = await linkIn(home)
    await world.ask(home, { method: 'POST', url: `${path}/ask-again`, as: admin })
    const second = await linkIn(home)
    const press = async (url: string, at = home) => (await world.ask(at, { method: 'POST', url })).statusCode
    expect(await press(first.url)).toBe(404)
    expect(await press(second.url, await world.workspace())).toBe(404)
    world.setTime(new Date(Date.now() + 3 * 24 * 60 * 60_000 + 1000))
    expect(await press(second.url)).toBe(404)
    world.setTime(new Date())
    expect(await press(second.url)).toBe(200)
    expect((await world.ask(home, { method: 'POST', url: `${path}/ask-again`, as: admin })).statusCode).toBe(409)
  })

  it('is removed, kept by one of two at once, and an administrator’s alone', async () => {
    const home = await world.workspace()
    const admin = await world.person(home)
    await save(home, admin, { address: 'a@lindenhof.example', name: '', version: 0 })
    expect((await save(home, admin, { address: 'c@lindenhof.example', name: '', version: 0 })).statusCode).toBe(409)
    expect((await save(home, admin, { address: 'no address', name: '', version: 1 })).statusCode).toBe(422)
    await world.ask(home, { method: 'POST', url: `${path}/remove`, as: admin })
    expect((await get(home, admin)).json()).toMatchObject({ version: 0, data: { address: '' } })
    expect((await get(home, await world.person(home, 'superuser'))).statusCode).toBe(403)
  })
})

describe('its domain', () => {
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
  const key = { domain: 'lindenhof.example', selector: 'q1' }

  it('is told record by record', async () => {
    const records: Record<string, string[][]> = {
      'lindenhof.example': [['google-site'], ['v=spf1 include:', '_spf.example -all']],
      'q1._domainkey.lindenhof.example': [['v=DKIM1; k=rsa; p=MIIB']],
    }
    const found = await recordsOf('lindenhof.example', key, (name) => {
      const answer = records[name]
      return answer ? Promise.resolve(answer) : failing('ENOTFOUND')
    })
    expect(found.map(({ kind, finding }) => [kind, finding])).toEqual([
      ['spf', 'found'],
      ['dkim', 'found'],
      ['dmarc', 'missing'],
    ])
  })

  it('is unknown, not missing, when nobody answers', async () => {
    const found = await recordsOf('lindenhof.example', undefined, () => failing('ETIMEOUT'))
    expect(found.map(({ finding }) => finding)).toEqual(['unknown', 'unknown', 'unknown'])
  })
})

// Thread of an interested person: mails sent and received, moving mails into it, finding it in the inbox.

import { describe, expect, it } from 'vitest'
import { plantInterested } from './testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { answerTo } from '#areas/communication/server/testing/answers.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'
import { takeIn } from '#areas/communication/server/incoming/door.ts'

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain })

interface Ask {
  home: Workspace
  as: Person
}

async function onePerson() {
  const home = await world.workspace()
  const ask = { home, as: await world.person(home, 'user') }
  const fields = { title: 'mr' as const, firstName: 'Luc', lastName: 'Favre', contactEmail: 'luc@post.example' }
  const [id = ''] = await plantInterested(world, home, [{ ...fields, language: 'fr' }])
  return { home, ask, id }
}

const get = async ({ home, as }: Ask, path: string) => (await world.ask(home, { url: `/api/v1/${path}`, as })).json()
const send = ({ home, as }: Ask, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  world.ask(home, { method, url: `/api/v1/communication/${path}`, as, ...(body && { body }) })

const words = { subject: 'Visite', body: '<p>[place_letter_salutation]</p>' }
const stateOf = async (ask: Ask, id: string) => (await get(ask, `applications/interested/${id}/edit`)).progress_state

describe('an interested person', () => {
  it('is written to in their language, and is contacted from then on; called back they are new again', async () => {
    const { ask, id } = await onePerson()
    const begun = await get(ask, `communication/${id}/send-direct-mail`)
    expect(begun).toMatchObject({
      to: { name: 'Luc Favre', address: 'luc@post.example' },
      language: 'fr',
      letter: null,
      kinds: { all: 'free_interested_people' },
    })
    const { mail } = (await send(ask, 'POST', `${id}/send-direct-mail`, words)).json()
    expect(mail.text).toContain('Monsieur Favre')
    expect(await stateOf(ask, id)).toBe('contacted')
    const [line] = (await get(ask, 'communication/inbox/sent?about=interested')).items
    expect(line).toMatchObject({
      about: 'interested',
      number: 101,
      contactName: 'Luc Favre',
      href: `/interested-people?panel=InterestedPersonEdit:${id}`,
    })
    expect((await send(ask, 'DELETE', `${mail.id}/delete`)).json().calledBack).toBe(true)
    expect(await stateOf(ask, id)).toBe('new')
  })

  it('is answered in their own thread, by what they answer and by their address, and the row shows what is unread', async () => {
    const { home, ask, id } = await onePerson()
    const colleague = { home, as: await world.person(home, 'user') }
    await send(ask, 'POST', `${id}/send-direct-mail`, words)
    const place = { services: world.services, workspaces: world.quartier.workspaces }
    const answer = answerTo({ to: `${home.slug}@${domain}`, from: 'Luc <LUC@post.example>', subject: 'Re: Visite' })
    expect(await takeIn(place, Buffer.from(answer), [])).toBe('received')
    expect(await get(ask, `communication/${id}/inbox-feed`)).toMatchObject({
      thread: { about: 'interested', mails: 2 },
    })
    const [row] = (await get(colleague, 'applications/interested?state=contacted')).tableData.body
    expect(row._messenger).toEqual({ has_unread_mail: true, has_bounce: false, has_unread_bounce: false })
  })

  it('gets what a stranger wrote who turns out to be them', async () => {
    const { home, ask, id } = await onePerson()
    const { mailId } = await arrive(world, home, { from: { name: 'Luc', address: 'privat@post.example' } })
    expect((await get(ask, 'communication/records?search=favre')).items).toEqual([
      { value: id, displayName: 'Interessierte Person 101, Luc Favre' },
    ])
    expect((await send(ask, 'PATCH', `${mailId}/update`, { threadId: id })).statusCode).toBe(200)
    expect((await get(ask, 'communication/inbox/unassigned')).items).toEqual([])
    expect((await get(ask, `communication/${id}/inbox-feed`)).items).toHaveLength(1)
    // An incoming mail does not count as a letter sent to them.
    expect(await stateOf(ask, id)).toBe('new')
  })

  it('with a phone alone is not written to, and is told so', async () => {
    const { home, ask } = await onePerson()
    const [id = ''] = await plantInterested(world, home, [
      { number: 7, contactEmail: null, contactPhone: '+41791234567' },
    ])
    const answer = await send(ask, 'POST', `${id}/send-direct-mail`, words)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Die E-Mail-Adresse fehlt.'])
  })

  it('is marked when a mail to them comes back', async () => {
    const { home, ask, id } = await onePerson()
    await send(ask, 'POST', `${id}/send-direct-mail`, words)
    await asSystem(world.services, home, ({ client, now }) =>
      client.query('insert into mail_address (workspace_id, address, bounced_at) values ($1, $2, $3)', [
        home.id,
        'luc@post.example',
        now,
      ]),
    )
    expect(await get(ask, `applications/interested/${id}/edit`)).toMatchObject({ hasBounce: true })
  })
})

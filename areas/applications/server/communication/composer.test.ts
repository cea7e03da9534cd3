// Mail composer: preview, draft with attachments, and editing again after the mail was called back.

import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import { mailsOf, plantLetting } from '../testing/letting.ts'
import { adult } from '../tables.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailSender } from '#platform/server/mail/tables.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

async function scene() {
  const { home, clerk, applicationId } = await plantLetting(world)
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, as = clerk) =>
    world.ask(home, { method, url: `/api/v1/communication/${path}`, as, ...(body && { body }) })
  /** Uploads two files that are not attached to a mail yet. Returns their ids. */
  const upload = async (): Promise<string[]> => {
    const payload = multipartOf(['Plan.pdf', 'Anfahrt.pdf'].map((name) => ({ name, content: pdf })))
    const url = '/api/v1/communication/upload-attachments'
    const answer = await world.ask(home, { method: 'POST', url, as: clerk, payload, headers: multipartHeaders })
    return answer.json().uploaded.map(({ id }: { id: string }) => id)
  }
  return { home, clerk, applicationId, ask, upload }
}

const words = { subject: 'Besichtigung', body: '<p>Guten Tag [place_fullname]</p><p>Passt Montag?</p>' }

describe('a mail that is held', () => {
  const changed = { subject: 'Besichtigung am Montag', body: '<p>Guten Tag [place_fullname]</p><p>Um zehn.</p>' }

  it('is written anew by its author, filled for the same person', async () => {
    const { home, applicationId, ask } = await scene()
    const { mail } = (await ask('POST', `${applicationId}/send-direct-mail`, words)).json()
    expect(mail.state).toBe('held')
    const answer = await ask('PATCH', `${mail.id}/update`, changed)
    expect([answer.statusCode, answer.json().mail.subject]).toEqual([200, 'Besichtigung am Montag'])
    const [kept] = await mailsOf(world, home)
    expect(kept).toMatchObject({ state: 'held', subject: 'Besichtigung am Montag', writtenAs: changed })
    expect(kept?.bodyText).toContain(`Guten Tag ${kept?.toName}`)
    expect(kept?.bodyHtml).toContain('Um zehn.')
    // After calling the mail back, the draft contains the changed text.
    await ask('DELETE', `${mail.id}/delete`)
    expect((await ask('GET', `${applicationId}/inbox-feed`)).json().draft).toMatchObject({ subject: changed.subject })
  })

  it('stays as it is when a colleague writes, when the words are missing or wrong, and once it was called back', async () => {
    const { home, applicationId, ask } = await scene()
    const { mail } = (await ask('POST', `${applicationId}/send-direct-mail`, words)).json()
    const statusFor = async (body: object, as?: Parameters<typeof ask>[3]) =>
      (await ask('PATCH', `${mail.id}/update`, body, as)).statusCode
    expect(await statusFor(changed, await world.person(home, 'superuser'))).toBe(409)
    expect(await statusFor({})).toBe(422)
    expect(await statusFor({ body: '<p>[place_nonsense]</p>' })).toBe(409)
    await ask('DELETE', `${mail.id}/delete`)
    expect(await statusFor(changed)).toBe(409)
    expect(await mailsOf(world, home)).toMatchObject([{ subject: 'Besichtigung', state: 'cancelled' }])
  })
})

describe('a preview', () => {
  it('is the mail as it arrives, its page without a title, and nothing is written', async () => {
    const { home, applicationId, ask } = await scene()
    const { to, subject, html } = (await ask('POST', `${applicationId}/mail-preview`, words)).json()
    expect(subject).toBe('Besichtigung')
    expect(html).toContain(`Guten Tag ${to.name}`)
    expect(html).not.toMatch(/\[place_|Besichtigung/)
    expect(await mailsOf(world, home)).toEqual([])
    expect((await ask('GET', 'inbox/all')).json().items).toEqual([])
  })

  it('refuses what the mail itself would be refused for', async () => {
    const { applicationId, ask } = await scene()
    const unknown = await ask('POST', `${applicationId}/mail-preview`, { ...words, body: '<p>[place_nonsense]</p>' })
    expect([unknown.statusCode, unknown.json().message]).toEqual([409, expect.stringContaining('place_nonsense')])
  })

  it('refuses words that say nothing, and a signature in the subject, at their fields', async () => {
    const { applicationId, ask } = await scene()
    const said = async (written: object) => {
      const answer = await ask('POST', `${applicationId}/mail-preview`, { ...words, ...written })
      return [answer.statusCode, answer.json().fields]
    }
    expect(await said({ body: '<p></p><p>&nbsp;</p>' })).toEqual([422, { body: 'Bitte ausfüllen' }])
    expect(await said({ subject: 'Gruss [place_signature]' })).toEqual([
      422,
      { subject: 'Die Signatur gehört in den Text, nicht in den Betreff' },
    ])
    expect((await said({ body: '<p><img src="x.png"></p>' }))[0]).toBe(200)
  })

  it('is for those who may write, of records that are here', async () => {
    const { home, applicationId, ask } = await scene()
    const analyst = await world.person(home, 'analyst')
    expect((await ask('POST', `${applicationId}/mail-preview`, words, analyst)).statusCode).toBe(403)
    const elsewhere = await scene()
    expect((await ask('POST', `${elsewhere.applicationId}/mail-preview`, words)).statusCode).toBe(404)
  })
})

describe('a draft', () => {
  it('knows its files by name, in the order in which they were added', async () => {
    const { applicationId, ask, upload } = await scene()
    const attachments = (await upload()).toReversed()
    await ask('PUT', `${applicationId}/desk`, { ...words, attachments })
    const { draft } = (await ask('GET', `${applicationId}/inbox-feed`)).json()
    expect(draft.attachments.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'Anfahrt.pdf',
      'Plan.pdf',
    ])
    expect(new Set(draft.attachments.map(({ key }: { key: string }) => key)).size).toBe(2)
  })

  it('with more files than a mail takes is not sent, to one or to many, and says how much it is', async () => {
    const { home, applicationId, ask, upload } = await scene()
    const attachments = await upload()
    const sizeOfEach = (size: number) => asSystem(world.services, home, ({ db }) => db.update(storedFile).set({ size }))
    const send = () => ask('POST', `${applicationId}/send-direct-mail`, { ...words, attachments })
    const prepare = () =>
      ask('POST', 'application/bulk-mail', { applicationIds: [applicationId], words: { de: words }, attachments })
    await sizeOfEach(8 * 1024 * 1024)
    for (const refused of [await send(), await prepare()]) {
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        { attachments: 'Die Anhänge sind zusammen 16 MB gross, möglich sind 15 MB.' },
      ])
    }
    await sizeOfEach(7 * 1024 * 1024)
    expect((await send()).statusCode).toBe(200)
  })

  it('to one person of a household stays one to that person, also when it was sent and called back', async () => {
    const { home, applicationId, ask } = await scene()
    const adultId = newId()
    await asSystem(world.services, home, ({ db }) =>
      db.insert(adult).values({
        workspaceId: home.id,
        id: adultId,
        applicationId,
        position: 2,
        firstName: 'Eva',
        lastName: 'Zweite',
        email: 'eva@post.example',
      }),
    )
    const draftNow = async () => (await ask('GET', `${applicationId}/inbox-feed`)).json().draft
    await ask('PUT', `${applicationId}/desk`, { ...words, adultId })
    expect((await draftNow()).adultId).toBe(adultId)
    const { mail } = (await ask('POST', `${applicationId}/send-direct-mail`, { ...words, adultId })).json()
    expect(await draftNow()).toBeNull()
    await ask('DELETE', `${mail.id}/delete`)
    expect((await draftNow()).adultId).toBe(adultId)
  })

  it('begins again as it was written when the mail is called back, and leaves alone what was begun since', async () => {
    const { applicationId, ask } = await scene()
    const [table, asked] = [
      '<table><tbody><tr><td>Montag</td></tr></tbody></table>',
      '<p>[place_letter_salutation]</p>',
    ]
    const written = { subject: 'Für [place_fullname]', body: asked + table, language: 'fr' }
    const send = async () => (await ask('POST', `${applicationId}/send-direct-mail`, written)).json().mail
    const callBack = async (id: string) => (await ask('DELETE', `${id}/delete`)).json().notify[0].description
    const draftNow = async () => (await ask('GET', `${applicationId}/inbox-feed`)).json().draft
    const first = await send()
    expect(first.text).toContain('Bonjour Anna Muster')
    expect(await callBack(first.id)).toBe('Der Text ist wieder im Entwurf.')
    const again = await draftNow()
    expect(again).toMatchObject(written)
    const second = await send()
    await ask('PUT', `${applicationId}/desk`, words)
    expect(await callBack(second.id)).toMatch(/bereits ein anderer Text/)
    expect(await draftNow()).toMatchObject(words)
  })

  it('is written over by no other window of the same person', async () => {
    const { applicationId, ask } = await scene()
    const keep = (body: object) => ask('PUT', `${applicationId}/desk`, body)
    const { writtenAt } = (await keep(words)).json()
    const here = await keep({ ...words, subject: 'Hier', follows: writtenAt })
    expect(here.statusCode).toBe(200)
    const there = await keep({ ...words, subject: 'Dort', follows: writtenAt })
    expect([there.statusCode, there.json().current]).toMatchObject([409, { subject: 'Hier' }])
    expect((await ask('GET', `${applicationId}/inbox-feed`)).json().draft.subject).toBe('Hier')
    // A presence message does not change the draft.
    expect((await keep({ isThere: true })).json().writtenAt).toBe(here.json().writtenAt)
    expect((await keep({ ...words, follows: here.json().writtenAt })).statusCode).toBe(200)
  })
})

describe('words that were kept as a template', () => {
  it('are in the list of the composer at once, with their placeholders', async () => {
    const { home, clerk, applicationId, ask } = await scene()
    const begin = async () => (await ask('GET', `${applicationId}/send-direct-mail`)).json()
    const { kinds, language, templates } = await begin()
    expect([kinds, templates]).toEqual([{ all: 'free_applications', person: 'adult_mail' }, []])
    const given = {
      kind: kinds.all,
      title: 'Besichtigung',
      isDefault: false,
      de_subject: '',
      de_body: '',
      fr_subject: '',
      fr_body: '',
      [`${language}_subject`]: words.subject,
      [`${language}_body`]: words.body,
    }
    const url = '/api/v1/settings/email-templates/create'
    const keep = async (as: typeof clerk) => world.ask(home, { method: 'POST', url, as, body: given })
    expect((await keep(clerk)).statusCode).toBe(403)
    const { id } = (await keep(await world.person(home, 'admin'))).json()
    expect((await begin()).templates).toMatchObject([
      { value: id, displayName: 'Besichtigung', body: expect.stringContaining('[place_fullname]') },
    ])
  })
})

describe('the history of a record', () => {
  it('names the mail that was written or called back, and tells its id to nobody as a change', async () => {
    const { home, clerk, applicationId, ask } = await scene()
    const { mail } = (await ask('POST', `${applicationId}/send-direct-mail`, words)).json()
    await ask('DELETE', `${mail.id}/delete`)
    const url = `/api/v1/applications/${applicationId}/timeline`
    const { entries } = (await world.ask(home, { url, as: clerk })).json()
    expect(entries.slice(0, 2)).toMatchObject([
      { event: 'mail.called_back', mailId: mail.id, detail: 'Besichtigung' },
      { event: 'mail.written', mailId: mail.id, detail: 'Besichtigung' },
    ])
    expect(entries.slice(2).map(({ mailId }: { mailId: unknown }) => mailId)).not.toContain(mail.id)
  })
})

describe('a mail that waits', () => {
  it('shows the address that it will leave from: the project’s own, once that is confirmed', async () => {
    const { home, applicationId, ask } = await scene()
    await ask('POST', `${applicationId}/send-direct-mail`, words)
    const from = async () => {
      const [{ fromName, fromAddress }] = (await ask('GET', `${applicationId}/inbox-feed`)).json().items
      return [fromName, fromAddress]
    }
    const confirm = (verifiedAt: Date | null) =>
      asSystem(world.services, home, ({ db, now }) => {
        const sender = { address: 'miete@lindenhof.example', name: 'Lindenhof', askedAt: now, verifiedAt }
        return db
          .insert(mailSender)
          .values({ workspaceId: home.id, ...sender })
          .onConflictDoUpdate({ target: mailSender.workspaceId, set: { verifiedAt } })
      })
    await confirm(null)
    const usual = await from()
    expect(usual).not.toContain('miete@lindenhof.example')
    await confirm(new Date())
    expect(await from()).toEqual(['Lindenhof', 'miete@lindenhof.example'])
    const [held] = (await ask('GET', 'outbox')).json().items
    expect((await ask('GET', `outbox/${held.id}`)).json().from).toBe('"Lindenhof" <miete@lindenhof.example>')
  })
})

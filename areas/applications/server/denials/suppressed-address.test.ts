// Process mails to a suppressed address: staff are warned before sending, and the mail is not reported as sent.

import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useOwnWorld()

const post = ({ home, clerk }: Letting, path: string, body: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${path}`, body, as: clerk })

const contactEmail = 'anna@post.example'
const reason = `An ${contactEmail} wird nichts mehr gesendet: Am 20.11.2026 war eine E-Mail unzustellbar. Diese Adresse gibt es nicht.`

const rowsOf = async ({ home }: Letting, statement: string) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement))).rows

const turnDown = (letting: Letting) =>
  rowsOf(
    letting,
    `insert into mail_address (workspace_id, address, bounced_at, bounce_code, bounce_text)
      values ('${letting.home.id}', '${contactEmail}', '2026-11-20T09:00:00Z', '5.1.1', '550 5.1.1 No such user')`,
  )

async function bounced(): Promise<Letting> {
  const letting = await plantLetting(world, { contactEmail })
  await turnDown(letting)
  return letting
}

const saysNotSent = { type: 'warning', title: `E-Mail an ${contactEmail} nicht gesendet` }
const remind = (letting: Letting) =>
  post(letting, `communication/send-offer-reminder/${letting.applicationId}/${letting.objectId}`)
const remindedAt = async (letting: Letting) => (await rowsOf(letting, 'select reminded_at from offer'))[0]?.reminded_at
const sendOffer = (letting: Letting) =>
  post(letting, `communication/send-offer/${letting.applicationId}/${letting.objectId}`, { version: 1 })

describe('the look at a mail', () => {
  it('says since when and why nothing goes to the address, in whose words, and where it is corrected', async () => {
    const letting = await bounced()
    const { applicationId, objectId } = letting
    const look = async () =>
      (await post(letting, `applications/${applicationId}/offer-detail`, { objectIds: [objectId] })).json().mail
    expect(await look()).toMatchObject({
      problems: [],
      turnedDown: {
        words: reason,
        detail: '550 5.1.1 No such user',
        correctAt: `/applications/${applicationId}?panel=ApplicationEdit:${applicationId}`,
      },
    })
    await rowsOf(letting, 'update mail_address set bounced_at = null')
    expect((await look()).turnedDown).toBeNull()
  })

  it('says it of a mail by hand, too', async () => {
    const letting = await bounced()
    const url = `communication/${letting.applicationId}/mail-preview`
    const shown = (await post(letting, url, { subject: 'Grüezi', body: '<p>Ja</p>' })).json()
    expect(shown.turnedDown).toMatchObject({ words: reason })
  })
})

describe('what is said afterwards', () => {
  it('of an offer: it is open, its mail has not left, and nothing is to be called back', async () => {
    const letting = await bounced()
    const { notify } = (await sendOffer(letting)).json()
    expect(notify).toEqual([{ ...saysNotSent, description: expect.any(String), duration: 30_000 }])
    expect(notify[0].description).toBe(
      `${reason} Das Angebot gilt, der Haushalt wurde aber nicht informiert. Geben Sie die Adresse im Verlauf frei, um die E-Mail zu senden.`,
    )
    expect((await stateOf(world, letting)).offers).toEqual(['open'])
  })

  it('of an offer that leaves: as ever', async () => {
    const letting = await plantLetting(world, { contactEmail })
    expect((await sendOffer(letting)).json().notify).toMatchObject([
      { type: 'success', title: expect.stringContaining('gesendet'), waiting: { mailIds: [expect.any(String)] } },
    ])
  })

  it('of a denial, a direct assignment and a mail by hand', async () => {
    const denied = await bounced()
    const denial = `communication/send-application-denial/${denied.applicationId}`
    expect((await post(denied, denial, { reason: 'occupancy', version: 1 })).json().notify).toMatchObject([saysNotSent])
    expect((await stateOf(world, denied)).application).toBe('inactive')

    const assigned = await bounced()
    const { applicationId, objectId } = assigned
    const url = `communication/send-direct-assignment/${applicationId}/${objectId}`
    expect((await post(assigned, url, { version: 1 })).json().notify).toMatchObject([saysNotSent])

    const written = await bounced()
    const mail = { subject: 'Grüezi', body: '<p>Ja</p>' }
    const sent = (await post(written, `communication/${written.applicationId}/send-direct-mail`, mail)).json()
    expect([sent.mail.state, sent.notify]).toEqual(['failed', [expect.objectContaining(saysNotSent)]])
  })
})

describe('a reminder', () => {
  it('that reached nobody is none: the next one is not refused', async () => {
    const letting = await plantLetting(world, { contactEmail })
    await offerFlat(world, letting)
    await turnDown(letting)
    expect((await remind(letting)).json().notify).toMatchObject([saysNotSent])
    expect(await remindedAt(letting)).toBeNull()
    await rowsOf(letting, 'update mail_address set bounced_at = null')
    expect((await remind(letting)).json().notify).toMatchObject([{ type: 'success' }])
    expect(await remindedAt(letting)).not.toBeNull()
  })

  it('that is called back is none, until it is sent after all', async () => {
    const letting = await plantLetting(world, { contactEmail })
    await offerFlat(world, letting)
    const [said] = (await remind(letting)).json().notify
    expect((await remind(letting)).statusCode).toBe(409)
    expect((await post(letting, 'communication/call-back', { mailIds: said.waiting.mailIds })).statusCode).toBe(200)
    expect(await remindedAt(letting)).toBeNull()
    expect((await post(letting, `communication/${said.waiting.mailIds[0]}/retry`)).statusCode).toBe(200)
    expect(await remindedAt(letting)).not.toBeNull()
    expect((await remind(letting)).statusCode).toBe(409)
  })

  it('that goes on paper instead counts, until the letter is called back', async () => {
    const letting = await plantLetting(world, { contactEmail })
    await offerFlat(world, letting)
    await turnDown(letting)
    await remind(letting)
    const mail = (await mailsOf(world, letting.home)).find(({ kind }) => kind === 'offer-reminder')
    const { letterId } = (await post(letting, `communication/${mail?.id}/as-letter`)).json()
    expect(await remindedAt(letting)).not.toBeNull()
    const cancelled = await post(letting, `communication/letters/${letterId}/cancel`, { reason: 'Doch nicht' })
    expect(cancelled.statusCode).toBe(200)
    expect(await remindedAt(letting)).toBeNull()
  })

  it('keeps the day of an earlier one that has arrived', async () => {
    const letting = await plantLetting(world, { contactEmail })
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    await offerFlat(world, letting)
    await remind(letting)
    world.setTime(new Date('2026-11-04T10:00:00Z'))
    const [said] = (await remind(letting)).json().notify
    await post(letting, 'communication/call-back', { mailIds: said.waiting.mailIds })
    expect(await remindedAt(letting)).toEqual(new Date('2026-11-02T10:00:00Z'))
    expect((await mailsOf(world, letting.home)).map(({ state }) => state)).toEqual(['held', 'held', 'cancelled'])
    world.setTime(new Date())
  })
})

import { describe, expect, it } from 'vitest'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { applicationOf, linkIn, plantHousehold, type Household } from './testing/household.ts'

const world = useWorld()

const good = (grade: string) => ({
  relationship: { grade: null, text: 'Mieterin seit 2019' },
  payment: { grade, text: '' },
  care: { grade: 'A', text: 'Immer tadellos' },
  again: { grade: 'A', text: '' },
})
const referee = { contactName: 'Urs Frei', contactEmail: 'urs.frei@example.ch', language: 'de' }

function desk(household: Household) {
  const { home, clerk, adultId, applicationId } = household
  const post = (url: string, payload: object = {}, as = clerk) =>
    world.ask(home, { method: 'POST', url: `/api/v1/communication/${url}`, payload, as })
  return {
    ask: (kind = 'landlord', as = clerk) => post(`${kind}/${adultId}/reference-mail`, referee, as),
    remind: (kind = 'landlord') => post(`${kind}/${adultId}/reference-reminder`),
    preview: () => post(`landlord/${adultId}/reference-mail-preview`, referee),
    askAll: (kind: string) => post(`${kind}/reference-mails`, { targets: [applicationId] }),
    read: async () => (await world.ask(home, { url: `/api/v1/adults/${adultId}/evaluation`, as: clerk })).json(),
    giveUp: () =>
      world.ask(home, {
        method: 'PUT',
        url: `/api/v1/adults/${adultId}/evaluation`,
        payload: { type: 'landlord', failure: 'Nicht erreichbar' },
        as: clerk,
      }),
    writeDown: (answers: object) =>
      world.ask(home, {
        method: 'POST',
        url: `/api/v1/adults/${adultId}/evaluation`,
        payload: { type: 'landlord', contactName: 'Urs Frei', answers },
        as: clerk,
      }),
    callBack: (mailIds: string[]) => post('call-back', { mailIds }),
    turnDown: (address: string) =>
      inWorkspace(world.services.pool, home.id, (client) =>
        client.query(
          `insert into mail_address (workspace_id, address, bounced_at) values ('${home.id}', '${address}', now())`,
        ),
      ),
    state: async () => (await applicationOf(world, household)).references,
    page: async (kind = 'reference') => `/api/v1${(await linkIn(world, home, kind)).path}`,
  }
}

const answer = ({ home }: Household, url: string, payload: object) => world.ask(home, { method: 'POST', url, payload })

describe('a reference', () => {
  it('is asked for once however often it is clicked', async () => {
    const household = await plantHousehold(world)
    const { ask } = desk(household)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await mailsOf(world, household.home)).filter(({ kind }) => kind === 'reference')).toHaveLength(1)
  })

  it('is asked by mail, answered over the link, and seen by staff', async () => {
    const household = await plantHousehold(world)
    const { ask, page, read, state } = desk(household)
    expect((await ask()).statusCode).toBe(200)
    expect(await state()).toBe('sent')
    const mail = await linkIn(world, household.home, 'reference')
    expect([mail.to, mail.text]).toEqual(['urs.frei@example.ch', expect.stringContaining('einverstanden')])
    const shown = (await world.ask(household.home, { url: await page() })).json()
    expect(shown).toMatchObject({ type: 'landlord', state: 'open', personName: 'Ana Keller' })
    expect(shown.questions).toHaveLength(5)
    const given = { answer: 'give', answers: good('B') }
    expect((await answer(household, await page(), given)).statusCode).toBe(200)
    expect(await state()).toBe('answered')
    const [landlord] = (await read()).references
    expect(landlord).toMatchObject({ state: 'answered', grade: 'B', canAsk: { allowed: false } })
    expect(landlord.questions[2]).toMatchObject({ key: 'care', grade: 'A', text: 'Immer tadellos' })
  })

  it('keeps its first answer', async () => {
    const household = await plantHousehold(world)
    const { ask, page, read } = desk(household)
    await ask()
    const url = await page()
    await answer(household, url, { answer: 'give', answers: good('B') })
    await answer(household, url, { answer: 'give', answers: good('D') })
    expect((await read()).references[0].grade).toBe('B')
    expect((await world.ask(household.home, { url })).json().state).toBe('answered')
  })

  it('says at its place what an answer still owes', async () => {
    const household = await plantHousehold(world)
    const { ask, page } = desk(household)
    await ask()
    const refused = await answer(household, await page(), { answer: 'give', answers: {} })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
      422,
      ['answers.relationship.text', 'answers.payment.grade', 'answers.care.grade', 'answers.again.grade'],
    ])
  })

  it('is not asked without the consent of the adult', async () => {
    const household = await plantHousehold(world, { agreement_references: false })
    const { ask, state, writeDown } = desk(household)
    const refused = await ask()
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('fehlt die Zustimmung der Person zu Referenzen'),
    ])
    expect((await writeDown(good('A'))).statusCode).toBe(409)
    expect(await state()).toBe('none')
  })

  it('is reminded of once, and both links go on working', async () => {
    const household = await plantHousehold(world)
    const { ask, remind, page, state } = desk(household)
    expect((await remind()).statusCode).toBe(409)
    await ask()
    expect((await remind()).statusCode).toBe(200)
    expect(await state()).toBe('reminder')
    expect((await remind()).statusCode).toBe(409)
    expect((await world.ask(household.home, { url: await page() })).statusCode).toBe(200)
    expect((await world.ask(household.home, { url: await page('reference-reminder') })).statusCode).toBe(200)
  })

  it('is not reminded of by a mail that was called back, or whose address turns mails down', async () => {
    const household = await plantHousehold(world)
    const { ask, remind, state, read, callBack, turnDown } = desk(household)
    await ask()
    const [said] = (await remind()).json().notify
    expect((await callBack(said.waiting.mailIds)).statusCode).toBe(200)
    expect([await state(), (await read()).references[0].remindedAt]).toEqual(['sent', null])
    await turnDown(referee.contactEmail)
    expect((await remind()).json().notify).toMatchObject([
      { type: 'warning', description: expect.stringContaining('Die Erinnerung wurde nicht gesendet') },
    ])
    expect([await state(), (await read()).references[0].remindedAt]).toEqual(['sent', null])
  })

  it('may be refused, given up, and asked of somebody else', async () => {
    const household = await plantHousehold(world)
    const { ask, page, giveUp, state, read } = desk(household)
    await ask()
    await answer(household, await page(), { answer: 'refuse', reason: 'Datenschutz' })
    expect((await read()).references[0]).toMatchObject({ state: 'failed', failure: 'Datenschutz' })
    expect((await giveUp()).statusCode).toBe(409)
    await ask()
    expect(await state()).toBe('sent')
    expect((await giveUp()).statusCode).toBe(200)
    expect(await state()).toBe('failed')
  })

  it('shows on the application as the worst of all', async () => {
    const household = await plantHousehold(world)
    const { ask, writeDown, state, read } = desk(household)
    await ask('employer')
    expect((await writeDown(good('A'))).statusCode).toBe(200)
    expect(await state()).toBe('sent')
    expect((await read()).references[0]).toMatchObject({ state: 'answered', recordedBy: 'Nora Ammann' })
  })

  it('is asked for everybody at once whose form names an address', async () => {
    const household = await plantHousehold(world, {
      company_contact: 'Beat Roth',
      company_contact_email: 'beat.roth@example.ch',
    })
    const { askAll, page } = desk(household)
    expect((await askAll('employer')).json()).toMatchObject({ sent: 1, left: [] })
    expect((await linkIn(world, household.home, 'reference')).to).toBe('beat.roth@example.ch')
    expect((await askAll('employer')).json()).toMatchObject({ sent: 0, left: [{ name: 'Ana Keller' }] })
    expect((await askAll('landlord')).json()).toMatchObject({ sent: 0, left: [{ name: 'Ana Keller' }] })
    expect((await world.ask(household.home, { url: await page() })).json().type).toBe('employer')
  })

  it('is previewed in the words of the mail, without its link', async () => {
    const household = await plantHousehold(world)
    const { subject, body, html } = (await desk(household).preview()).json()
    expect(subject).toContain('Ana Keller')
    expect(body).toContain('einverstanden')
    expect([body, html].join()).not.toContain('/action/')
  })

  it('is for those who may change applications, in their own workspace', async () => {
    const household = await plantHousehold(world)
    const { ask } = desk(household)
    expect((await ask('landlord', await world.person(household.home, 'assistant'))).statusCode).toBe(403)
    const stranger = await plantHousehold(world)
    const elsewhere = desk({ ...household, home: stranger.home, clerk: stranger.clerk })
    expect((await elsewhere.ask()).statusCode).toBe(404)
    await ask()
    expect((await world.ask(stranger.home, { url: await desk(household).page() })).statusCode).toBe(404)
  })
})

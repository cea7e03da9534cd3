import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { begin, fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

async function inviteFrom(home: Workspace, filling: Filling, email?: string) {
  const answer = await filling.ask({ method: 'POST', url: '/invitations', payload: { email } })
  const [, slug, token] = /application\/(\w+)\/([\w-]+)\/create-adult/.exec(answer.json().url) ?? []
  const base = `/api/v2/applications/${slug}/${token}`
  return {
    read: () => world.ask(home, { url: `${base}/new-adult` }),
    save: (payload: object) => world.ask(home, { method: 'POST', url: `${base}/new-adult`, payload }),
    ask: (url: string) => world.ask(home, { url: `${base}${url}` }),
    post: (url: string) => world.ask(home, { method: 'POST', url: `${base}${url}` }),
  }
}

const ben = {
  ...exampleAdultAnswers,
  firstname: 'Ben',
  email: 'ben@example.ch',
  email_confirm: 'ben@example.ch',
  tenant_type: 'flatmate',
}

const start = async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  return { home, filling }
}

describe('a co-applicant', () => {
  it('sees project, objects and questions, and nothing of the others', async () => {
    const { home, filling } = await start()
    const page = await (await inviteFrom(home, filling)).read()
    expect(page.json()).toMatchObject({
      objects: [{ title: 'Wohnung 3.2' }],
      person: null,
      documents: [],
      canChange: true,
    })
    expect(page.body).not.toContain('Keller')
    expect(page.body).not.toContain('ana.keller')
    for (const key of ['household', 'adults', 'children', 'invitations']) expect(page.json()).not.toHaveProperty(key)
  })

  it('fills in the own person, comes back to it and changes it', async () => {
    const { home, filling } = await start()
    const link = await inviteFrom(home, filling)
    const first = await link.save({ version: null, answers: ben, isComplete: true })
    expect(first.json()).toMatchObject({ version: 1 })
    expect((await link.read()).json().person.answers.firstname).toBe('Ben')
    expect((await link.save({ version: 1, answers: { firstname: 'Benno' } })).json().version).toBe(2)
    expect((await link.save({ version: 1, answers: { firstname: 'Bernd' } })).statusCode).toBe(409)
    const { adults } = await filling.read()
    expect(adults.map(({ answers }) => answers.firstname)).toEqual(['Ana', 'Benno'])
  })

  it('does not make the page of the main applicant stale', async () => {
    const { home, filling } = await start()
    const { version } = (await filling.read()).household
    await (await inviteFrom(home, filling)).save({ version: null, answers: ben })
    const save = await filling.ask({
      method: 'POST',
      url: '/update',
      payload: { version, answers: { remarks: 'weiter' } },
    })
    expect(save.statusCode).toBe(200)
  })

  it('cannot open, change or send the application with the link', async () => {
    const { home, filling } = await start()
    const link = await inviteFrom(home, filling)
    expect((await link.ask('/update')).statusCode).toBe(404)
    expect((await link.post('/submit')).statusCode).toBe(404)
    expect((await link.post('/email-validation')).statusCode).toBe(404)
  })

  it('is written to when an address is given', async () => {
    const { home, filling } = await start()
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`insert into project_setting (workspace_id, key, value) values ($1, 'contact', $2)`, [
        home.id,
        { phone: '052 123 45 67' },
      ]),
    )
    await inviteFrom(home, filling, 'ben@example.ch')
    const mails = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select to_address, subject, body_text from mail_message'),
    )
    expect(mails.rows).toHaveLength(1)
    expect(mails.rows[0]).toMatchObject({
      to_address: 'ben@example.ch',
      body_text: expect.stringContaining('/create-adult'),
    })
    const { subject, body_text: body } = mails.rows[0]
    expect(subject).toBe(
      'Ana Keller lädt Sie zu einer gemeinsamen Bewerbung ein / Ana Keller vous invite à une candidature commune',
    )
    expect(body).toMatch(/Der Link gilt bis \d\d\.\d\d\.\d{4}\./)
    expect(body).toMatch(/Le lien est valable jusqu’au \d\d\.\d\d\.\d{4}\./)
    expect(body).toContain('Sie erreichen uns unter 052 123 45 67')
  })

  it('is not sent what only looks like a name', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const answers = { firstname: 'Visit', name: 'http://evil.example' }
    await filling.ask({ method: 'POST', url: '/adults', payload: { answers } })
    await inviteFrom(home, filling, 'ben@example.ch')
    const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select subject, body_text from mail_message'),
    )
    expect(JSON.stringify(rows)).not.toContain('evil')
    expect(rows[0]?.subject).toContain('Eine Person Ihres Haushalts')
  })

  it('may still come after the application was sent, until somebody has decided', async () => {
    const { home, filling } = await start()
    const link = await inviteFrom(home, filling)
    await filling.submit()
    expect((await link.save({ version: null, answers: ben })).statusCode).toBe(200)
    expect((await filling.read()).adults).toHaveLength(2)
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("update application set progress_state = 'assigned'"),
    )
    expect((await link.read()).json().canChange).toBe(false)
    expect((await link.save({ version: 1, answers: { firstname: 'Benno' } })).statusCode).toBe(409)
  })
})

import { expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

it('a changed address is confirmed anew, once for each address', async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await filling.submit()
  const change = async (email: string) => {
    const [ana] = (await filling.read()).adults
    const payload = { version: ana?.version, answers: { email, email_confirm: email }, isComplete: true }
    expect((await filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload })).statusCode).toBe(200)
  }
  const mails = async () =>
    (
      await inWorkspace(world.services.pool, home.id, (client) =>
        client.query(
          `select to_address, body_text from mail_message where kind = 'application-new-address' order by created_at, id`,
        ),
      )
    ).rows
  await change('ana@example.ch')
  await change('ana.keller@example.ch')
  await change('ana@example.ch')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to_address: 'ana@example.ch' })
  const [, confirm] = /\/form(\/application\/[\w/-]+)\/confirm-email/.exec(mail.body_text) ?? []
  const [, open] = /\/form(\/application\/[\w/-]+)\/new-link/.exec(mail.body_text) ?? []
  const base = '/api/v2'
  const asked = (path: string | undefined, end: string) =>
    world.ask(home, { method: 'POST', url: `${base}${path?.replace('/application/', '/applications/')}${end}` })
  expect((await asked(confirm, '/email-validation')).json()).toMatchObject({
    email: 'ana@example.ch',
    isValidated: true,
  })
  expect((await asked(open, '/new-link')).json().path).toMatch(/\/status$/)
})

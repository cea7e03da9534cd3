// Codes by text message: sent by a job at the provider of the workspace, by e-mail where that fails, within the limits.

import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { startAspsmsDouble } from '#connectors/testing/sms-doubles.ts'
import { mailsTo } from '#areas/sign-in/server/testing-people.ts'
import type { Workspace } from '#platform/server/context.ts'
import { registerExtensions } from '#platform/server/extension-point.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { mostTextsADay } from '../rules/codes.ts'
import { tidyAccounts } from './retention.ts'
import { externalCode } from './tables.ts'
import { doors, investor, mailedPath, ownData, post as postTo } from './testing/outside.ts'

const double = await startAspsmsDouble()
afterAll(() => double.stop())
const world = useOwnWorld(
  {
    SMS_PROVIDER: 'aspsms',
    ASPSMS_URL: double.access.url,
    SMS_USER: double.access.user,
    SMS_PASSWORD: double.access.password,
  },
  [doors, ...areas],
)
afterAll(() => registerExtensions(areas))
afterEach(() => world.setTime(new Date()))

let home: Workspace
beforeEach(async () => void (home = await world.workspace({ projectType: 'saleb2b' })))

const email = 'ines.brandt@pk-jura.example'
const enter = (token: string, code: string) =>
  postTo(world, home, '/api/v2/b2b/verify-phone', { project_slug: 'lindenhof', token, code })
const accounts = async () =>
  (await asSystem(world.services, home, ({ client }) => client.query('select * from external_account'))).rows

it('arrive on the phone, prove the number, and name the host for the browser', async () => {
  const { code } = await investor(world, home, email, { phone: '+41 79 000 00 01' })
  expect(code.channel).toBe('sms')
  await world.services.jobs.runDue()
  const { to, text } = double.messages.at(-1) ?? { to: '', text: '' }
  expect(to).toBe('+41790000001')
  expect(text).toMatch(
    new RegExp(`^[0-9]{6} ist Ihr Code für ${home.slug}\\.localhost\\.\\n\\n@${home.slug}\\.localhost #[0-9]{6}$`),
  )
  expect((await accounts())[0].phone_verified_at).toBe(null)
  expect((await enter(code.token, text.slice(0, 6))).statusCode).toBe(200)
  expect((await accounts())[0].phone_verified_at).not.toBe(null)
})

it('are mailed when the provider refuses the number, which then is not proven', async () => {
  const { code } = await investor(world, home, email, { phone: '+41 79 000 00 02' })
  await world.services.jobs.runDue()
  const subject = (await mailsTo(world, home, email)).at(-1)?.subject ?? ''
  expect(subject).toMatch(/^[0-9]{6} ist Ihr Code$/)
  expect((await enter(code.token, subject.slice(0, 6))).statusCode).toBe(200)
  expect((await accounts())[0].phone_verified_at).toBe(null)
})

it('are mailed after too many messages of a day, and administrators are told once', async () => {
  const admin = await world.person(home, 'admin')
  const first = await investor(world, home, email, { phone: '+41 79 000 00 01' })
  const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(externalCode))
  if (!row) throw new Error('no code was asked for')
  const createdAt = new Date(Date.now() - 3_600_000)
  const copies = Array.from({ length: mostTextsADay }, () => ({
    ...row,
    createdAt,
    id: newId(),
    phone: '+41790000009',
    networkHash: Buffer.from([1]),
  }))
  await asSystem(world.services, home, ({ db }) => db.insert(externalCode).values(copies))
  world.setTime(new Date(Date.now() + 60_000))
  const again = await postTo(world, home, '/api/v2/b2b/send-phone-verification', { token: first.code.token })
  expect(again.json().channel).toBe('email')
  const told = await mailsTo(world, home, admin.email)
  expect(told.map(({ kind }) => kind)).toEqual(['staff-external-texts-stopped'])
})

it('are limited for one network that registers many numbers', async () => {
  const statuses: number[] = []
  for (const digit of [1, 4, 5, 6]) {
    const address = `person-${digit}@example.ch`
    await postTo(
      world,
      home,
      '/api/v2/b2b/register/lindenhof',
      ownData({ email: address, phone: `+41 79 000 00 0${digit}` }),
    )
    const [, , , userSlug, token] = (await mailedPath(world, home, address)).split('/')
    const answer = await postTo(world, home, `/api/v2/b2b/verify-email/lindenhof/${userSlug}/${token}`, {
      password: 'Sommer-2026',
    })
    statuses.push(answer.statusCode)
    world.setTime(new Date(world.services.clock().getTime() + 100_000))
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('are limited for one network that asks for many numbers at once', async () => {
  const paths: string[] = []
  for (const digit of [1, 4, 5, 6]) {
    const address = `person-${digit}@example.ch`
    const own = ownData({ email: address, phone: `+41 79 000 00 0${digit}` })
    await postTo(world, home, '/api/v2/b2b/register/lindenhof', own)
    paths.push((await mailedPath(world, home, address)).replace('/b2b-email-verify', '/api/v2/b2b/verify-email'))
  }
  const answers = await Promise.all(paths.map((path) => postTo(world, home, path, { password: 'Sommer-2026' })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

it('are forgotten, with accounts that nobody has proven for a month', async () => {
  await postTo(world, home, '/api/v2/b2b/register/lindenhof', ownData({ email }))
  world.setTime(new Date(Date.now() + 29 * 24 * 60 * 60 * 1000))
  await asSystem(world.services, home, tidyAccounts)
  expect((await accounts())[0].company).toBe('Pensionskasse Jura')
  world.setTime(new Date(Date.now() + 62 * 24 * 60 * 60 * 1000))
  await asSystem(world.services, home, tidyAccounts)
  expect((await accounts())[0]).toMatchObject({ company: '', phone: null })
})

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { application } from '#areas/applications/server/tables.ts'
import { documentRequest } from '#areas/applications/server/public.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { begin, fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

async function sent(): Promise<{ home: Workspace; filling: Filling; id: string }> {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await filling.submit()
  const [row] = await rows(home)
  return { home, filling, id: row?.id ?? '' }
}

const rows = (home: Workspace) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).select().from(application).where(eq(application.workspaceId, home.id)),
  )

const put = (home: Workspace, id: string, fields: Partial<typeof application.$inferInsert>) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).update(application).set(fields).where(eq(application.id, id)),
  )

const status = async (filling: Filling) => (await filling.ask({ url: '/status' })).json()
const withdraw = (filling: Filling, payload: object = { reason: 'too_expensive' }) =>
  filling.ask({ method: 'POST', url: '/withdraw', payload })

describe('a wish that was taken away after sending', () => {
  const offered = async (filling: Filling): Promise<string[]> =>
    (await filling.ask({ url: '/update' })).json().objects.map(({ id }: { id: string }) => id)
  const wishesOf = async (home: Workspace) =>
    (
      await inWorkspace(world.services.pool, home.id, (client) =>
        client.query<{ object_id: string }>('select object_id from application_wish order by rank'),
      )
    ).rows.map(({ object_id }) => object_id)

  it('comes back as long as it is to be had, and is offered no longer', async () => {
    const home = await world.workspace()
    const [flat, other] = [await plantObject(world, home), await plantObject(world, home)]
    const filling = await fillIn(world, home, [flat, other])
    await filling.submit()
    // Beside a change of another kind.
    expect((await filling.save({ priorities: [flat], pets: false })).statusCode).toBe(200)
    expect(await wishesOf(home)).toEqual([flat])
    expect(await offered(filling)).toEqual([flat, other])
    // The response contains the current wishes only.
    expect((await status(filling)).objects.map(({ id }: { id: string }) => id)).toEqual([flat])
    expect((await filling.read()).household.answers['priorities']).toEqual([flat])
    expect((await filling.save({ priorities: [other, flat] })).statusCode).toBe(200)
    expect(await wishesOf(home)).toEqual([other, flat])

    await filling.save({ priorities: [flat] })
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`update property_object set is_published = false where id = $1`, [other]),
    )
    expect(await offered(filling)).toEqual([flat])
    expect((await filling.save({ priorities: [flat, other] })).statusCode).toBe(422)
    expect(await wishesOf(home)).toEqual([flat])
  })

  it('is none that the household has never had', async () => {
    const { home, filling } = await sent()
    const stranger = await plantObject(world, home)
    const [mine = ''] = await wishesOf(home)
    expect((await filling.save({ priorities: [mine, stranger] })).statusCode).toBe(422)
    expect(await wishesOf(home)).toEqual([mine])
  })
})

describe('the status page', () => {
  it('says where the application stands, what is missing, and what the household did', async () => {
    const { filling } = await sent()
    await filling.ask({ method: 'POST', url: '/invitations', payload: {} })
    await filling.save({ pets: true, pets_type: 'Katze' })
    const told = await status(filling)
    expect(told).toMatchObject({
      standing: 'received',
      application: { number: 1, canChange: true },
      missing: { email: true, people: [{ email: null }] },
      canWithdraw: { allowed: true },
      takesPapers: true,
    })
    expect(told.papers).toContainEqual(
      expect.objectContaining({ category: 'further_documents', personName: 'Ana Keller', state: 'missing' }),
    )
    expect(told.history.map(({ title }: { title: string }) => title)).toEqual([
      'Angaben nachträglich geändert',
      'Bewerbung eingereicht',
    ])
  })

  it('is not there for a draft, nor for another key', async () => {
    const home = await world.workspace()
    const draft = await begin(world, home, [await plantObject(world, home)])
    expect((await draft.ask({ url: '/status' })).statusCode).toBe(404)
    const { filling, home: other } = await sent()
    const { statusCode } = await world.ask(other, { url: `/api/v2/applications/${filling.slug}/${draft.token}/status` })
    expect(statusCode).toBe(404)
  })

  it('is not there in another workspace', async () => {
    const { filling } = await sent()
    const elsewhere = await world.workspace()
    const { statusCode } = await world.ask(elsewhere, {
      url: `/api/v2/applications/${filling.slug}/${filling.token}/status`,
    })
    expect(statusCode).toBe(404)
  })

  it.each(['active.new', 'active.evaluated', 'with_offer.declined'] as const)(
    'asks nobody for a copy of an ID who was not chosen: %s',
    async (progressState) => {
      const { filling, home, id } = await sent()
      await put(home, id, { progressState })
      expect(categoriesIn(await status(filling))).not.toContain('copy_of_id')
      const { key } = (await filling.read()).adults[0] ?? { key: '' }
      expect(JSON.stringify((await handIn(filling, key)).json())).toContain('erst von der ausgewählten Person verlangt')
    },
  )

  it.each(['with_offer', 'assigned'] as const)('asks the chosen one for it: %s', async (progressState) => {
    const { filling, home, id } = await sent()
    await put(home, id, { progressState })
    expect((await status(filling)).papers).toContainEqual(
      expect.objectContaining({ category: 'copy_of_id', isNeeded: true, isDue: true, state: 'missing' }),
    )
  })

  it('asks whom staff have asked, for exactly that', async () => {
    const { filling, home, id } = await sent()
    const { key } = (await filling.read()).adults[0] ?? { key: '' }
    const wanted = [{ person: key, category: 'copy_of_id', reason: 'missing' as const }]
    const request = { workspaceId: home.id, id: newId(), applicationId: id, tokenHash: Buffer.alloc(32), wanted }
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 1000)]
    await inWorkspace(world.services.pool, home.id, (client) =>
      drizzle({ client })
        .insert(documentRequest)
        .values({ ...request, createdAt, expiresAt }),
    )
    expect(categoriesIn(await status(filling))).toContain('copy_of_id')
    expect(categoriesIn(await status(filling))).not.toContain('debt_collection_extract')
    expect((await handIn(filling, key)).json()).toMatchObject({ status: 'ok' })
  })

  it('keeps what came too early to be seen and taken back, and asks for no more of it', async () => {
    const { filling, home, id } = await sent()
    await put(home, id, { progressState: 'with_offer' })
    const { key } = (await filling.read()).adults[0] ?? { key: '' }
    await handIn(filling, key)
    await put(home, id, { progressState: 'active.in_progress' })
    expect((await status(filling)).papers).toContainEqual(
      expect.objectContaining({ category: 'copy_of_id', isNeeded: false, isDue: false, state: 'there' }),
    )
  })

  it('takes papers while an offer is open, but no more answers', async () => {
    const { filling, home, id } = await sent()
    await put(home, id, { progressState: 'with_offer' })
    expect(await status(filling)).toMatchObject({
      standing: 'offered',
      takesPapers: true,
      canWithdraw: { allowed: false },
    })
    const { key } = (await filling.read()).adults[0] ?? { key: '' }
    const handedIn = await handIn(filling, key)
    expect(handedIn.json()).toMatchObject({ status: 'ok', uploaded: [{ displayName: 'auszug.pdf' }] })
    expect((await filling.save({ pets: true })).statusCode).toBe(409)
    await put(home, id, { progressState: 'inactive', deactivationReason: 'denied' })
    expect((await handIn(filling, key)).json()).toMatchObject({ uploaded: [] })
  })
})

const categoriesIn = ({ papers }: { papers: { category: string }[] }) => papers.map(({ category }) => category)

function handIn(filling: Filling, person: string) {
  const body = new FormData()
  body.set('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF']), 'auszug.pdf')
  return filling.ask({ method: 'POST', url: `/documents/${person}/copy_of_id`, payload: body })
}

describe('the receipt', () => {
  it('is a PDF, and keeps the digest of what was sent when answers change', async () => {
    const { filling, home } = await sent()
    const receipt = await filling.ask({ url: '/receipt' })
    expect(receipt.headers['content-type']).toBe('application/pdf')
    expect(receipt.body.slice(0, 5)).toBe('%PDF-')
    const [before] = await rows(home)
    expect(before?.sentDigest).toMatch(/^[0-9a-f]{64}$/)
    await filling.save({ pets: true, pets_type: 'Katze' })
    const [after] = await rows(home)
    expect(after?.sentDigest).toBe(before?.sentDigest)
    expect(after?.answersChangedAt).not.toBeNull()
  })

  it('is not there for a draft', async () => {
    const home = await world.workspace()
    const draft = await begin(world, home, [await plantObject(world, home)])
    expect((await draft.ask({ url: '/receipt' })).statusCode).toBe(404)
  })
})

describe('withdrawing', () => {
  it('takes the application out of the process with its reason, once, and confirms it by mail', async () => {
    const { filling, home } = await sent()
    const answer = await withdraw(filling, { reason: 'found_elsewhere', comment: 'Danke' })
    expect(answer.json().status).toMatchObject({
      standing: 'withdrawn',
      takesPapers: false,
      withdrawnAt: expect.stringMatching(/^\d{4}-/),
      steps: [
        { key: 'received', state: 'done' },
        { key: 'withdrawn', state: 'done' },
      ],
    })
    expect((await withdraw(filling)).json().status).toMatchObject({ standing: 'withdrawn' })
    const [row] = await rows(home)
    expect(row).toMatchObject({
      progressState: 'inactive',
      stateBeforeInactive: 'active.new',
      deactivationReason: 'withdrawn_by_applicant: found_elsewhere: Danke',
    })
    const { rows: mails } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`select 1 from mail_message where kind = 'application-withdrawn'`),
    )
    expect(mails).toHaveLength(1)
  })

  it('is told to whoever goes on changing it in another window, of the household and of a person alike', async () => {
    const { filling, home, id } = await sent()
    const { key } = (await filling.read()).adults[0] ?? { key: '' }
    await withdraw(filling)
    const body = { version: 1, answers: { firstname: 'Anabel' }, isComplete: true }
    const ofPerson = await filling.ask({ method: 'POST', url: `/adults/${key}`, payload: body })
    for (const answer of [await filling.save({ pets: true }), ofPerson]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toContain('wurde zurückgezogen')
    }
    // A rejection by staff gives a different message.
    await put(home, id, { deactivationReason: 'denied' })
    expect((await filling.save({ pets: true })).json().message).toContain('wird bereits bearbeitet')
  })

  it('is refused while an offer is open and when the object is assigned', async () => {
    const { filling, home, id } = await sent()
    for (const progressState of ['with_offer', 'assigned'] as const) {
      await put(home, id, { progressState })
      expect((await withdraw(filling)).statusCode).toBe(409)
    }
  })

  it('asks for a reason', async () => {
    const { filling } = await sent()
    expect((await withdraw(filling, {})).statusCode).toBe(422)
  })
})

describe('a change after the verdict', () => {
  it('shows as a difference in words and marks the verdict as older, until somebody says it holds', async () => {
    const { filling, home, id } = await sent()
    const clerk = await world.person(home, 'superuser')
    const ask = (path: string, payload?: object) =>
      world.ask(home, {
        url: `/api/v1/applications/${id}${path}`,
        as: clerk,
        ...(payload && { method: 'POST', payload }),
      })
    const version = async () => (await ask('')).json().version
    await world.ask(home, {
      method: 'PUT',
      url: `/api/v1/applications/${id}/evaluation`,
      as: clerk,
      payload: { overall: 'A', version: await version() },
    })
    expect((await ask('/changes-since-sending')).json()).toMatchObject({ changedAt: null, changes: [] })
    await filling.save({ pets: true, pets_type: 'Katze' })
    const { changes, isJudgementOlder } = (await ask('/changes-since-sending')).json()
    expect(isJudgementOlder).toBe(true)
    expect(changes).toContainEqual(
      expect.objectContaining({ label: 'Haustiere', before: 'Nein', after: 'Ja', isNew: true }),
    )
    expect((await ask('/evaluation/init')).json().isOlderThanAnswers).toBe(true)
    const stale = await ask('/evaluation/still-holds', { version: 1 })
    expect(stale.statusCode).toBe(409)
    await ask('/evaluation/still-holds', { version: await version() })
    expect((await ask('/evaluation/init')).json().isOlderThanAnswers).toBe(false)
  })
})

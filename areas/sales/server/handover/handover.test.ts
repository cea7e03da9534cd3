// The hand-over of a sold flat: writing and signing the protocol, its photos and PDF, and the defects afterwards.

import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf } from '#areas/files/server/testing/multipart.ts'
import { application } from '#areas/applications/server/tables.ts'
import { staffNews } from '#areas/users/server/tables.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { HandoverContent } from '../../rules/handover/handover-content.ts'
import { saleHandover } from '../tables.ts'
import { mailKindsOf, pathOf, sentMails, signature, type Sale } from '../testing/plant-sale.ts'
import { plantCompleted, plantSold, readCompletion } from '../testing/plant-sold.ts'
import { remindOfDefects } from './defects.ts'
import { makeHandoverDocument } from './handover-document.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const today = dayOf(new Date())
const urlOf = (sale: Sale) => `${pathOf(sale.buyers[0] ?? '')}/completion/handover`
const inHome = <Result>({ home }: Sale, run: Parameters<typeof asSystem<Result>>[2]) =>
  asSystem(world.services, home, run)

const read = async (sale: Sale) => (await world.ask(sale.home, { url: urlOf(sale), as: sale.clerk })).json()
const begin = (sale: Sale, as: Person = sale.clerk) => world.ask(sale.home, { method: 'POST', url: urlOf(sale), as })
const save = (sale: Sale, version: number, content: HandoverContent) =>
  world.ask(sale.home, { method: 'PUT', url: urlOf(sale), payload: { version, content }, as: sale.clerk })
const sign = (sale: Sale, version: number, buyer: object = { name: 'Anna Muster', signature }) =>
  world.ask(sale.home, {
    method: 'POST',
    url: `${urlOf(sale)}/sign`,
    payload: { version, seller: { name: 'Claire Favre', signature }, buyer },
    as: sale.clerk,
  })

async function uploadPhoto(sale: Sale, content?: Buffer) {
  const photo =
    content ??
    (await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer())
  const answer = await world.ask(sale.home, {
    method: 'POST',
    url: `${urlOf(sale)}/photos`,
    payload: multipartOf([{ name: 'Kratzer.jpg', content: photo, type: 'image/jpeg' }]),
    headers: multipartHeaders,
    as: sale.clerk,
  })
  return answer.json()
}

/** Everything checked, one defect with a photo, five keys. */
async function filled(sale: Sale): Promise<HandoverContent> {
  const { content }: { content: HandoverContent } = (await read(sale)).handover
  const { uploaded } = await uploadPhoto(sale)
  const [{ id, displayName, contentType, size }] = uploaded
  const rooms = content.rooms.map((room, place) => ({
    ...room,
    points: room.points.map((point, at) => ({
      ...point,
      state: 'good' as const,
      ...(place === 1 &&
        at === 0 && {
          hasDefect: true,
          remark: 'Kratzer bei der Tür',
          responsible: 'Parkett AG',
          dueOn: laterDay(today, 20),
          photos: [{ id, displayName, contentType, size }],
        }),
    })),
  }))
  return {
    ...content,
    rooms,
    meters: content.meters.map((one) => ({ ...one, reading: '4711' })),
    keys: content.keys.map((one, place) => ({ ...one, count: place === 0 ? 3 : 2 })),
  }
}

async function plantSigned(): Promise<Sale> {
  const sale = await plantSold(world)
  await begin(sale)
  const { version } = (await save(sale, 1, await filled(sale))).json()
  const signed = await sign(sale, version)
  if (signed.statusCode !== 200) throw new Error(signed.body)
  return sale
}

const handoverIn = async (sale: Sale) => {
  const [row] = await inHome(sale, ({ db }) => db.select().from(saleHandover))
  if (!row) throw new Error('there is no hand-over')
  return row
}
const makeDocument = async (sale: Sale) => {
  const { reservationId } = await handoverIn(sale)
  await inHome(sale, (ctx) => makeHandoverDocument(ctx, { reservationId }))
}

describe('writing the protocol', () => {
  it('begins with the rooms of the flat, saves gaps, and keeps what another device saved', async () => {
    const sale = await plantSold(world)
    expect((await read(sale)).canBegin.allowed).toBe(true)
    expect((await begin(sale)).statusCode).toBe(200)
    expect((await begin(sale)).statusCode).toBe(409)
    const { handover } = await read(sale)
    const { content } = handover
    expect(content.rooms.map(({ title }: { title: string }) => title)).toEqual([
      'Eingang',
      'Küche',
      'Bad',
      'Wohnzimmer',
      'Zimmer 1',
      'Zimmer 2',
      'Zimmer 3',
      'Balkon',
      'Keller',
    ])
    expect(content.people.map(({ name }: { name: string }) => name)).toEqual(['Claire Favre', 'Käufer 1'])
    const saved = await save(sale, 1, { ...content, remark: 'Erstes Gerät' })
    expect(saved.json()).toMatchObject({ version: 2 })
    expect((await save(sale, 1, { ...content, remark: 'Zweites Gerät' })).statusCode).toBe(409)
    expect((await read(sale)).handover.content.remark).toBe('Erstes Gerät')
  })

  it('can be prepared before the deed, and signed only after it', async () => {
    const sale = await plantCompleted(world)
    await begin(sale)
    const { version } = (await save(sale, 1, await filled(sale))).json()
    const refused = await sign(sale, version)
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Zuerst wird der Kaufvertrag beurkundet.'])
  })

  it('shows only photos of its own, and refuses a broken one', async () => {
    const [sale, other] = [await plantSold(world), await plantSold(world)]
    await begin(sale)
    await begin(other)
    const foreign = await filled(other)
    expect((await save(sale, 1, foreign)).statusCode).toBe(422)
    const { uploaded, errors } = await uploadPhoto(sale, Buffer.from('ffd8ffe000104a46494600', 'hex'))
    expect([uploaded, errors]).toEqual([[], [expect.anything()]])
  })

  it('asks for the permission, and is hidden from other workspaces', async () => {
    const sale = await plantSold(world)
    expect((await begin(sale, await world.person(sale.home, 'analyst'))).statusCode).toBe(403)
    const other = await plantSold(world)
    expect((await world.ask(other.home, { url: urlOf(sale), as: other.clerk })).statusCode).toBe(404)
    expect((await world.ask(other.home, { method: 'POST', url: urlOf(sale), as: other.clerk })).statusCode).toBe(404)
  })
})

describe('signing the protocol', () => {
  it('names each gap by its field', async () => {
    const sale = await plantSold(world)
    await begin(sale)
    const refused = await sign(sale, 1)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toMatchObject({
      'rooms.0.points.0.state': 'Noch nicht geprüft',
      'meters.0.reading': 'Bitte ausfüllen',
      'keys.0.count': 'Bitte ausfüllen',
    })
    const { version } = (await save(sale, 1, await filled(sale))).json()
    expect((await sign(sale, version, { name: 'Anna', signature: [] })).json().fields).toHaveProperty('buyer.signature')
  })

  it('hands over the keys and lists the defects, and the protocol stays as it is', async () => {
    const sale = await plantSigned()
    expect(await readCompletion(world, sale)).toMatchObject({ keysOn: today, keysTo: 'Anna Muster', keysCount: 5 })
    const { handover } = await read(sale)
    expect(handover.defects).toMatchObject([{ room: 'Küche', item: 'Boden', responsible: 'Parkett AG', doneOn: null }])
    expect((await save(sale, handover.version, { ...handover.content, remark: 'Später' })).statusCode).toBe(409)
    expect((await sign(sale, handover.version)).statusCode).toBe(409)
    await expect(
      inHome(sale, ({ db }) => db.update(saleHandover).set({ content: { ...handover.content, remark: 'Später' } })),
    ).rejects.toMatchObject({ cause: { message: 'a signed hand-over is never changed' } })
    expect((await read(sale)).handover.content.remark).toBe('')
  })

  it('deletes photos that no point shows', async () => {
    const sale = await plantSold(world)
    await begin(sale)
    const content = await filled(sale)
    await uploadPhoto(sale)
    const { version } = (await save(sale, 1, content)).json()
    const photos = () =>
      inHome(sale, ({ db }) => db.select().from(storedFile).where(eq(storedFile.category, 'handover_photo')))
    expect(await photos()).toHaveLength(2)
    await sign(sale, version)
    expect(await photos()).toHaveLength(1)
  })
})

describe('the PDF of the protocol', () => {
  it('is made once under two servers, mailed to the buyer, and shows the small photo', async () => {
    const sale = await plantSigned()
    await Promise.all([makeDocument(sale), makeDocument(sale)])
    const { document } = (await read(sale)).handover
    const pdf = (await world.ask(sale.home, { url: document.url, as: sale.clerk })).rawPayload
    const file = join(await mkdtemp(join(tmpdir(), 'handover-')), 'protocol.pdf')
    await writeFile(file, pdf)
    const { stdout: text } = await promisify(execFile)('pdftotext', ['-layout', file, '-'])
    for (const words of ['Kratzer bei der Tür', 'Parkett AG', '4711', 'Claire Favre', 'Anna Muster', 'Briefkasten']) {
      expect(text).toContain(words)
    }
    const { stdout: pictures } = await promisify(execFile)('pdfimages', ['-list', file])
    expect(pictures).toMatch(/1000\s+667/)
    const kinds = (await mailKindsOf(world, sale)).filter((kind) => kind === 'handover-protocol')
    expect(kinds).toHaveLength(1)
    const mail = (await sentMails(world, sale.home)).find(({ kind }) => kind === 'handover-protocol')
    expect(mail?.toAddress).toBe('kaeufer1@post.example')
  })

  it('is on the page of the buyer with the open defects', async () => {
    const sale = await plantSigned()
    await makeDocument(sale)
    const token = newToken()
    const [row] = await inHome(sale, ({ db }) =>
      db
        .update(application)
        .set({ tokenHash: hashOf(token) })
        .returning({ slug: application.slug }),
    )
    const url = `/api/v2/applications/${row?.slug}/${token}/status`
    const { handover } = (await world.ask(sale.home, { url: `${url}/handover` })).json()
    expect(handover).toMatchObject({
      handedOverOn: today,
      hasDocument: true,
      defects: [{ item: 'Boden', doneOn: null }],
    })
    expect(
      (await world.ask(sale.home, { url: `${url}/reservation/handover` })).rawPayload.subarray(0, 4).toString(),
    ).toBe('%PDF')
    const forged = `/api/v2/applications/${row?.slug}/${newToken()}/status/handover`
    expect((await world.ask(sale.home, { url: forged })).statusCode).toBe(404)
  })
})

describe('a defect', () => {
  const change = async (sale: Sale, body: object) => {
    const [defect] = (await read(sale)).handover.defects
    const { version, responsible, dueOn } = defect
    return world.ask(sale.home, {
      method: 'POST',
      url: `${urlOf(sale)}/defects/${defect.id}`,
      payload: { version, isDone: false, responsible, dueOn, note: '', ...body },
      as: sale.clerk,
    })
  }
  const news = async (sale: Sale) =>
    (await inHome(sale, ({ db }) => db.select().from(staffNews))).filter(({ kind }) => kind === 'sale_defect_due')
      .length
  const at = (day: string) => world.setTime(instantAt(day, '09:00') ?? new Date())

  it('is repaired, and open again, and stays on the list', async () => {
    const sale = await plantSigned()
    expect((await change(sale, { isDone: true, note: 'Neu versiegelt' })).statusCode).toBe(200)
    expect((await read(sale)).handover.defects).toMatchObject([{ doneOn: today, note: 'Neu versiegelt' }])
    expect((await change(sale, { isDone: false })).statusCode).toBe(200)
    expect((await read(sale)).handover.defects).toMatchObject([{ doneOn: null, doneBy: null }])
    expect((await change(sale, { version: 1 })).statusCode).toBe(409)
    expect((await change(sale, { responsible: '' })).statusCode).toBe(422)
  })

  it('is brought to the attention of staff on its due day, once under two servers, and weekly until it is repaired', async () => {
    const sale = await plantSigned()
    await world.person(sale.home, 'superuser', { notificationSettings: { sale_defect_due: 'now' } })
    const { id: handoverId } = await handoverIn(sale)
    const remind = () => inHome(sale, (ctx) => remindOfDefects(ctx, { handoverId }))
    at(laterDay(today, 19))
    await remind()
    expect(await news(sale)).toBe(0)
    at(laterDay(today, 20))
    await Promise.all([remind(), remind()])
    const once = await news(sale)
    expect(once).toBeGreaterThan(0)
    at(laterDay(today, 27))
    await remind()
    expect(await news(sale)).toBe(2 * once)
    await change(sale, { isDone: true })
    at(laterDay(today, 34))
    await remind()
    expect(await news(sale)).toBe(2 * once)
  })
})

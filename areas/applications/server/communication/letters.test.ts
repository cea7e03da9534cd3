// Letters for recipients without an email address: a waiting letter counts as sent only after printing.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailsOf } from '../testing/letting.ts'
import { plantApplications } from '../testing/planting.ts'
import { application } from '../tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { forgetThreads } from '#platform/server/mail/forgetting.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { draw } from '#areas/communication/server/testing/draw-letters.ts'
import { settle, withoutMail, type Household } from '../testing/paper-households.ts'
import { drawBatch } from '#areas/communication/server/letters/batch-drawing.ts'

const world = useWorld()

const anna: Household = { name: 'Anna Muster', street: 'Lindenweg 4', postcode: '8400', city: 'Winterthur' }
const beat: Household = { name: 'Beat Keller', street: 'Seestrasse 1', postcode: '3000', city: 'Bern' }
const nowhere: Household = { name: 'Ohne Adresse' }
const words = { subject: 'Besichtigung', body: '<p>Guten Tag [place_fullname]</p><p>Passt <b>Montag</b>?</p>' }

async function scene(...households: Household[]) {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as: Person = clerk) =>
    world.ask(home, { method, url: `/api/v1/communication/${path}`, as, ...(body && { body }) })
  const ids = await plantApplications(world, home, households.map(withoutMail))
  await settle(world, home, { ids, households })
  for (const id of ids) await ask('POST', `${id}/send-direct-mail`, words)
  await passHold(home)
  const mails = await mailsOf(world, home)
  return { home, clerk, ask, ids, mailIds: ids.map((id) => mails.find((one) => one.recordId === id)?.id ?? '') }
}

/** Skips the hold of 30 seconds. */
const passHold = (home: Workspace) =>
  asSystem(world.services, home, ({ db }) =>
    db.update(mailMessage).set({ notBefore: null }).where(eq(mailMessage.workspaceId, home.id)),
  )

type Ask = Awaited<ReturnType<typeof scene>>['ask']

const listed = async (ask: Ask, query = '') => (await ask('GET', `letters${query}`)).json()

async function drawn(home: Workspace, ask: Ask, body: object = {}): Promise<string> {
  const begun = await ask('POST', 'letters/print', body)
  expect(begun.statusCode).toBe(200)
  const { id, letters } = begun.json().batch
  await draw(world, home, { batchId: id, letters })
  return id
}

const pagesOf = async (ask: Ask, path: string) => wordsOfPages((await ask('GET', path)).rawPayload)

describe('writing to somebody without an address for mails', () => {
  it('makes a letter of it, which waits with where it goes', async () => {
    const { home, ask, mailIds, ids } = await scene(anna)
    expect(await mailsOf(world, home)).toMatchObject([
      { state: 'to-print', toAddress: '', postal: { name: 'Anna Muster', street: 'Lindenweg 4', postcode: '8400' } },
    ])
    expect(await listed(ask)).toMatchObject({
      counts: { waiting: 1, incomplete: 0, printed: 0 },
      items: [{ id: mailIds[0], name: 'Anna Muster', place: '8400 Winterthur', subject: 'Besichtigung', number: 1 }],
    })
    expect((await ask('GET', 'mailboxes')).json().waiting.letters).toBe(1)
    const { items, canWrite } = (await ask('GET', `${ids[0]}/inbox-feed`)).json()
    expect(canWrite).toEqual({ allowed: true })
    expect(items[0]).toMatchObject({
      stateTitle: 'Brief, zu drucken',
      letter: { lines: ['Anna Muster', 'Lindenweg 4', '8400 Winterthur'], isPrintable: true },
    })
  })

  it('can be called back, and its words are the draft again', async () => {
    const { home, ask, ids, mailIds } = await scene(anna)
    expect((await ask('DELETE', `${mailIds[0]}/delete`)).json()).toMatchObject({ calledBack: true })
    expect((await mailsOf(world, home))[0]).toMatchObject({ state: 'cancelled' })
    expect((await ask('GET', `${ids[0]}/inbox-feed`)).json().draft).toMatchObject({ subject: 'Besichtigung' })
    expect((await listed(ask)).items).toEqual([])
    await ask('POST', `${mailIds[0]}/retry`)
    expect((await mailsOf(world, home))[0]).toMatchObject({ state: 'to-print' })
  })

  it('is printed with the same words, by where they live', async () => {
    const { ask, mailIds } = await scene(anna)
    const [page = ''] = await pagesOf(ask, `letters/${mailIds[0]}/pdf`)
    expect(page).toContain('Anna Muster Lindenweg 4 8400 Winterthur')
    expect(page).toContain('Besichtigung Guten Tag Anna Muster Passt Montag ?')
  })

  it('does not lose what nobody knows where to send: it is listed until somebody says', async () => {
    const { ask, mailIds } = await scene(anna, nowhere)
    expect(await listed(ask, '?show=incomplete')).toMatchObject({
      counts: { waiting: 1, incomplete: 1 },
      items: [
        { name: 'Ohne Adresse', missing: 'Strasse und Nummer, PLZ, Ort', can: { bePrinted: { allowed: false } } },
      ],
    })
    const refused = await ask('POST', 'letters/print', { ids: [mailIds[1]] })
    expect(refused.statusCode).toBe(422)
    const where = { name: 'Ohne Adresse', street: 'Gasse 2', postcode: '9000', place: 'St. Gallen' }
    const readdressed = await ask('PUT', `letters/${mailIds[1]}/address`, where)
    expect(readdressed.json()).toMatchObject({ letter: { missing: '', place: '9000 St. Gallen' } })
    expect((await listed(ask)).counts).toMatchObject({ waiting: 2, incomplete: 0 })
  })
})

describe('a batch', () => {
  it('is one file by post code, the same each time; its letters are printed when somebody says so', async () => {
    const { home, ask, mailIds } = await scene(anna, beat)
    const batch = await drawn(home, ask)
    const path = `letters/batches/${batch}`
    expect((await ask('GET', path)).json()).toMatchObject({ state: 'ready', letters: 2, drawn: 2, pages: 2 })
    const words = await pagesOf(ask, `${path}/pdf`)
    expect(words.map((page) => /Anna Muster|Beat Keller/.exec(page)?.[0])).toEqual(['Beat Keller', 'Anna Muster'])
    expect((await ask('GET', `${path}/pdf`)).rawPayload).toEqual((await ask('GET', `${path}/pdf`)).rawPayload)
    // The letters are in an open batch, so neither list contains them.
    expect(await listed(ask)).toMatchObject({ counts: { waiting: 0, printed: 0 }, batches: [{ id: batch }], items: [] })

    const seen = (await ask('GET', `letters/${mailIds[0]}/pdf`)).rawPayload
    expect((await ask('POST', `${path}/printed`)).json()).toMatchObject({ printed: 2, batch: { state: 'printed' } })
    expect((await ask('POST', `${path}/printed`)).json()).toMatchObject({ printed: 0 })
    expect(await listed(ask, '?show=printed')).toMatchObject({
      counts: { waiting: 0, printed: 2 },
      items: [{ printedBy: expect.any(String) }, {}],
    })
    expect((await ask('GET', `letters/${mailIds[0]}/pdf`)).rawPayload).toEqual(seen)
  })

  it('holds what was chosen, or all that match the search; also printed ones again', async () => {
    const { home, ask, mailIds } = await scene(anna, beat)
    const one = await drawn(home, ask, { ids: [mailIds[1]] })
    expect((await ask('GET', `letters/batches/${one}`)).json()).toMatchObject({ letters: 1, isAgain: false })
    const matching = await drawn(home, ask, { search: 'winterthur' })
    expect((await ask('GET', `letters/batches/${matching}`)).json().letters).toBe(1)
    for (const batch of [one, matching]) await ask('POST', `letters/batches/${batch}/printed`)
    expect((await ask('POST', 'letters/print', { show: 'printed' })).json().batch).toMatchObject({
      letters: 2,
      isAgain: true,
    })
  })

  it('takes each letter once, also of two that are begun at the same moment', async () => {
    const { ask, mailIds } = await scene(anna, beat)
    const answers = await Promise.all([ask('POST', 'letters/print', {}), ask('POST', 'letters/print', {})])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect((await ask('POST', 'letters/print', { ids: mailIds })).statusCode).toBe(422)
  })

  it('gives its letters back when it is not printed after all, half drawn or whole', async () => {
    const { home, ask } = await scene(anna, beat)
    const discard = (id: string) => ask('POST', `letters/batches/${id}/discard`)
    const { id: half } = (await ask('POST', 'letters/print', {})).json().batch
    expect((await discard(half)).json().batch.state).toBe('discarded')
    await draw(world, home, { batchId: half, letters: 2 })
    const whole = await drawn(home, ask)
    expect(await listed(ask)).toMatchObject({ counts: { waiting: 0 }, batches: [{ id: whole, state: 'ready' }] })
    expect((await discard(whole)).statusCode).toBe(200)
    expect((await discard(whole)).statusCode).toBe(200)
    expect(await listed(ask)).toMatchObject({ counts: { waiting: 2, printed: 0 }, batches: [] })
    expect((await ask('POST', `letters/batches/${whole}/printed`)).statusCode).toBe(409)
    const printed = await drawn(home, ask)
    expect((await ask('POST', `letters/batches/${printed}/printed`)).json().printed).toBe(2)
    expect((await discard(printed)).statusCode).toBe(409)
  })

  it('leaves out what was called back before and after it was drawn, and does not mark it', async () => {
    const carla = { ...beat, name: 'Carla Rossi' }
    const { home, ask, mailIds } = await scene(anna, beat, carla)
    const { id } = (await ask('POST', 'letters/print', {})).json().batch
    const cancel = (place: number) =>
      ask('POST', `letters/${mailIds[place]}/cancel`, { reason: 'Doch per Telefon geklärt' })
    await cancel(0)
    await asSystem(world.services, home, (ctx) => drawBatch(ctx, { batchId: id }))
    await cancel(1)
    await draw(world, home, { batchId: id, letters: 3 })
    expect(await pagesOf(ask, `letters/batches/${id}/pdf`)).toEqual([expect.stringContaining('Carla Rossi')])
    expect((await ask('POST', `letters/batches/${id}/printed`)).json().printed).toBe(1)
    const states = (await mailsOf(world, home)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['cancelled', 'cancelled', 'printed'])
  })

  it('leaves waiting what has got another address since it was drawn', async () => {
    const { home, ask, mailIds } = await scene(anna, beat)
    const batch = await drawn(home, ask)
    const moved = {
      name: 'Beat Keller',
      extra: '',
      street: 'Hafenweg 9',
      postcode: '4058',
      place: 'Basel',
      country: 'CH',
    }
    expect((await ask('PUT', `letters/${mailIds[1]}/address`, moved)).statusCode).toBe(200)
    expect((await ask('POST', `letters/batches/${batch}/printed`)).json().printed).toBe(1)
    expect((await listed(ask)).items).toMatchObject([{ id: mailIds[1], place: '4058 Basel' }])
  })

  it('is drawn once also when a turn is repeated, and cannot be fetched before', async () => {
    const { home, ask } = await scene(anna)
    const { id } = (await ask('POST', 'letters/print', {})).json().batch
    expect((await ask('GET', `letters/batches/${id}/pdf`)).statusCode).toBe(409)
    expect((await ask('POST', `letters/batches/${id}/printed`)).statusCode).toBe(409)
    await draw(world, home, { batchId: id, letters: 1 })
    const first = (await ask('GET', `letters/batches/${id}/pdf`)).rawPayload
    await draw(world, home, { batchId: id, letters: 1 })
    expect((await ask('GET', `letters/batches/${id}/pdf`)).rawPayload).toEqual(first)
  })

  it('loses nothing when the process dies in the middle of a turn', async () => {
    const { home, ask } = await scene(anna, beat)
    const { id } = (await ask('POST', 'letters/print', {})).json().batch
    const dying = asSystem(world.services, home, async (ctx) => {
      await drawBatch(ctx, { batchId: id })
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect((await ask('GET', `letters/batches/${id}`)).json()).toMatchObject({ state: 'drawing', drawn: 0 })
    await draw(world, home, { batchId: id, letters: 2 })
    expect(await pagesOf(ask, `letters/batches/${id}/pdf`)).toHaveLength(2)
  })

  it('is forgotten with somebody whose letter is in it; that it was printed stays known', async () => {
    const { home, ask, ids } = await scene(anna, beat)
    const batch = await drawn(home, ask)
    await ask('POST', `letters/batches/${batch}/printed`)
    const keys = await asSystem(world.services, home, (ctx) => forgetThreads(ctx, ids.slice(0, 1)))
    expect(keys).toHaveLength(2)
    expect((await ask('GET', `letters/batches/${batch}/pdf`)).statusCode).toBe(404)
    expect((await ask('GET', `letters/batches/${batch}`)).json()).toMatchObject({ state: 'printed', hasFile: false })
    expect((await listed(ask, '?show=printed')).counts.printed).toBe(1)
  })

  it('waits for what can still be called back', async () => {
    const { home, ask, ids } = await scene(anna)
    await ask('POST', `${ids[0]}/send-direct-mail`, words)
    expect((await ask('POST', 'letters/print', {})).json().batch.letters).toBe(1)
    await passHold(home)
    expect((await ask('POST', 'letters/print', {})).json().batch.letters).toBe(1)
  })
})

describe('one letter', () => {
  it('goes by mail when an address was entered meanwhile, and not before', async () => {
    const { home, ask, ids, mailIds } = await scene(anna)
    expect((await ask('POST', `letters/${mailIds[0]}/by-mail`)).statusCode).toBe(409)
    await asSystem(world.services, home, ({ db }) =>
      db
        .update(application)
        .set({ contactEmail: 'anna@example.ch' })
        .where(eq(application.id, ids[0] ?? '')),
    )
    expect((await ask('POST', `letters/${mailIds[0]}/by-mail`)).statusCode).toBe(200)
    expect(await mailsOf(world, home)).toMatchObject([{ state: 'held', toAddress: 'anna@example.ch', postal: null }])
  })

  it('is written of a mail that did not arrive, which stays as it is', async () => {
    const { home, ask, mailIds } = await scene(anna)
    expect((await ask('POST', `${mailIds[0]}/as-letter`)).statusCode).toBe(409)
    await asSystem(world.services, home, ({ db }) =>
      db
        .update(mailMessage)
        .set({ state: 'bounced', postal: null, toAddress: 'weg@example.ch' })
        .where(eq(mailMessage.workspaceId, home.id)),
    )
    const { letterId } = (await ask('POST', `${mailIds[0]}/as-letter`)).json()
    expect(await listed(ask)).toMatchObject({ items: [{ id: letterId, place: '8400 Winterthur' }] })
    expect((await mailsOf(world, home)).map(({ state }) => state)).toEqual(['bounced', 'to-print'])
  })

  it('is called back with a reason, and then cannot be printed or changed', async () => {
    const { ask, mailIds } = await scene(anna)
    expect((await ask('POST', `letters/${mailIds[0]}/cancel`, { reason: ' ' })).statusCode).toBe(422)
    expect((await ask('POST', `letters/${mailIds[0]}/cancel`, { reason: 'Irrtum' })).statusCode).toBe(200)
    expect((await ask('POST', `letters/${mailIds[0]}/cancel`, { reason: 'Irrtum' })).statusCode).toBe(409)
    const where = { name: 'A', street: 'B 1', postcode: '8000', place: 'Zürich' }
    expect((await ask('PUT', `letters/${mailIds[0]}/address`, where)).statusCode).toBe(409)
    expect((await ask('POST', 'letters/print', {})).statusCode).toBe(422)
  })

  it('is for those who may write, of this workspace alone', async () => {
    const { home, ask, mailIds } = await scene(anna)
    const analyst = await world.person(home, 'analyst')
    expect((await ask('GET', 'letters', undefined, analyst)).statusCode).toBe(403)
    expect((await ask('POST', 'letters/print', {}, analyst)).statusCode).toBe(403)
    const other = await scene(beat)
    const batch = await drawn(home, ask)
    for (const path of [`letters/${mailIds[0]}`, `letters/${mailIds[0]}/pdf`, `letters/batches/${batch}`]) {
      expect((await other.ask('GET', path)).statusCode).toBe(404)
    }
    expect((await other.ask('POST', `letters/batches/${batch}/printed`)).statusCode).toBe(404)
    expect((await other.ask('POST', `letters/${mailIds[0]}/cancel`, { reason: 'Irrtum' })).statusCode).toBe(404)
  })
})

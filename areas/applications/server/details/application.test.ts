import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { answerAs, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'
import { plantApplications } from '../testing/planting.ts'
import { applicationDocument } from '../tables.ts'

const world = useOwnWorld()

const get = (letting: Letting, more = '', as: Person = letting.clerk) =>
  world.ask(letting.home, { url: `/api/v1/applications/${letting.applicationId}${more}`, as })
const post = (letting: Letting, more: string, payload: object, as: Person = letting.clerk) =>
  world.ask(letting.home, { method: 'POST', url: `/api/v1/applications/${letting.applicationId}${more}`, payload, as })
const remove = (letting: Letting, as: Person = letting.clerk) =>
  world.ask(letting.home, { method: 'DELETE', url: `/api/v1/applications/${letting.applicationId}`, as })

describe('looking at an application', () => {
  it('shows the household, its figures and the one next step', async () => {
    const letting = await plantLetting(world, { progressState: 'active.new', overallEvaluation: null })
    expect((await get(letting)).json()).toMatchObject({
      contactName: 'Anna Muster',
      progress_state: 'active.new',
      stateTitle: 'Neu',
      householdType: 'Eine Person',
      tiles: { householdIncome: 90_000, adults: 1, children: 0 },
      adults: [{ name: 'Anna Muster' }],
      nextStep: 'evaluate',
    })
  })

  it('leaves out what one may not do, and says why something cannot be done', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const { actions, nextStep } = (await get(letting)).json()
    expect(nextStep).toBe('remind')
    expect(actions.find(({ key }: { key: string }) => key === 'deactivate')).toEqual({
      key: 'deactivate',
      enabled: false,
      reason: 'Ein Angebot ist offen. Warten Sie die Antwort ab, oder ziehen Sie es zurück.',
    })
    const reader = await world.person(letting.home, 'assistant')
    expect((await get(letting, '', reader)).json().actions.map(({ key }: { key: string }) => key)).toEqual([
      'open_tenancy',
    ])
  })

  it('speaks the language of the reader', async () => {
    const letting = await plantLetting(world)
    const answer = await world.ask(letting.home, {
      url: `/fr/api/v1/applications/${letting.applicationId}`,
      as: letting.clerk,
    })
    expect(answer.json()).toMatchObject({ stateTitle: 'Évaluée', householdType: expect.stringContaining('personne') })
  })

  it('lists the wishes with their fit', async () => {
    const letting = await plantLetting(world)
    const [wish] = (await get(letting, '/priority-apartments')).json().objects
    expect(wish).toMatchObject({ objectId: letting.objectId, rank: 1, canBeOffered: { allowed: true } })
    expect(wish.fits[0]).toEqual({ rule: 'occupancy', ok: false, text: 'Personen: 1 (ab 2)' })
  })

  it('tells what has happened, newest first', async () => {
    const letting = await plantLetting(world)
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'decline', reason: 'rent' })
    const [declined, made] = (await get(letting, '/timeline')).json().entries
    expect(declined).toMatchObject({ title: 'Angebot abgelehnt', by: 'Anna Muster' })
    expect(declined.detail).toContain('Die Miete ist zu hoch')
    expect(made).toMatchObject({ title: 'Angebot gesendet', by: 'Nora Ammann' })
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    const abroad = await plantLetting(world)
    for (const more of [
      '',
      '/edit',
      '/timeline',
      '/offer',
      '/assignment',
      '/offer-detail',
      '/priority-apartments',
      '/evaluation/init',
    ]) {
      expect((await get(letting, more, await world.person(letting.home, 'marketer'))).statusCode).toBe(403)
      expect((await get({ ...abroad, applicationId: letting.applicationId }, more)).statusCode).toBe(404)
    }
  })
})

describe('out of the process and back', () => {
  it('needs a reason, and comes back to where it was', async () => {
    const letting = await plantLetting(world)
    expect((await post(letting, '/change-status', { action: 'deactivate' })).statusCode).toBe(422)
    const away = await post(letting, '/change-status', {
      action: 'deactivate',
      reason: 'duplicate',
      comment: 'zu Nr. 7',
    })
    expect(away.json().progress_state).toBe('inactive')
    expect((await get(letting)).json().deactivationReason).toBe('Dublette: zu Nr. 7')
    expect((await post(letting, '/change-status', { action: 'activate' })).json().progress_state).toBe(
      'active.evaluated',
    )
  })

  it('refuses twice, with an open offer, and on a stale version', async () => {
    const letting = await plantLetting(world)
    expect((await post(letting, '/change-status', { action: 'activate' })).statusCode).toBe(409)
    const stale = await post(letting, '/change-status', { action: 'deactivate', reason: 'other', version: 9 })
    expect(stale.json().current).toEqual({ version: 1, progress_state: 'active.evaluated' })
    await offerFlat(world, letting)
    expect((await post(letting, '/change-status', { action: 'deactivate', reason: 'other' })).statusCode).toBe(409)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    const payload = { action: 'deactivate', reason: 'other' }
    expect(
      (await post(letting, '/change-status', payload, await world.person(letting.home, 'assistant'))).statusCode,
    ).toBe(403)
    const abroad = await plantLetting(world)
    expect(
      (await post({ ...abroad, applicationId: letting.applicationId }, '/change-status', payload)).statusCode,
    ).toBe(404)
  })
})

describe('the important mark', () => {
  const mark = (letting: Letting, ids: string[], as: Person = letting.clerk) =>
    world.ask(letting.home, {
      method: 'POST',
      url: '/api/v1/applications/update-related-data',
      payload: { data: { is_marked_important: true }, application_ids: ids },
      as,
    })

  it('is set for several at once and counts what it changed', async () => {
    const letting = await plantLetting(world)
    const [second = ''] = await plantApplications(world, letting.home, [{ number: 2, isMarkedImportant: true }])
    expect((await mark(letting, [letting.applicationId, second])).json().changed).toBe(1)
    expect((await get(letting)).json().is_marked_important).toBe(true)
  })

  it('does not reach into other workspaces, and asks for the permission', async () => {
    const letting = await plantLetting(world)
    const abroad = await plantLetting(world)
    expect((await mark(abroad, [letting.applicationId])).json().changed).toBe(0)
    const reader = await world.person(letting.home, 'assistant')
    expect((await mark(letting, [letting.applicationId], reader)).statusCode).toBe(403)
  })
})

describe('correcting', () => {
  const edited = async (letting: Letting) => (await get(letting, '/edit')).json()

  it('keeps what staff found out, and is found by it', async () => {
    const letting = await plantLetting(world)
    const { data, version } = await edited(letting)
    const answer = await post(letting, '/edit', { ...data, contactPhone: '+41 79 123 45 67', version })
    expect(answer.json().version).toBe(2)
    for (const search of ['079 123 45 67', '+41 79 123 45 67']) {
      const url = `/api/v1/applications/?state=all&search=${encodeURIComponent(search)}`
      const found = await world.ask(letting.home, { url, as: letting.clerk })
      expect(found.json().tableData.body).toHaveLength(1)
    }
  })

  it('shows both values to whoever was second, unless they meant the same', async () => {
    const letting = await plantLetting(world)
    const { data, version } = await edited(letting)
    await post(letting, '/edit', { ...data, contactName: 'Anna Muster-Weber', version })
    const second = await post(letting, '/edit', { ...data, contactName: 'Anna Weber', version })
    expect(second.statusCode).toBe(409)
    expect(second.json().current).toMatchObject({ version: 2, data: { contactName: 'Anna Muster-Weber' } })
    const same = await post(letting, '/edit', { ...data, contactName: 'Anna Muster-Weber', version })
    expect(same.statusCode).toBe(200)
  })

  it('of a household without an address for mails is corrected without one; who had one keeps one', async () => {
    const letting = await plantLetting(world)
    const { data, version } = await edited(letting)
    const emptied = await post(letting, '/edit', { ...data, contactEmail: '', version })
    expect([emptied.statusCode, Object.keys(emptied.json().fields)]).toEqual([422, ['contactEmail']])
    await asSystem(world.services, letting.home, ({ client }) =>
      client.query("update application set contact_email = '' where id = $1", [letting.applicationId]),
    )
    const corrected = await post(letting, '/edit', { ...data, contactEmail: '', contactName: 'Anna Weber', version })
    expect(corrected.statusCode).toBe(200)
  })

  it('names each wrong field', async () => {
    const letting = await plantLetting(world)
    const { data, version } = await edited(letting)
    const answer = await post(letting, '/edit', { ...data, contactEmail: 'anna', contactName: ' ', version })
    expect(answer.json().fields).toEqual({
      contactEmail: 'Bitte eine gültige E-Mail-Adresse angeben',
      contactName: 'Bitte ausfüllen',
    })
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    const { data, version } = await edited(letting)
    expect(
      (await post(letting, '/edit', { ...data, version }, await world.person(letting.home, 'assistant'))).statusCode,
    ).toBe(403)
    const abroad = await plantLetting(world)
    expect(
      (await post({ ...abroad, applicationId: letting.applicationId }, '/edit', { ...data, version })).statusCode,
    ).toBe(404)
  })
})

describe('deleting', () => {
  it('takes people, past offers and the contents of documents along', async () => {
    const letting = await plantLetting(world)
    const fileId = await handIn(letting)
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'decline', reason: 'rent' })
    expect((await remove(letting)).statusCode).toBe(200)
    expect((await get(letting)).statusCode).toBe(404)
    await world.services.jobs.runDue()
    await expect(world.services.files.get(`${letting.home.id}/${fileId}`)).rejects.toThrow('ENOENT')
  })

  it('is possible after a cancelled assignment', async () => {
    const letting = await plantLetting(world)
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
    const [assigned] = (await stateOf(world, letting)).assignments
    await world.ask(letting.home, {
      method: 'POST',
      url: `/api/v1/objects/assignment/${assigned?.id}/cancel`,
      payload: { reason: 'Irrtum' },
      as: letting.clerk,
    })
    expect((await remove(letting)).statusCode).toBe(200)
  })

  it('refuses while an offer or an assignment holds it', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    expect((await remove(letting)).statusCode).toBe(409)
    await answerAs(world, letting.home, token, { answer: 'accept' })
    expect((await remove(letting)).statusCode).toBe(409)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    expect((await remove(letting, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    expect((await remove({ ...abroad, applicationId: letting.applicationId })).statusCode).toBe(404)
  })
})

describe('a document', () => {
  it('comes as it was handed in, to those who may read applications', async () => {
    const letting = await plantLetting(world)
    const fileId = await handIn(letting)
    const answer = await get(letting, `/documents/${fileId}`)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'Auszug', 'application/pdf'])
    expect((await get(letting, `/documents/${fileId}`, await world.person(letting.home, 'marketer'))).statusCode).toBe(
      403,
    )
  })

  it('is no other application’s, and no other workspace’s', async () => {
    const letting = await plantLetting(world)
    const fileId = await handIn(letting)
    const [other = ''] = await plantApplications(world, letting.home, [{ number: 2 }])
    expect((await get({ ...letting, applicationId: other }, `/documents/${fileId}`)).statusCode).toBe(404)
    const abroad = await plantLetting(world)
    expect((await get({ ...abroad, applicationId: letting.applicationId }, `/documents/${fileId}`)).statusCode).toBe(
      404,
    )
  })
})

async function handIn({ home, applicationId }: Letting): Promise<string> {
  const id = newId()
  const storageKey = `${home.id}/${id}`
  await world.services.files.put(storageKey, Buffer.from('Auszug'))
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(storedFile).values({
      workspaceId: home.id,
      id,
      storageKey,
      name: 'auszug.pdf',
      contentType: 'application/pdf',
      size: 6,
      sha256: Buffer.alloc(32),
      ownerKind: 'application',
      ownerId: applicationId,
    })
    const papers = { id: newId(), applicationId, fileId: id, category: 'debt_collection_extract' }
    await db.insert(applicationDocument).values({ workspaceId: home.id, ...papers })
  })
  return id
}

// Tests the mail templates settings page.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()
const url = '/api/v1/settings/email-templates'
const words = {
  title: 'Unser Angebot',
  de_subject: 'Angebot [place_object_title]',
  de_body: '<p>Hier: [place_offer_link]</p>',
  fr_subject: '',
  fr_body: '',
}

interface Place {
  home: Workspace
  admin: Person
}

async function scene(): Promise<Place> {
  const home = await world.workspace()
  return { home, admin: await world.person(home, 'admin') }
}

const post = ({ home, admin }: Place, path: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `${url}/${path}`, payload, as: admin })
const get = async ({ home, admin }: Place, path: string) =>
  (await world.ask(home, { url: `${url}/${path}`, as: admin })).json()
const create = async (place: Place, fields: object = {}) =>
  (await post(place, 'create', { ...words, kind: 'offer', isDefault: true, ...fields })).json()
const save = (place: Place, id: string, payload: object) => post(place, `${id}/edit`, { ...words, ...payload })
const perform = (place: Place, bulkAction: string, ...targets: string[]) => post(place, 'all', { bulkAction, targets })

describe('a mail template', () => {
  it('begins with the standard text, and is kept with what was changed by whom', async () => {
    const place = await scene()
    const start = await get(place, 'create?kind=offer')
    expect(start).toMatchObject({ title: 'Angebot', isDefault: true, needs: { key: 'place_offer_link' } })
    expect(start.standard.fr_body).toContain('[place_offer_link]')
    const { id } = await create(place, { ...start.standard, title: start.title })
    expect((await save(place, id, { version: 1 })).json().version).toBe(2)
    const kept = await get(place, `${id}/edit`)
    expect(kept).toMatchObject({ version: 2, isDefault: true, title: 'Unser Angebot', kindTitle: 'Angebot' })
    expect(kept.words).toMatchObject({ de_subject: words.de_subject, fr_body: '' })
    expect(kept.history[0]).toMatchObject({ by: 'Nora Ammann', title: 'E-Mail-Vorlage geändert' })
    expect(kept.history[0].changes).toContainEqual(expect.objectContaining({ label: 'Titel', new: 'Unser Angebot' }))
    const { templates } = await get(place, 'letting')
    expect(templates).toMatchObject([{ id, languages: ['de'], isDefault: true, changedBy: 'Nora Ammann' }])
    expect((await get(place, 'denials')).templates).toEqual([])
  })

  it('is marked where it names what the mail does not know, or lacks what it needs', async () => {
    const place = await scene()
    const wrong = async (fields: object) =>
      (await post(place, 'create', { ...words, kind: 'offer', isDefault: false, ...fields })).json().fields
    expect(await wrong({ de_subject: '[place_demand]' })).toEqual({
      de_subject: 'Unbekannter Platzhalter oder falsche Klammern: [place_demand]',
    })
    expect(await wrong({ de_body: '<p>Guten Tag</p>' })).toEqual({
      de_body: 'Der Platzhalter «Link zum Angebot» fehlt. Ohne ihn kann niemand antworten.',
    })
    expect(await wrong({ fr_subject: 'Offre' })).toEqual({ fr_body: 'Bitte ausfüllen' })
  })

  it('holds nothing that a mail may not carry', async () => {
    const place = await scene()
    const body = '<p>[place_offer_link]<script>alert(1)</script><img src="https://spy.example/x.gif"></p>'
    const { id } = await create(place, { de_body: body })
    const { words: kept } = await get(place, `${id}/edit`)
    expect(kept.de_body).toBe('<p style="margin:0 0 16px">[place_offer_link]</p>')
  })

  it('is not overwritten by somebody who has not seen the newest', async () => {
    const place = await scene()
    const { id } = await create(place)
    await save(place, id, { version: 1, de_subject: 'Neu' })
    const late = await save(place, id, { version: 1, de_subject: 'Anders' })
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toMatchObject({ version: 2, data: { de_subject: 'Neu', title: 'Unser Angebot' } })
  })

  it('is the only one of its kind that goes out by itself', async () => {
    const place = await scene()
    const { id: first } = await create(place)
    const { id: second } = await create(place, { title: 'Kürzer' })
    const defaults = async () =>
      (await get(place, 'all')).templates
        .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
        .map(({ id }: { id: string }) => id)
    expect(await defaults()).toEqual([second])
    expect((await perform(place, 'set_default', first)).statusCode).toBe(200)
    expect(await defaults()).toEqual([first])
    await perform(place, 'deactivate', first)
    expect(await defaults()).toEqual([])
    expect((await perform(place, 'set_default', first)).statusCode).toBe(409)
  })

  it('can be copied and deleted', async () => {
    const place = await scene()
    const { id } = await create(place)
    await perform(place, 'duplicate', id)
    const titles = async () => (await get(place, 'all')).templates.map(({ title }: { title: string }) => title)
    expect(await titles()).toEqual(['Unser Angebot', 'Unser Angebot (Kopie)'])
    await perform(place, 'delete', id)
    expect(await titles()).toEqual(['Unser Angebot (Kopie)'])
    expect((await save(place, id, { version: 1 })).statusCode).toBe(404)
  })

  it('is looked at before anything is kept, with the gaps by their names', async () => {
    const place = await scene()
    const shown = await post(place, 'preview', {
      kind: 'offer',
      language: 'fr',
      subject: 'Pour [place_fullname]',
      body: '<p>[place_contact_phone] [place_demand]</p><p>[place_offer_link]</p>',
    })
    expect(shown.json()).toMatchObject({
      subject: 'Pour «Prénom et nom»',
      empty: ['Telefon Kontaktperson'],
      unknown: ['[place_demand]'],
    })
    expect(shown.json().html).toContain('>Lien vers l’offre</a>')
  })

  it('of an appointment begins with a text and reads like one, in both languages', async () => {
    const place = await scene()
    const { standard, needs } = await get(place, 'create?kind=viewing_invitation')
    expect(needs.key).toBe('place_booking_link')
    for (const [language, time] of [
      ['de', '17:30–18:00'],
      ['fr', '17 h 30 – 18 h 00'],
    ] as const) {
      const words = { subject: standard[`${language}_subject`], body: standard[`${language}_body`] }
      const shown = (await post(place, 'preview', { kind: 'viewing_invitation', language, ...words })).json()
      expect([shown.empty, shown.unknown]).toEqual([[], []])
      expect(shown.html).toContain(time)
    }
  })

  it('has a title that no other of its kind has, also when it is copied twice', async () => {
    const place = await scene()
    const { id } = await create(place)
    const taken = { title: 'Der Titel «unser angebot» ist bereits vergeben. Bitte einen anderen wählen.' }
    expect((await create(place, { title: 'unser angebot' })).fields).toEqual(taken)
    const other = await create(place, { title: 'Kurz' })
    expect((await save(place, other.id, { version: 1, title: 'unser angebot' })).json().fields).toEqual(taken)
    expect((await save(place, id, { version: 1, de_subject: 'Neu' })).statusCode).toBe(200)
    await perform(place, 'duplicate', id)
    await perform(place, 'duplicate', id)
    const titles = (await get(place, 'all')).templates.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Unser Angebot (Kopie) 2')
  })

  it('is for administrators, each of their own workspace', async () => {
    const place = await scene()
    const { id } = await create(place)
    const clerk = { ...place, admin: await world.person(place.home, 'superuser') }
    expect((await save(clerk, id, { version: 1 })).statusCode).toBe(403)
    const abroad = await scene()
    expect((await save(abroad, id, { version: 1 })).statusCode).toBe(404)
    expect((await perform(abroad, 'delete', id)).statusCode).toBe(404)
    expect((await get(abroad, 'all')).templates).toEqual([])
  })
})

// The wordings of denials as their settings page keeps them, and as the letters go out.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { everything, perform } from './testing/asking.ts'
import { mailsOf, plantLetting } from './testing/letting.ts'
import { plantApplications } from './testing/planting.ts'

const world = useWorld()
const url = '/api/v1/settings/email-templates'
const read = async (home: Workspace, as: Person, id = 'object_gone') =>
  (await world.ask(home, { url: `${url}/${id}/edit`, as })).json()
const save = (home: Workspace, as: Person, payload: object, id = 'object_gone') =>
  world.ask(home, { method: 'POST', url: `${url}/${id}/edit`, payload, as })
const words = {
  de_subject: 'Antwort an [place_fullname]',
  de_wording: 'Schon weg: [place_object_list].\n\nBis bald.',
  fr_subject: 'Réponse à [place_fullname]',
  fr_wording: 'Déjà attribué: [place_object_list].',
}

describe('the wording of a denial', () => {
  it('begins as the built-in one and becomes a version with each saving', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const before = await read(home, admin)
    expect(before).toMatchObject({ version: 0, history: [], words: before.builtIn, reasons: ['Objekt ist vergeben'] })
    expect((await save(home, admin, { ...words, version: 0 })).json().version).toBe(1)
    const after = await read(home, admin)
    expect(after).toMatchObject({ version: 1, words })
    expect(after.history[0]).toMatchObject({ by: 'Nora Ammann', title: 'Wortlaut der Absage geändert' })
    expect(after.history[0].changes[0]).toMatchObject({ label: 'Betreff, Deutsch', new: words.de_subject })
    const { templates } = (await world.ask(home, { url: `${url}/denials`, as: admin })).json()
    expect(templates.map((one: { id: string; changed: unknown }) => [one.id, one.changed !== null])).toEqual([
      ['others_chosen', false],
      ['occupancy', false],
      ['documents', false],
      ['object_gone', true],
    ])
  })

  it('goes back to the built-in one', async () => {
    const { home, clerk, applicationId } = await plantLetting(world)
    const admin = await world.person(home, 'admin')
    await save(home, admin, { ...words, version: 0 })
    const { builtIn } = await read(home, admin)
    expect((await save(home, admin, { ...builtIn, version: 1 })).statusCode).toBe(200)
    const init = await world.ask(home, { url: `/api/v1/applications/${applicationId}/denial-init`, as: clerk })
    expect(init.json().templates[3]).toMatchObject({ key: 'object_gone', subject: builtIn.de_subject })
  })

  it('names no placeholder that nobody can fill, and is never half empty', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const unknown = await save(home, admin, { ...words, fr_wording: '[place_of_birth]', version: 0 })
    expect(unknown.statusCode).toBe(422)
    expect(unknown.json().fields).toEqual({ fr_wording: 'Den Platzhalter [place_of_birth] gibt es nicht' })
    expect((await save(home, admin, { ...words, fr_wording: ' ', version: 0 })).statusCode).toBe(422)
    expect((await read(home, admin)).version).toBe(0)
  })

  it('is not overwritten by somebody who has not seen the newest', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    await save(home, admin, { ...words, version: 0 })
    const late = await save(home, admin, { ...words, de_subject: 'Anders', version: 0 })
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toEqual({ version: 1, data: words })
  })

  it('is what goes out: to one, as its preview shows it, and to many, each in their language', async () => {
    const letting = await plantLetting(world, { language: 'fr', contactEmail: 'fr@example.ch' })
    const { home, clerk, applicationId } = letting
    const admin = await world.person(home, 'admin')
    await save(home, admin, { ...words, version: 0 })
    await plantApplications(world, home, [{ number: 2, contactEmail: 'de@example.ch' }])
    const letter = { template: 'object_gone' }
    const previewUrl = `/api/v1/applications/${applicationId}/denial-preview`
    const preview = await world.ask(home, { method: 'POST', url: previewUrl, payload: letter, as: clerk })
    const place = { home, as: clerk }
    const option = { value: 'object_gone', name: '' }
    await perform(world, place, { bulkAction: 'decline', targets: everything, option })
    const mails = await mailsOf(world, home)
    const [french, german] = ['fr@example.ch', 'de@example.ch'].map((to) => mails.find((one) => one.toAddress === to))
    expect(french).toMatchObject({ subject: 'Réponse à Anna Muster', bodyText: preview.json().body })
    expect(german?.subject).toBe('Antwort an Anna Muster')
    expect(german?.bodyText).toContain('Schon weg')
  })

  it('is tried on a real application before it is saved', async () => {
    const { home, applicationId } = await plantLetting(world)
    const admin = await world.person(home, 'admin')
    const sample = (language: string) =>
      world.ask(home, { url: `${url}/sample/${applicationId}?language=${language}`, as: admin })
    expect((await sample('fr')).json()).toMatchObject({
      to: 'anna@example.ch',
      greeting: 'Bonjour Anna Muster',
      values: { place_object_list: 'Lindenweg 4, 3.5 Zimmer', place_contact_phone: '' },
    })
    expect((await sample('de')).json().greeting).not.toContain('Bonjour')
  })

  it('is for administrators, each of their own workspace', async () => {
    const { home, applicationId } = await plantLetting(world)
    const clerk = await world.person(home, 'superuser')
    expect((await save(home, clerk, { ...words, version: 0 })).statusCode).toBe(403)
    const abroad = await world.workspace()
    const admin = await world.person(abroad, 'admin')
    await save(abroad, admin, { ...words, version: 0 })
    expect((await read(home, await world.person(home, 'admin'))).version).toBe(0)
    const sample = await world.ask(abroad, { url: `${url}/sample/${applicationId}?language=de`, as: admin })
    expect(sample.statusCode).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { fillIn, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { text } from '#areas/forms/rules/field-kinds.ts'
import { sectionsOf, type FormField } from '#areas/forms/rules/form-definition.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { withField, withMore, withSection } from '../rules/testing/changing.ts'
import { builderOf } from './testing/building.ts'

const world = useWorld()

const said = (words: string) => ({ de: words, fr: words })
const own = (key: string, label: string, more: Partial<FormField> = {}): FormField => ({
  ...text(`own_${key}`),
  label: said(label),
  ...more,
})

async function scene() {
  const home = await world.workspace()
  const build = builderOf(world, home, await world.person(home, 'admin'))
  return { home, build, id: await build.publishNew('apartment', 'Miete'), flat: await plantObject(world, home) }
}

describe('publishing', () => {
  it('asks from now on with the new version, and leaves those who have begun with theirs', async () => {
    const { home, build, id, flat } = await scene()
    const early = await fillIn(world, home, [flat])
    await build.edit(id, (form) => withMore(form, 'moving', own('pet', 'Name des Tiers', { required: true })))
    const published = await build.publish(id, 'Neue Frage')
    expect(published.json()).toMatchObject({
      published: { versionNumber: 2, note: 'Neue Frage', usage: { drafts: 0 } },
    })
    const late = await fillIn(world, home, [flat])
    expect((await early.submit()).statusCode).toBe(200)
    const refused = await late.submit()
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { own_pet: 'Bitte ausfüllen' }])
    await late.save({ own_pet: 'Bello' })
    expect((await late.submit()).statusCode).toBe(200)
    const { versions } = await build.read(id)
    expect(versions.map(({ versionNumber, usage }) => [versionNumber, usage])).toEqual([
      [2, { drafts: 0, applications: 1 }],
      [1, { drafts: 0, applications: 1 }],
    ])
    const entries = await auditEntries(world, home, 'form.published')
    expect(entries.at(-1)?.changes).toEqual([
      { field: 'Haushalt › Umzug › Name des Tiers › hinzugefügt', old: null, new: null },
    ])
  })

  it('is refused place by place while something is wrong, and for questions without a written reason', async () => {
    const { build, id } = await scene()
    const religion = own('faith', 'Welcher Religion gehören Sie an?')
    await build.edit(id, (form) =>
      withMore(withMore(form, 'moving', religion), 'consents', { ...own('x', 'X'), label: { de: 'X', fr: '' } }),
    )
    const refused = await build.publish(id)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toEqual({
      'household.moving.own_faith': expect.stringContaining('Fragen nach der Religion sind unzulässig.'),
      'summary.consents.own_x': 'Die Frage fehlt auf Französisch.',
    })
    const override = { reason: 'Konfessionelles Wohnheim', by: '', at: '' }
    await build.edit(id, (form) =>
      withField(withField(form, ['household', 'own_faith'], { override }), ['household', 'own_x'], {
        label: said('X'),
      }),
    )
    expect((await build.publish(id)).statusCode).toBe(200)
  })

  it('needs something new and nobody who was quicker', async () => {
    const { build, id } = await scene()
    expect((await build.publish(id)).statusCode).toBe(409)
    const { edited } = await build.read(id)
    await build.edit(id, (form) => ({ ...form, title: said('Neu') }))
    const late = await build.post(`form/${id}/publish`, { version: edited.version })
    expect([late.statusCode, late.json().current.version]).toEqual([409, edited.version + 1])
  })
})

describe('the draft', () => {
  it('is thrown away: what is published is edited again', async () => {
    const { build, id } = await scene()
    const saved = await build.edit(id, (form) => ({ ...form, title: said('Neu') }))
    const answer = await build.post(`form/${id}/discard-draft`, { version: saved.version })
    expect(answer.json()).toMatchObject({ isDraft: false, definition: { title: 'application_form_title' } })
    expect((await build.post(`form/${id}/discard-draft`, { version: saved.version })).statusCode).toBe(200)
    expect((await build.save(id, saved.version, answer.json().definition)).statusCode).toBe(200)
  })

  it('of a form that was never published stays', async () => {
    const { build } = await scene()
    const { id, version } = await build.change({ action: 'create', kind: 'sale', name: 'Kauf' })
    expect((await build.post(`form/${id}/discard-draft`, { version })).statusCode).toBe(409)
  })

  it('becomes an older version again, and keeps what was answered meanwhile switched off', async () => {
    const { home, build, id, flat } = await scene()
    await build.edit(id, (form) => withMore(form, 'moving', own('pet', 'Name des Tiers'), own('fish', 'Fische')))
    await build.publish(id)
    const filling = await fillIn(world, home, [flat])
    await filling.save({ own_pet: 'Bello' })
    const { edited } = await build.read(id)
    const restored = await build.post(`form/${id}/versions/1/restore`, { version: edited.version })
    expect(restored.statusCode).toBe(200)
    const questions = restored
      .json()
      .definition.steps.flatMap((step: { sections: { fields: object[] }[] }) =>
        step.sections.flatMap(({ fields }) => fields),
      )
    expect(questions).toContainEqual(expect.objectContaining({ key: 'own_pet', active: false }))
    expect(JSON.stringify(questions)).not.toContain('own_fish')
    expect((await build.post(`form/${id}/versions/9/restore`, { version: 1 })).statusCode).toBe(404)
  })

  it('is compared with any version, in words', async () => {
    const { build, id } = await scene()
    await build.edit(id, (form) => withField(form, ['household', 'smoking'], { required: true }))
    const diff = (await build.get(`form/${id}/diff?from=1`)).json()
    expect(diff.changes).toEqual([
      {
        path: ['Haushalt', 'Haushalt', 'Raucherhaushalt'],
        what: 'changed',
        property: 'Pflichtfeld',
        before: 'Nein',
        after: 'Ja',
      },
    ])
    expect((await build.get(`form/${id}/diff?from=1&to=1`)).json()).toEqual({ changes: [] })
    expect((await build.get(`form/${id}/diff?from=7`)).statusCode).toBe(404)
    expect((await build.get(`form/${id}/versions/1`)).json()).toMatchObject({
      versionNumber: 1,
      definition: { title: 'application_form_title' },
    })
  })

  it('is looked at as an applicant would, without what staff write for themselves', async () => {
    const { build, id, flat } = await scene()
    const options = [{ value: 'a', label: said('A'), points: 7 }]
    const secret = own('faith', 'Religion', {
      type: 9,
      options,
      override: { reason: 'Konfessionelles Wohnheim', by: '', at: '' },
    })
    const override = { reason: 'Wohnheim für Pilger', by: 'nobody', at: '' }
    await build.edit(id, (form) =>
      withSection(withMore(form, 'moving', secret), 'moving', (one) => ({ ...one, override })),
    )
    const { definition } = (await build.read(id)).edited
    const signed = sectionsOf(definition, 'household').find(({ key }) => key === 'moving')?.override
    expect(signed).toMatchObject({ reason: 'Wohnheim für Pilger', by: expect.not.stringMatching('nobody') })
    const page = (await build.get(`form/${id}/preview`)).json()
    expect(page).toMatchObject({ formsSettings: { template: 'default' }, objects: [{ id: flat }], formId: null })
    expect(JSON.stringify(page.form)).toContain('own_faith')
    expect(JSON.stringify(page)).not.toMatch(/Wohnheim|"points"/)
    expect(JSON.stringify((await build.get(`form/${id}/preview?of=1`)).json())).not.toContain('own_faith')
  })

  it('is looked at with what is on offer, or as if it were', async () => {
    const { home, build, id } = await scene()
    const other = await world.workspace()
    const elsewhere = builderOf(world, other, await world.person(other, 'admin'))
    const objectsIn = async (one: typeof build, form: string) => (await one.get(`form/${form}/preview`)).json().objects
    for (const progressState of ['rented', 'assigned'] as const) await plantObject(world, other, { progressState })
    const taken = await objectsIn(elsewhere, await elsewhere.publishNew('apartment', 'Miete'))
    expect(taken).toMatchObject([{ isFree: true }, { isFree: true }])
    await plantObject(world, home, { progressState: 'rented' })
    const free = await plantObject(world, home)
    expect((await objectsIn(build, id)).map(({ id: shown }: { id: string }) => shown)).toContain(free)
  })
})

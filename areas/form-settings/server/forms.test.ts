import { describe, expect, it } from 'vitest'
import { begin, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { builderOf } from './testing/building.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, build: builderOf(world, home, await world.person(home, 'admin')) }
}

const said = (words: string) => ({ de: words, fr: words })

describe('the forms of a project', () => {
  it('begin with the one that is made when somebody first applies', async () => {
    const { home, build } = await scene()
    expect((await build.forms()).flatMap(({ forms }) => forms)).toEqual([])
    await begin(world, home, [await plantObject(world, home)])
    const [apartments] = await build.forms()
    expect(apartments).toMatchObject({
      kind: 'apartment',
      title: 'Wohnung',
      forms: [
        {
          name: 'Standardformular',
          isDefault: true,
          draft: null,
          published: { versionNumber: 1 },
          usage: { drafts: 1, applications: 0, objects: 0 },
        },
      ],
    })
  })

  it('are made as drafts, and the first that is published is the default of its kind', async () => {
    const { home, build } = await scene()
    const made = await build.change({ action: 'create', kind: 'parking', name: 'Einstellhalle' })
    expect(made).toMatchObject({
      name: 'Einstellhalle',
      published: null,
      isDefault: false,
      draft: { updatedBy: 'Nora Ammann' },
    })
    expect((await build.publish(made.id)).statusCode).toBe(200)
    const parking = (await build.forms()).find(({ kind }) => kind === 'parking')
    expect(parking).toMatchObject({
      defaultFormId: made.id,
      forms: [{ published: { versionNumber: 1, publishedBy: 'Nora Ammann' }, draft: null }],
    })
    expect((await auditEntries(world, home, 'form.created')).length).toBe(1)
  })

  it('are copied with what is being edited, as a draft of its own', async () => {
    const { build } = await scene()
    const first = await build.publishNew('apartment', 'Miete', (form) => ({ ...form, title: said('Wohnen am Bach') }))
    const copy = await build.change({ action: 'duplicate', formId: first, name: 'Miete Genossenschaft' })
    expect((await build.read(copy.id)).edited).toMatchObject({
      isDraft: true,
      definition: { title: said('Wohnen am Bach') },
    })
    expect(copy.isDefault).toBe(false)
  })

  it('are renamed, and a stale name is answered with the newer one', async () => {
    const { home, build } = await scene()
    const { id, version } = await build.change({ action: 'create', kind: 'sale', name: 'Kauf' })
    const renamed = await build.change({
      action: 'change',
      formId: id,
      version,
      name: 'Kaufinteresse',
      template: 'lsz',
    })
    expect(renamed).toMatchObject({ name: 'Kaufinteresse', template: 'lsz', version: version + 1 })
    const late = await build.post('form-settings', { action: 'change', formId: id, version, name: 'Kaufen' })
    expect([late.statusCode, late.json().current]).toEqual([
      409,
      { version: version + 1, name: 'Kaufinteresse', template: 'lsz' },
    ])
    const [entry] = await auditEntries(world, home, 'form.changed')
    expect(entry?.changes).toContainEqual({ field: 'name', old: 'Kauf', new: 'Kaufinteresse' })
  })

  it('have one default, which stays switched on', async () => {
    const { build } = await scene()
    const [first, second] = [await build.publishNew('apartment', 'A'), await build.publishNew('apartment', 'B')]
    const refused = await build.post('form-settings', { action: 'deactivate', formId: first })
    expect([refused.statusCode, refused.json().notify[0].title]).toEqual([
      409,
      expect.stringContaining('Standardformular'),
    ])
    await build.change({ action: 'set_default', formId: second })
    await build.change({ action: 'deactivate', formId: first })
    const [apartments] = await build.forms()
    expect(apartments?.defaultFormId).toBe(second)
    expect(apartments?.forms.map(({ isActive }) => isActive)).toEqual([false, true])
    const off = await build.post('form-settings', { action: 'set_default', formId: first })
    expect(off.statusCode).toBe(409)
    const draft = await build.change({ action: 'create', kind: 'apartment', name: 'C' })
    expect((await build.post('form-settings', { action: 'set_default', formId: draft.id })).statusCode).toBe(409)
  })

  it('are for administrators alone', async () => {
    const { home } = await scene()
    const build = builderOf(world, home, await world.person(home, 'user'))
    expect((await build.get('form-settings')).statusCode).toBe(403)
    expect((await build.post('form-settings', { action: 'create', kind: 'sale', name: 'x' })).statusCode).toBe(403)
  })

  it('of another workspace do not exist', async () => {
    const { build } = await scene()
    const { build: other } = await scene()
    const id = await build.publishNew('apartment', 'A')
    for (const answer of [
      await other.get(`form/${id}`),
      await other.post('form-settings', { action: 'duplicate', formId: id, name: 'mine' }),
      await other.post('form-settings', { action: 'deactivate', formId: id }),
      await other.post(`form/${id}/publish`, { version: 1 }),
      await other.post('form-settings/apartment', { defaultFormId: id }),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('the form of an object', () => {
  it('asks whoever applies for it, and the default asks for the others', async () => {
    const { home, build } = await scene()
    const [special, plain] = [await plantObject(world, home), await plantObject(world, home)]
    await build.publishNew('apartment', 'Miete')
    const own = await build.publishNew('apartment', 'Alterswohnung', (form) => ({
      ...form,
      title: said('Wohnen im Alter'),
    }))
    const saved = await build.post('form-settings/apartment', { objects: [{ id: special, formId: own }] })
    expect(saved.json().objects).toMatchObject([{ id: special, formId: own, secondFormId: null }])
    const titleFor = async (id: string) =>
      (await world.ask(home, { url: `/api/v2/applications/new?uuids=${id}` })).json().form.title
    expect(await titleFor(special)).toEqual(said('Wohnen im Alter'))
    expect(await titleFor(plain)).toBe('application_form_title')
    expect((await auditEntries(world, home, 'object.form_chosen'))[0]?.changes).toEqual([
      { field: 'form', old: null, new: 'Alterswohnung' },
    ])
    await build.change({ action: 'deactivate', formId: own })
    expect(await titleFor(special)).toBe('application_form_title')
  })

  it('is of the kind that the object is', async () => {
    const { home, build } = await scene()
    const place = await plantObject(world, home, { kind: 'parkingspace', objectType: 'parking_garage' })
    const page = await world.ask(home, { url: `/api/v2/applications/new?uuids=${place}` })
    expect(page.json().form.title).toBe('application_form_title_parking')
    const apartment = await build.publishNew('apartment', 'A')
    const wrong = await build.post('form-settings/parking', { objects: [{ id: place, formId: apartment }] })
    expect(wrong.statusCode).toBe(422)
    const unknown = await build.post('form-settings/parking', { objects: [{ id: place, formId: newId() }] })
    expect(unknown.statusCode).toBe(422)
  })
})

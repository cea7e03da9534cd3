import { describe, expect, it } from 'vitest'
import { fillIn, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { pickOf, text } from '#areas/forms/rules/field-kinds.ts'
import type { FormDefinition, FormField } from '#areas/forms/rules/form-definition.ts'
import { multipartHeaders, multipartOf, png } from '#areas/files/server/testing/multipart.ts'
import { newId } from '#platform/server/ids.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { withField, withMore } from '../rules/testing/changing.ts'
import { builderOf } from './testing/building.ts'

const world = useWorld()

const said = (words: string) => ({ de: words, fr: words })
const pet = (more: Partial<FormField> = {}): FormField => ({
  ...text('own_pet'),
  label: said('Name des Tiers'),
  ...more,
})

async function scene() {
  const home = await world.workspace()
  const build = builderOf(world, home, await world.person(home, 'admin'))
  const id = await build.publishNew('apartment', 'Miete')
  return { home, build, id, flat: await plantObject(world, home) }
}

describe('the draft of a form', () => {
  it('is saved with what is wrong with it, and read back', async () => {
    const { home, build, id } = await scene()
    const { edited } = await build.read(id)
    const nothing = { ...pickOf('own_choice', []), label: { de: 'Wahl', fr: '' } }
    const saved = await build.save(id, edited.version, withMore(edited.definition, 'moving', nothing))
    expect(saved.json()).toMatchObject({
      version: edited.version + 1,
      isDraft: true,
      problems: [
        { field: 'own_choice', key: 'form_settings_problem_no_options', blocks: true },
        { field: 'own_choice', key: 'form_settings_problem_label_missing_fr' },
      ],
    })
    const now = await build.read(id)
    expect(now.edited).toMatchObject({ isDraft: true, updatedBy: 'Nora Ammann', version: edited.version + 1 })
    expect(now.problems).toHaveLength(2)
    expect(now.published?.steps).toEqual(edited.definition.steps)
    const entries = await auditEntries(world, home, 'form.draft_changed')
    expect(entries.at(-1)?.changes).toEqual([{ field: 'Haushalt › Umzug › Wahl › hinzugefügt', old: null, new: null }])
  })

  it('answers a stale save with what stands now', async () => {
    const { build, id } = await scene()
    const { edited } = await build.read(id)
    await build.save(id, edited.version, withMore(edited.definition, 'moving', pet()))
    const late = await build.save(id, edited.version, { ...edited.definition, title: said('Anders') })
    expect(late.statusCode).toBe(409)
    const { current } = late.json()
    expect(current).toMatchObject({ version: edited.version + 1, isDraft: true })
    expect(JSON.stringify(current.definition)).toContain('own_pet')
  })

  it('says whether it was oneself who saved last, perhaps in another window', async () => {
    const { home, build, id } = await scene()
    const colleague = builderOf(world, home, await world.person(home, 'superadmin'))
    await build.edit(id, (form) => withMore(form, 'moving', pet()))
    expect((await build.read(id)).edited.isOwn).toBe(true)
    expect((await colleague.read(id)).edited.isOwn).toBe(false)
    const { definition } = (await build.read(id)).edited
    const late = (by: typeof build) => by.save(id, 1, { ...definition, title: said('Anders') })
    expect((await late(build)).json().current.isOwn).toBe(true)
    expect((await late(colleague)).json().current.isOwn).toBe(false)
  })

  it('is no draft any more when everything is undone, and saving it twice is saving it once', async () => {
    const { build, id } = await scene()
    const { edited } = await build.read(id)
    const changed = withMore(edited.definition, 'moving', pet())
    const first = (await build.save(id, edited.version, changed)).json()
    expect((await build.save(id, edited.version, changed)).json().version).toBe(first.version)
    expect((await build.save(id, first.version, edited.definition)).json()).toMatchObject({ isDraft: false })
  })

  it.each([
    [
      'a condition without end',
      { condition: { all: [{ any: [{ all: [{ any: [{ field: 'pets', equals: true }] }] }] }] } },
    ],
    ['a key with capitals', { key: 'Own_X' }],
    ['an unknown type', { type: 16 }],
    ['a label of a million signs', { label: { de: 'x'.repeat(900_000), fr: 'x' } }],
  ])('refuses %s', async (_what, wrong) => {
    const { build, id } = await scene()
    const { edited } = await build.read(id)
    const broken = withMore(edited.definition, 'moving', Object.assign(pet(), wrong))
    expect((await build.save(id, edited.version, broken)).statusCode).toBe(422)
  })

  it('is signed by the server where a reason overrides the guard', async () => {
    const { build, id } = await scene()
    const reason = 'Konfessionelles Wohnheim'
    const forged = pet({ label: said('Religion'), override: { reason, by: 'Niemand', at: '1999-01-01' } })
    await build.edit(id, (form) => withMore(form, 'moving', forged))
    const find = async () =>
      (await build.read(id)).edited.definition.steps
        .flatMap(({ sections }) => sections)
        .flatMap(({ fields }) => fields)
        .find(({ key }) => key === 'own_pet')
    const signed = (await find())?.override
    expect(signed).toMatchObject({ reason, by: 'Nora Ammann' })
    await build.edit(id, (form) => ({ ...form, title: said('x') }))
    expect((await find())?.override).toEqual(signed)
  })
})

describe('a question that was answered', () => {
  it('can be switched off, and not be taken out', async () => {
    const { home, build, id, flat } = await scene()
    await build.edit(id, (form) => withMore(form, 'moving', pet()))
    await build.publish(id)
    const filling = await fillIn(world, home, [flat])
    await filling.save({ own_pet: 'Bello' })
    const { edited, answers } = await build.read(id)
    expect(answers).toContainEqual({ of: 'household', field: 'own_pet', answers: 1 })
    const gone = await build.save(id, edited.version, withField(edited.definition, ['household', 'own_pet'], null))
    expect([gone.statusCode, gone.json().notify[0].title]).toEqual([
      409,
      '«Name des Tiers» hat 1 Antwort. Sie können die Frage nur ausschalten.',
    ])
    const off = await build.save(
      id,
      edited.version,
      withField(edited.definition, ['household', 'own_pet'], { active: false }),
    )
    expect(off.statusCode).toBe(200)
    const adult = await build.save(id, off.json().version, withField(edited.definition, ['adult', 'occupation'], null))
    expect(adult.statusCode).toBe(409)
  })

  it('that nobody answered goes', async () => {
    const { build, id } = await scene()
    await build.edit(id, (form) => withMore(form, 'moving', pet()))
    await build.publish(id)
    const saved = await build.edit(id, (form) => withField(form, ['household', 'own_pet'], null))
    expect(saved.isDraft).toBe(true)
  })
})

describe('a chunk of the draft', () => {
  it('is read and saved by itself: a field', async () => {
    const { build, id } = await scene()
    const url = `form/${id}/section/moving/field/mailbox_label`
    const { version, step, field, answers } = (await build.get(url)).json()
    expect([step, field.key, answers]).toEqual(['household', 'mailbox_label', 0])
    const saved = await build.post(url, { version, field: { ...field, required: true } })
    expect(saved.json()).toMatchObject({ version: version + 1, isDraft: true, problems: [] })
    expect((await build.get(url)).json().field.required).toBe(true)
    expect((await build.post(url, { version, field })).statusCode).toBe(409)
    const added = await build.post(`form/${id}/section/moving/field/own_pet`, { version: version + 1, field: pet() })
    expect(added.statusCode).toBe(200)
    expect((await build.post(url, { version: version + 2, field: pet() })).statusCode).toBe(422)
    expect((await build.get(`form/${id}/section/moving/field/own_gone`)).statusCode).toBe(404)
  })

  it('is read and saved by itself: a section, which may move', async () => {
    const { build, id } = await scene()
    const url = `form/${id}/section/motivation`
    const { version, step, section } = (await build.get(url)).json()
    expect(step).toBe('household')
    const moved = await build.post(url, { version, section: { ...section, title: said('Warum wir?') }, step: 'object' })
    expect(moved.statusCode).toBe(200)
    expect((await build.get(url)).json()).toMatchObject({ step: 'object', section: { title: said('Warum wir?') } })
    expect((await build.post(url, { version: version + 1, section, step: 'nowhere' })).statusCode).toBe(422)
    expect((await build.get(`form/${id}/section/gone`)).statusCode).toBe(404)
  })

  it('shows a picture on its start page: public from the upload on, and kept by every version that shows it', async () => {
    const { home, build, id, flat } = await scene()
    const admin = await world.person(home, 'superadmin')
    const upload = async (content: Buffer, type = 'image/png', form = id) => {
      const payload = multipartOf([{ name: 'haus.png', content, type }])
      const url = `/api/v1/settings/form/${form}/picture`
      return world.ask(home, { method: 'POST', url, payload, headers: multipartHeaders, as: admin })
    }
    const [picture] = (await upload(png)).json().uploaded
    expect((await upload(Buffer.from('no picture'))).json().uploaded).toEqual([])
    expect((await upload(png, 'image/png', newId())).json().uploaded ?? []).toEqual([])
    const file = await world.ask(home, { url: picture.url })
    // Images are re-encoded, because cameras embed the location.
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])

    const alt = { de: 'Das Haus am Bach', fr: 'La maison au bord du ruisseau' }
    const show = (fileId: string) => (form: FormDefinition) => ({
      ...form,
      start: { ...form.start, picture: { fileId, alt } },
    })
    await build.edit(id, show(picture.id))
    await build.publish(id)
    const page = (await world.ask(home, { url: `/api/v2/applications/new?uuids=${flat}` })).json()
    expect(page.form.start.picture).toEqual({ fileId: picture.id, alt })
    const published = (await auditEntries(world, home, 'form.published')).at(-1)
    expect(published?.changes).toContainEqual({ field: 'Bild der Startseite', old: null, new: 'Das Haus am Bach' })

    const { edited } = await build.read(id)
    const foreign = await build.save(id, edited.version, show(newId())(edited.definition))
    expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([422, ['picture']])
    const url = 'form-settings/apartment/start-page-settings'
    const { version, title, text: words, papers, picture: shown } = (await build.get(url)).json()
    expect(shown).toEqual({ fileId: picture.id, alt })
    await build.post(url, { formId: id, version, title, text: words, papers })
    expect((await build.get(url)).json()).not.toHaveProperty('picture')
    expect((await world.ask(home, { url: picture.url })).statusCode).toBe(200)
  })

  it('is read and saved by itself: the start page', async () => {
    const { build, id } = await scene()
    const url = 'form-settings/apartment/start-page-settings'
    const page = (await build.get(url)).json()
    expect(page).toMatchObject({ formId: id, title: 'application_form_title', papers: expect.any(Array) })
    const { version, text: said_, papers } = page
    const saved = await build.post(url, {
      formId: id,
      version,
      title: said('Willkommen'),
      text: said_,
      papers: papers.slice(0, 1),
    })
    expect(saved.json()).toMatchObject({ isDraft: true, version: version + 1 })
    expect((await build.get(`${url}?formId=${id}`)).json()).toMatchObject({
      title: said('Willkommen'),
      papers: [papers[0]],
    })
    expect((await build.get('form-settings/sale/start-page-settings')).statusCode).toBe(404)
  })
})

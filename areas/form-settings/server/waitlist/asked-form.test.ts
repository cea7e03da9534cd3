// A project form for the waitlist: published, begun, answered and read.

import { expect, it } from 'vitest'
import { file, text } from '#areas/forms/rules/field-kinds.ts'
import type { FormDefinition, FormField } from '#areas/forms/rules/form-definition.ts'
import { builderOf } from '../testing/building.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { answersToProduct } from '#areas/waitlist/rules/testing/example-answers.ts'
import { inviteBy, requests, winterthur } from '#areas/waitlist/server/testing/form-link.ts'

const world = useWorld()

const reason: FormField = {
  ...text('own_reason', { required: true }),
  label: { de: 'Warum zu uns?', fr: 'Pourquoi chez nous ?' },
}

const withFields = (form: FormDefinition, alter: (fields: FormField[]) => FormField[]): FormDefinition => ({
  ...form,
  title: { de: 'Ihr Wunsch', fr: 'Votre souhait' },
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) =>
      section.key === 'criteria' ? { ...section, fields: alter(section.fields) } : section,
    ),
  })),
})

/** The area is required, the rent is switched off, and a project question is added. */
const wanting = (form: FormDefinition) =>
  withFields(form, (fields) => [
    ...fields.map((field) => {
      if (field.key === 'rent_max') return { ...field, active: false }
      return field.key === 'area_from' ? { ...field, required: true } : field
    }),
    reason,
  ])

async function scene() {
  const home = await world.workspace({ features: ['waitlist'] })
  const [admin, clerk] = [await world.person(home, 'admin'), await world.person(home, 'user')]
  const build = builderOf(world, home, admin)
  const send = (link: string, answers: object) =>
    world.ask(home, { method: 'POST', url: link, payload: { answers, places: winterthur } })
  const read = async (url: string) => (await world.ask(home, { url, as: clerk })).json()
  return { home, clerk, build, send, read }
}

it('asks by the published form, insists on what it wants, and shows staff what was answered', async () => {
  const { home, clerk, build, send, read } = await scene()
  await build.publishNew('waitlist_criteria', 'Unsere Warteliste', wanting)
  const { id, link } = await inviteBy(world, home, clerk)

  const form = await read(link)
  expect(form.form.title).toEqual({ de: 'Ihr Wunsch', fr: 'Votre souhait' })
  expect(JSON.stringify(form.form)).toContain('own_reason')
  expect(JSON.stringify(form.form)).not.toContain('rent_max')
  expect(form.answers).toMatchObject({ firstname: 'Jana', name: 'Roth', email: 'jana@example.ch', adults_count: 1 })

  const refused = await send(link, answersToProduct)
  expect([refused.statusCode, Object.keys(refused.json().fields).toSorted()]).toEqual([
    422,
    ['area_from', 'own_reason'],
  ])
  expect((await read(`${requests}/${id}`)).progress_state).toBe('sent')

  const answers = { ...answersToProduct, area_from: 70, rent_max: 900, own_reason: 'Die Grosseltern wohnen hier' }
  expect((await send(link, answers)).statusCode).toBe(200)
  const request = await read(`${requests}/${id}`)
  expect(request.criteria).toMatchObject({ roomsFrom: 2.5, areaFrom: 70, rentMax: null, kinds: ['apartment'] })
  expect(request.placeNames).toEqual(['Winterthur'])
  expect(request.answers.map(({ label, value }: { label: string; value: string }) => [label, value])).toContainEqual([
    'Warum zu uns?',
    'Die Grosseltern wohnen hier',
  ])
  expect((await read(link)).answers).toMatchObject({ own_reason: 'Die Grosseltern wohnen hier', area_from: 70 })
})

it('goes on with the version that a request was begun with', async () => {
  const { home, clerk, build, send, read } = await scene()
  const formId = await build.publishNew('waitlist_criteria', 'Unsere Warteliste', wanting)
  const begun = await inviteBy(world, home, clerk)
  await build.edit(formId, (form) =>
    withFields(form, (fields) =>
      fields.map((field) => (field.key === 'own_reason' ? { ...field, active: false } : field)),
    ),
  )
  expect((await build.publish(formId)).statusCode).toBe(200)

  expect((await send(begun.link, { ...answersToProduct, area_from: 70 })).json().fields).toHaveProperty('own_reason')
  const later = await inviteBy(world, home, clerk, 'mira@example.ch')
  expect(JSON.stringify((await read(later.link)).form)).not.toContain('own_reason')
  expect((await send(later.link, { ...answersToProduct, area_from: 70 })).statusCode).toBe(200)
})

it('asks by the form of the product until a project publishes its own, and keeps to it for who has begun', async () => {
  const { home, clerk, build, send, read } = await scene()
  const { link } = await inviteBy(world, home, clerk)
  expect((await read(link)).form.title).toBe('application_form_title_waitlist_criteria')
  await build.publishNew('waitlist_criteria', 'Unsere Warteliste', wanting)
  expect((await send(link, answersToProduct)).statusCode).toBe(200)
  const later = await inviteBy(world, home, clerk, 'mira@example.ch')
  expect((await read(later.link)).form.title).toEqual({ de: 'Ihr Wunsch', fr: 'Votre souhait' })
})

it('asks by the form that was chosen, however many are published beside it', async () => {
  const { home, clerk, build, read } = await scene()
  await inviteBy(world, home, clerk)
  await build.publishNew('waitlist_criteria', 'Unsere Warteliste', wanting)
  await build.publishNew('waitlist_criteria', 'Ein Versuch')
  const { link } = await inviteBy(world, home, clerk, 'mira@example.ch')
  expect((await read(link)).form.title).toEqual({ de: 'Ihr Wunsch', fr: 'Votre souhait' })
  const kinds = await build.forms()
  const defaults = kinds.find(({ kind }) => kind === 'waitlist_criteria')?.forms.filter((one) => one.isDefault)
  expect(defaults?.map(({ name }) => name)).toEqual(['Unsere Warteliste'])
})

it('refuses to publish what a waiting person is never asked', async () => {
  const { build } = await scene()
  const asking = (form: FormDefinition) =>
    withFields(form, (fields) => [...fields, { ...file('own_payslip'), label: { de: 'Lohnausweis', fr: 'Salaire' } }])
  await expect(build.publishNew('waitlist_criteria', 'Mit Unterlagen', asking)).rejects.toThrow('own_payslip')
})

it('keeps an answered question in the form, and its answers from other workspaces', async () => {
  const { home, clerk, build, send } = await scene()
  const formId = await build.publishNew('waitlist_criteria', 'Unsere Warteliste', wanting)
  const { id, link } = await inviteBy(world, home, clerk)
  await send(link, { ...answersToProduct, area_from: 70, own_reason: 'Die Grosseltern' })
  const { edited } = await build.read(formId)
  const without = withFields(edited.definition, (fields) => fields.filter(({ key }) => key !== 'own_reason'))
  expect((await build.save(formId, edited.version, without)).statusCode).not.toBe(200)

  const away = await world.workspace({ features: ['waitlist'] })
  const stranger = await world.person(away, 'admin')
  expect((await world.ask(away, { url: `${requests}/${id}`, as: stranger })).statusCode).toBe(404)
  expect((await world.ask(away, { url: link })).statusCode).toBe(404)
})

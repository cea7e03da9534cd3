// Staff correct answers besides the criteria; the rules of the form version that was used apply.

import { expect, it } from 'vitest'
import { text } from '#areas/forms/rules/field-kinds.ts'
import type { FormDefinition, FormField } from '#areas/forms/rules/form-definition.ts'
import { builderOf } from '../testing/building.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { answersToProduct } from '#areas/waitlist/rules/testing/example-answers.ts'
import { inviteBy, requests, winterthur } from '#areas/waitlist/server/testing/form-link.ts'

const world = useWorld()

const reason: FormField = {
  ...text('own_reason', { required: true, maxLength: 40 }),
  label: { de: 'Warum zu uns?', fr: 'Pourquoi chez nous ?' },
}

const withReason = (form: FormDefinition): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((one) => (one.key === 'needs' ? { ...one, fields: [...one.fields, reason] } : one)),
  })),
})

async function scene() {
  const home = await world.workspace({ features: ['waitlist'] })
  const [admin, clerk] = [await world.person(home, 'admin'), await world.person(home, 'user')]
  await builderOf(world, home, admin).publishNew('waitlist_criteria', 'Unsere Warteliste', withReason)
  const { id, link } = await inviteBy(world, home, clerk)
  const payload = { answers: { ...answersToProduct, own_reason: 'Die Grosseltern' }, places: winterthur }
  expect((await world.ask(home, { method: 'POST', url: link, payload })).statusCode).toBe(200)
  const read = async () => (await world.ask(home, { url: `${requests}/${id}/answers`, as: clerk })).json()
  const correct = async (answers: object, version?: number) =>
    world.ask(home, {
      method: 'POST',
      url: `${requests}/${id}/answers`,
      payload: { version: version ?? (await read()).version, answers },
      as: clerk,
    })
  const request = async () => (await world.ask(home, { url: `${requests}/${id}`, as: clerk })).json()
  return { home, clerk, id, read, correct, request }
}

it('corrects an answer, leaves criteria and consents alone, and tells the history of both words', async () => {
  const { home, clerk, id, read, correct, request } = await scene()
  expect((await read()).answers).toMatchObject({ own_reason: 'Die Grosseltern', agreement_truth: true })
  const before = await request()
  expect(before).toMatchObject({ asksMore: true, progress_state: 'new' })
  const answer = await correct({ own_reason: 'Die Arbeit', rooms_from: 9, agreement_truth: false })
  expect([answer.statusCode, answer.json().version]).toEqual([200, before.version + 1])
  expect((await read()).answers).toMatchObject({ own_reason: 'Die Arbeit', rooms_from: 2.5, agreement_truth: true })
  expect(await request()).toMatchObject({ progress_state: 'new', criteria: before.criteria })
  const { entries } = (await world.ask(home, { url: `${requests}/${id}/timeline`, as: clerk })).json()
  expect(entries[0].detail).toContain('Warum zu uns?')
  expect(entries[0].detail).toMatch(/Die Grosseltern.*Die Arbeit/)
})

it('writes nothing where nothing has changed', async () => {
  const { correct, request } = await scene()
  const { version } = await request()
  expect((await correct({ own_reason: 'Die Grosseltern' })).json().version).toBe(version)
  expect((await request()).version).toBe(version)
})

it('is refused by the rules of the form, to who was too late, and for who has left', async () => {
  const { home, clerk, id, correct, request } = await scene()
  const long = await correct({ own_reason: 'x'.repeat(41) })
  expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([422, ['own_reason']])
  expect((await correct({ own_reason: null })).statusCode).toBe(422)
  const { version } = await request()
  expect((await correct({ own_reason: 'Die Arbeit' }, version - 1)).statusCode).toBe(409)
  const payload = { reason: 'withdrawn' }
  await world.ask(home, { method: 'POST', url: `${requests}/${id}/decline`, payload, as: clerk })
  expect((await correct({ own_reason: 'Die Arbeit' })).statusCode).toBe(409)
})

it('is for who may see the waitlist, and of no other workspace', async () => {
  const { home, id } = await scene()
  const url = `${requests}/${id}/answers`
  expect((await world.ask(home, { url })).statusCode).toBe(401)
  const away = await world.workspace({ features: ['waitlist'] })
  const stranger = await world.person(away, 'admin')
  expect((await world.ask(away, { url, as: stranger })).statusCode).toBe(404)
  const payload = { version: 1, answers: {} }
  expect((await world.ask(away, { method: 'POST', url, payload, as: stranger })).statusCode).toBe(404)
})

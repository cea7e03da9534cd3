// Property test over any published form and any answers: browser and server agree on what is valid, and a form
// without blocking problems can be filled in and submitted.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formState } from '#areas/application-form/contract/form-shapes.ts'
import type { Answers, FormEntry, FormWorld } from '#areas/forms/rules/answers.ts'
import { asksAbout, fieldType, sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { acrossOf } from '#areas/forms/rules/across.ts'
import { shownFields } from '#areas/forms/rules/shown-fields.ts'
import { forApplicants } from '#areas/application-form/rules/for-applicants.ts'
import { problemsOfForm, problemsOfPerson, shapeProblems } from '#areas/forms/rules/validity.ts'
import { begin, plantObject, type Filling } from '#areas/application-form/server/testing/planting.ts'
import { pdf, upload } from '#areas/enquiries/server/testing/household.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { anyForm, type AnyForm } from './testing/any-form.ts'
import { answered, anyAnswers } from './testing/answering.ts'
import { builderOf } from './testing/building.ts'

const world = useWorld()

/** Each run creates a workspace with its own form; accepted-forms.test.ts tests the rules with many more forms. */
const runs = 12

/** Publishes the form and sets it on an object. */
async function publish({ kind, definition }: AnyForm) {
  const home = await world.workspace()
  const build = builderOf(world, home, await world.person(home, 'admin'))
  const id = await build.publishNew(kind, 'Formular', () => definition)
  const flat = await plantObject(world, home)
  await build.post(`form-settings/${kind}`, { objects: [{ id: flat, formId: id }] })
  return { home, filling: await begin(world, home, [flat]) }
}

/** Same format, from the browser's rules. */
async function pageOf(filling: Filling) {
  const page = formState.parse((await filling.ask({ url: '/update' })).json())
  const { formsSettings, objects } = page
  const known: FormWorld = {
    today: formsSettings.today,
    adultAge: formsSettings.adultAge,
    occupancy: formsSettings.occupancy,
    objects: objects.map((one) => ({
      id: one.id,
      title: one.title,
      isSubsidised: one.subsidized,
      minOccupancy: one.min_occupancy,
      maxOccupancy: one.max_occupancy,
      minAdults: one.min_adult,
      maxAdults: one.max_adult,
      minChildren: one.min_child,
      maxChildren: one.max_child,
    })),
  }
  const entry: FormEntry = {
    answers: page.household.answers,
    adults: page.adults,
    children: page.children,
    documents: page.documents.map(({ person, key }) => ({ person, category: key })),
    ownParts: page.ownParts,
  }
  return { form: page.form, world: known, entry, version: page.household.version }
}

const refusal = z.object({ fields: z.record(z.string(), z.string()) })
const paths = (problems: readonly { path: string }[]) => [...new Set(problems.map(({ path }) => path))].toSorted()

/** Paths of the errors in a response; empty if it succeeded. */
const pathsIn = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 200 ? [] : [String(statusCode), ...Object.keys(refusal.parse(JSON.parse(body)).fields)].toSorted()
/** Same format, from the browser's rules. */
const expectedOf = (problems: readonly { path: string }[]) =>
  problems.length === 0 ? [] : ['422', ...paths(problems)].toSorted()

const post = (filling: Filling, url: string, payload: object) => filling.ask({ method: 'POST', url, payload })

/** Switched-off questions are left out, because the browser does not receive them. */
const answersTo = (form: AnyForm) => {
  const definition = forApplicants(form.definition)
  return fc.record({
    household: anyAnswers(definition, 'household'),
    adults: fc.array(anyAnswers(definition, 'adult'), { minLength: 1, maxLength: 2 }),
    children: asksAbout(definition, 'child')
      ? fc.array(anyAnswers(definition, 'child'), { maxLength: 2 })
      : fc.constant([]),
  })
}

const formAndAnswers = anyForm.chain((form) => answersTo(form).map((answers) => ({ form, answers })))

describe('any published form and any answers', () => {
  it('are judged by the server as by the browser: half done, a person who is done, and sent', async () => {
    await fc.assert(
      fc.asyncProperty(formAndAnswers, async ({ form, answers }) => {
        const { home, filling } = await publish(form)
        const begun = await pageOf(filling)
        await expectSameShape(filling, begun, answers.household)
        for (const [kind, people] of [
          ['adults', answers.adults],
          ['children', answers.children],
        ] as const) {
          for (const one of people) await expectSamePerson(filling, kind, one)
        }
        await makeOwn(home, filling)
        const page = await pageOf(filling)
        const judged = problemsOfForm(page)
        const sent = await filling.submit()
        expect(pathsIn(sent)).toEqual(expectedOf(judged))
      }),
      { numRuns: runs, endOnFailure: true },
    )
  }, 240_000)
})

type Page = Awaited<ReturnType<typeof pageOf>>

async function expectSameShape(filling: Filling, { form, version }: Page, answers: Answers): Promise<void> {
  const misshapen = shapeProblems(form, 'household', answers)
  const saved = await post(filling, '/update', { version, answers })
  expect(pathsIn(saved)).toEqual(expectedOf(misshapen))
  if (misshapen.length === 0) return
  const wrong = new Set(misshapen.map(({ path }) => path))
  const left = Object.fromEntries(Object.entries(answers).filter(([key]) => !wrong.has(key)))
  await insist(post(filling, '/update', { version, answers: left }))
}

async function insist(asked: ReturnType<typeof post>): Promise<void> {
  const { statusCode, body } = await asked
  if (statusCode !== 200) throw new Error(`answered ${statusCode}: ${body}`)
}

/** The second adult continues through their own link; the household can no longer see their answers. */
async function makeOwn(home: Workspace, filling: Filling): Promise<void> {
  const [, second] = (await pageOf(filling)).entry.adults
  if (!second) return
  const { url } = (await post(filling, '/invitations', { person: second.key })).json()
  const [, key] = /application(\/[^/]+\/[^/]+)\/create-adult/.exec(url) ?? []
  const { version } = formState.shape.adults.element.parse(second)
  const payload = { version, answers: {} }
  await insist(world.ask(home, { method: 'POST', url: `/api/v2/applications${key}/new-adult`, payload }))
}

/** Saves the person unfinished, then as finished. */
async function expectSamePerson(filling: Filling, list: 'adults' | 'children', given: Answers): Promise<void> {
  const kind = list === 'adults' ? 'adult' : 'child'
  const { form } = await pageOf(filling)
  const wrong = new Set(shapeProblems(form, kind, given).map(({ path }) => path))
  const added = await post(filling, `/${list}`, { answers: given })
  expect(added.statusCode).toBe(wrong.size === 0 ? 200 : 422)
  const answers = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key)))
  if (wrong.size > 0) await insist(post(filling, `/${list}`, { answers }))
  const page = await pageOf(filling)
  const person = page.entry[list].at(-1)
  if (!person) throw new Error('nobody was added')
  const judged = problemsOfPerson(page, kind, person)
  const done = await post(filling, `/${list}/${person.key}`, { version: 1, answers: {}, isComplete: true })
  expect(pathsIn(done)).toEqual(expectedOf(judged))
}

describe('any form that the checker accepts', () => {
  it('can be filled in by whoever answers what is asked, and sent', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, fc.boolean(), async (form, hasChild) => {
        const { home, filling } = await publish(form)
        await post(filling, '/adults', { answers: {} })
        if (hasChild && asksAbout(form.definition, 'child')) {
          await post(filling, '/children', { answers: {} })
        }
        // An answer in one part may reveal questions in another.
        for (let round = 0; round < 5; round++) {
          if (problemsOfForm(await pageOf(filling)).length > 0) await answerEverything(home, filling)
        }
        const page = await pageOf(filling)
        expect(problemsOfForm(page)).toEqual([])
        expect((await filling.submit()).statusCode).toBe(200)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  }, 240_000)
})

async function answerEverything(home: Workspace, filling: Filling): Promise<void> {
  const page = await pageOf(filling)
  const answers = answered(page, 'household', null)
  expect((await post(filling, '/update', { version: page.version, answers })).statusCode).toBe(200)
  for (const [list, kind] of [
    ['adults', 'adult'],
    ['children', 'child'],
  ] as const) {
    const { entry } = await pageOf(filling)
    for (const person of entry[list]) {
      const now = await pageOf(filling)
      const saved = formState.shape[list].element.parse(now.entry[list].find(({ key }) => key === person.key))
      const given = answered(now, kind, saved)
      const save = await post(filling, `/${list}/${person.key}`, { version: saved.version, answers: given })
      expect(save.statusCode).toBe(200)
    }
  }
  await handInEverything(home, filling)
}

async function handInEverything(home: Workspace, filling: Filling): Promise<void> {
  const { form, entry, world: known } = await pageOf(filling)
  const across = acrossOf({ form, entry, world: known })
  const owing = [
    { person: null, of: 'household' as const, answers: entry.answers },
    ...entry.adults.map(({ key, answers }) => ({ person: key, of: 'adult' as const, answers })),
  ]
  for (const { person, of, answers } of owing) {
    for (const field of shownFields({ sections: sectionsOf(form, of), answers, world: known, across })) {
      const isThere = entry.documents.some((one) => one.person === person && one.category === field.key)
      if (field.type !== fieldType.file || !field.required || isThere) continue
      const path = `/api/v2/applications/${filling.slug}/${filling.token}/documents/${person ?? 'household'}/${field.key}`
      await upload(world, home, path, [{ name: 'Beleg.pdf', content: pdf }])
    }
  }
}

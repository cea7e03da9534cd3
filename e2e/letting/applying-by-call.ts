// Creates a household that has already applied, for end-to-end tests that start later: makes the same calls as the
// form.

import type { Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import {
  exampleAdultAnswers,
  exampleChildAnswers,
  exampleHouseholdAnswers,
} from '#areas/forms/rules/testing/example-household.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import type { submitApplication } from '#areas/application-form/contract/submit.ts'
import type { listApplications } from '#areas/applications/contract/list.ts'
import type { listPublicObjects, PublicItem } from '#areas/objects/contract/public.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { ask, send } from '../sign-in.ts'

/** Each end-to-end test uses its own house, so that no other test takes its flat. */
export async function freeFlatIn(page: Page, house: string, workspace = 'rent'): Promise<PublicItem> {
  const path = '/api/v1/objects/iframe-object-list?kind=apartment&onlyFree=true&rowsPerPage=100'
  const { items } = await send<ResponseOf<typeof listPublicObjects>>(page, { path, workspace })
  // The smallest one takes a household of one person.
  const [flat] = items
    .filter(({ building }) => building === house)
    .toSorted((one, other) => Number(one.rooms) - Number(other.rooms))
  if (!flat) throw new Error(`no flat is free in ${house}`)
  return flat
}

export interface Applicant {
  number: number
  name: string
  email: string
  /** Token for the household's own pages. */
  slug: string
  token: string
}

interface Applying {
  workspace?: string
  language?: Language
  /** Answers to questions that a form for flats to let does not ask; the workspace sells. */
  buying?: Answers
}

export async function applyByCall(
  page: Page,
  flat: Pick<PublicItem, 'id'>,
  { hasChild = false, ...person }: { firstname: string; name: string; hasChild?: boolean },
  { workspace = 'rent', language = 'de', buying }: Applying = {},
): Promise<Applicant> {
  const asked = (of: 'household' | 'adult', answers: Answers) => {
    const keys = new Set(fieldsOf(buying ? defaultForms.sale : defaultForm, of).map(({ key }) => key))
    return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)))
  }
  const email = `${crypto.randomUUID().slice(0, 8)}@post.example`
  const uuids = [flat.id]
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    workspace,
    data: { uuids, language },
  })
  const { slug, token } = begun.formsCredentials
  const below = (part: string) => `/api/v2/applications/${slug}/${token}/${part}`
  const answers = asked('household', { ...exampleHouseholdAnswers, ...buying, priorities: uuids })
  await send(page, { path: below('update'), workspace, data: { version: 1, answers } })
  const adult = asked('adult', { ...exampleAdultAnswers, ...person, email, email_confirm: email })
  await send(page, { path: below('adults'), workspace, data: { answers: adult, isComplete: true } })
  if (hasChild) {
    const child = { answers: exampleChildAnswers, isComplete: true }
    await send(page, { path: below('children'), workspace, data: child })
  }
  const { number } = await send<ResponseOf<typeof submitApplication>>(page, {
    path: below('submit'),
    workspace,
    data: {},
  })
  if (number === null) throw new Error('the form waits for a proof')
  return { number, email, slug, token, name: `${person.firstname} ${person.name}` }
}

/** Found by its own number, because a search finds the digits in other values too. */
export async function idOf(page: Page, { number }: Pick<Applicant, 'number'>, workspace = 'rent'): Promise<string> {
  const path = `/api/v1/applications/?state=all&search=${number}`
  const { tableData } = await ask<ResponseOf<typeof listApplications>>(page, 'user', path, workspace)
  const row = tableData.body.find((one) => JSON.stringify(one.number).includes(`"${number}"`))
  if (!row) throw new Error(`no application has the number ${number}`)
  return row._id
}

// The components of a question may load late without moving the content below: neither where an answer reveals
// questions on a phone, nor where all questions of a person are on one page.

import { expect, test } from '@playwright/test'
import type { inviteCoApplicant } from '#areas/application-form/contract/co-applicant.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, labelOf } from './form.ts'

const t = textsIn('de')

const onPhone = { width: 390, height: 844 }

test('the next question stays where the finger is when a place for papers arrives above it', async ({ page }) => {
  await page.setViewportSize(onPhone)
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const { promise: line, resolve: connect } = Promise.withResolvers<void>()
  await page.route(/\/assets\/DocumentsField-.*\.js$/, async (route) => {
    await line
    await route.continue()
  })
  const place = `step=household&section=household_general`
  await page.goto(addressOf('rent', `/form/application/new/${slug}/${token}/${begun.formId}?${place}`))
  await expect(page.locator('#foreword')).toHaveCount(0)
  const question = (key: string) => page.getByRole('radiogroup', { name: labelOf(t, fieldOf('household', key)) })
  const heightOf = async () => (await question('music_instruments').boundingBox())?.y ?? 0

  await question('pets').getByRole('radio').first().check()
  await expect(page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'pets_type')) })).toBeVisible()
  const before = await heightOf()
  connect()
  await expect(page.getByRole('group', { name: labelOf(t, fieldOf('household', 'pets_document')) })).toBeVisible()
  expect(Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(2)
})

test('every question of a person stands where it will stand when the part that asks it has come', async ({ page }) => {
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const { url } = await send<ResponseOf<typeof inviteCoApplicant>>(page, {
    path: `/api/v2/applications/${slug}/${token}/invitations`,
    data: {},
  })
  const [, own] = /application(\/.*)\/create-adult$/.exec(url ?? '') ?? []
  const answers = { ...exampleAdultAnswers, securities: 'certificat' }
  await send(page, { path: `/api/v2/applications${own}/new-adult`, data: { version: null, answers } })

  const { promise: line, resolve: connect } = Promise.withResolvers<void>()
  await page.route(partsThatComeLater, async (route) => {
    await line
    await route.continue()
  })
  await page.goto(url ?? '')
  await expect(
    page.getByRole('radiogroup', { name: labelOf(t, fieldOf('adult', 'agreement_references')) }),
  ).toBeVisible()
  const waiting = page.locator('[data-waiting]')
  expect(await waiting.count()).toBeGreaterThan(5)
  const before = await page.evaluate(placesOfQuestions)
  connect()
  await expect(waiting).toHaveCount(0)
  const after = await page.evaluate(placesOfQuestions)
  expect(after).toHaveLength(before.length)
  expect(after.filter(({ y }, index) => Math.abs(y - (before[index]?.y ?? 0)) > 4)).toEqual([])
})

const partsThatComeLater =
  /\/assets\/((Certificate|Day|Documents|Email|Phone|Resident|Select|TextArea)Field|CountrySelect|NumberStepper|Agreement)-.*\.js$/

/** Pixels from the top of the page. */
const placesOfQuestions = () =>
  [...document.querySelectorAll('section[aria-labelledby^="section-"] > div > :not(input)')].map((question) => ({
    words: question.textContent.slice(0, 40),
    y: question.getBoundingClientRect().y + scrollY,
  }))

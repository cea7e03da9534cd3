// On a phone an answer unfolds nine questions, some of which have to come first: what stands below does not move when they are there.

import { expect, test } from '@playwright/test'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, labelOf } from './form.ts'

const t = textsIn('de')

test.use({ viewport: { width: 390, height: 844 } })

test('the next question stays where the finger is when a place for papers arrives above it', async ({ page }) => {
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const begun = await send<AnswerOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const { promise: line, resolve: connect } = Promise.withResolvers<void>()
  await page.route(/\/assets\/DocumentsField-.*\.js$/, async (route) => {
    await line
    await route.continue()
  })
  const place = `step=object&section=additional_objects`
  await page.goto(addressOf('rent', `/form/application/new/${slug}/${token}/${begun.formId}?${place}`))
  await expect(page.locator('#foreword')).toHaveCount(0)
  const question = (key: string) => page.getByRole('radiogroup', { name: labelOf(t, fieldOf('household', key)) })
  const heightOf = async () => (await question('car_sharing').boundingBox())?.y ?? 0

  await question('parking').getByRole('radio').first().check()
  await expect(page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'parking_special')) })).toBeVisible()
  const before = await heightOf()
  connect()
  await expect(page.getByRole('group', { name: labelOf(t, fieldOf('household', 'parking_proof')) })).toBeVisible()
  expect(Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(2)
})

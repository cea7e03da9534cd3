// Letting with a second opinion and in waves: two people evaluate, two households have an offer of one flat at once,
// one is reminded, the other accepts, the first offer is withdrawn, and a third household is declined.

import { expect, test, type Browser, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getApplication } from '#areas/applications/contract/application.ts'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, ask, send, signInAs, tokenOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, idOf } from './applying-by-call.ts'
import { expectState } from './evaluator.ts'
import { acceptOffer, openOffer } from './offer-page.ts'

const t = textsIn('de')
/** Workspace of the demo story that requires a second evaluation. */
const workspace = 'build'

const stateOf = async (page: Page, id: string) =>
  (await ask<ResponseOf<typeof getApplication>>(page, 'user', `/api/v1/applications/${id}`, workspace)).progress_state

/** An administrator allows offering a flat to two households at once. */
async function allowTwoOffers(page: Page): Promise<void> {
  const path = '/api/v1/settings/process'
  const { version, data } = await ask<{ version: number; data: object }>(page, 'admin', path, workspace)
  const token = await tokenOf(page, 'admin', workspace)
  await send(page, { path, workspace, token, data: { ...data, version, parallelOffersPerObject: 2 } })
}

const gradeOf = (page: Page, label: string, grade: string) =>
  page.getByRole('radiogroup', { name: t(label) }).getByRole('radio', { name: t('general_grade', { grade }) })

async function judge(page: Page, id: string): Promise<void> {
  await page.goto(addressOf(workspace, `/applications/${id}`))
  await expect(gradeOf(page, 'applications_overall', 'A')).toBeVisible()
  await page.keyboard.press('a')
  await expectState(page, t('applications_state_active_evaluated'))
}

/** A colleague who has not seen the first evaluation. */
async function judgeAgain(browser: Browser, ids: readonly string[]): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, 'superuser', { workspace })
  for (const id of ids) {
    await page.goto(addressOf(workspace, `/applications/${id}?panel=ApplicationSecondEvaluation:${id}`))
    const panel = page.getByRole('complementary').or(page.getByRole('dialog')).last()
    await expect(panel.getByText(t('applications_first_hidden'))).toBeVisible()
    await gradeOf(page, 'applications_second_overall', 'B').click()
    await expect(panel.getByText(t('applications_verdicts_differ'))).toBeVisible()
  }
  await context.close()
}

test('two people judge, two households hold an offer of one flat, one accepts, the others are told', async ({
  page,
  browser,
}) => {
  test.slow()
  await allowTwoOffers(page)
  const flat = await freeFlatIn(page, 'Martinsbruggstrasse 42', workspace)
  const [quick, slow, third] = [
    await applyByCall(page, flat, { firstname: 'Flurina', name: 'Schmed' }, { workspace }),
    await applyByCall(page, flat, { firstname: 'Gian', name: 'Cathomas' }, { workspace }),
    await applyByCall(page, flat, { firstname: 'Urezza', name: 'Filli' }, { workspace }),
  ]
  const ids = {
    quick: await idOf(page, quick, workspace),
    slow: await idOf(page, slow, workspace),
    third: await idOf(page, third, workspace),
  }
  await signInAs(page, 'user', { workspace })
  await judge(page, ids.quick)
  await judge(page, ids.slow)
  await page.goto(addressOf(workspace, `/applications/${ids.quick}?panel=ApplicationOffer:${ids.quick}`))
  await expect(page.getByText(t('applications_reason_second_evaluation_missing')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('applications_send_offer') })).toBeDisabled()
  await judgeAgain(browser, [ids.quick, ids.slow])
  await page.goto(addressOf(workspace, `/applications/${ids.quick}?panel=ApplicationOffer:${ids.quick}`))
  await page.getByRole('button', { name: t('applications_send_offer') }).click()
  await expectState(page, t('state_with_offer'))
  await page.goto(addressOf(workspace, `/applications/${ids.slow}?panel=ApplicationOffer:${ids.slow}`))
  await expect(page.getByText(t('applications_offer_beside', { count: 1 }))).toBeVisible()
  const look = page.getByRole('region', { name: t('mail_templates_look') })
  await expect(look.frameLocator('iframe').locator('body')).toContainText(slow.name)
  await page.getByRole('button', { name: t('applications_send_offer') }).click()
  await expectState(page, t('state_with_offer'))
  const reminding = page.getByRole('dialog')
  // Retried, because the layout shifts when the new offer appears.
  await expect(async () => {
    if (!(await reminding.isVisible())) {
      await page.getByRole('button', { name: t('applications_remind_now') }).click({ timeout: 5000 })
    }
    await expect(reminding).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  // Waits for the mail preview, which changes the layout.
  await expect(reminding.frameLocator('iframe').locator('body')).toContainText(slow.name)
  await reminding.getByRole('button', { name: t('applications_remind_send') }).click()
  await expect(reminding).toBeHidden()
  const reminder = await mailTo(page, { to: slow.email, kind: 'offer-reminder', workspace })
  expect(reminder.text).toContain(flat.title)

  await page.goto(addressOf(workspace, `/objects/${flat.id}`))
  const waves = page.getByRole('region', { name: t('objects_applications') })
  await expect(waves.getByRole('link', { name: quick.name })).toBeVisible()
  await expect(waves.getByText(t('applications_waves_text', { open: 2, most: 2 }))).toBeVisible()
  await expectAccessible(page)

  await openOffer(
    { page, t, language: 'de' },
    linkIn(await mailTo(page, { to: quick.email, kind: 'offer', workspace }), '/offer-form'),
  )
  await acceptOffer({ page, t, language: 'de' }, expectAccessible)
  expect(await stateOf(page, ids.slow)).toBe('active.evaluated')
  await mailTo(page, { to: slow.email, kind: 'offer-given-away', workspace })
  await page.goto(linkIn(reminder, '/offer-form'))
  await expect(page.getByText(t('applications_offer_form_given_away'))).toBeVisible()

  await page.goto(addressOf(workspace, `/applications/${ids.third}`))
  await page
    .getByRole('button', { name: t('applications_more') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('applications_action_deny') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('applications_denial_reason') }).click()
  await page.getByRole('option', { name: t('applications_denial_reason_object_gone') }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('applications_send_denial') }).click()
  await expectState(page, t('applications_state_inactive'))
  expect((await mailTo(page, { to: third.email, kind: 'denial', workspace })).subject).toContain(flat.title)
})

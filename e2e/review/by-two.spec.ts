// Two people evaluate: the first goes through new applications by keyboard, the second evaluates without having seen
// the first evaluation.

import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Role } from '#platform/rules/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { hearNothing } from '../silence.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
/** Workspace of the demo story that requires a second evaluation. */
const workspace = 'build'

interface Found {
  tableData: { body: { _id: string; number: { value: string } }[] }
}

async function someone(browser: Browser, role: Role): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, role, { workspace })
  return page
}

test('a round by keyboard, then a second view that has not seen the first', async ({ page, browser }) => {
  await hearNothing(page)
  await signInAs(page, 'user', { workspace })
  // Oldest first: applications of the demo story, because those created by other tests come later.
  const oldestFirst = '/api/v1/applications/?state=active.new&sort=created'
  const found = await ask<Found>(page, 'user', oldestFirst, workspace)
  const [first, second] = found.tableData.body.map((row) => ({ id: row._id, number: row.number.value }))
  if (!first || !second) throw new Error('the story has no new applications here')
  const headOf = (number: string) => page.getByRole('heading', { level: 2 }).filter({ hasText: number })

  await page.goto(addressOf(workspace, '/applications?state=active.new&sort=created'))
  await page.getByRole('link', { name: t('applications_review'), exact: true }).click()
  await expect(headOf(first.number)).toBeVisible()
  await expectAccessible(page)

  // The next application is prefetched and drawn, so that a lost connection does not delay it.
  await expect(page.locator('h2').filter({ hasText: second.number })).toBeAttached()
  await page.context().setOffline(true)
  await page.keyboard.press('j')
  await expect(headOf(second.number)).toBeVisible()
  await page.keyboard.press('k')
  await expect(headOf(first.number)).toBeVisible()
  await page.context().setOffline(false)

  // On a phone the grades and the moves stay at the bottom edge.
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('group', { name: t('applications_review_bar') })
  await expect(bar.getByRole('radio', { name: t('general_grade', { grade: 'D' }) })).toBeInViewport()
  await expectAccessible(page)
  await bar.getByRole('radio', { name: t('general_grade', { grade: 'D' }) }).click()
  await expect(headOf(second.number)).toBeVisible()
  await bar.getByRole('button', { name: t('applications_review_undo') }).click()
  await expect(headOf(first.number)).toBeVisible()
  await expect(bar.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('b')
  await expect(headOf(second.number)).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('u')
  await expect(headOf(second.number)).toBeVisible()
  const overall = page.getByRole('radiogroup', { name: t('applications_overall') })
  await expect(overall.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/applications(\?|$)/)

  const other = await someone(browser, 'superuser')
  await other.goto(addressOf(workspace, `/applications/${first.id}?panel=ApplicationSecondEvaluation:${first.id}`))
  const panel = other.getByRole('complementary').or(other.getByRole('dialog')).last()
  await expect(panel.getByText(t('applications_first_hidden'))).toBeVisible()
  await expectAccessible(other)
  await panel
    .getByRole('radiogroup', { name: t('applications_second_overall') })
    .getByRole('radio', { name: t('general_grade', { grade: 'D' }) })
    .click()
  await expect(panel.getByText(t('applications_verdicts_differ'))).toBeVisible()
  await expect(
    panel
      .getByRole('radiogroup', { name: t('applications_overall') })
      .getByRole('radio', { name: t('general_grade', { grade: 'B' }) }),
  ).toBeChecked()
})

// An investor comes by the teaser of a project: registers, signs the confidentiality agreement and reads the memorandum.
// A colleague records the offer, awards the project, marks it as sold and makes it available again.

import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProject } from '#areas/projects/contract/project.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const workspace = 'invest'
const t = textsIn('de', 'saleb2b')
const mark = () => crypto.randomUUID().slice(0, 8)

type Project = ResponseOf<typeof getProject>

/** The project of the story: another test publishes one of its own. */
async function publishedProject(page: Page): Promise<Project> {
  const path = '/api/v1/b2b/objects/'
  const list = await ask<{ tableData: { body: { _id: string }[] } }>(
    page,
    'admin',
    `${path}?state=published&search=Marktgasse`,
    workspace,
  )
  return ask(page, 'admin', path + (list.tableData.body[0]?._id ?? ''), workspace)
}

interface Investor {
  company: string
  email: string
  password: string
}

/** The number is new in each run: soon after a code no other is sent to it. */
async function register(page: Page, { company, email, password }: Investor): Promise<void> {
  const type = (key: string, text: string) => page.getByRole('textbox', { name: t(key), exact: true }).fill(text)
  await type('external_accounts_company', company)
  await type('external_accounts_first_name', 'Selina')
  await type('external_accounts_last_name', 'Brunner')
  await type('external_accounts_email', email)
  await type('external_accounts_phone', `079 5${String(Date.now()).slice(-6)}`)
  await type('sign_in_new_password', password)
  await type('sign_in_new_password_confirmation', password)
  await page.getByRole('checkbox', { name: t('external_accounts_consent') }).check()
  await page.getByRole('button', { name: t('external_accounts_register') }).click()
}

async function proveAddress(page: Page, { email, password }: Investor): Promise<void> {
  const mail = await mailTo(page, { to: email, kind: 'external-verification', workspace })
  await page.goto(linkIn(mail, '/b2b-email-verify/'))
  await page.getByRole('textbox', { name: t('sign_in_password') }).fill(password)
  await expectAccessible(page)
  const verify = page.getByRole('button', { name: t('external_accounts_verify') })
  // A number that nobody has proven gets a code only some time after the last one from the same network.
  await expect(async () => {
    if (await verify.isVisible()) await verify.click()
    await expect(page.getByText(t('external_accounts_code_sent_email'))).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
}

/** No account for text messages is stored in the demo, so the code comes by mail. */
async function enterCode(page: Page, { email }: Investor): Promise<void> {
  await expectAccessible(page)
  const { text } = await mailTo(page, { to: email, kind: 'external-code', workspace })
  await page.getByRole('textbox', { name: t('external_accounts_code') }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
}

/** The entry of the investor in the list of the project. */
const entryOf = (page: Page, { company }: Investor) =>
  page
    .getByRole('region', { name: t('investors_of_project') })
    .getByRole('listitem')
    .filter({ hasText: company })

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t(action), exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function chooseStep(page: Page, { investor, project, step }: Step): Promise<void> {
  const name = `${investor.company}, ${project.data.details.title}`
  await page.getByRole('button', { name: t('investors_steps_of', { name }) }).click()
  await page.getByRole('menuitem', { name: t(step) }).click()
}

interface Step {
  investor: Investor
  project: Project
  step: string
}

test('from the teaser to the sold project', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const project = await publishedProject(page)
  const { title } = project.data.details
  const name = mark()
  const investor = {
    company: `Brunner ${name} AG`,
    email: `selina.${name}@brunner.example`,
    password: `Invest-${name}`,
  }

  await test.step('a stranger asks for the agreement, and registers', async () => {
    await page.goto(addressOf(workspace, `/project-teaser/${project.slug}`))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('projects_teaser_request') }).click()
    await page.getByRole('button', { name: t('external_accounts_no_account') }).click()
    await expect(page.getByRole('heading', { name: t('external_accounts_register_title') })).toBeVisible()
    await expectAccessible(page)
    await register(page, investor)
    await expect(page.getByText(t('external_accounts_mailed_text'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the mailed link and the code open the agreement, which is signed', async () => {
    await proveAddress(page, investor)
    await enterCode(page, investor)
    await expect(page.getByRole('heading', { level: 1, name: t('investors_nda_title') })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await expectAccessible(page)
    const sign = page.getByRole('button', { name: t('investors_sign'), exact: true })
    await sign.click()
    await expect(page.getByText(t('investors_consent_needed')).first()).toBeVisible()
    await page.getByRole('checkbox', { name: t('investors_consent') }).check()
    await sign.click()
    await expect(page.getByText(t('investors_nda_signed_title'), { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the memorandum is open', async () => {
    await page.getByRole('link', { name: t('investors_open_memorandum') }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  })

  const clerk = await (await browser.newContext()).newPage()
  const clerksComplaints = complaintsOf(clerk)
  await test.step('a colleague sees the investor and records the offer', async () => {
    await signInAs(clerk, 'admin', { workspace })
    await clerk.goto(addressOf(workspace, `/projects/${project.id}`))
    await expect(entryOf(clerk, investor)).toContainText(t('investors_apply_memorandum_opened'))
    await expect(entryOf(clerk, investor)).toContainText('NDA')
    await expectAccessible(clerk)
    await entryOf(clerk, investor)
      .getByRole('button', { name: t('investors_step_upload_nbo') })
      .click()
    await clerk
      .getByRole('dialog')
      .getByRole('textbox', { name: t('investors_offer_field_amount'), exact: true })
      .fill('36500000')
    await confirm(clerk, 'investors_offer_record')
    await expect(entryOf(clerk, investor)).toContainText(t('investors_apply_nbo_submitted'))
  })

  await test.step('the project is awarded, sold, and free again', async () => {
    await chooseStep(clerk, { investor, project, step: 'investors_step_award' })
    await confirm(clerk, 'investors_step_award')
    const assignment = clerk.getByRole('region', { name: t('investors_awarded'), exact: true })
    await expect(assignment).toContainText(investor.company)
    await expectAccessible(clerk)
    await assignment.getByRole('button', { name: t('investors_sell') }).click()
    await confirm(clerk, 'investors_sell')
    const sold = clerk.getByRole('region', { name: t('investors_sold'), exact: true })
    await expect(sold).toContainText(investor.company)
    await expectAccessible(clerk)
    await sold.getByRole('button', { name: t('investors_free') }).click()
    await clerk.getByRole('dialog').getByRole('textbox').fill('Finanzierung gescheitert')
    await confirm(clerk, 'investors_free')
    await expect(clerk.getByText(t('investors_done_freed', { project: title }))).toBeVisible()
    await expect(entryOf(clerk, investor)).toContainText(t('investors_apply_nbo_submitted'))
  })
  expect(complaints).toEqual([])
  expect(clerksComplaints).toEqual([])
})

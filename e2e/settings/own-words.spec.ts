// An administrator changes the text of the project's offers; the next household that gets an offer reads it.

import { expect, test } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getApplication } from '#areas/applications/contract/application.ts'
import type { listApplications } from '#areas/applications/contract/list.ts'
import type { listPublicObjects } from '#areas/objects/contract/public.ts'
import { expectAccessible } from '../accessibility.ts'
import { applyByCall } from '../letting/applying-by-call.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, ask, send, signInAs, tokenOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const workspace = 'market'

test('an offer goes out in the words of the project', async ({ page }) => {
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/project-settings/communication/mail-templates'))
  const kind = t('mail_templates_kind_offer')
  await expectAccessible(page)
  await page.getByRole('link', { name: t('mail_templates_new_of', { kind }), exact: true }).click()

  const body = page.getByRole('textbox', { name: t('mail_templates_text') })
  await expect(body).toContainText(t('mail_templates_place_offer_link'))
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText(t('mail_templates_closing'))).toBeVisible()
  await expectAccessible(page, 'main form')

  await body.press('ControlOrMeta+a')
  await body.pressSequentially('Grüezi [place_fullname], willkommen')
  await page.getByRole('button', { name: t('general_save') }).click()
  const needed = t('mail_templates_needs', { names: t('mail_templates_place_offer_link') })
  await expect(page.getByText(needed).last()).toBeVisible()

  // The placeholder picker by keyboard only.
  await body.press('ControlOrMeta+End')
  await body.press('Enter')
  await page
    .getByRole('button', { name: t('general_editor_placeholder') })
    .last()
    .press('Enter')
  await page.getByLabel(t('general_editor_placeholder_search')).filter({ visible: true }).fill('Link')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(body).toContainText(t('mail_templates_place_offer_link'))
  await page.getByRole('button', { name: t('general_save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible()
  await expect(page.getByText(t('audit_mail_template_created'))).toBeVisible()

  const applicant = await offerByCall()
  const mail = await mailTo(page, { to: applicant.email, kind: 'offer', workspace })
  expect(mail.text).toContain(`Grüezi ${applicant.name}, willkommen`)
  expect(linkIn(mail, 'offer-form')).toContain('/action/')

  async function offerByCall() {
    const path = '/api/v1/objects/iframe-object-list?kind=apartment&onlyFree=true&rowsPerPage=100'
    const { items } = await send<ResponseOf<typeof listPublicObjects>>(page, { path, workspace })
    // A household of one person may apply for it.
    const flat = items.filter(({ rooms }) => Number(rooms) < 3).at(-2)
    if (!flat) throw new Error('no flat is free')
    const household = await applyByCall(page, flat, { firstname: 'Ladina', name: 'Worte' }, { workspace })
    const token = await tokenOf(page, 'admin', workspace)
    const list = `/api/v1/applications/?state=all&search=${household.number}`
    const { tableData } = await ask<ResponseOf<typeof listApplications>>(page, 'admin', list, workspace)
    const row = tableData.body.find((one) => JSON.stringify(one['number']).includes(`"${household.number}"`))
    const id = row?._id ?? ''
    const shown = await ask<ResponseOf<typeof getApplication>>(page, 'admin', `/api/v1/applications/${id}`, workspace)
    const data = { version: shown.version, secondaryObjectIds: [] }
    await send(page, { path: `/api/v1/communication/send-offer/${id}/${flat.id}`, workspace, token, data })
    return household
  }
})

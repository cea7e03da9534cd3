// A lawyer comes into a document room by the mailed invitation, in French: registers, accepts the conditions, looks at a
// PDF and keeps it; staff see each access in the log, in German, and end it.

import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { demoRoomSlug } from '#areas/document-room/server/demo/demo-chapter.ts'
import { roomPath } from '#areas/document-room/rules/room-address.ts'
import { standardRoleId, standardRoles } from '#areas/document-room/rules/standard-roles.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { paperOf } from '../letting/paper.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de', 'sale')
const fr = textsIn('fr', 'sale')
const workspace = 'sale'
const category = 'Grundbuchauszug'

const openPart = (page: Page, part: string) => page.getByText(t(`document_room_part_${part}`), { exact: true }).click()

/** New in each run: a number gets the next code only after a minute. */
const newMobile = () =>
  `079 ${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '0')
    .slice(-7)}`

test('a lawyer reads a file of the document room until staff end the access', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const guest = await (await browser.newContext({ locale: 'fr-CH' })).newPage()
  const guestsComplaints = complaintsOf(guest)
  const mark = crypto.randomUUID().slice(0, 8)
  const file = `Dienstbarkeit ${mark}.pdf`
  const email = `${mark}@etude.example`
  const name = `Anne Rey-${mark}`

  await test.step('staff upload a PDF', async () => {
    await signInAs(page, 'superuser', { workspace })
    await page.goto(addressOf(workspace, roomPath(demoRoomSlug)))
    await page
      .getByRole('button', { name: new RegExp(`^${t('document_room_upload_into', { title: '.*' })}${category}$`) })
      .click()
    const dialog = page.getByRole('dialog')
    const buffer = await paperOf('Dienstbarkeit')
    await dialog.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'application/pdf', buffer })
    await expect(dialog.getByRole('listitem').filter({ hasText: file }).first()).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: t('document_room_finished') }).click()
    await expect(page.getByRole('button', { name: t('document_room_preview_of', { name: file }) })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('staff invite the lawyer', async () => {
    await openPart(page, 'people')
    await page.getByRole('button', { name: t('document_room_invite_third_party') }).click()
    const dialog = page.getByRole('dialog')
    const type = (field: string, text: string) => dialog.locator(`input[name=${field}]`).fill(text)
    await type('email', email)
    await type('first_name', 'Anne')
    await type('last_name', `Rey-${mark}`)
    await dialog.getByRole('combobox', { name: t('document_room_role') }).click()
    await page
      .getByRole('option', { name: standardRoles.find(({ id }) => id === standardRoleId('lawyer'))?.titleDe ?? '' })
      .click()
    await dialog.getByText(t('general_language_fr'), { exact: true }).click()
    await expect(dialog.getByRole('region', { name: t('document_room_mail_preview') })).toContainText(name)
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: t('document_room_invite_send') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(t('document_room_guest_invited'))
    await expectAccessible(page)
  })

  await test.step('the lawyer registers by the mailed link and types the code', async () => {
    await guest.goto(linkIn(await mailTo(page, { to: email, kind: 'dms-invitation', workspace }), '/dms-registration/'))
    await expect(guest.getByRole('heading', { name: fr('external_accounts_register_title') })).toBeVisible()
    const type = (field: string, text: string) => guest.locator(`input[name=${field}]`).fill(text)
    await type('company', 'Étude Rey')
    await type('phone', newMobile())
    await type('new_password', `Quartier-${mark}-A1`)
    await type('new_password_confirmation', `Quartier-${mark}-A1`)
    await guest.getByRole('checkbox', { name: fr('external_accounts_consent') }).check()
    await expectAccessible(guest)
    const register = guest.getByRole('button', { name: fr('external_accounts_register') })
    const code = guest.getByRole('textbox', { name: fr('external_accounts_code') })
    // A network gets the next code for a new number only after a while, so a second run waits.
    await expect(async () => {
      if (await register.isVisible()) await register.click()
      await expect(code).toBeVisible({ timeout: 5000 })
    }).toPass({ intervals: [5000], timeout: 100_000 })
    await expectAccessible(guest)
    const { text } = await mailTo(page, { to: email, kind: 'external-code', workspace })
    await code.fill(/\d{6}/.exec(text)?.[0] ?? '')
  })

  await test.step('the lawyer accepts the conditions', async () => {
    await expect(guest.getByRole('heading', { name: fr('document_room_terms') })).toBeVisible()
    await expect(guest.getByText(file)).toHaveCount(0)
    await expectAccessible(guest)
    await guest.getByRole('checkbox', { name: fr('document_room_terms_read') }).check()
    await guest.getByRole('button', { name: fr('document_room_terms_accept') }).click()
  })

  const look = guest.getByRole('button', { name: fr('document_room_preview_of', { name: file }) })
  await test.step('the lawyer looks at the PDF and keeps it', async () => {
    await look.click()
    const viewer = guest.getByRole('dialog', { name: file })
    await expect(viewer).toBeVisible()
    await expect(viewer.getByRole('status')).toHaveCount(0)
    // Only the download of the row is logged as one.
    await expect(viewer.getByRole('link')).toHaveCount(0)
    await expectAccessible(guest, '[role=dialog]')
    await viewer.getByRole('button', { name: fr('general_close') }).click()
    const keep = guest.getByRole('button', { name: fr('document_room_download_of', { name: file }) })
    const [kept] = await Promise.all([guest.waitForEvent('download'), keep.click()])
    expect(kept.suggestedFilename()).toBe(file)
    expect((await readFile(await kept.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expectAccessible(guest)
  })

  await test.step('staff see each access in the log', async () => {
    await openPart(page, 'log')
    const entries = page.getByRole('row').filter({ hasText: name })
    for (const action of ['entered', 'terms_accepted']) {
      await expect(entries.filter({ hasText: t(`document_room_action_${action}`) })).toHaveCount(1)
    }
    for (const action of ['previewed', 'downloaded']) {
      await expect(entries.filter({ hasText: t(`document_room_action_${action}`) })).toContainText(file)
    }
    await expectAccessible(page)
  })

  await test.step('staff end the access, and the open page of the lawyer says so', async () => {
    await openPart(page, 'people')
    await page.getByRole('button', { name: t('document_room_actions', { title: name }) }).click()
    await page.getByRole('menuitem', { name: t('document_room_end') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('document_room_end') })
      .click()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(t('document_room_guest_ended'))
    await look.click()
    await expect(guest.getByRole('main').getByText(fr('document_room_ended_by_staff'))).toBeVisible()
    await expect(look).toHaveCount(0)
    await expectAccessible(guest)
  })

  await guest.close()
  expect(complaints).toEqual([])
  // Refused were the last look, and perhaps a code that came too soon.
  expect(guestsComplaints.filter((one) => !/403|429/.test(one))).toEqual([])
})

// A clerk answers a mail with the keyboard alone: J, Enter, R, the text, Ctrl+Enter. The answered mail stays in view.

import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { arrive } from '../incoming-mail.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('J, Enter, R, text, Ctrl+Enter answer a mail', async ({ page }) => {
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const { name, email } = await applyByCall(page, flat, { firstname: 'Ladina', name: 'Caduff' })
  const asked = { subject: 'Besichtigung', text: 'Passt Ihnen Samstag?' }
  await arrive(page, { from: { name, address: email }, ...asked })
  await signInAs(page, 'user')
  // The search keeps out the mails of other tests, which may come at the same time.
  await page.goto(addressOf('rent', `/communication?mailbox=inbox&search=${encodeURIComponent(name)}`))
  await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const mail = page.getByRole('article').first()
  await expect(mail).toContainText(asked.text)
  await page.keyboard.press('r')
  // Typed at once, while the editor may still be loading.
  await page.keyboard.type('Ja, Samstag um zehn Uhr.')
  const composer = page.getByRole('form', { name: t('communication_write') })
  const body = composer.getByRole('textbox', { name: t('communication_body') })
  await expect(body).toContainText('Ja, Samstag um zehn Uhr.')
  await expect(body).toBeFocused()
  await expect(composer.getByRole('button', { name: `An ${name} DE · Re: Besichtigung` })).toBeVisible()
  await expect(mail.getByText(asked.text)).toBeInViewport()
  await expectAccessible(page)

  // The toolbar is one tab stop.
  await page.keyboard.press('Shift+Tab')
  const toolbar = composer.getByRole('toolbar', { name: t('general_editor_toolbar') })
  await expect(toolbar.getByRole('button', { name: t('general_editor_bold') })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: t('general_editor_italic') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(body).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(mail.getByText(asked.text)).toBeInViewport()
  await expect(body).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(mail).toContainText('Ja, Samstag um zehn Uhr.')
  expect(await mailTo(page, { to: email, kind: 'direct' })).toMatchObject({ subject: 'Re: Besichtigung' })
  expect(complaints).toEqual([])
})

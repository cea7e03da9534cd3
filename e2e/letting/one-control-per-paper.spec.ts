// A document field is a single control: labelled by its question, announces its content, and is reachable by
// keyboard.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { textsIn } from '../texts.ts'
import { filesAskedFor, paperOf } from './paper.ts'
import { papersOf } from './paper-field.ts'

const t = textsIn('de')

test('a paper is handed in by the keyboard, with one button that says which and what is there', async ({ page }) => {
  const field = await papersOf(page, 'Wartstrasse 31')
  const label = (await field.locator('[id$="-label"]').innerText()).trim()
  const choose = field.getByRole('button', { name: `${t('general_file_choose')} ${label}`, exact: true })
  await expect(field.getByRole('button')).toHaveCount(1)
  await expect(choose).toHaveAccessibleDescription(new RegExp(`^${t('general_file_none')}`))
  await expectAccessible(page)

  await choose.focus()
  const chooser = await filesAskedFor(page, () => page.keyboard.press('Enter'))
  const buffer = await paperOf('Arbeitsvertrag')
  await chooser.setFiles({ name: 'vertrag.pdf', mimeType: 'application/pdf', buffer })
  await expect(choose).toHaveAccessibleDescription(new RegExp(`^${t('general_file_count_one')}`))

  await expect(page.getByText(t('general_file_or_drop')).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(t('general_file_or_drop')).first()).toBeHidden()
})

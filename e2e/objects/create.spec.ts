// Staff enter a new flat with a picture, page by page, by mouse and by keyboard, and find it in the list and on its
// page.

import { expect, test, type Locator, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

/** A yellow square of 8 × 8 pixels. */
const picture = {
  name: 'Stube.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWP4csQAK2IYWhIA3Il6AfN14mQAAAAASUVORK5CYII=',
    'base64',
  ),
}

const wizardOf = (page: Page) => page.getByRole('dialog', { name: t('objects_new_apartment') })

const field = (wizard: Locator, key: string) => wizard.getByRole('textbox', { name: t(key), exact: true })

/** Continues by keyboard, from wherever the focus is. */
async function goOn(wizard: Locator, to: string) {
  const button = wizard.getByRole('button', { name: t('general_continue'), exact: true })
  await button.focus()
  await button.press('Enter')
  await expect(wizard.getByRole('heading', { level: 2, name: t(`objects_wizard_${to}`) })).toBeVisible()
  await expectAccessible(wizard.page())
}

test('a new flat with a picture, through every page of the wizard', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signInAs(page, 'marketer')
  await page.goto(addressOf('rent', '/objects/apartments'))
  await page.getByRole('button', { name: t('objects_new_apartment') }).click()
  const wizard = wizardOf(page)
  await expectAccessible(page)

  // Without input the button is disabled. With incomplete input the first invalid field gets the focus.
  const on = wizard.getByRole('button', { name: t('general_continue'), exact: true })
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await field(wizard, 'objects_field_rooms').fill('3.5')
  await on.click()
  await expect(field(wizard, 'objects_field_title')).toBeFocused()
  await page.keyboard.type('Amselweg 7, 2. OG')
  await field(wizard, 'objects_field_reference_number').fill('AM-07-21')
  await field(wizard, 'objects_field_area').fill('80')
  await goOn(wizard, 'prices')

  // Text that is not a number stays as typed, and keeps the wizard on the page.
  const rent = field(wizard, 'objects_field_netRent')
  await rent.fill("1'8x0")
  await on.click()
  await expect(rent).toBeFocused()
  await expect(rent).toHaveValue("1'8x0")
  await expect(rent).toHaveAccessibleDescription(t('general_number_expected'))
  await rent.fill('1800')
  await field(wizard, 'objects_field_ancillaryCost').fill('220')
  await expect(wizard.getByText("CHF 2'020.00")).toBeVisible()
  await goOn(wizard, 'address')

  await wizard.getByRole('radio', { name: t('objects_building_new') }).check()
  await field(wizard, 'buildings_field_street').fill('Amselweg')
  await field(wizard, 'buildings_field_houseNumber').fill('7')
  const postcode = wizard.getByRole('combobox', { name: t('buildings_field_postalCode') })
  await postcode.pressSequentially('840')
  await expect(page.getByRole('option', { name: /^8400 / })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(postcode).toHaveValue('8400')
  await expect(field(wizard, 'buildings_field_city')).toHaveValue('Winterthur')
  await expect(field(wizard, 'buildings_field_canton')).toHaveValue('ZH')
  await goOn(wizard, 'upload')

  await wizard.locator('input[type=file]').first().setInputFiles(picture)
  await expect(wizard.getByRole('img', { name: picture.name })).toBeVisible()
  await expectAccessible(page)
  await goOn(wizard, 'rental')
  await goOn(wizard, 'additional')
  await goOn(wizard, 'summary')

  // Goes back to a completed page, and forward again through the pages after it.
  await wizard.getByRole('button', { name: t('objects_wizard_change', { page: t('objects_wizard_prices') }) }).click()
  await expect(field(wizard, 'objects_field_netRent')).toHaveValue("1'800")
  await wizard.getByRole('button', { name: t('objects_wizard_summary') }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('shell_discard_cancel') }).click()
  await wizard.getByRole('button', { name: t('objects_create') }).click()
  await expect(wizard).toBeHidden()

  await page.getByRole('searchbox').fill('Amselweg')
  await page.getByRole('link', { name: 'Amselweg 7, 2. OG' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amselweg 7, 2. OG')
  await expect(page.getByRole('img', { name: picture.name })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('objects_media_edit') }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: picture.name })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // All data entered so far, in groups beside the page.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('general_edit'), exact: true })
    .click()
  const panel = page.getByRole('complementary', { name: t('objects_panel') })
  await panel.getByRole('button', { name: t('objects_section_fittings') }).click()
  await panel.getByRole('checkbox', { name: t('objects_feature_parquet') }).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('general_save') }).click()
  await expect(page.getByRole('list', { name: t('objects_features') })).toContainText(t('objects_feature_parquet'))
  expect(complaints).toEqual([])
})

test('what was entered is there again after a reload, until somebody begins anew', async ({ page }) => {
  await signInAs(page, 'marketer')
  const open = async () => {
    await page.goto(addressOf('rent', '/objects/apartments'))
    await page.getByRole('button', { name: t('objects_new_apartment') }).click()
  }
  await open()
  const wizard = wizardOf(page)
  await field(wizard, 'objects_field_title').fill('Drosselweg 3')
  await field(wizard, 'objects_field_reference_number').fill('DR-03-01')
  await goOn(wizard, 'prices')
  await field(wizard, 'objects_field_netRent').fill('1500')
  await goOn(wizard, 'address')
  await wizard.getByRole('radio', { name: t('objects_building_new') }).check()
  await field(wizard, 'buildings_field_street').fill('Drosselweg')

  await open()
  await expect(wizard.getByRole('heading', { level: 2, name: t('objects_wizard_address') })).toBeVisible()
  await expect(field(wizard, 'buildings_field_street')).toHaveValue('Drosselweg')
  await expectAccessible(page)
  await wizard.getByRole('button', { name: t('objects_wizard_begin_anew') }).click()
  await expect(field(wizard, 'objects_field_title')).toHaveValue('')
  await open()
  await expect(field(wizard, 'objects_field_title')).toHaveValue('')
  await expect(wizard.getByRole('button', { name: t('objects_wizard_begin_anew') })).toBeHidden()
})

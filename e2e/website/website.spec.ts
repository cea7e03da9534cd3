// A project gets its website: an administrator begins with a template, mends what the checks name and publishes. A
// stranger reads it in French on a phone and applies for two flats.

import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const de = textsIn('de')
const fr = textsIn('fr')
const builder = addressOf('rent', '/project-settings/website/page-builder')
const site = addressOf('rent', '/website')

test('a page is made from a template, published, read in French on a phone, and leads to an application', async ({
  page,
  browser,
}) => {
  test.slow()
  expect((await page.goto(site))?.status()).toBe(404)
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin')
  await page.goto(builder)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: de('website_template_use') })
    .first()
    .click()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  await order(page)
  await addFact(page)
  await expectAccessible(page)
  await publish(page)
  expect(complaints).toEqual([])

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fr-CH' })
  await read(phone)
  await apply(phone)

  await page.getByRole('button', { name: de('website_more') }).click()
  await page.getByRole('menuitem', { name: de('website_unpublish') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: de('website_unpublish') })
    .click()
  await expect(page.getByText(de('website_offline'), { exact: true })).toBeVisible()
  expect((await phone.goto(site))?.status()).toBe(404)
})

/** By keyboard: the questions move above the location. Undo and redo by their keys. */
async function order(page: Page): Promise<void> {
  const rows = page.getByRole('navigation', { name: de('website_blocks') }).getByRole('listitem')
  const place = async () => (await rows.allTextContents()).findIndex((row) => row.startsWith('Häufige Fragen'))
  const before = await place()
  await page.getByRole('button', { name: de('website_grip', { title: 'Häufige Fragen' }) }).focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect.poll(place).toBe(before - 1)
  await page.keyboard.press('Control+z')
  await expect.poll(place).toBe(before)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(place).toBe(before - 1)
}

async function addFact(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^So bewerben Sie sich Eckdaten/ }).click()
  await page.getByRole('button', { name: de('website_add_fact') }).click()
  const last = page.getByRole('listitem').filter({ hasText: de('website_fact_number', { number: 4 }) })
  await last.getByRole('textbox', { name: de('website_field_fact_label') }).fill('4. Vertrag')
  await last.getByRole('textbox', { name: de('website_field_fact_value') }).fill('Digital unterschreiben')
  const preview = page.frameLocator(`iframe[title="${de('website_preview')}"]`)
  await expect(preview.getByText('Digital unterschreiben')).toBeVisible()
  // The translation is named, and the problem leads to its field.
  await page.getByRole('button', { name: de('website_problems_advice_other', { count: 2 }) }).click()
  await page
    .getByRole('button', { name: /Französisch$/ })
    .filter({ hasText: de('website_field_fact_label') })
    .click()
  await expect(last.getByRole('textbox', { name: de('website_field_fact_label') })).toBeFocused()
  await page.keyboard.type('4. Contrat')
  await last.getByRole('textbox', { name: de('website_field_fact_value') }).fill('Signature numérique')
  await expect(preview.getByText('Signature numérique')).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: de('website_publish'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: de('website_publish_title') })
  await expect(dialog.getByText(de('website_publish_first'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: de('website_publish'), exact: true }).click()
  await expect(page.getByText(de('website_live_version', { number: 1 }))).toBeVisible()
}

async function read(phone: Page): Promise<void> {
  await phone.goto(site)
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fr-CH')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(phone.getByText('Signature numérique')).toBeVisible()
  await expectAccessible(phone)
  await phone
    .getByRole('navigation', { name: fr('website_menu') })
    .getByRole('link', { name: 'Contact' })
    .click()
  await expect(phone.getByRole('heading', { name: 'Contact' })).toBeInViewport()
}

async function apply(phone: Page): Promise<void> {
  const wish = phone.getByRole('button', { name: /à ma sélection/ })
  await wish.nth(0).click()
  await wish.nth(1).click()
  const bar = phone.getByRole('region', { name: fr('objects_wish_list') })
  await expect(bar.getByText('2/3')).toBeVisible()
  const link = bar.getByRole('link', { name: fr('objects_apply'), exact: true })
  const uuids = new URL((await link.getAttribute('href')) ?? '', site).searchParams.get('uuids')
  expect(uuids?.split(',')).toHaveLength(2)
  await link.click()
  await expect(phone).toHaveURL(/\/form\/application\/.*lang=fr|\/form\/application\//)
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
}

// Every screen in every appearance: it opens, has no layout shifts, is accessible, and causes no browser errors.

import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { hearNothing } from '../silence.ts'
import { openStill, watchMovements } from '../stillness.ts'
import { textsIn } from '../texts.ts'

interface Rows {
  tableData: { body: { _id: string }[] }
}

const lists = [
  ['/applications', '/api/v1/applications/'],
  ['/objects', '/api/v1/objects/apartments'],
  ['/tenant', '/api/v1/tenants/'],
] as const

const plain = [
  '/home',
  '/applications',
  '/objects/apartments',
  '/objects/buildings',
  '/tenant',
  '/communication',
  '/waitlist',
  '/interested-people',
  '/analytics',
  '/changelog',
  '/changelog-details?entry=00000000-0000-8000-8000-000000000001',
  '/profile-settings/account',
  '/profile-settings/notifications',
  '/project-settings/project/general',
  '/project-settings/software-interfaces/credit-check',
  '/403',
]

const ofSale = [
  '/home',
  '/applications',
  '/objects/apartments',
  '/payments',
  '/payments/expected',
  '/project-settings/reservation',
  '/changelog',
]

const looks = [
  { name: 'wide, light, German', width: 1440, colorScheme: 'light', language: 'de' },
  { name: 'phone, dark, French', width: 390, colorScheme: 'dark', language: 'fr' },
] as const

for (const { name, width, colorScheme, language } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('screens of the back office', async ({ page }) => {
      test.slow()
      const complaints = complaintsOf(page)
      await hearNothing(page)
      await watchMovements(page)
      const details = await Promise.all(
        lists.map(async ([path, endpoint]) => {
          const { tableData } = await ask<Rows>(page, 'superadmin', `${endpoint}?rowsPerPage=5`)
          return `${path}/${tableData.body[0]?._id}`
        }),
      )
      await signInAs(page, 'superadmin', { language })
      for (const path of [...plain, ...details]) {
        await openStill(page, addressOf('rent', path))
        await expectAccessible(page)
      }
      expect(complaints).toEqual([])
    })

    test('screens of a sale', async ({ page }) => {
      test.slow()
      const complaints = complaintsOf(page)
      await hearNothing(page)
      const list = '/api/v1/sales/applications/?rowsPerPage=10&state=sale.client.signed'
      const { tableData } = await ask<Rows>(page, 'superadmin', list, 'sale')
      await signInAs(page, 'superadmin', { workspace: 'sale', language })
      for (const path of [...ofSale, `/applications/${tableData.body[0]?._id}`]) {
        await page.goto(addressOf('sale', path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
      expect(complaints).toEqual([])
    })

    test('screens before the door', async ({ page }) => {
      const complaints = complaintsOf(page)
      await watchMovements(page)
      await storeInPage(page, { language, publicLanguage: language })
      for (const path of ['/login', '/public-object-list', '/version', '/public/404']) {
        await openStill(page, addressOf('rent', path))
        await expectAccessible(page)
      }
      expect(complaints).toEqual([])
    })
  })
}

test('a link of the public that leads nowhere says so, and not to the staff', async ({ page }) => {
  await page.goto(addressOf('invest', '/b2b-entry/seeblick'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('de')('general_not_found_title'))
  await expect(page).toHaveURL(addressOf('invest', '/b2b-entry/seeblick'))
})

test('a link to a form that is none leads to what can be had, and to a form that was begun elsewhere', async ({
  page,
}) => {
  const t = textsIn('de')
  await page.goto(addressOf('rent', '/form/application/nobody/0000/status'))
  await expect(page.getByRole('link', { name: t('application_form_code_have') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('application_form_to_list') }).click()
  await expect(page).toHaveURL(addressOf('rent', '/public-object-list'))
})

test('an address where nobody lives says so', async ({ page }) => {
  await page.goto(addressOf('nobody'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('nobody')).toBeVisible()
})

for (const workspace of ['market', 'sale', 'invest', 'build']) {
  test(`the back office of ${workspace} opens`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await signInAs(page, 'admin', { workspace })
    await page.goto(addressOf(workspace, '/'))
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
}

test('an unknown address says so to people who are signed in, and offers ways on', async ({ page }) => {
  const t = textsIn('de')
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/nowhere/at/all'))
  await expect(page.getByRole('heading', { level: 1, name: t('shell_not_found_title') })).toBeVisible()
  await expect(page).toHaveURL(/\/nowhere\/at\/all$/)
  await page.getByRole('link', { name: t('shell_to_start') }).click()
  await expect(page).toHaveURL(/\/home$/)
})

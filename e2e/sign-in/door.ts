// Signing in and out by hand, as users of the demo story.

import { expect, type Page } from '@playwright/test'
import { hearNothing } from '../silence.ts'
import type { Texts } from '../texts.ts'

/** These end-to-end tests change accounts: each has its own, in a workspace in which no other test signs in. */
export interface Account {
  workspace: string
  email: string
}

export interface Login {
  email: string
  password: string
}

export async function typeLogin(page: Page, t: Texts, { email, password }: Login): Promise<void> {
  await hearNothing(page)
  await page.getByRole('textbox', { name: t('sign_in_username_or_email') }).fill(email)
  await page.getByRole('textbox', { name: t('sign_in_password'), exact: true }).fill(password)
  await page.getByRole('button', { name: t('sign_in_title'), exact: true }).click()
}

export async function leave(page: Page, t: Texts): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^${t('shell_user_menu', { name: '' })}`) })
  const signOut = page.getByRole('menuitem', { name: t('shell_sign_out') })
  // The refetch after the change moves the page under the menu: a click in this moment hits nothing.
  await expect(async () => {
    if (await menu.isVisible()) {
      if (!(await signOut.isVisible())) await menu.click({ timeout: 10_000 })
      await signOut.click({ timeout: 10_000 })
    }
    await expect(page.getByRole('heading', { level: 1, name: t('sign_in_title') })).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

export const expectDoor = (page: Page, t: Texts) =>
  expect(page.getByRole('heading', { level: 1, name: t('sign_in_title') })).toBeVisible()

export const expectInside = (page: Page, t: Texts) =>
  expect(page.getByRole('navigation', { name: t('shell_main_menu') })).toBeVisible()

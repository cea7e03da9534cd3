// A list as users see it: rows, tabs, search, pages.

import { expect, type Page } from '@playwright/test'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import type { Texts } from '../texts.ts'

/** Parameter of the address that leaves out what other tests create at the same time. */
export const untilYesterday = `filters=${encodeURIComponent(JSON.stringify({ created: { to: dayAfter(new Date(), -1) } }))}`

export function applicationsList(page: Page, t: Texts) {
  const title = t('applications_title')
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  const numbers = rows.getByRole('link', { name: /^\d{4}$/ })
  /** Waits until the rows requested last are shown. */
  const settled = () => expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  return {
    rows,
    numbers,
    search: page.getByRole('searchbox', { name: t('table_search_in', { title }) }),
    filters: page.getByRole('group', { name: t('table_filters'), exact: true }),
    tab: (key: string) =>
      page.getByRole('navigation', { name: t('table_states') }).getByRole('button', { name: t(key) }),
    page: (number: number) =>
      page
        .getByRole('navigation', { name: t('table_pages') })
        .getByRole('button', { name: t('table_page', { page: number }), exact: true }),
    head: (key: string) => page.getByRole('columnheader', { name: t(key), exact: true }),
    bulkBar: page.getByRole('toolbar', { name: t('table_bulk_actions') }),
    settled,
    /** The application numbers, from top to bottom. */
    shown: async () => {
      await settled()
      return numbers.allTextContents()
    },
  }
}

// The menu of the mailboxes. Located by menu, because a line of the list may contain the same text.

import type { Locator, Page } from '@playwright/test'
import type { Texts } from '../texts.ts'

export const mailbox = (page: Page, t: Texts, box: string): Locator =>
  page
    .getByRole('navigation', { name: t('communication_boxes') })
    .getByRole('button', { name: t(`communication_box_${box}`) })

// Recipient, language and subject of a reply stand in one line, which opens to its fields.

import type { Page } from '@playwright/test'
import type { Texts } from '../texts.ts'

type Place = Pick<Page, 'getByRole'>

export async function openMailHead(place: Place, t: Texts) {
  await place
    .getByRole('form', { name: t('communication_write') })
    .getByRole('button', { name: new RegExp(`^${t('communication_to')} `), expanded: false })
    .click()
}

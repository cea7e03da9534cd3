// Confirmations before a written text is discarded or replaced.

import { t } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { askToDiscard, type DiscardWords } from '#platform/web/modal/discard.ts'

export const discardWords = (): DiscardWords => ({
  title: t('communication_discard_title'),
  text: t('communication_discard_text'),
  confirm: t('communication_discard_confirm'),
})

export const mayDiscard = () => askToDiscard(discardWords())

/** Asks before the text is replaced by a template. */
export const mayReplace = () =>
  askToConfirm({
    title: t('communication_replace_title'),
    text: t('communication_replace_text'),
    confirm: t('communication_replace_confirm'),
  })

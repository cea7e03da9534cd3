// The confirmation before input is discarded, with the same text everywhere.

import { t } from '../i18n/texts.ts'
import { askToConfirm, type Question } from './confirm.ts'

/** For places where something other than changes is lost. */
export type DiscardWords = Partial<Pick<Question, 'title' | 'text' | 'confirm'>>

export const askToDiscard = (words: DiscardWords = {}): Promise<boolean> =>
  askToConfirm({
    title: t('shell_discard_title'),
    text: t('shell_discard_text'),
    confirm: t('shell_discard_confirm'),
    cancel: t('shell_discard_cancel'),
    danger: true,
    ...words,
  })

// With which words a mail of the process goes out: what a dialog sends along, whether it can be sent, and whether something would
// be lost.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToDiscard } from '#platform/web/modal/discard.ts'
import type { MailWords } from '../contract/process-mail.ts'

export interface MailWording {
  words: MailWords
  choose: (words: MailWords) => void
  /** In the body of what is sent; nothing as long as nothing was chosen. */
  sent: { mail?: MailWords }
  /** Why it cannot be sent as it stands. */
  obstacle: string | undefined
  stop: (reason: string | undefined) => void
  isEditing: boolean
  edit: (isEditing: boolean) => void
  /** Asks before words are thrown away. */
  closing: (onClose: () => void) => () => void
}

export function useMailWording(): MailWording {
  const t = useText()
  const [words, choose] = useState<MailWords>({})
  const [reason, stop] = useState<string>()
  const [isEditing, edit] = useState(false)
  const isOwn = isEditing || Object.keys(words.texts ?? {}).length > 0
  return {
    words,
    choose,
    sent: words.from === undefined && words.texts === undefined ? {} : { mail: words },
    obstacle: isEditing ? t('mail_templates_look_editing') : reason,
    stop,
    isEditing,
    edit,
    closing: (onClose) => () => {
      if (isOwn) void askToDiscard().then((isSure) => isSure && onClose())
      else onClose()
    },
  }
}

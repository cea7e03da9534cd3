// State of the text choice for a process mail: what the dialog sends, whether sending is possible, and whether
// unsaved text would be lost.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { MailWords } from '../contract/process-mail.ts'

export interface MailWording {
  words: MailWords
  choose: (words: MailWords) => void
  /** Part of the request body; empty while no text was chosen. */
  sent: { mail?: MailWords }
  /** Reason why the mail cannot be sent in its current state. */
  obstacle: string | undefined
  stop: (reason: string | undefined) => void
  isEditing: boolean
  edit: (isEditing: boolean) => void
  /** A text was written for this mail only and would be lost with the dialog. */
  isOwn: boolean
}

export function useMailWording(): MailWording {
  const t = useText()
  const [words, choose] = useState<MailWords>({})
  const [reason, stop] = useState<string>()
  const [isEditing, edit] = useState(false)
  return {
    words,
    choose,
    sent: words.from === undefined && words.texts === undefined ? {} : { mail: words },
    obstacle: isEditing ? t('mail_templates_look_editing') : reason,
    stop,
    isEditing,
    edit,
    isOwn: isEditing || Object.keys(words.texts ?? {}).length > 0,
  }
}

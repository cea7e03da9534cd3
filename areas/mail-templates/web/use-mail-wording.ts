// With which words a mail of the process goes out: what a dialog sends along, whether it can be sent, and whether something would
// be lost.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { MailWords } from '../contract/process-mail.ts'

export interface MailWording {
  words: MailWords
  choose: (words: MailWords) => void
  /** In the body of what is sent; nothing as long as nothing was chosen. */
  sent: { mail?: MailWords }
  /** Reason why the mail cannot be sent in its current state. */
  obstacle: string | undefined
  stop: (reason: string | undefined) => void
  isEditing: boolean
  edit: (isEditing: boolean) => void
  /** Words were written for this mail alone; they would be lost with the dialog. */
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

// Sends the mail previewed above; while sending is blocked, shows the reason.

import type { ButtonProps } from '@mantine/core'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { MailWording } from './use-mail-wording.ts'

interface Props extends Pick<ButtonProps, 'color'> {
  wording: Pick<MailWording, 'obstacle'>
  label: string
  isSending: boolean
  /** Disabled by the dialog itself. */
  disabled?: boolean
  /** If omitted, the button submits the surrounding form. */
  onSend?: () => void
}

export function SendButton({ wording: { obstacle }, label, isSending, onSend, ...look }: Props) {
  return (
    <ActionButton
      {...look}
      availability={{ allowed: !obstacle, reason: obstacle }}
      type={onSend ? 'button' : 'submit'}
      loading={isSending}
      {...(onSend && { onClick: onSend })}
    >
      {label}
    </ActionButton>
  )
}

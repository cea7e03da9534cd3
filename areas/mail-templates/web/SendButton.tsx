// Sends the mail previewed above; while sending is blocked, shows the reason.

import { Button, Tooltip, type ButtonProps } from '@mantine/core'
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
    <Tooltip label={obstacle} disabled={!obstacle} multiline maw={280}>
      <Button
        {...look}
        type={onSend ? 'button' : 'submit'}
        loading={isSending}
        {...(obstacle ? { 'data-disabled': true, 'aria-disabled': true } : {})}
        onClick={(event) => {
          if (obstacle) return event.preventDefault()
          onSend?.()
        }}
      >
        {label}
      </Button>
    </Tooltip>
  )
}

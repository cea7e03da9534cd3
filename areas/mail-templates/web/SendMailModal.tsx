// Dialog for an action that only sends a mail: preview, optional changes, send.

import { Stack } from '@mantine/core'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { MailWords } from '../contract/process-mail.ts'
import { MailLook, type MailLookProps } from './MailLook.tsx'
import { SendButton } from './SendButton.tsx'
import { useMailWording } from './use-mail-wording.ts'

interface Props extends Omit<MailLookProps, 'wording'> {
  title: string
  text?: string
  send: string
  isSending: boolean
  onSend: (sent: { mail?: MailWords }) => void
  onClose: () => void
}

export function SendMailModal({ title, text, send, isSending, onSend, onClose, ...looked }: Props) {
  const wording = useMailWording()
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={title} size={760}>
      <Stack gap={16}>
        {text && <p style={{ margin: 0 }}>{text}</p>}
        <MailLook wording={wording} {...looked} />
        <DialogButtons>
          <CancelButton />
          <SendButton wording={wording} label={send} isSending={isSending} onSend={() => onSend(wording.sent)} />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

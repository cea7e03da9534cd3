// A deed that is nothing but a mail: looked at, changed if need be, sent.

import { Button, Modal, Stack } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
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
  const t = useText()
  const wording = useMailWording()
  const close = wording.closing(onClose)
  return (
    <Modal opened onClose={close} title={title} size={760}>
      <Stack gap={16}>
        {text && <p style={{ margin: 0 }}>{text}</p>}
        <MailLook wording={wording} {...looked} />
        <DialogButtons>
          <Button variant="default" onClick={close}>
            {t('general_cancel')}
          </Button>
          <SendButton wording={wording} label={send} isSending={isSending} onSend={() => onSend(wording.sent)} />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

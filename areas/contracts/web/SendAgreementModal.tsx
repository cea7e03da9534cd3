// Dialog that mails the agreement to the household. While values are missing, it shows their list instead of the
// button.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getContractInfo, previewContractEmail } from '../contract/agreement.ts'
import { useSendContractEmail } from './changes.ts'
import { MissingList } from './MissingList.tsx'
import { previewOf } from './paper-addresses.ts'

interface Props {
  tenant: { id: string; version: number; names: string; contactEmail: string }
  onClose: () => void
}

export default function SendAgreementModal({ tenant, onClose }: Props) {
  const t = useText()
  const { id, version, names, contactEmail } = tenant
  const { data: info } = useQuery(queryOf(getContractInfo, { params: { id } }))
  const sending = useSendContractEmail()
  const { errorOf, take } = useServerErrors()
  const [message, setMessage] = useState('')
  const wording = useMailWording()
  const words = message.trim() ? { message: message.trim() } : {}
  const submit = () => {
    if (wording.obstacle) return
    const body = { version, ...words, ...wording.sent }
    sending.mutate({ params: { id }, body }, { onSuccess: onClose, onError: take })
  }
  if (!info) return <LoadingRows rows={2} />
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('contracts_send')} size={760}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={16}>
          <MissingList info={info} onFollow={onClose} />
          {info.canSend.allowed && (
            <>
              <p style={{ margin: 0 }}>
                {t(info.initialRentForm ? 'contracts_send_text_with_form' : 'contracts_send_text', {
                  names,
                  address: contactEmail,
                })}
              </p>
              <TextAreaField
                label={t('contracts_send_message')}
                name="message"
                value={message}
                onChange={setMessage}
                error={errorOf('message')}
                maxLength={2000}
                rows={3}
              />
              <MailLook
                wording={wording}
                about={JSON.stringify([id, words])}
                look={(mail) => call(previewContractEmail, { params: { id }, body: { ...words, mail } })}
              />
            </>
          )}
          <DialogButtons>
            <Button variant="subtle" onClick={() => void showPaper({ address: previewOf(id) })}>
              {t('contracts_preview')}
            </Button>
            <CancelButton>{t(info.canSend.allowed ? 'general_cancel' : 'general_close')}</CancelButton>
            {info.canSend.allowed && (
              <SendButton wording={wording} label={t('contracts_send')} isSending={sending.isPending} />
            )}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}

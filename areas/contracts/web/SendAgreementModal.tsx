// The agreement goes to the household by mail. While something is missing, the list stands here instead of the button.

import { Button, Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getContractInfo } from '../contract/agreement.ts'
import { useSending } from './changes.ts'
import { MissingList } from './MissingList.tsx'
import { previewOf } from './paper-addresses.ts'

interface Props {
  tenant: { id: string; version: number; names: string; contactEmail: string }
  onClose: () => void
}

export function SendAgreementModal({ tenant, onClose }: Props) {
  const t = useText()
  const { id, version, names, contactEmail } = tenant
  const { data: info } = useQuery(queryOf(getContractInfo, { params: { id } }))
  const sending = useSending()
  const { errorOf, take } = useServerErrors()
  const [message, setMessage] = useState('')
  const submit = () => {
    const body = { version, ...(message.trim() && { message: message.trim() }) }
    sending.mutate({ params: { id }, body }, { onSuccess: onClose, onError: take })
  }
  if (!info) return <LoadingRows rows={2} />
  return (
    <Modal opened onClose={onClose} title={t('contracts_send')} size={560}>
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
            </>
          )}
          <DialogButtons>
            <Button variant="subtle" onClick={() => void showPaper({ address: previewOf(id) })}>
              {t('contracts_preview')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t(info.canSend.allowed ? 'general_cancel' : 'general_close')}
            </Button>
            {info.canSend.allowed && (
              <Button type="submit" loading={sending.isPending}>
                {t('contracts_send')}
              </Button>
            )}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}

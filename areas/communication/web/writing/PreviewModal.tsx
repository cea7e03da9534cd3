// Preview of the mail with filled placeholders, signature and layout.

import { Button, Stack } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import type { Sent } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { TurnedDown } from '#areas/mail-templates/web/public.tsx'
import type { sendDirectMail } from '../../contract/thread.ts'
import { usePreviewMail } from '../changes.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './PreviewModal.module.css'

interface Props {
  threadId: string
  written: NonNullable<Sent<typeof sendDirectMail>['body']>
  onClose: () => void
  /** Called if a placeholder cannot be filled: the form shows where. */
  onRefused: (failure: unknown) => void
  onSend: () => void
}

export function PreviewModal({ threadId, written, onClose, onRefused, onSend }: Props) {
  const t = useText()
  const { mutate, data } = usePreviewMail()
  const ask = useEffectEvent(() =>
    mutate({ params: { applicationId: threadId }, body: written }, { onError: onRefused }),
  )
  useEffect(() => ask(), [])
  return (
    <Modal onClose={onClose} title={t('communication_preview_title')} size={760}>
      {!data && <LoadingRows rows={6} />}
      {data && (
        <Stack gap={12}>
          <dl className={styles.facts}>
            <dt>{t('communication_to')}</dt>
            <dd>
              {data.to.name} {data.to.name !== data.to.address && <Muted size="normal">{data.to.address}</Muted>}
            </dd>
            <dt>{t('communication_subject')}</dt>
            <dd>{data.subject}</dd>
          </dl>
          {data.turnedDown && <TurnedDown mail={data.turnedDown} />}
          <iframe
            className={styles.paper}
            title={data.subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${data.html}`}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('communication_write_on')}
            </Button>
            <Button onClick={onSend}>{t('general_send')}</Button>
          </DialogButtons>
        </Stack>
      )}
    </Modal>
  )
}

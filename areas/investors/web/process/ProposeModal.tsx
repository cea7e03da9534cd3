// Dialog that proposes a project to an investor by a mail with the anonymous teaser.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { previewProposal, type ApplyView } from '../../contract/process.ts'
import { useOfferProject } from '../changes.ts'

export function ProposeModal({ apply, onClose }: { apply: ApplyView; onClose: () => void }) {
  const t = useText()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [note, setNote] = useState('')
  const proposing = useOfferProject(onClose)
  const wording = useMailWording()
  const { investor, project } = apply
  const params = { id: investor.id }
  const body = { projectId: project.id, ...(note.trim() && { note: note.trim() }) }
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('investors_step_propose')} size={760}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>
          {t('investors_step_propose_text', { name: investor.company, project: project.title })}
        </p>
        <ErrorSummary errors={errors} labels={{ note: t('investors_note') }} />
        <TextAreaField
          label={t('investors_note')}
          name="note"
          value={note}
          onChange={(words) => {
            setNote(words)
            clear('note')
          }}
          maxLength={2000}
          rows={3}
          error={errorOf('note')}
        />
        <MailLook
          wording={wording}
          about={JSON.stringify([investor.id, body])}
          look={(mail) => call(previewProposal, { params, body: { ...body, mail } })}
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={t('investors_step_propose')}
            isSending={proposing.isPending}
            onSend={() => proposing.mutate({ params, body: { ...body, ...wording.sent } }, { onError: take })}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

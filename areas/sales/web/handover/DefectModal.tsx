// A defect: repaired or open, who repairs it, and until when.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { HandoverDefect } from '../../contract/handover.ts'
import { useChangeDefect } from './handover-changes.ts'

interface Props {
  applicationId: string
  defect: HandoverDefect
  onClose: () => void
}

export function DefectModal({ applicationId, defect, onClose }: Props) {
  const t = useText()
  const [isDone, setDone] = useState(defect.doneOn !== null)
  const [responsible, setResponsible] = useState(defect.responsible)
  const [dueOn, setDueOn] = useState(defect.dueOn)
  const [note, setNote] = useState(defect.note ?? '')
  const changing = useChangeDefect()
  return (
    <ActionModal
      title={`${defect.room}, ${defect.item}`}
      text={defect.remark}
      action={t('general_save')}
      change={changing}
      send={() => ({
        params: { id: applicationId, defectId: defect.id },
        body: { version: defect.version, isDone, responsible, dueOn, note },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <Checkbox
            label={t('sales_defect_is_done')}
            checked={isDone}
            onChange={(event) => setDone(event.currentTarget.checked)}
          />
          <TextField
            label={t('sales_handover_responsible')}
            name="responsible"
            required
            maxLength={200}
            value={responsible}
            onChange={setResponsible}
            error={errorOf('responsible')}
          />
          <DateField
            label={t('sales_handover_due')}
            name="dueOn"
            required
            value={dueOn}
            onChange={setDueOn}
            error={errorOf('dueOn')}
          />
          <TextAreaField
            label={t('sales_handover_remark')}
            name="note"
            rows={2}
            maxLength={1000}
            value={note}
            onChange={setNote}
            error={errorOf('note')}
          />
        </>
      )}
    </ActionModal>
  )
}

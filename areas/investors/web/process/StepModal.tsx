// Dialog of a step that needs no more than a reason or a remark.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ApplyChange, ApplyView } from '../../contract/process.ts'
import type { ApplyAction } from '../../rules/apply-can.ts'
import { useUpdateApply } from '../changes.ts'

type Simple = Exclude<ApplyAction, 'add' | 'propose' | 'sign_nda' | 'upload_nbo' | 'upload_bo' | 'award'>

const needsReason: readonly Simple[] = ['decline', 'set_inactive', 'reopen']

interface Props {
  apply: ApplyView
  step: Simple
  onClose: () => void
}

export function StepModal({ apply, step, onClose }: Props) {
  const t = useText()
  const updating = useUpdateApply()
  const [tells, setTells] = useState(true)
  const { id, version, investor, project } = apply
  const names = { name: investor.company, project: project.title }
  return (
    <ActionModal
      title={t(`investors_step_${step}`)}
      text={t(`investors_step_${step}_text`, names)}
      reason={{
        label: t(needsReason.includes(step) ? 'investors_reason' : 'investors_comment'),
        required: needsReason.includes(step),
      }}
      action={t(`investors_step_${step}`)}
      danger={step === 'decline' || step === 'set_inactive'}
      change={updating}
      send={({ reason }, { show }) => {
        if (!id || !version) return undefined
        if (needsReason.includes(step) && reason === '') {
          show({ reason: t('general_field_is_required') })
          return undefined
        }
        return { params: { applyId: id }, body: bodyOf(step, { version, reason, tells }) }
      }}
      onClose={onClose}
    >
      {step === 'decline' && (
        <Checkbox
          label={t('investors_tells_investor')}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      )}
    </ActionModal>
  )
}

interface Given {
  version: number
  reason: string
  tells: boolean
}

function bodyOf(step: Simple, { version, reason, tells }: Given): ApplyChange {
  const comment = reason ? { comment: reason } : {}
  switch (step) {
    case 'interested':
      return { state: 'interested', version, ...comment }
    case 'not_interested':
      return { state: 'not_interested', version, ...(reason && { reason }) }
    case 'send_nda':
      return { state: 'nda_sent', version, ...comment }
    case 'shortlist':
      return { state: 'shortlisted', version, ...comment }
    case 'open_data_room':
      return { state: 'data_room_open', version, ...comment }
    case 'decline':
      return { state: 'declined', version, reason, tellsInvestor: tells }
    case 'set_inactive':
      return { state: 'inactive', version, reason }
    case 'reopen':
      return { state: 'reopened', version, reason }
  }
}

// Dialog that awards a project to an investor; without offers it is a direct assignment.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ApplyView } from '../../contract/process.ts'
import { useUpdateApply } from '../changes.ts'
import { PriceField } from './PriceField.tsx'

export function AwardModal({ apply, onClose }: { apply: ApplyView; onClose: () => void }) {
  const t = useText()
  const updating = useUpdateApply()
  const { id, version, investor, project, state, offers } = apply
  const best = offers.find(({ kind }) => kind === 'bo') ?? offers[0]
  const [price, setPrice] = useState<number | null>(best?.amount ?? null)
  const isDirect = state !== 'bo_submitted'
  const names = { name: investor.company, project: project.title }
  return (
    <ActionModal
      title={t(isDirect ? 'investors_award_direct_title' : 'investors_step_award')}
      text={t(isDirect ? 'investors_award_direct_text' : 'investors_award_text', names)}
      reason={{ label: t('investors_comment') }}
      action={t('investors_step_award')}
      labels={{ price: t('investors_price') }}
      change={updating}
      send={({ reason }, { show }) => {
        if (price === null) show({ price: t('general_field_is_required') })
        if (!id || !version || price === null) return undefined
        return {
          params: { applyId: id },
          body: { state: 'awarded' as const, version, price, ...(reason && { reason }) },
        }
      }}
      onClose={onClose}
    >
      {({ errorOf }) => <PriceField value={price} onChange={setPrice} error={errorOf('price')} />}
    </ActionModal>
  )
}

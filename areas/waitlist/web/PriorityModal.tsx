// Dialog for the priority of a request. The reason goes into the history, so that the order can be explained.

import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { RequestView } from '../contract/request.ts'
import { priorities } from '../rules/request-state.ts'
import { useSetPriority } from './changes.ts'

interface Props {
  request: RequestView
  onClose: () => void
}

export function PriorityModal({ request: { id, waitlist_priority }, onClose }: Props) {
  const t = useText()
  const [priority, setPriority] = useState(waitlist_priority)
  const prioritising = useSetPriority()
  return (
    <ActionModal
      title={t('waitlist_deed_prioritise')}
      reason={{ label: t('waitlist_reason') }}
      action={t('general_save')}
      change={prioritising}
      send={({ reason }) => ({ params: { id }, body: { waitlist_priority: priority, ...(reason && { reason }) } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <Radio.Group
          label={t('waitlist_column_priority')}
          description={t('waitlist_priority_hint')}
          value={String(priority)}
          onChange={(value) => setPriority(Number(value))}
          error={errorOf('waitlist_priority') ?? null}
        >
          <Stack gap={10} mt={8}>
            {priorities.map((one) => (
              <Radio key={one} value={String(one)} label={t(`waitlist_priority_${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </ActionModal>
  )
}

// Button to request references from all employers with an address in the form, after listing who is asked and who is
// not.

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useSession } from '#platform/web/api/session.ts'
import { getReferenceMails } from '../contract/references.ts'
import { AskAllModal } from './AskAllModal.tsx'

export function AskAllButton({ applicationId }: { applicationId: string }) {
  const t = useText()
  const { can } = useSession()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<Pick<ComponentProps<typeof AskAllModal>, 'asked' | 'left'>>()
  if (!can('applications_write')) return null
  const type = 'employer'
  const ask = async () => {
    const { recipients } = await queryClient.fetchQuery({
      ...queryOf(getReferenceMails, { params: { type }, query: { targets: applicationId } }),
      staleTime: 0,
    })
    const asked = recipients.filter(({ canAsk }) => canAsk.allowed)
    const left = recipients.filter(({ canAsk }) => !canAsk.allowed)
    const reasons = left.map(({ name, canAsk }) => `${name}: ${canAsk.reason ?? ''}`).join(' ')
    if (asked.length === 0) return notify({ type: 'info', title: t('enquiries_nobody_to_ask'), description: reasons })
    setAsking({ asked, left: reasons })
  }
  const run = () =>
    ask().catch((failure: unknown) => {
      tellFailure(failure)
    })
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => void run()}>
        {t('enquiries_ask_employers')}
      </Button>
      {asking && <AskAllModal applicationId={applicationId} {...asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

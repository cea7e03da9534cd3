// In the demo: stands in for the buyers at the signing provider, and says that nothing is really signed.

import { Button, Group } from '@mantine/core'
import { isOut } from '#areas/contracts/rules/signing-state.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { CurrentReservation } from '../../contract/reservation.ts'
import { useSignReservationForDemo } from './reservation-changes.ts'

interface Props {
  applicationId: string
  signing: CurrentReservation['signing']
}

export function DemoSignature({ applicationId, signing }: Props) {
  const t = useText()
  const signature = useSignReservationForDemo()
  if (!signing?.isDemo || !isOut(signing.state)) return null
  const answer = (how: 'sign' | 'decline') => signature.mutate({ params: { id: applicationId }, body: { answer: how } })
  return (
    <>
      <p style={{ margin: '12px 0 8px' }}>{t('contracts_demo_notice', { provider: signing.provider })}</p>
      <Group gap={8}>
        <Button variant="default" loading={signature.isPending} onClick={() => answer('sign')}>
          {t('contracts_demo_do_sign')}
        </Button>
        <Button variant="subtle" disabled={signature.isPending} onClick={() => answer('decline')}>
          {t('contracts_demo_do_decline')}
        </Button>
      </Group>
    </>
  )
}

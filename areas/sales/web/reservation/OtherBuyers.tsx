// Other buyers of the same object: the one who has it, and the queue.

import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { SaleReservation } from '../../contract/reservation.ts'

export function OtherBuyers({ others }: { others: SaleReservation['others'] }) {
  const t = useText()
  if (others.length === 0) return null
  return (
    <>
      <h3 style={{ margin: '16px 0 6px', fontSize: 14, fontWeight: 600 }}>{t('sales_others')}</h3>
      <ol style={{ margin: 0, paddingLeft: 0, listStyle: 'none' }}>
        {others.map(({ applicationId, buyers, place }) => (
          <li key={applicationId}>
            {place === null ? t('sales_other_holder') : t('sales_other_place', { place })}{' '}
            <ScreenLink to={`/applications/${applicationId}`}>{buyers}</ScreenLink>
          </li>
        ))}
      </ol>
    </>
  )
}

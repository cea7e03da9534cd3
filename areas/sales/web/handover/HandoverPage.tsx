// The hand-over protocol of a sale: written in the flat, signed by both sides, and then shown as it was signed.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { openShelf } from '#areas/application-form/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useLive } from '#platform/web/api/use-live.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { placeWords } from '../../rules/handover/place-words.ts'
import { getHandover, type Handover } from '../../contract/handover.ts'
import { liveAfterReservation } from '../reservation/reservation-changes.ts'
import { DefectList } from './DefectList.tsx'
import { useBeginHandover } from './handover-changes.ts'
import { HandoverForm } from './HandoverForm.tsx'
import styles from './handover.module.css'

export const load = async (): Promise<void> => void (await openShelf())

export default function HandoverPage() {
  const t = useText()
  const id = useParam('id')
  const query = useQuery(queryOf(getHandover, { params: { id } }))
  // The PDF is made after the signatures.
  useLive('reservations', liveAfterReservation)
  const beginning = useBeginHandover()
  const { data } = query
  if (!data) return <QueryView query={query} rows={6} />
  const { handover, canBegin } = data
  return (
    <>
      <PageHead
        title={t('sales_handover_title')}
        {...(handover && { subtitle: placeWords(handover.objectTitle, handover.address) })}
        back={{ to: `/applications/${id}`, label: t('sales_handover_back') }}
      />
      {handover === null && (
        <div className={styles.form}>
          <p className={styles.lead}>{t('sales_handover_lead')}</p>
          <div>
            <ActionButton
              availability={canBegin}
              size="md"
              loading={beginning.isPending}
              onClick={() => beginning.mutate({ params: { id } })}
            >
              {t('sales_handover_begin')}
            </ActionButton>
          </div>
        </div>
      )}
      {handover && handover.signedAt === null && <HandoverForm applicationId={id} handover={handover} />}
      {handover?.signedAt && <Signed applicationId={id} handover={handover} />}
    </>
  )
}

function Signed({ applicationId, handover }: { applicationId: string; handover: Handover }) {
  const t = useText()
  const { document, sellerName, buyerName } = handover
  return (
    <div className={styles.form}>
      <Notice tone="grey">{t('sales_handover_signed_by', { seller: sellerName ?? '', buyer: buyerName ?? '' })}</Notice>
      <div>
        {document ? (
          <Button
            variant="default"
            size="md"
            onClick={() => void showPaper({ address: document.url, name: document.displayName })}
          >
            {t('sales_handover_open_document')}
          </Button>
        ) : (
          <p role="status">{t('sales_handover_document_soon')}</p>
        )}
      </div>
      <DefectList applicationId={applicationId} defects={handover.defects} today={handover.today} />
    </div>
  )
}

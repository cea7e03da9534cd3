// Landlord and employer reference of an adult: state, received text, and available actions.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getAdultEvaluation } from '../contract/references.ts'
import { ReferenceItem } from './ReferenceItem.tsx'
import styles from './References.module.css'

interface Props {
  adultId: string
  heading: string | null
}

export function AdultReferences({ adultId, heading }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(queryOf(getAdultEvaluation, { params: { id: adultId } }))
  if (!data) return error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={2} />
  if (data.references.length === 0) return null
  return (
    <div className={styles.adult}>
      {heading && <h3 className={styles.name}>{heading}</h3>}
      {data.hasConsented === false && <p className={styles.consent}>{t('enquiries_reason_no_consent')}</p>}
      <ul className={styles.items}>
        {data.references.map((reference) => (
          <ReferenceItem key={reference.type} evaluation={data} reference={reference} />
        ))}
      </ul>
    </div>
  )
}

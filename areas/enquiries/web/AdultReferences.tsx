// Landlord and employer reference of an adult: state, received text, and available actions.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { getAdultEvaluation } from '../contract/references.ts'
import { ReferenceItem } from './ReferenceItem.tsx'
import styles from './References.module.css'

interface Props {
  adultId: string
  heading: string | null
}

export function AdultReferences({ adultId, heading }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getAdultEvaluation, { params: { id: adultId } }))
  const { data } = query
  if (!data) return <QueryView query={query} rows={2} />
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

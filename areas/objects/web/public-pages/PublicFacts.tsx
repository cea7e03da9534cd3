// Description, features and all further public facts, in groups.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { getPublicObject, PublicFactGroup } from '../../contract/public.ts'
import styles from './PublicFacts.module.css'

export function PublicFacts({ object }: { object: ReceivedResponseOf<typeof getPublicObject> }) {
  const t = useText()
  const { tender_notice, object_features, fact_groups } = object
  return (
    <div className={styles.facts}>
      {tender_notice && (
        <section>
          <h2 className={styles.title}>{t('objects_public_description')}</h2>
          <p className={styles.notice}>{tender_notice}</p>
        </section>
      )}
      {object_features.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('objects_features')}</h2>
          <ul className={styles.features}>
            {object_features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.title}>{t('objects_facts')}</h2>
        <div className={styles.groups}>
          {fact_groups.map(({ key, title, items }) => (
            <section key={key} className={styles.group}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <KeyValueList items={items.map((item) => ({ label: item.label, value: valueOf(item) }))} />
            </section>
          ))}
        </div>
      </section>
    </div>
  )
}

function valueOf({ as, value }: PublicFactGroup['items'][number]) {
  if (typeof value === 'number') {
    if (as === 'money') return formatMoney(value)
    return as === 'area' ? `${formatNumber(value)} m²` : formatNumber(value)
  }
  if (as === 'day') return formatDate(value)
  if (as !== 'link') return value
  return (
    <a href={value} target="_blank" rel="noopener noreferrer">
      {value.replace(/^https?:\/\//, '')}
    </a>
  )
}

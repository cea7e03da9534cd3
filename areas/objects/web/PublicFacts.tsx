// The description, the fittings, and what else one wants to know before applying.

import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { getPublicObject } from '../contract/public.ts'
import styles from './PublicFacts.module.css'

export function PublicFacts({ object }: { object: ReceivedAnswerOf<typeof getPublicObject> }) {
  const t = useText()
  const yesNo = (value: boolean) => t(value ? 'general_yes' : 'general_no')
  const { min_occupancy: min, max_occupancy: max } = object
  const isLivedIn = object.kind === 'apartment'
  const facts = [
    { label: t('objects_field_reference_number'), value: object.reference_number },
    { label: t('objects_column_object_type'), value: object.object_type },
    ...(object.balcony_area ? [{ label: t('objects_balcony'), value: `${formatNumber(object.balcony_area)} m²` }] : []),
    ...(object.deposit ? [{ label: t('objects_field_deposit'), value: formatMoney(object.deposit) }] : []),
    ...(isLivedIn
      ? [
          { label: t('objects_persons'), value: min === null && max === null ? null : `${min ?? ''}–${max ?? ''}` },
          { label: t('objects_field_allowsDogs'), value: yesNo(object.allows_dogs) },
          { label: t('objects_field_allowsCats'), value: yesNo(object.allows_cats) },
          { label: t('objects_field_isSubsidized'), value: yesNo(object.subsidized) },
        ]
      : []),
    {
      label: t('objects_construction_year'),
      value: object.year_of_construction && String(object.year_of_construction),
    },
    { label: t('objects_feature_lift'), value: yesNo(object.has_lift) },
  ]
  return (
    <div className={styles.facts}>
      {object.tender_notice && (
        <section>
          <h2 className={styles.title}>{t('objects_public_description')}</h2>
          <p className={styles.notice}>{object.tender_notice}</p>
          {object.object_features.length > 0 && (
            <ul className={styles.features} aria-label={t('objects_features')}>
              {object.object_features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section>
        <h2 className={styles.title}>{t('objects_facts')}</h2>
        <KeyValueList items={facts} />
      </section>
    </div>
  )
}

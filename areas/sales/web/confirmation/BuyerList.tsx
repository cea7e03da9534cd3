// Buyers with share, civil status and address.

import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { DraftBuyer } from './draft.ts'
import styles from './confirmation-facts.module.css'

export function BuyerList({ buyers }: { buyers: readonly DraftBuyer[] }) {
  const t = useText()
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('sales_part_buyers')}</h3>
      <ul className={styles.rows}>
        {buyers.map((one, place) => (
          <li key={place} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name}>
                {one.firstName} {one.lastName}
              </span>
              <span className={styles.soft}>
                {[
                  formatDate(one.dateOfBirth),
                  one.civilStatus && t(`sales_civil_${one.civilStatus}`),
                  one.propertyRegime && t(`sales_regime_${one.propertyRegime}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.soft}>
                {[`${one.street}, ${one.postalCode} ${one.city}`, one.email, unbroken(one.phone)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <span className={styles.figure}>{one.share}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A telephone number stays on one line. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0')

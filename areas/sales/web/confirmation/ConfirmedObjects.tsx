// Confirmed objects by priority, with the price of the confirmation and the present one if it differs.

import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { ConfirmationInfo } from '../../contract/confirmation.ts'
import styles from './confirmation-facts.module.css'

export function ConfirmedObjects({ objects }: { objects: ConfirmationInfo['confirmed'] }) {
  const t = useText()
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('sales_part_objects')}</h3>
      <ol className={styles.rows}>
        {objects.map(({ id, title, price, priceNow }, place) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name}>
                {place + 1}. <ScreenLink to={`/objects/${id}`}>{title}</ScreenLink>
              </span>
              {priceNow !== price && priceNow !== null && (
                <span className={styles.soft}>{t('sales_price_now', { price: formatMoney(priceNow) })}</span>
              )}
            </div>
            <span className={styles.figure}>{price === null ? '–' : formatMoney(price)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

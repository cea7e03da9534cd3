// Rent with its components, or the price of an object for sale.

import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../../contract/object.ts'
import styles from './PricesSection.module.css'

export function PricesSection({ object: { prices } }: { object: ObjectView }) {
  const t = useText()
  const { lets } = useSession()
  const sum = [
    ['netRent', prices.netRent],
    ['ancillaryCost', prices.ancillaryCost],
    ['grossRent', prices.grossRent],
  ] as const
  const others = [
    ['sellingPrice', prices.sellingPrice],
    ['deposit', prices.deposit],
    ['capitalShare', prices.capitalShare],
  ] as const
  const told = !lets || prices.netRent === null ? [] : sum
  const beside = others.filter(([key, amount]) => amount !== null && (lets || key !== 'deposit'))
  if (told.length + beside.length === 0) return null
  return (
    <Section title={t('objects_prices')}>
      <table className={styles.prices}>
        <tbody>
          {told.map(([key, amount]) => (
            <tr key={key} data-sum={key === 'grossRent' || undefined}>
              <th scope="row">{t(`objects_field_${key}`)}</th>
              <td>{formatMoney(amount ?? 0)}</td>
            </tr>
          ))}
          {beside.map(([key, amount]) => (
            <tr key={key}>
              <th scope="row">{t(`objects_field_${key}`)}</th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

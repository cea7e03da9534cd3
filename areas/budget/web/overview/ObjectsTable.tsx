// Committed costs of single objects.

import { useText } from '#platform/web/i18n/texts.ts'
import { Money } from '#platform/web/ui/Money.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { BudgetOverview } from '../../contract/overview.ts'
import styles from './overview.module.css'

export function ObjectsTable({ objects }: { objects: BudgetOverview['objects'] }) {
  const t = useText()
  if (objects.length === 0) return null
  return (
    <Section title={t('budget_by_object')} description={t('budget_by_object_about')} bare>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('budget_field_object')}</th>
              <th scope="col">{t('budget_sum_committed')}</th>
            </tr>
          </thead>
          <tbody>
            {objects.map(({ id, title, committed, rows }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>
                  <ScreenLink
                    to={rows.path}
                    search={rows.search}
                    aria-label={t('budget_open_rows', { label: title, figure: t('budget_sum_committed') })}
                  >
                    <Money amount={committed} />
                  </ScreenLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

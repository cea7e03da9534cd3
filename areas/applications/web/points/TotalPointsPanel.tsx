// Points of an application, line by line: known value, step reached and points.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { getPoints } from '../../contract/points.ts'
import styles from './TotalPointsPanel.module.css'

export default function TotalPointsPanel({ id }: PanelProps) {
  const t = useText()
  const query = useQuery(queryOf(getPoints, { params: { id } }))
  const { data } = query
  usePanelFrame({ title: t('applications_points') })
  if (!data) return <QueryView query={query} rows={6} />
  const { total, max, items, isFixed, isHidden, rulesVersion } = data
  if (items.length === 0 && !isHidden) return <p className={styles.note}>{t('applications_points_no_rules')}</p>
  return (
    <div className={styles.points}>
      <p className={styles.total}>
        <strong>{formatNumber(total)}</strong> {t('applications_points_of', { max: formatNumber(max) })}
      </p>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('applications_points_fact')}</th>
            <th scope="col">{t('applications_points_sum')}</th>
            <th scope="col">{t('applications_points')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, label, reason, points, weight, counted, most }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <span className={styles.reason}>{reason}</span>
              </th>
              <td>{`${formatNumber(points)} × ${formatNumber(weight)}`}</td>
              <td>
                {formatNumber(counted)}
                <span className={styles.most}> / {formatNumber(most)}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('applications_points_total')}
            </th>
            <td>{formatNumber(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        {t(isFixed ? 'applications_points_fixed' : 'applications_points_current', { version: rulesVersion })}
      </p>
      {isHidden && <p className={styles.note}>{t('applications_points_hidden')}</p>}
      <p className={styles.note}>{t('applications_points_help')}</p>
    </div>
  )
}

// The numbers of a chart as a table.

import { ScreenLink } from '../ui/ScreenLink.tsx'
import type { ChartTableContent, TargetOf } from './chart-content.ts'
import styles from './ChartTable.module.css'

interface Props {
  caption: string
  table: ChartTableContent
  targetOf: TargetOf | undefined
}

export function ChartTable({ caption, table, targetOf }: Props) {
  const [first, ...others] = table.columns
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((name) => (
            <th scope="col" key={name} className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, label, cells }) => {
          const target = targetOf?.(key)
          return (
            <tr key={key}>
              <th scope="row">{target ? <ScreenLink {...target}>{label}</ScreenLink> : label}</th>
              {cells.map((cell, index) => (
                <td key={others[index] ?? index} className={styles.number}>
                  {cell}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

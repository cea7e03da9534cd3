// Seven rows of the real height while the first answer is on its way (spec 1 §9).

import styles from './RowsTable.module.css'

const rows = 7
const shares = [70, 45, 60, 52, 66, 40, 58]

export function PlaceholderRows({ columns }: { columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} className={styles.cell}>
          <span className={styles.bar} style={{ width: `${shares[(row + column * 2) % shares.length]}%` }} />
        </td>
      ))}
    </tr>
  ))
}

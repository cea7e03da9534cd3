// The first rows of the file, unchanged; the user selects the header row among them.

import { useText } from '#platform/web/i18n/texts.ts'
import styles from './FirstRows.module.css'

interface Props {
  rows: readonly { number: number; cells: readonly string[] }[]
  headerRow: number
  onChoose: (row: number) => void
}

export function FirstRows({ rows, headerRow, onChoose }: Props) {
  const t = useText()
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={t('objects_import_first_rows')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('objects_import_header_row')}</caption>
        <tbody>
          {rows.map(({ number, cells }) => (
            <tr
              key={number}
              data-header={number === headerRow || undefined}
              data-above={number < headerRow || undefined}
            >
              <th scope="row" className={styles.number}>
                <label>
                  <input
                    type="radio"
                    name="header-row"
                    checked={number === headerRow}
                    onChange={() => onChoose(number)}
                    aria-label={t('objects_import_choose_header', { row: number })}
                  />
                  {number}
                </label>
              </th>
              {cells.map((cell, at) => (
                // Cells have no id; their position identifies them.
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

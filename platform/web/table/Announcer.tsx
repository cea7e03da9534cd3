// Live region that announces changes of the list: number of rows, page, number of selected rows.

import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { countWords } from './count-words.ts'
import { useListContext } from './list-context.ts'
import { pageCount } from './page-buttons.ts'
import { countSelected } from './selection.ts'

export function Announcer() {
  const t = useText()
  const { total, isWaiting, failure, list, rowsPerPage, choice } = useListContext()
  const chosen = countSelected(choice.selection, total.items)
  const found = t('table_announce', {
    count: countWords(total.items, total.capped),
    page: list.page,
    pages: pageCount(total.items, rowsPerPage),
  })
  return (
    <div className="visually-hidden">
      <p role="status">{isWaiting || failure ? '' : found}</p>
      <p role="status">{chosen > 0 ? t('table_selected', { count: formatNumber(chosen) }) : ''}</p>
    </div>
  )
}

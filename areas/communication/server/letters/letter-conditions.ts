// SQL conditions of the letter lists, shared by the list and by printing all of it.

import { searchWords } from '#platform/server/table/search-words.ts'
import { openBatchStates, type LetterList } from '../../rules/letters.ts'

const isInOpenBatch = `exists (select from print_batch_letter l
  join print_batch b on b.workspace_id = $1 and b.id = l.batch_id
  where l.workspace_id = $1 and l.mail_id = m.id and b.state in (${openBatchStates.map((state) => `'${state}'`).join(', ')}))`

/** `m` is the letter, `$1` the workspace id. */
export const lists: Record<LetterList, { where: string; by: string }> = {
  waiting: { where: `m.state = 'to-print' and m.is_printable and not ${isInOpenBatch}`, by: 'm.created_at, m.id' },
  incomplete: { where: `m.state = 'to-print' and not m.is_printable`, by: 'm.created_at, m.id' },
  printed: { where: `m.state = 'printed'`, by: 'm.sent_at desc, m.id' },
}

interface Asked {
  show: LetterList
  search: string
}

/** SQL condition. The first of `values` must be the workspace id. */
export function lettersWhere(values: unknown[], { show, search }: Asked): string {
  const words = searchWords(search).map(
    (word) =>
      `folded(m.to_name || ' ' || (m.postal ->> 'postcode') || ' ' || (m.postal ->> 'place') || ' ' || m.subject) like search_pattern($${values.push(word)})`,
  )
  return ['m.workspace_id = $1', lists[show].where, ...words].join(' and ')
}

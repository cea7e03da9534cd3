// Number and progress of uploads waiting on this device for one person or the household.

import { useText } from '#platform/web/i18n/texts.ts'
import { usePapersUnderWay, wordsFor } from './papers-under-way.ts'

interface Props {
  /** A person's key, or the household key. */
  owner: string
  className: string | undefined
}

export function PapersOfPerson({ owner, className }: Props) {
  const t = useText()
  const words = wordsFor(
    usePapersUnderWay().filter((paper) => paper.owner === owner),
    t,
  )
  return words && <p className={className}>{words}</p>
}

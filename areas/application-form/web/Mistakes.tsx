// The summary on top of a step, after it was refused.

import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import type { Filling } from './use-filling.ts'
import { useProblemWords } from './use-problem-words.ts'

interface Props {
  filling: Filling
  /** Message by path. */
  found: Readonly<Record<string, string>>
}

export default function Mistakes({ filling, found }: Props) {
  const { shown, labels } = useProblemWords(filling, found)
  return <ErrorSummary errors={shown} labels={labels} />
}

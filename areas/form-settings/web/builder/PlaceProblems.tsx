// Problems of the selected element. Legal objections are shown at the question itself.

import { useText } from '#platform/web/i18n/texts.ts'
import { keyOfPlace, type MovablePlace } from '../../rules/places.ts'
import { useBenchState } from './bench-context.ts'
import type { DefinitionProblem } from './workbench.ts'
import { ProblemList } from '../field/ProblemList.tsx'

export function PlaceProblems({ place }: { place: MovablePlace }) {
  const t = useText()
  const problems = useBenchState((state) => state.problems)
  const own = problems.filter((one) => one.reason === null && isAt(one, place))
  if (own.length === 0) return null
  return (
    <ProblemList blocks={own.some(({ blocks }) => blocks)}>
      {own.map((one) => (
        <li key={`${one.key} ${one.option}`}>{t(one.key, one.values)}</li>
      ))}
    </ProblemList>
  )
}

export function isAt({ step, section, field }: DefinitionProblem, place: MovablePlace): boolean {
  const key = keyOfPlace(place)
  if (place.kind === 'field') return field === key && section === place.section
  if (field !== null) return false
  return place.kind === 'section' ? section === key : section === null && step === key
}

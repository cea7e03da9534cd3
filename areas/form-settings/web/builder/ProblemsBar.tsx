// Problems that prevent publication, and notices; each links to its place.

import { ProblemButton, ProblemRows, ProblemsFold } from '#platform/web/builder/ProblemRows.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { placeIn, startPlace, type Place } from '../../rules/places.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { refusedValue } from './refused-places.ts'
import { useTitleOf } from './use-title-of.ts'
import type { DefinitionProblem } from './workbench.ts'

export function ProblemsBar({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const problems = useBenchState((state) => state.problems)
  return (
    <ProblemsFold
      problems={problems}
      words={{
        blocking: (count) => t('form_settings_problems_block', { count }),
        advice: (count) => t('form_settings_problems_remark', { count }),
      }}
      // A problem prevents saving the draft.
      opensItself={problems.some(({ key }) => key === refusedValue)}
    >
      <ProblemList problems={problems} onOpen={onOpen} />
    </ProblemsFold>
  )
}

interface ListProps {
  problems: readonly DefinitionProblem[]
  onOpen: () => void
}

export const ProblemList = ({ problems, onOpen }: ListProps) => (
  <ProblemRows
    problems={problems}
    keyOf={({ key, step, section, field, option }) => [key, step, section, field, option].join(' ')}
  >
    {(problem) => <ProblemLink problem={problem} onOpen={onOpen} />}
  </ProblemRows>
)

function ProblemLink({ problem, onOpen }: { problem: DefinitionProblem; onOpen: () => void }) {
  const t = useText()
  const { workbench } = useBench()
  const titleOf = useTitleOf()
  const place = placeOf(problem, workbench.now().history.present)
  const titles = [titleOf(place, 'within'), titleOf(place)].filter(Boolean).join(' › ')
  return (
    <ProblemButton
      blocks={problem.blocks}
      title={t(problem.key, problem.values)}
      where={problem.reason ? `${titles} · ${t(problem.reason)}` : titles}
      onClick={() => {
        workbench.choose(place)
        onOpen()
      }}
    />
  )
}

function placeOf({ step, section, field }: DefinitionProblem, form: Parameters<typeof placeIn>[0]): Place {
  const word = [step, section, field].filter((one) => one !== null).join('.')
  return (word && placeIn(form, word)) || startPlace
}

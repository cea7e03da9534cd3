// Problems that prevent publication, and notices; each links to its place.

import { IconAlertTriangle, IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { placeIn, startPlace, type Place } from '../../rules/places.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { refusedValue } from './refused-places.ts'
import { useTitleOf } from './use-title-of.ts'
import type { DefinitionProblem } from './workbench.ts'
import styles from './ProblemsBar.module.css'

export function ProblemsBar({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const id = useId()
  const problems = useBenchState((state) => state.problems)
  const [isAsked, setAsked] = useState<boolean | null>(null)
  // Opens by itself if a problem prevents saving the draft.
  const isOpen = isAsked ?? problems.some(({ key }) => key === refusedValue)
  if (problems.length === 0) return null
  const blocking = problems.filter(({ blocks }) => blocks).length
  const inOrder = [...problems].sort((a, b) => Number(b.blocks) - Number(a.blocks))
  return (
    <div className={styles.problems}>
      <button
        type="button"
        className={styles.summary}
        data-blocks={blocking > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setAsked(!isOpen)}
      >
        <IconAlertTriangle size={17} stroke={1.5} aria-hidden />
        <span>
          {[
            blocking > 0 ? t('form_settings_problems_block', { count: blocking }) : '',
            problems.length > blocking ? t('form_settings_problems_remark', { count: problems.length - blocking }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <IconChevronDown size={17} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <ul className={styles.list} id={id}>
          {inOrder.map((problem) => (
            <li key={[problem.key, problem.step, problem.section, problem.field, problem.option].join(' ')}>
              <ProblemLink problem={problem} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function ProblemLink({ problem, onOpen }: { problem: DefinitionProblem; onOpen: () => void }) {
  const t = useText()
  const { workbench } = useBench()
  const titleOf = useTitleOf()
  const place = placeOf(problem, workbench.now().history.present)
  const Icon = problem.blocks ? IconAlertTriangle : IconInfoCircle
  return (
    <button
      type="button"
      className={styles.problem}
      data-blocks={problem.blocks || undefined}
      data-leaves-dialog
      onClick={() => {
        workbench.choose(place)
        onOpen()
      }}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{t(problem.key, problem.values)}</span>
      <span className={styles.where}>
        {[titleOf(place, 'within'), titleOf(place)].filter(Boolean).join(' › ')}
        {problem.reason && ` · ${t(problem.reason)}`}
      </span>
    </button>
  )
}

function placeOf({ step, section, field }: DefinitionProblem, form: Parameters<typeof placeIn>[0]): Place {
  const word = [step, section, field].filter((one) => one !== null).join('.')
  return (word && placeIn(form, word)) || startPlace
}

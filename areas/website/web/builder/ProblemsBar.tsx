// Problems that keep the page from being published, and advice; each leads to its block and field.

import { IconAlertTriangle, IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { goToFieldOnceThere } from '#platform/web/form/go-to-field.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { PageProblem } from '../../rules/page-problems.ts'
import { blockTitle } from './block-words.ts'
import { useContent, useEditing, useEditorState, useProblems } from './editor-context.ts'
import styles from './ProblemsBar.module.css'

export function ProblemsBar({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const id = useId()
  const problems = useProblems()
  const [isOpen, setOpen] = useState(false)
  if (problems.length === 0) return null
  const blocking = problems.filter(({ blocks }) => blocks).length
  const words = [
    blocking > 0 ? t('website_problems_block', { count: blocking }) : '',
    problems.length > blocking ? t('website_problems_advice', { count: problems.length - blocking }) : '',
  ]
  return (
    <div className={styles.problems}>
      <button
        type="button"
        className={styles.summary}
        data-blocks={blocking > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAlertTriangle size={17} stroke={1.5} aria-hidden />
        <span>{words.filter(Boolean).join(' · ')}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ProblemList problems={problems} onOpen={onOpen} />}
      </div>
    </div>
  )
}

/** Blocking problems first. */
export function ProblemList({ problems, onOpen }: { problems: readonly PageProblem[]; onOpen: () => void }) {
  const inOrder = problems.toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
  return (
    <ul className={styles.list}>
      {inOrder.map((problem) => (
        <li key={Object.values(problem).join(' ')}>
          <ProblemLink problem={problem} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function ProblemLink({ problem, onOpen }: { problem: PageProblem; onOpen: () => void }) {
  const t = useText()
  const { editor } = useEditing()
  const content = useContent()
  const language = useEditorState((state) => state.language)
  const { block: id, key, field, number, blocks } = problem
  const block = content.blocks.find((one) => one.id === id)
  const Icon = blocks ? IconAlertTriangle : IconInfoCircle
  const go = () => {
    editor.choose(id)
    if (problem.language) editor.speak(problem.language)
    onOpen()
    if (field) goToFieldOnceThere([field, number].filter((one) => one !== null).join('-'))
  }
  const place = [
    block ? blockTitle(t, block, language) : t('website_page'),
    field && [t(`website_field_${field}`), number].filter((one) => one !== null).join(' '),
    problem.language && t(`general_language_${problem.language}`),
  ]
  return (
    <button type="button" className={styles.problem} data-blocks={blocks || undefined} onClick={go}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{t(key)}</span>
      <span className={styles.where}>{place.filter(Boolean).join(' › ')}</span>
    </button>
  )
}

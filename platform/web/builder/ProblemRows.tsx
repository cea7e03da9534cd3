// Problems that keep an edited content from being published, and advice; each leads to its place.

import { IconAlertTriangle, IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import styles from './ProblemRows.module.css'

/** If it does not block publishing, it is only advice. */
interface Problem {
  blocks: boolean
}

interface FoldProps {
  problems: readonly Problem[]
  /** Words for a number of blocking problems, and of others. */
  words: Record<'blocking' | 'advice', (count: number) => string>
  /** Opens without being asked. */
  opensItself?: boolean
  children: ReactNode
}

/** Nothing without problems; `children` is the list, rendered while it is open. */
export function ProblemsFold({ problems, words, opensItself = false, children }: FoldProps) {
  const id = useId()
  const [isAsked, setAsked] = useState<boolean | null>(null)
  const isOpen = isAsked ?? opensItself
  if (problems.length === 0) return null
  const blocking = problems.filter(({ blocks }) => blocks).length
  const advice = problems.length - blocking
  const summary = [blocking > 0 && words.blocking(blocking), advice > 0 && words.advice(advice)]
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
        <span>{summary.filter(Boolean).join(' · ')}</span>
        <IconChevronDown size={17} stroke={1.5} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}

interface RowsProps<One extends Problem> {
  problems: readonly One[]
  keyOf: (problem: One) => string
  children: (problem: One) => ReactNode
}

/** Blocking problems first. */
export function ProblemRows<One extends Problem>({ problems, keyOf, children }: RowsProps<One>) {
  const inOrder = problems.toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
  return (
    <ul className={styles.list}>
      {inOrder.map((problem) => (
        <li key={keyOf(problem)}>{children(problem)}</li>
      ))}
    </ul>
  )
}

interface ButtonProps {
  blocks: boolean
  title: string
  /** Place of the problem in words. */
  where: string
  onClick: () => void
}

export function ProblemButton({ blocks, title, where, onClick }: ButtonProps) {
  const Icon = blocks ? IconAlertTriangle : IconInfoCircle
  return (
    <button
      type="button"
      className={styles.problem}
      data-blocks={blocks || undefined}
      data-leaves-dialog
      onClick={onClick}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{title}</span>
      <span className={styles.where}>{where}</span>
    </button>
  )
}

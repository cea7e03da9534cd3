// Problems that keep the page from being published, and advice; each leads to its block and field.

import { ProblemButton, ProblemRows, ProblemsFold } from '#platform/web/builder/ProblemRows.tsx'
import { goToFieldOnceThere } from '#platform/web/form/go-to-field.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { PageProblem } from '../../rules/page-problems.ts'
import { blockTitle } from './block-words.ts'
import { useContent, useEditing, useEditorState, useProblems } from './editor-context.ts'

export function ProblemsBar({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const problems = useProblems()
  return (
    <ProblemsFold
      problems={problems}
      words={{
        blocking: (count) => t('website_problems_block', { count }),
        advice: (count) => t('website_problems_advice', { count }),
      }}
    >
      <ProblemList problems={problems} onOpen={onOpen} />
    </ProblemsFold>
  )
}

export const ProblemList = ({ problems, onOpen }: { problems: readonly PageProblem[]; onOpen: () => void }) => (
  <ProblemRows problems={problems} keyOf={(problem) => Object.values(problem).join(' ')}>
    {(problem) => <ProblemLink problem={problem} onOpen={onOpen} />}
  </ProblemRows>
)

function ProblemLink({ problem, onOpen }: { problem: PageProblem; onOpen: () => void }) {
  const t = useText()
  const { editor } = useEditing()
  const content = useContent()
  const language = useEditorState((state) => state.language)
  const { block: id, key, field, number, blocks } = problem
  const block = content.blocks.find((one) => one.id === id)
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
  return <ProblemButton blocks={blocks} title={t(key)} where={place.filter(Boolean).join(' › ')} onClick={go} />
}

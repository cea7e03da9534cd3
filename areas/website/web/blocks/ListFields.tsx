// Fields of the blocks that are lists: facts, and questions with answers.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { noWords } from '../../rules/blocks.ts'
import { mostEntries } from '../../rules/content.ts'
import type { BlockProps } from '../builder/editor-context.ts'
import { EntryList } from '../fields/EntryList.tsx'
import { RichWordsField } from '../fields/RichWordsField.tsx'
import { WordsField } from '../fields/WordsField.tsx'

export function FactsFields({ block, onChange }: BlockProps<'facts'>) {
  const t = useText()
  const { facts } = block
  return (
    <>
      <EntryList
        entries={facts}
        titleOf={(index) => t('website_fact_number', { number: index + 1 })}
        onChange={(next, about) => onChange({ facts: next }, about)}
      >
        {(fact, index, change) => (
          <>
            <WordsField
              label={t('website_field_fact_label')}
              name={`fact_label-${index + 1}`}
              value={fact.label}
              onChange={(label, about) => change({ ...fact, label }, about)}
            />
            <WordsField
              label={t('website_field_fact_value')}
              name={`fact_value-${index + 1}`}
              rows={2}
              maxLength={1000}
              value={fact.value}
              onChange={(value, about) => change({ ...fact, value }, about)}
            />
          </>
        )}
      </EntryList>
      <AddEntry
        label={t('website_add_fact')}
        isFull={facts.length >= mostEntries.facts}
        onAdd={() => onChange({ facts: [...facts, { label: noWords, value: noWords }] })}
      />
    </>
  )
}

export function QuestionsFields({ block, onChange }: BlockProps<'questions'>) {
  const t = useText()
  const { questions } = block
  return (
    <>
      <EntryList
        entries={questions}
        titleOf={(index) => t('website_question_number', { number: index + 1 })}
        onChange={(next, about) => onChange({ questions: next }, about)}
      >
        {(one, index, change) => (
          <>
            <WordsField
              label={t('website_field_question')}
              name={`question-${index + 1}`}
              rows={2}
              maxLength={1000}
              value={one.question}
              onChange={(question, about) => change({ ...one, question }, about)}
            />
            <RichWordsField
              label={t('website_field_answer')}
              name={`answer-${index + 1}`}
              value={one.answer}
              onChange={(answer, about) => change({ ...one, answer }, about)}
            />
          </>
        )}
      </EntryList>
      <AddEntry
        label={t('website_add_question')}
        isFull={questions.length >= mostEntries.questions}
        onAdd={() => onChange({ questions: [...questions, { question: noWords, answer: noWords }] })}
      />
    </>
  )
}

function AddEntry({ label, isFull, onAdd }: { label: string; isFull: boolean; onAdd: () => void }) {
  return (
    <div>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
      >
        {label}
      </Button>
    </div>
  )
}

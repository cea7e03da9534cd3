// One condition: the person, the question, and the expected answer.

import { IconTrash } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { formFacts, type Expectation, type Leaf } from '#areas/forms/rules/conditions.ts'
import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import {
  candidatesFor,
  expectationFor,
  expectationOf,
  leafFor,
  unknownField,
  whoseOf,
  whosePossible,
  type Asking,
  type Whose,
} from '../../rules/condition-edits.ts'
import { useDefinition } from '../builder/bench-context.ts'
import { ConditionValue } from './ConditionValue.tsx'
import styles from './Condition.module.css'

interface Props {
  leaf: Leaf
  /** Makes the accessible labels of several conditions distinct. */
  number: string
  at: Asking
  /** Null removes the condition. */
  onChange: (leaf: Leaf | null, about: string | null) => void
}

export function ConditionLeaf({ leaf, number, at, onChange }: Props) {
  const t = useText()
  const form = useDeferredValue(useDefinition())
  const whose = 'fact' in leaf ? leaf.fact : whoseOf(leaf)
  const choose = (value: string | null) => {
    const fact = formFacts.find((one) => one === value)
    if (fact) return onChange({ fact }, null)
    const next = whosePossible(at.of).find((one) => one === value)
    const [first] = next ? candidatesFor(form, next, at) : []
    if (next && first) onChange(leafFor(next, first.field), null)
  }
  const possible = whosePossible(at.of).filter((one) => candidatesFor(form, one, at).length > 0)
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('form_settings_condition_whose', { number })}
        required
        options={[...possible, ...formFacts].map((value) => ({
          value,
          displayName: t(`form_settings_whose_${value}${value === 'own' ? `_${at.of}` : ''}`),
        }))}
        value={whose}
        onChange={choose}
      />
      {'fact' in leaf ? null : <Expected leaf={leaf} number={number} at={at} onChange={onChange} />}
      <div className={styles.remove}>
        <IconButton label={t('form_settings_condition_remove', { number })} onClick={() => onChange(null, null)}>
          <IconTrash size={16} stroke={1.5} />
        </IconButton>
      </div>
    </div>
  )
}

type Expecting = Exclude<Leaf, { fact: string }>

function Expected({ leaf, number, at, onChange }: Omit<Props, 'leaf'> & { leaf: Expecting }) {
  const t = useText()
  const said = useFormText()
  const form = useDeferredValue(useDefinition())
  const whose: Whose = whoseOf(leaf)
  const candidates = candidatesFor(form, whose, at)
  const field = candidates.find((one) => one.field.key === leaf.field)?.field ?? unknownField(leaf.field)
  const nameOf = ({ label, key }: FormField) => said(label) || key
  const options = candidates.map((one) => ({
    value: one.field.key,
    displayName: `${nameOf(one.field)} · ${said(one.section.title)}`,
  }))
  const expectation = expectationOf(leaf)
  const set = (next: Expectation, about: string | null = null) => onChange(leafFor(whose, field, next), about)
  return (
    <>
      <SelectField
        label={t('form_settings_condition_question', { number })}
        required
        options={
          options.some(({ value }) => value === leaf.field)
            ? options
            : [...options, { value: leaf.field, displayName: leaf.field }]
        }
        value={leaf.field}
        onChange={(value) => {
          const chosen = candidates.find((one) => one.field.key === value)
          if (chosen) onChange(leafFor(whose, chosen.field), null)
        }}
      />
      <SelectField
        label={t('form_settings_condition_how', { number })}
        required
        options={operatorsFor(field).map((value) => ({ value, displayName: t(`form_settings_how_${value}`) }))}
        value={operatorOf(expectation)}
        onChange={(value) => set(withOperator(field, expectation, value))}
      />
      <ConditionValue
        label={t('form_settings_condition_value', { number })}
        field={field}
        expectation={expectation}
        onChange={set}
      />
    </>
  )
}

const operatorOf = (expectation: Expectation): string =>
  'one_of' in expectation ? 'one_of' : 'differs' in expectation ? 'differs' : 'equals'

const operatorsFor = (field: FormField): string[] =>
  field.type === fieldType.boolean
    ? ['equals']
    : field.options
      ? ['equals', 'differs', 'one_of']
      : ['equals', 'differs']

function withOperator(field: FormField, before: Expectation, how: string | null): Expectation {
  const single = 'one_of' in before ? before.one_of[0] : 'differs' in before ? before.differs : before.equals
  const first = expectationFor(field)
  const value = single ?? ('equals' in first ? first.equals : '')
  if (how === 'one_of') return { one_of: [value] }
  return how === 'differs' ? { differs: value } : { equals: value }
}

// One row of the rules table: canton, requirement, exceptions, validity, source. Collapsed it is a summary, expanded
// a form.

import { Button } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { cantons } from '#areas/buildings/rules/cantons.ts'
import { dutyElsewhere, type InitialRentRule } from '../rules/initial-rent.ts'
import styles from './RuleRow.module.css'

interface Props {
  number: number
  rule: InitialRentRule
  /** True for a rule that was just added or has errors. */
  isOpen: boolean
  errorOf: (field: string) => string | undefined
  onChange: (rule: InitialRentRule) => void
  onRemove: () => void
}

export function RuleRow({ number, rule, isOpen, errorOf, onChange, onRemove }: Props) {
  const t = useText()
  const id = useId()
  const [wasOpened, setOpened] = useState(false)
  const isShown = wasOpened || isOpen
  return (
    <li className={styles.rule}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpened(!isShown)}
      >
        <span className={styles.canton}>{rule.validFrom ? rule.canton : t('contracts_rule_new')}</span>
        <span className={styles.words}>{summaryOf(t, rule)}</span>
        <IconChevronDown size={18} stroke={1.5} className={styles.chevron} aria-hidden />
      </button>
      {isShown && (
        <div className={styles.fields} id={id}>
          <Fields number={number} rule={rule} errorOf={errorOf} onChange={onChange} />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            className={styles.remove}
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={onRemove}
          >
            {t('contracts_rule_remove', { number })}
          </Button>
        </div>
      )}
    </li>
  )
}

function Fields({ number, rule, errorOf, onChange }: Pick<Props, 'number' | 'rule' | 'errorOf' | 'onChange'>) {
  const t = useText()
  const name = (field: string) => `rules.${number - 1}.${field}`
  return (
    <>
      <SelectField
        label={t('contracts_rule_canton')}
        name={name('canton')}
        required
        options={cantons.map((value) => ({ value, displayName: value }))}
        value={rule.canton}
        onChange={(value) => {
          const canton = cantons.find((one) => one === value)
          if (canton) onChange({ ...rule, canton })
        }}
        error={errorOf('canton')}
      />
      <SelectField
        label={t('contracts_rule_elsewhere')}
        name={name('elsewhere')}
        required
        options={dutyElsewhere.map((value) => ({ value, displayName: t(`contracts_rule_elsewhere_${value}`) }))}
        value={rule.elsewhere}
        onChange={(value) => {
          const elsewhere = dutyElsewhere.find((one) => one === value)
          if (elsewhere) onChange({ ...rule, elsewhere })
        }}
        error={errorOf('elsewhere')}
      />
      <DateField
        label={t('contracts_rule_from')}
        name={name('validFrom')}
        required
        value={rule.validFrom}
        onChange={(validFrom) => onChange({ ...rule, validFrom })}
        error={errorOf('validFrom')}
      />
      <DateField
        label={t('contracts_rule_to')}
        name={name('validTo')}
        value={rule.validTo ?? ''}
        onChange={(validTo) => onChange({ ...rule, validTo: validTo || null })}
        error={errorOf('validTo')}
      />
      {rule.elsewhere !== 'required' && (
        <Communes
          label={t('contracts_rule_places_required')}
          name={name('places')}
          communes={rule.places}
          onChange={(places) => onChange({ ...rule, places })}
          error={errorOf('places')}
        />
      )}
      {rule.elsewhere !== 'none' && (
        <Communes
          label={t('contracts_rule_places_exempt')}
          name={name('exempt')}
          communes={rule.exempt}
          onChange={(exempt) => onChange({ ...rule, exempt })}
          error={errorOf('exempt')}
        />
      )}
      <div className={styles.wide}>
        <TextField
          label={t('contracts_rule_source')}
          name={name('source')}
          required
          maxLength={300}
          value={rule.source}
          onChange={(source) => onChange({ ...rule, source })}
          error={errorOf('source')}
        />
      </div>
    </>
  )
}

interface CommunesProps {
  label: string
  name: string
  communes: string[]
  onChange: (communes: string[]) => void
  error: string | undefined
}

/** Keeps the text as typed while the parsed list is passed on. */
function Communes({ label, name, communes, onChange, error }: CommunesProps) {
  const t = useText()
  const [typed, setTyped] = useState(communes.join(', '))
  return (
    <div className={styles.wide}>
      <TextAreaField
        label={label}
        hint={t('contracts_rule_places_hint')}
        name={name}
        rows={2}
        value={typed}
        onChange={(words) => {
          setTyped(words)
          const places = words.split(/[,;\n]/).map((one) => one.trim())
          onChange(places.filter(Boolean))
        }}
        error={error}
      />
    </div>
  )
}

function summaryOf(t: Translate, { elsewhere, places, exempt, validFrom, validTo }: InitialRentRule): string {
  const count = { required: exempt.length, none: places.length, unclear: places.length + exempt.length }[elsewhere]
  const but = elsewhere === 'required' && count > 0 ? '_but' : ''
  const when =
    validFrom &&
    (validTo
      ? t('contracts_rule_summary_between', { date: formatDate(validFrom), end: formatDate(validTo) })
      : t('contracts_rule_summary_since', { date: formatDate(validFrom) }))
  return [t(`contracts_rule_summary_${elsewhere}${but}`, { count }), when].filter(Boolean).join(' · ')
}

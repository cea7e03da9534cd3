// Options of a choice: labels in both languages, points and order. Pasting adds many at once.

import { Button, TextInput } from '@mantine/core'
import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldId } from '#platform/web/form/field-props.ts'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { GrowingText } from '#platform/web/form/fields/GrowingText.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FieldOption } from '#areas/forms/rules/form-definition.ts'
import { newOption, optionsFromLines } from '../../rules/new-parts.ts'
import type { FieldPlace } from '../../rules/places.ts'
import { useFieldChange, useFieldPart } from '../builder/bench-context.ts'
import { useProductWords } from '../builder/use-product-words.ts'
import { SettingsPart } from './SettingsPart.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Settings.module.css'
import own from './OptionsPart.module.css'

export function OptionsPart({ place, answers }: { place: FieldPlace; answers: number }) {
  const t = useText()
  const options = useFieldPart(place, 'options') ?? []
  const change = useFieldChange(place)
  const [pastes, setPastes] = useState(false)
  const set = (next: FieldOption[], about: string | null = null) => change({ options: next }, about)
  const move = (from: number, to: number) => {
    const order = [...options]
    const [moved] = order.splice(from, 1)
    if (moved) order.splice(to, 0, moved)
    set(order)
  }
  return (
    <div role="group" aria-label={t('form_settings_property_options')}>
      <p className={styles.pairLabel}>{t('form_settings_property_options')}</p>
      <ol className={styles.options}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            option={option}
            place={index}
            count={options.length}
            onChange={(next, about) =>
              set(
                options.map((one) => (one.value === option.value ? next : one)),
                about,
              )
            }
            onMove={(to) => move(index, to)}
            onRemove={() => set(options.filter((one) => one.value !== option.value))}
          />
        ))}
      </ol>
      {answers > 0 && (
        <Paragraph isSoft size="small">
          {t('form_settings_option_answered')}
        </Paragraph>
      )}
      <div className={styles.row}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => set([...options, newOption(options)])}
        >
          {t('form_settings_add_option')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconClipboardText size={16} stroke={1.5} aria-hidden />}
          aria-expanded={pastes}
          onClick={() => setPastes(!pastes)}
        >
          {t('form_settings_paste_options')}
        </Button>
      </div>
      {pastes && (
        <Paste
          onTake={(lines) => {
            set(optionsFromLines(options, lines))
            setPastes(false)
          }}
        />
      )}
    </div>
  )
}

interface OptionProps {
  option: FieldOption
  place: number
  count: number
  onChange: (option: FieldOption, about: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function Option({ option, place, count, onChange, onMove, onRemove }: OptionProps) {
  const t = useText()
  /** A negative number starts with a minus sign, which alone is not a number yet. */
  const [sign, setSign] = useState<string | null>(null)
  const wordsOf = useProductWords()
  const words = wordsOf?.(option.label) ?? { de: '', fr: '' }
  const number = place + 1
  const write = (language: Language, typed: string) =>
    onChange({ ...option, label: { ...words, [language]: typed } }, `option.${option.value}.${language}`)
  const score = (typed: string) => {
    setSign(typed === '-' ? typed : null)
    const { points: _, ...unscored } = option
    const points = Number.parseInt(typed, 10)
    onChange(
      Number.isNaN(points) ? unscored : { ...option, points: Math.max(-1000, Math.min(1000, points)) },
      `option.${option.value}.points`,
    )
  }
  return (
    <li className={own.option}>
      {languages.map((language) => (
        <TextInput
          key={language}
          lang={`${language}-CH`}
          leftSection={<span className={styles.language}>{language.toUpperCase()}</span>}
          aria-label={t(`form_settings_option_${language}_number`, { number })}
          disabled={!wordsOf}
          maxLength={300}
          value={words[language]}
          onChange={(event) => write(language, event.currentTarget.value)}
        />
      ))}
      <TextInput
        aria-label={t('form_settings_points_number', { number })}
        placeholder={t('form_settings_points')}
        value={sign ?? option.points ?? ''}
        onChange={(event) => score(event.currentTarget.value)}
        onBlur={() => setSign(null)}
      />
      <span className={own.optionTools}>
        <OrderButtons
          title={words.de || t('form_settings_option_number', { number })}
          place={place}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </span>
    </li>
  )
}

function Paste({ onTake }: { onTake: (lines: string) => void }) {
  const t = useText()
  const [lines, setLines] = useState('')
  return (
    <SettingsPart>
      <GrowingText
        id={fieldId('paste')}
        label={t('form_settings_paste_label')}
        description={t('form_settings_paste_hint')}
        rows={4}
        value={lines}
        onChange={(event) => setLines(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <Button size="compact-sm" disabled={lines.trim() === ''} onClick={() => onTake(lines)}>
          {t('form_settings_paste_take')}
        </Button>
      </div>
    </SettingsPart>
  )
}

// The choices of an option, the included one first.

import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { OptionData } from '../../contract/options.ts'
import { mostChoices } from '../../rules/choices/option-content.ts'
import { newChoice } from './option-draft.ts'
import styles from './staff-choices.module.css'

type Choices = OptionData['choices']

interface Props {
  choices: Choices
  onChange: (choices: Choices) => void
  errorOf: (field: string) => string | undefined
}

export function OptionChoicesField({ choices, onChange, errorOf }: Props) {
  const t = useText()
  const change = (place: number, part: Partial<Choices[number]>) =>
    onChange(choices.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <>
      <Muted>{t('sales_option_choices_about')}</Muted>
      {choices.map((choice, at) => (
        // A new choice has no identity but its place.
        <fieldset
          key={choice.key ?? at}
          className={styles.choice}
          aria-label={t('sales_option_choice_number', { number: at + 1 })}
        >
          <TextField
            label={`${t('sales_option_choice_number', { number: at + 1 })} (DE)`}
            name={`choices.${at}.titleDe`}
            required
            maxLength={100}
            value={choice.titleDe}
            onChange={(titleDe) => change(at, { titleDe })}
            error={errorOf(`choices.${at}.titleDe`)}
          />
          <TextField
            label={`${t('sales_option_choice_number', { number: at + 1 })} (FR)`}
            name={`choices.${at}.titleFr`}
            maxLength={100}
            value={choice.titleFr}
            onChange={(titleFr) => change(at, { titleFr })}
            error={errorOf(`choices.${at}.titleFr`)}
          />
          {at === 0 ? (
            <span className={styles.included}>{t('sales_option_choice_included')}</span>
          ) : (
            <NumberStepper
              label={t('sales_option_choice_effect')}
              name={`choices.${at}.effect`}
              required
              min={-9_999_999}
              max={9_999_999}
              step={100}
              decimals={2}
              unit="CHF"
              value={choice.effect}
              onChange={(effect) => change(at, { effect: effect ?? 0 })}
              error={errorOf(`choices.${at}.effect`)}
            />
          )}
          {at > 0 && choices.length > 2 ? (
            <IconButton
              label={`${t('sales_remove')}: ${t('sales_option_choice_number', { number: at + 1 })}`}
              onClick={() => onChange(choices.filter((_one, other) => other !== at))}
            >
              <IconTrash size={18} stroke={1.5} />
            </IconButton>
          ) : (
            <span />
          )}
        </fieldset>
      ))}
      {choices.length < mostChoices && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => onChange([...choices, newChoice])}
          >
            {t('sales_option_choice_add')}
          </Button>
        </div>
      )}
    </>
  )
}

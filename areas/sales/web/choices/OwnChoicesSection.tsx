// Options on the status page: the buyer selects, sees effect and sum at once, and confirms until the deadline.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Credentials } from '#areas/application-form/contract/form-shapes.ts'
import { PageCard } from '#areas/application-form/web/public.tsx'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAreaTexts } from '#platform/web/i18n/use-area-texts.ts'
import type { Choosing, OfferedOption } from '../../contract/choices.ts'
import { confirmOwnChoices, getOwnChoices, getOwnPurchase } from '../../contract/own-page.ts'
import { formatDifference } from './money-difference.ts'
import { effectOf, hasNews, madeOf, selectionOf } from './selection.ts'
import styles from './own-page.module.css'

export default function OwnChoicesSection({ credentials }: { credentials: Credentials }) {
  const hasTexts = useAreaTexts('sales', true)
  const { data } = useQuery({ ...queryOf(getOwnChoices, { params: credentials }), retry: false, staleTime: 0 })
  if (!data?.choosing || !hasTexts) return null
  const { choosing } = data
  // A newer version replaces the selection that was made on an outdated one.
  return <ChoicesForm key={choosing.version} choosing={choosing} credentials={credentials} />
}

function ChoicesForm({ choosing, credentials }: { choosing: Choosing; credentials: Credentials }) {
  const t = useText()
  const { options, price, version } = choosing
  const [selection, select] = useState(() => selectionOf(options))
  const confirming = useChange(confirmOwnChoices, { stale: [getOwnChoices, getOwnPurchase] })
  const open = options.filter(({ isOpen }) => isOpen)
  const [firstDay] = open.map(({ lastDay }) => lastDay).toSorted()
  const isNew = hasNews(open, selection)
  return (
    <PageCard id="own-choices" title={t(firstDay ? 'sales_own_choices' : 'sales_own_choices_chosen')}>
      {firstDay && <p className={styles.lead}>{t('sales_own_choices_text', { date: formatDate(firstDay) })}</p>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isNew) confirming.mutate({ params: credentials, body: { version, choices: madeOf(open, selection) } })
        }}
      >
        {options.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            credentials={credentials}
            selected={selection[option.id] ?? option.chosen}
            onSelect={(key) => select({ ...selection, [option.id]: key })}
          />
        ))}
        <PriceSum price={price} effect={effectOf(options, selection)} />
        {open.length > 0 &&
          (isNew ? (
            <div className={styles.actions}>
              <Button type="submit" size="md" loading={confirming.isPending}>
                {t('sales_own_choices_confirm')}
              </Button>
            </div>
          ) : (
            <p className={styles.done} role="status">
              <IconCircleCheck size={20} stroke={1.5} aria-hidden />
              {t('sales_own_choices_same')}
            </p>
          ))}
      </form>
    </PageCard>
  )
}

interface FieldProps {
  option: OfferedOption
  credentials: Credentials
  selected: string
  onSelect: (key: string) => void
}

function OptionField({ option, credentials: { slug, token }, selected, onSelect }: FieldProps) {
  const t = useText()
  const { id, title, text, choices, isOpen, hasPicture } = option
  const chosen = choices.find(({ key }) => key === selected)
  return (
    <fieldset className={styles.option}>
      <legend className={styles.optionTitle}>{title}</legend>
      {text && <p className={styles.soft}>{text}</p>}
      {hasPicture && (
        <img
          className={styles.picture}
          src={`/api/v2/applications/${slug}/${token}/status/choices/${id}/picture`}
          alt=""
          loading="lazy"
        />
      )}
      {isOpen ? (
        <div className={styles.choices}>
          {choices.map(({ key, title: choice, effect }, index) => (
            <label key={key} className={styles.choice} data-checked={key === selected}>
              <input
                type="radio"
                name={`option-${id}`}
                value={key}
                checked={key === selected}
                onChange={() => onSelect(key)}
              />
              <span className={styles.choiceTitle}>{choice}</span>
              <span className={styles.effect}>
                {index === 0 ? t('sales_own_choice_included') : formatDifference(effect)}
              </span>
            </label>
          ))}
        </div>
      ) : (
        <p className={styles.known}>
          <strong>{chosen?.title}</strong>
          <span className={styles.effect}>
            {chosen === choices[0] ? t('sales_own_choice_included') : formatDifference(chosen?.effect ?? 0)}
          </span>
        </p>
      )}
      <p className={styles.soft} style={{ margin: '8px 0 0' }}>
        {noteOf(t, option)}
      </p>
    </fieldset>
  )
}

function noteOf(t: ReturnType<typeof useText>, { isOpen, state, chosenAt, lastDay }: OfferedOption): string {
  const confirmed = state === 'confirmed' && t('sales_own_choice_confirmed', { date: formatDate(chosenAt) })
  const day = { date: formatDate(lastDay) }
  if (isOpen) return [confirmed, t('sales_own_choice_until', day)].filter(Boolean).join('. ')
  // Choosing may end before the deadline, with the purchase.
  return confirmed || t(lastDay < dayOf(new Date()) ? 'sales_own_choice_closed' : 'sales_own_choice_over', day)
}

function PriceSum({ price, effect }: { price: number | null; effect: number }) {
  const t = useText()
  return (
    <dl className={styles.sum} aria-live="polite">
      {price !== null && (
        <div>
          <dt>{t('sales_price_of_object')}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
      )}
      <div>
        <dt>{t('sales_effect_of_choices')}</dt>
        <dd>{formatDifference(effect)}</dd>
      </div>
      {price !== null && (
        <div>
          <dt>{t('sales_price_with_choices')}</dt>
          <dd>{formatMoney(price + effect)}</dd>
        </div>
      )}
    </dl>
  )
}

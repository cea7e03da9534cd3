// Options of a project: what buyers can choose, until when, and how it changes the price.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { listOptions, type SaleOptionView } from '../../contract/options.ts'
import { titleIn } from '../../rules/choices/option-content.ts'
import { MoveOption } from './MoveOption.tsx'
import { OptionCard } from './OptionCard.tsx'
import { OptionModal } from './OptionModal.tsx'
import styles from './staff-choices.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(listOptions))

export default function OptionsPage() {
  const t = useText()
  const query = useQuery(queryOf(listOptions))
  const [edited, edit] = useState<{ option: SaleOptionView | null } | null>(null)
  const [moved, tell] = useState('')
  const create = <Button onClick={() => edit({ option: null })}>{t('sales_option_new')}</Button>
  const canWrite = query.data?.canWrite ?? false
  return (
    <>
      <PageHead
        title={t('screen_sale_options')}
        count={query.data?.options.length}
        action={canWrite ? create : undefined}
      />
      <Paragraph>{t('sales_options_about')}</Paragraph>
      <QueryView
        query={query}
        rows={6}
        empty={{
          when: ({ options }) => options.length === 0,
          shown: (
            <EmptyState
              title={t('sales_options_none')}
              text={t('sales_options_none_text')}
              action={canWrite ? create : undefined}
            />
          ),
        }}
      >
        {({ options }) => (
          <div className={styles.cards}>
            {options.map((option) => (
              <OptionCard
                key={option.id}
                option={option}
                title={titleIn(option, currentLanguage())}
                canWrite={canWrite}
                moving={option.endedAt === null && <Moving option={option} options={options} onMoved={tell} />}
                onEdit={() => edit({ option })}
              />
            ))}
          </div>
        )}
      </QueryView>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {edited && <OptionModal option={edited.option} onClose={() => edit(null)} />}
    </>
  )
}

interface MovingProps {
  option: SaleOptionView
  options: readonly SaleOptionView[]
  /** Words for screen readers. */
  onMoved: (words: string) => void
}

function Moving({ option, options, onMoved }: MovingProps) {
  const t = useText()
  const title = titleIn(option, currentLanguage())
  const count = options.filter(({ endedAt }) => endedAt === null).length
  if (count < 2) return null
  return (
    <MoveOption
      id={option.id}
      title={title}
      order={options.map(({ id }) => id)}
      count={count}
      onMoved={(place) => onMoved(t('sales_option_moved', { title, place, count }))}
    />
  )
}

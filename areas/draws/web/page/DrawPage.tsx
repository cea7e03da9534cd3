// Public page of a draw: what was fixed and when, the check in this browser, the own receipt, and the rule in words.

import { useQuery } from '@tanstack/react-query'
import { IconLinkOff } from '@tabler/icons-react'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getPublicDraw } from '../../contract/public-draw.ts'
import { drawStateText } from '../../rules/draw-state.ts'
import { CheckSection } from './CheckSection.tsx'
import { DrawNotices } from './DrawNotices.tsx'
import { FixedSection } from './FixedSection.tsx'
import { ReceiptSection } from './ReceiptSection.tsx'
import { ResultSection } from './ResultSection.tsx'
import { RuleSection } from './RuleSection.tsx'
import { useDrawCheck } from './use-draw-check.ts'
import styles from './DrawPage.module.css'

const queryOfDraw = (drawSlug: string) => ({ ...queryOf(getPublicDraw, { params: { drawSlug } }), retry: false })

export const load = (context: LoadContext) => {
  rememberMailedLanguage(context)
  return context.queryClient.prefetchQuery(queryOfDraw(context.params['drawSlug'] ?? ''))
}

export default function DrawPage() {
  const t = useText()
  const slug = useParam('drawSlug')
  const query = useQuery(queryOfDraw(slug))
  const { data: draw, error } = query
  const check = useDrawCheck(slug, draw)
  if (!draw && error instanceof CallFailed && (error.status === 404 || error.status === 422)) {
    const icon = <IconLinkOff size={32} stroke={1.5} />
    return <EmptyState title={t('draws_page_unknown')} text={t('draws_page_unknown_text')} icon={icon} />
  }
  if (!draw) return <QueryView query={query} rows={8} />
  return (
    <div className={styles.page}>
      <PageHead
        title={draw.title}
        subtitle={t('draws_page_subtitle', { number: draw.number, project: draw.projectName })}
        badge={<StateBadge state={draw.state} title={t(drawStateText(draw.state))} />}
      />
      <p className={styles.lead}>{t('draws_page_lead')}</p>
      <DrawNotices draw={draw} />
      <FixedSection draw={draw} />
      <ReceiptSection draw={draw} check={check} />
      <CheckSection draw={draw} check={check} />
      {check.step === 'done' && draw.confirmedAt && <ResultSection draw={draw} checked={check.checked} />}
      <RuleSection draw={draw} slug={slug} />
    </div>
  )
}

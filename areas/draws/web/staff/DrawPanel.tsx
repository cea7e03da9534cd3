// Side panel of a draw.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getDraw } from '../../contract/draw.ts'
import { DrawDetails } from './DrawDetails.tsx'

export default function DrawPanel({ id }: PanelProps) {
  const t = useText()
  const { data } = useQuery(queryOf(getDraw, { params: { id } }))
  usePanelFrame({
    title: data ? t('draws_head', { number: data.number, title: data.title }) : t('draws_panel'),
    ...(data && { badge: <StateBadge state={data.state} title={data.stateTitle} /> }),
  })
  return <DrawDetails id={id} />
}

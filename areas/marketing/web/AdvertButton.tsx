// Button of a row in the lists of objects that opens the advertisement.

import { IconBroadcast } from '@tabler/icons-react'
import type { Row } from '#platform/contract/table.ts'
import { useInit } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { RowButton } from '#platform/web/table/cells/RowButton.tsx'
import { advertPanel } from '../contract/list-places.ts'

const advertising = ['reletting', 'first-time-letting', 'sale']

export default function AdvertButton({ row }: { row: Row }) {
  const t = useText()
  const { open } = usePanel()
  const { project_type } = useInit()
  if (!advertising.includes(project_type)) return null
  return <RowButton title={t('marketing_open')} icon={IconBroadcast} run={() => open(advertPanel, row._id)} />
}

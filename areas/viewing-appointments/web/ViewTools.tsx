// Switch between list, week and month, and the button for the calendar address.

import { SegmentedControl } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { layouts, type AppointmentsLayout } from './appointment-pages.ts'
import { FeedModal } from './FeedModal.tsx'

export function ViewTools({ layout }: { layout: AppointmentsLayout }) {
  const t = useText()
  const { setSearch } = useAddress()
  const [showsFeed, setShowsFeed] = useState(false)
  return (
    <>
      <IconButton label={t('viewing_appointments_feed')} onClick={() => setShowsFeed(true)}>
        <IconCalendarShare size={18} stroke={1.5} />
      </IconButton>
      <SegmentedControl
        size="xs"
        aria-label={t('viewing_appointments_layout')}
        value={layout}
        onChange={(chosen) => void setSearch({ show: chosen === 'list' ? undefined : chosen })}
        data={layouts.map((value) => ({ value, label: t(`viewing_appointments_layout_${value}`) }))}
      />
      {showsFeed && <FeedModal onClose={() => setShowsFeed(false)} />}
    </>
  )
}

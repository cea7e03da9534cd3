// Page of an ended offer: reason, and link to other flats.

import { Button } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { WaysToContact } from '#platform/web/ui/states/WaysToContact.tsx'

export function OfferEnded({ text }: { text: string }) {
  const t = useText()
  return (
    <EmptyState
      isPage
      icon={<IconClockOff size={22} stroke={1.5} />}
      title={t('applications_offer_form_ended')}
      text={text}
      action={
        <>
          <Button component={Link} to="/public-object-list" variant="default">
            {t('applications_offer_form_other_objects')}
          </Button>
          <WaysToContact subject={t('applications_offer_form_ended')} />
        </>
      }
    />
  )
}

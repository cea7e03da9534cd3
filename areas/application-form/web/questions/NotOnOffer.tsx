// Shown if no object of the link is available: gives the reason and a link to available objects.

import { Button } from '@mantine/core'
import { IconHomeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CallFailed } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { WaysToContact } from '#platform/web/ui/states/WaysToContact.tsx'

export function NotOnOffer({ failure, retry }: { failure: unknown; retry: () => void }) {
  const t = useText()
  if (!(failure instanceof CallFailed) || ![404, 409, 422].includes(failure.status)) {
    return <FailedState failure={failure} retry={retry} />
  }
  const [why] = Object.values(failure.refusal.fields ?? {})
  return (
    <EmptyState
      icon={<IconHomeOff size={22} stroke={1.5} />}
      title={t('application_form_not_on_offer')}
      text={why ?? failure.message}
      action={
        <>
          <Button component={Link} to="/public-object-list">
            {t('application_form_to_list')}
          </Button>
          <Button variant="default" component={Link} to="/form/application/continue">
            {t('application_form_code_have')}
          </Button>
          <WaysToContact subject={t('application_form_not_on_offer')} />
        </>
      }
    />
  )
}

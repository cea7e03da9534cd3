// Page of an invalid link, with the ways to continue: a new link, a form started on another device, other objects.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'

export default function WaysOn({ reason }: { reason: string }) {
  const t = useText()
  return (
    <div role="alert">
      <LinkEnded purpose={t('application_form_link_purpose')} reason={reason}>
        <Button component={Link} to="/form/application/new-link">
          {t('general_ask_for_new_link')}
        </Button>
        <Button variant="default" component={Link} to="/form/application/continue">
          {t('application_form_code_have')}
        </Button>
        <Button variant="default" component={Link} to="/public-object-list">
          {t('application_form_to_list')}
        </Button>
      </LinkEnded>
    </div>
  )
}

// Ways to continue after an invalid link: a new link, the list of objects, or a form started on another device.

import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { WaysToContact } from '#platform/web/ui/states/WaysToContact.tsx'

export default function WaysOn() {
  const t = useText()
  return (
    <Group justify="center">
      <Button component={Link} to="/form/application/new-link">
        {t('general_ask_for_new_link')}
      </Button>
      <Button variant="default" component={Link} to="/form/application/continue">
        {t('application_form_code_have')}
      </Button>
      <Button variant="default" component={Link} to="/public-object-list">
        {t('application_form_to_list')}
      </Button>
      <WaysToContact subject={t('general_ask_for_new_link')} />
    </Group>
  )
}

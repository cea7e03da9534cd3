// Link from the object lists to the import, for users who may edit objects.

import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'

export function ImportButton() {
  const t = useText()
  const { can } = useSession()
  if (!can('object_write')) return null
  return (
    <Button
      component={ScreenLink}
      to="/objects/import"
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.5} aria-hidden />}
    >
      {t('objects_import')}
    </Button>
  )
}

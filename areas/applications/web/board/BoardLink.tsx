// Link from the list of applications to the board, while the list is filtered by a single object.

import { Button } from '@mantine/core'
import { IconLayoutKanban } from '@tabler/icons-react'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { readAddress } from '#platform/web/table/list-state.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { boardPath } from './ViewSwitch.tsx'

export function BoardLink() {
  const t = useText()
  const { search } = useAddress()
  const { object } = readAddress(search).filters
  const [objectId, ...others] = Array.isArray(object) ? object : []
  if (objectId === undefined || others.length > 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconLayoutKanban size={16} stroke={1.5} aria-hidden />}
      renderRoot={(given) => <ScreenLink to={boardPath(objectId)} {...given} />}
    >
      {t('applications_board')}
    </Button>
  )
}

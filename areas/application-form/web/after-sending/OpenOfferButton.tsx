// Button from the status page to the open offer. The link is created on click because reading the page changes
// nothing.

import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { getApplicationStatus, openOwnOffer } from '../../contract/status.ts'

export function OpenOfferButton({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const router = useRouter()
  const opening = useChange(openOwnOffer, {
    stale: [getApplicationStatus],
    onDone: ({ path }) => router.history.push(path),
  })
  return (
    <Button loading={opening.isPending} onClick={() => opening.mutate({ params: credentials })}>
      {t('application_form_open_offer')}
    </Button>
  )
}

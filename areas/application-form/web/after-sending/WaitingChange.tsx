// Changes after submission that are not saved exist on this device only. The status page warns about them and links
// back to the form. They may still be uploading; once saved, the status is refetched.

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keyOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { getApplicationStatus } from '../../contract/status.ts'
import { hasUnsaved } from '../later/mirror.ts'
import { openShelf } from '../later/shelf.ts'
import { PageCard } from '../look/PageCard.tsx'
import { SoftText } from '../look/SoftText.tsx'

const lookEvery = 2000

export function WaitingChange({ credentials: { slug, token } }: { credentials: Credentials }) {
  const t = useText()
  const queryClient = useQueryClient()
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let again: number | undefined
    let isLeft = false
    const look = async (waited: boolean) => {
      const waits = hasUnsaved(await openShelf(), slug)
      if (isLeft) return
      setWaiting(waits)
      if (waits) again = window.setTimeout(() => void look(true), lookEvery)
      else if (waited) await queryClient.invalidateQueries({ queryKey: keyOf(getApplicationStatus) })
    }
    void look(false)
    return () => {
      isLeft = true
      window.clearTimeout(again)
    }
  }, [slug, queryClient])
  if (!isWaiting) return null
  return (
    <PageCard id="waiting-change" title={t('application_form_change_waits')}>
      <SoftText>{t('application_form_change_waits_text')}</SoftText>
      <Button mt={16} component={Link} to={`/form/application/${slug}/${token}/update`}>
        {t('application_form_change_waits_open')}
      </Button>
    </PageCard>
  )
}

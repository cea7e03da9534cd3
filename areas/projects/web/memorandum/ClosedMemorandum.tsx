// Shown instead of the memorandum: it is gone, or the agreement is not signed yet.

import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { CallFailed } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { ndaPath } from '../../rules/project-address.ts'

interface Props {
  slug: string
  failure: Error
  retry: () => void
}

export function ClosedMemorandum({ slug, failure, retry }: Props) {
  const t = useText()
  if (!(failure instanceof CallFailed)) return <FailedState failure={failure} retry={retry} />
  if (failure.status === 404) {
    return (
      <EmptyState
        icon={<IconLock size={22} stroke={1.5} />}
        title={t('projects_teaser_gone')}
        text={t('projects_teaser_gone_text')}
      />
    )
  }
  if (failure.status !== 403) return <FailedState failure={failure} retry={retry} />
  return (
    <EmptyState
      icon={<IconLock size={22} stroke={1.5} />}
      title={t('projects_memorandum_closed')}
      text={failure.message}
      action={
        <Button component="a" href={ndaPath(slug)}>
          {t('projects_memorandum_sign')}
        </Button>
      }
    />
  )
}

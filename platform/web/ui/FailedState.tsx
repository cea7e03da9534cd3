// Something could not be loaded: what the server said, and the way to try again where that may help.

import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { CallFailed } from '../api/call-failed.ts'
import { useText } from '../i18n/texts.ts'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  failure: unknown
  retry?: () => void
}

export function FailedState({ failure, retry }: Props) {
  const t = useText()
  const refused = failure instanceof CallFailed ? failure : undefined
  const incident = refused?.refusal.incident
  const isMissing = refused?.status === 404
  // What the server says in general says no more than the title.
  const said = isMissing && refused.message === t('general_not_found') ? t('general_not_found_text') : refused?.message
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={22} stroke={1.5} />}
        title={isMissing ? t('general_not_found_title') : t('general_could_not_load')}
        text={
          <>
            {said ?? t('general_something_went_wrong')}
            {incident && <div>{t('general_incident', { incident })}</div>}
          </>
        }
        action={
          retry &&
          !isMissing && (
            <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={retry}>
              {t('general_try_again')}
            </Button>
          )
        }
      />
    </div>
  )
}

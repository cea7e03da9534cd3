// Error state: the server's message and a retry button; for a 404, links back instead.

import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconFileUnknown, IconRefresh } from '@tabler/icons-react'
import { CallFailed } from '../../api/call-failed.ts'
import { currentAudience } from '../../i18n/language.ts'
import { useText } from '../../i18n/texts.ts'
import { BackToLastScreen } from '../BackToLastScreen.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ScreenLink } from '../ScreenLink.tsx'
import { WaysToContact } from './WaysToContact.tsx'

interface Props {
  failure: unknown
  retry?: () => void
}

export function FailedState({ failure, retry }: Props) {
  const t = useText()
  const refused = failure instanceof CallFailed ? failure : undefined
  const isMissing = refused?.status === 404
  const incident = refused?.refusal.incident
  // The server's general message adds nothing to the title.
  const said = isMissing && refused.message === t('general_not_found') ? t('general_not_found_text') : refused?.message
  return (
    <div role="alert">
      <EmptyState
        isPage={isMissing && currentAudience() === 'public'}
        icon={isMissing ? <IconFileUnknown size={22} stroke={1.5} /> : <IconAlertTriangle size={22} stroke={1.5} />}
        title={isMissing ? t('general_not_found_title') : t('general_could_not_load')}
        text={
          <>
            {said ?? t('general_something_went_wrong')}
            {incident && <div>{t('general_incident', { incident })}</div>}
          </>
        }
        action={
          isMissing ? (
            <WaysBack />
          ) : (
            retry && (
              <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={retry}>
                {t('general_try_again')}
              </Button>
            )
          )
        }
      />
    </div>
  )
}

/** Shown instead of a retry, which would fail again. */
function WaysBack() {
  const t = useText()
  if (currentAudience() === 'public') return <WaysToContact subject={t('general_not_found_title')} />
  return (
    <Group gap={8} justify="center">
      <BackToLastScreen />
      <Button component={ScreenLink} to="/" variant="default">
        {t('shell_to_start')}
      </Button>
    </Group>
  )
}

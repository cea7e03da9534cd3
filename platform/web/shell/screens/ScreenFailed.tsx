// Error boundary of each screen; the shell stays usable. If the code was replaced by a new version, it offers a
// reload.

import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { FailedState } from '../../ui/states/FailedState.tsx'
import { chunkFailureOf } from './chunk-failure.ts'
import { endPrerendered } from '../prerendered/prerendered.ts'

export function ScreenFailed({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useText()
  const router = useRouter()
  const chunk = chunkFailureOf(error)
  useEffect(endPrerendered, [])
  if (chunk) {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconRefresh size={22} stroke={1.5} />}
          title={t('shell_chunk_title')}
          text={t(`shell_chunk_${chunk}`)}
          action={<Button onClick={() => location.reload()}>{t('shell_reload')}</Button>}
        />
      </div>
    )
  }
  return (
    <FailedState
      failure={error}
      retry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}

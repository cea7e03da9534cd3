// Placeholder page of a screen with a settled path, name and permission but no content yet.

import { Button } from '@mantine/core'
import { IconHammer } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/texts.ts'
import { EmptyState } from './EmptyState.tsx'
import { PageHead } from '../PageHead.tsx'

export function NotYetPage({ title }: { title: string }) {
  const t = useText()
  return (
    <>
      <PageHead title={t(title)} />
      <EmptyState
        icon={<IconHammer size={22} stroke={1.5} />}
        title={t('shell_not_yet_title')}
        text={t('shell_not_yet_text', { screen: t(title) })}
        action={
          <Button component={Link} to="/" variant="default">
            {t('shell_to_start')}
          </Button>
        }
      />
    </>
  )
}

// Card from which only the sign-in leads on, for instance behind a link that is over.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Entrance } from './entrance.ts'
import { EntryCard, EntryForm } from './EntryCard.tsx'

interface Props {
  entrance: Entrance
  title: string
  subtitle: string
}

export function ToSignInCard({ entrance, title, subtitle }: Props) {
  const t = useText()
  return (
    <EntryCard title={title} subtitle={subtitle}>
      <EntryForm onSubmit={() => {}}>
        <Button component={Link} to={entrance.signInPath} size="md" fullWidth>
          {t('sign_in_title')}
        </Button>
      </EntryForm>
    </EntryCard>
  )
}
